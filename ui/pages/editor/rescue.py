"""What can be read of scenarios with faults, to be mended in the editor."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from dealer_trainer.files import FilesError, LocatedFault, Plain, Source, read_source
from dealer_trainer.files.check import What, what_it_holds
from dealer_trainer.files.drill_folder import DrillFolder
from dealer_trainer.files.drills import MOST_SCENARIOS
from dealer_trainer.files.events import documents
from dealer_trainer.house import House
from dealer_trainer.scenario import Play
from ui.pages.editor.draft import (
    DEALER,
    EXCHANGE,
    LEAST,
    MAXIMUM,
    MOST,
    NEXT,
    ON,
    SIXTH,
    Draft,
    Spot,
    bare,
    spots,
)
from ui.pages.editor.sheet import Sheet

LARGEST = 2 * 1024 * 1024
_TYPED = {"player": "player", "ante": "ante", "bonus": "bonus", "insurance": "insurance"}
_TICKED = {"blind": "blind", "buys_game": "buys"}


def rescued(path: Path, folder: DrillFolder) -> Sheet | None:
    """Return what a file of scenarios holds that has a place in the editor, None if nothing has.

    What is no value of a table stays in the file, which is not changed.
    """
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            return None
        source = read_source(str(path))
        if what_it_holds(source) in (What.HOUSE, What.PLAN):
            return None
    except (FilesError, OSError):
        return None
    tables = tuple(islice(_tables(source, folder), MOST_SCENARIOS))
    if not tables:
        return None
    same = tuple(each for each in tables if each.house.id == tables[0].house.id)
    head = folder.head_of(source)
    if head is None:
        return Sheet(same)
    return Sheet(
        same, ru=head.names.ru, en=head.names.en, topic=head.topic, rules=head.rules, kind=head.kind
    )


def _tables(source: Source, folder: DrillFolder) -> Iterator[Draft]:
    faults: list[LocatedFault] = []
    for document in documents(source.text, source.name, faults):
        named, plain = document.get("house"), document.plain()
        if named is None or not isinstance(plain, dict):
            continue
        try:
            house = folder.houses.of_node(named, source.folder)
        except FilesError:
            continue
        yield _draft(house, plain)


def _draft(house: House, plain: dict[str | int, Plain]) -> Draft:
    """Return a table with every value that is where one is looked for, right or wrong."""
    values = dict(bare(house).values)
    dealer, table = _mapping(plain.get("dealer")), _mapping(plain.get("table"))
    values[DEALER], values[NEXT] = _text(dealer.get("cards")), _text(dealer.get("next"))
    limits = table.get("ante")
    if isinstance(limits, list):
        values |= dict(zip((LEAST, MOST), map(_text, limits), strict=False))
    if "max_payout" in table:
        values[MAXIMUM] = _text(table["max_payout"])
    boxes = plain.get("boxes")
    for number, box in _numbered(house, boxes if isinstance(boxes, list) else []):
        values |= _box(number, box)
    known = set(spots(house))
    return Draft(house, {spot: text for spot, text in values.items() if text and spot in known})


def _numbered(house: House, boxes: list[Plain]) -> Iterator[tuple[int, dict[str | int, Plain]]]:
    """Yield boxes by their numbers; one with a number that is not there takes a free place."""
    places = range(1, house.boxes.count + 1)
    found = [_mapping(each) for each in boxes]
    taken: set[int] = set()
    for each in found:
        number = each.get("box")
        free = (place for place in places if place not in taken | _numbers(found))
        if not isinstance(number, int) or number not in places or number in taken:
            number = next(free, 0)
        if number:
            taken.add(number)
            yield number, each


def _numbers(boxes: list[dict[str | int, Plain]]) -> set[Plain]:
    return {each["box"] for each in boxes if isinstance(each.get("box"), int)}


def _box(number: int, plain: dict[str | int, Plain]) -> dict[Spot, str]:
    values = {Spot("played", number): ON, Spot("cards", number): _text(plain.get("cards"))}
    for key, name in _TYPED.items():
        values[Spot(name, number)] = _text(plain.get(key))
    for key, name in _TICKED.items():
        values[Spot(name, number)] = ON if plain.get(key) is True else ""
    if plain.get("play") in tuple(Play) and plain["play"] != Play.BET:
        values[Spot("play", number)] = str(plain["play"])
    draws = plain.get("draws")
    for turn, draw in enumerate(map(_mapping, draws if isinstance(draws, list) else [])):
        kind = next((each for each in (SIXTH, EXCHANGE) if each in draw), "")
        values[Spot("draw", number, turn)] = kind
        values[Spot("gives", number, turn)] = _text(draw.get(kind))
        values[Spot("gets", number, turn)] = _text(draw.get("for"))
    return values


def _mapping(plain: Plain) -> dict[str | int, Plain]:
    return plain if isinstance(plain, dict) else {}


def _text(plain: Plain) -> str:
    """Return a value as it would have been typed, nothing for what no line takes."""
    if isinstance(plain, list):
        return " ".join(map(_text, plain))
    return "" if plain is None or isinstance(plain, dict | bool) else str(plain)
