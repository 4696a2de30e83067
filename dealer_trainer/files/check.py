"""Whether a file is right, whatever it holds: scenarios, exam plans or houses."""

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TypeAlias

from dealer_trainer.files.events import documents
from dealer_trainer.files.houses import Houses
from dealer_trainer.files.located import FilesError, LocatedFault, Place, located
from dealer_trainer.files.scenarios import read_documents, scenario_of
from dealer_trainer.files.source import Source
from dealer_trainer.files.tree import Node

Maker: TypeAlias = Callable[[Node, Path, Houses], object]
"""Makes something of a document, paths in it starting from a folder; FilesError for faults."""


class What(Enum):
    """What a document can be."""

    SCENARIO = auto()
    PLAN = auto()
    HOUSE = auto()


def check(source: Source, houses: Houses, plan_of: Maker) -> int:
    """Return how many documents a file has; raise FilesError with its faults.

    A document with `dealer` at the top is a scenario, one with `sections` an exam plan, which the
    rooms above read by `plan_of`; any other one is a house, and so is one that says at `dealer`
    from which hand he plays.
    """

    def make(document: Node) -> None:
        match what_is(document):
            case What.SCENARIO:
                scenario_of(document, source.folder, houses)
            case What.PLAN:
                plan_of(document, source.folder, houses)
            case What.HOUSE:
                houses.of_document(document, source.folder / Path(source.name).name)

    return sum(1 for _ in read_documents(source, make))


def what_is(document: Node) -> What:
    """Tell what a document is by the keys at its top."""
    if _is_scenario(document):
        return What.SCENARIO
    return What.PLAN if document.get("sections") else What.HOUSE


def what_it_holds(source: Source) -> What:
    """Tell what the first document of a file is; raise FilesError if there is none to read."""
    faults: list[LocatedFault] = []
    first = next(documents(source.text, source.name, faults), None)
    if first is not None:
        return what_is(first)
    raise FilesError(faults or [located(Place(source.name), (), "file_empty")])


def _is_scenario(document: Node) -> bool:
    dealer = document.get("dealer")
    if dealer is None:
        return False
    is_house = any(document.get(key) for key in ("id", "extends", "names", "pays"))
    return bool(dealer.get("cards")) or not is_house
