"""An answer opened again: its scenario, under the house that it was judged by."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from dealer_trainer.files import FilesError, Houses, Source
from dealer_trainer.files.located import Place, located
from dealer_trainer.files.scenarios import read_documents, scenario_of
from dealer_trainer.files.tree import Node
from dealer_trainer.files.values import shown
from dealer_trainer.house import House
from dealer_trainer.scenario import Scenario

Made = TypeVar("Made")


class Reopener:
    """Read the documents of answers, those of one house quickly.

    They may come from anywhere. Nothing but the text itself is read: its house names no other house
    and no file.
    """

    def __init__(self) -> None:
        self._houses = Houses()

    def scenario(self, document: str) -> Scenario:
        """Return the scenario of an answer's document; raise FilesError with what is wrong."""
        return _only(document, self._read)

    def house(self, text: str) -> House:
        """Return the house of a text; raise FilesError with what is wrong."""
        return _only(text, self._house)

    def _read(self, document: Node) -> Scenario:
        if (house := document.get("house")) is not None:
            _check_whole(house)
        return scenario_of(document, Path(), self._houses)

    def _house(self, document: Node) -> House:
        _check_whole(document)
        return self._houses.of_node(document, Path())


def _only(text: str, make: Callable[[Node], Made]) -> Made:
    first, *more = read_documents(Source("-", text, Path()), make)
    if more:
        raise FilesError([located(Place("-"), (), "answer_many_documents")])
    return first


def _check_whole(house: Node) -> None:
    """Raise FilesError unless a house stands there itself, and names no other."""
    if not isinstance(house.value, dict):
        found = shown(house.plain())
        raise FilesError([located(house.place, house.key, "not_mapping", found=found)])
    if base := house.get("extends"):
        raise FilesError([located(base.place, base.key, "answer_extends")])
