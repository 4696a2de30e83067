"""``audit``: every hand there is, counted through the engine and held against known figures."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from dealer_trainer import audit as proof
from dealer_trainer.files import Houses
from dealer_trainer.house import House
from dealer_trainer.wording import Words
from dealer_trainer.wording.audits import audit_text, chances_text

DEFAULT_HOUSE, DEFAULT_CARDS = "russian_poker", 6


def audit_houses(
    reference: str | None, cards: int | None, words: Words, text: TextIO, *, as_json: bool
) -> bool:
    """Write the counts of the houses and sizes asked for; tell whether every figure agrees.

    Raises FilesError for an unknown house.
    """
    houses = Houses()
    if as_json:
        house = houses.named(reference or DEFAULT_HOUSE, "--house")
        return _write_json(house, cards or DEFAULT_CARDS, words, text)
    chosen = [houses.named(reference, "--house")] if reference else houses.all()
    agreed = [_write(house, cards, words, text) for house in chosen]
    return all(agreed)


def _write(house: House, cards: int | None, words: Words, text: TextIO) -> bool:
    found: list[proof.Difference] = []
    for size in (cards,) if cards else proof.SIZES:
        with _progress(f"{house.id} {size}", words) as progress:
            counted = proof.audit(house, size, progress)
        found += (differences := proof.count_differences(house, counted))
        text.write(audit_text(words, counted, differences) + "\n")
    with _progress(house.id, words) as progress:
        chances = proof.chances(house, progress)
    found += (differences := proof.chance_differences(house, chances))
    text.write(chances_text(words, chances, differences) + "\n")
    return not found


def _write_json(house: House, cards: int, words: Words, text: TextIO) -> bool:
    with _progress(f"{house.id} {cards}", words) as progress:
        counted = proof.audit(house, cards, progress)
    differences = proof.count_differences(house, counted)
    plain = {
        "house": counted.house,
        "cards": counted.cards,
        "hands": counted.hands,
        "odds": counted.odds,
        "counts": [
            {"main": each.main, "second": each.second, "hands": each.hands, "odds": each.odds}
            for each in counted.counts
        ],
        "differences": [
            {"what": each.what, "expected": each.expected, "found": each.found}
            for each in differences
        ],
    }
    text.write(json.dumps(plain) + "\n")
    return not differences


@contextmanager
def _progress(name: str, words: Words) -> Iterator[proof.Progress]:
    """Show on standard error, if it is a terminal, how far the counting is."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(words.text("counting {what}", what=name))

        def tell(done: int, of: int) -> None:
            shown.update(task, completed=done, total=of)

        yield tell
