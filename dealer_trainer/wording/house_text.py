"""The rules of a house as text to read, whole or only what differs from another house."""

from collections.abc import Iterable, Iterator, Sequence

from dealer_trainer.house import House
from dealer_trainer.wording.house_page import (
    Row,
    dealer_line,
    house_name,
    house_page,
    side_by_side,
)
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.rules import rule_order, rule_sentence

_ABSENT = "\N{EM DASH}"


def house_text(words: Words, house: House) -> str:
    """Return every option of a house: in words, its value, its rule, its path in the file."""
    lines = [*_heading(words, house), dealer_line(words, house)]
    rules = set[str]()
    for section in house_page(words, house):
        cells = [[row.name, row.value, row.rule or "", row.path] for row in section.rows]
        lines += ["", section.title, *_columns(cells)]
        rules.update(row.rule for row in section.rows if row.rule)
    cited = [[rule, rule_sentence(words, rule)] for rule in sorted(rules, key=rule_order)]
    lines += ["", words.text("The rules behind them"), *_columns(cited)]
    return "\n".join([*lines, ""])


def difference_text(words: Words, house: House, other: House) -> str:
    """Return the options on which two houses decided differently, both values beside each other.

    What only the rule's id tells apart is no difference.
    """
    lines = [*_heading(words, house), *_heading(words, other)]
    none = True
    for section in side_by_side(words, house, other):
        cells = [
            [pair.name, _value(pair.here), _value(pair.there), pair.path]
            for pair in section.pairs
            if pair.differs
        ]
        if cells:
            none = False
            lines += ["", section.title, *_columns(cells)]
    if none:
        lines += ["", words.text("No option differs.")]
    return "\n".join([*lines, ""])


def _heading(words: Words, house: House) -> Iterator[str]:
    name = house_name(words, house)
    yield words.text(
        "{name} ({id}), version {version}", name=name, id=house.id, version=house.version
    )
    yield words.text("Source: {source}", source=house.source)


def _value(row: Row | None) -> str:
    if row is None:
        return _ABSENT
    return f"{row.value} [{row.rule}]" if row.rule else row.value


def _columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    """Return rows with their cells below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  " + "  ".join(cells).rstrip()
