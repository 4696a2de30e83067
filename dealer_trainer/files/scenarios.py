"""Scenarios out of a file, in three stages: YAML, then shape, then what can be at a table."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from dealer_trainer import legality
from dealer_trainer.files.events import documents
from dealer_trainer.files.houses import Houses
from dealer_trainer.files.located import FilesError, LocatedFault, Place, located
from dealer_trainer.files.shapes import ScenarioShape, read_shape
from dealer_trainer.files.source import Source
from dealer_trainer.files.tree import Node, Plain
from dealer_trainer.files.values import WrongValueError, refuse
from dealer_trainer.house import House, Table
from dealer_trainer.scenario import Scenario

MOST_FAULTS = 10_000

Made = TypeVar("Made")


def read_scenarios(source: Source, houses: Houses) -> Iterator[Scenario]:
    """Yield the scenarios of a file; at its end raise FilesError if there was any fault in it.

    If it is no YAML that is all that is told; else each document has the faults of its shape or,
    without any, those of its table.
    """
    yield from read_documents(source, lambda node: scenario_of(node, source.folder, houses))


def read_documents(source: Source, make: Callable[[Node], Made]) -> Iterator[Made]:
    """Yield what is made of each document of a file; at its end raise FilesError with all faults.

    `make` raises FilesError for a document with faults.
    """
    syntax: list[LocatedFault] = []
    told: dict[object, LocatedFault] = {}
    empty = True
    for document in documents(source.text, source.name, syntax):
        empty = False
        try:
            made = make(_filled(document))
        except FilesError as error:
            for each in error.faults:
                told.setdefault((each.place, each.fault.key, each.fault.problem), each)
            if len(told) >= MOST_FAULTS:
                told[source] = located(document.place, (), "too_many_faults", most=len(told))
                break
        else:
            yield made
    if empty and not syntax:
        raise FilesError([located(Place(source.name), (), "file_empty")])
    if syntax or told:
        raise FilesError(syntax or told.values())


def _filled(document: Node) -> Node:
    if document.value is None:
        raise FilesError([located(document.place, (), "document_empty")])
    return document


def scenario_of(document: Node, folder: Path, houses: Houses) -> Scenario:
    """Return the scenario of a document; raise FilesError with the faults of the first bad stage.

    Paths in it start from `folder`.
    """
    faults: list[LocatedFault] = []
    shape, house, table = None, None, None
    try:
        shape = read_shape(ScenarioShape, document.plain())
    except WrongValueError as error:
        faults += map(document.locate, error.faults)
    if node := document.get("house"):
        try:
            house = houses.of_node(node, folder)
        except FilesError as error:
            faults += error.faults
    if node := document.get("table"):
        try:
            table = table_over(node.plain(), house)
        except WrongValueError as error:
            faults += map(node.locate, error.faults)
    if faults or shape is None or house is None:
        raise FilesError(sorted(faults, key=_place))
    if table:
        house = replace(house, table=table)
    scenario = Scenario(house, shape.dealer, shape.boxes)
    if wrong := legality.faults(scenario):
        raise FilesError(sorted(map(document.locate, wrong), key=_place))
    return scenario


def _place(fault: LocatedFault) -> Place:
    return fault.place


def table_over(own: Plain, house: House | None) -> Table | None:
    """Return the house's table with the scenario's own limits; raise WrongValueError."""
    if own is None:
        return None
    if not isinstance(own, dict):
        refuse("not_mapping", own)
    base = house.table if house else Table((1, 1), 1, (1,))
    whole: dict[str | int, Plain] = {
        "ante": list(base.ante),
        "max_payout": base.max_payout,
        "chips": list(base.chips),
    }
    given = {key: each for key, each in own.items() if each is not None or key not in whole}
    return read_shape(Table, whole | given)
