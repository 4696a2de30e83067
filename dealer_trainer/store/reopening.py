"""An answer opened again: its scenario, under the house that it was judged by."""

from pathlib import Path

from dealer_trainer.files import FilesError, Houses, Source
from dealer_trainer.files.located import Place, located
from dealer_trainer.files.scenarios import read_documents, scenario_of
from dealer_trainer.files.tree import Node
from dealer_trainer.files.values import shown
from dealer_trainer.scenario import Scenario


class Reopener:
    """Read the documents of answers, those of one house quickly.

    They may come from anywhere. Nothing but the text itself is read: its house names no other house
    and no file.
    """

    def __init__(self) -> None:
        self._houses = Houses()

    def scenario(self, document: str) -> Scenario:
        """Return the scenario of an answer's document; raise FilesError with what is wrong."""
        first, *more = read_documents(Source("-", document, Path()), self._read)
        if more:
            raise FilesError([located(Place("-"), (), "answer_many_documents")])
        return first

    def _read(self, document: Node) -> Scenario:
        house = document.get("house")
        if house is not None and not isinstance(house.value, dict):
            found = shown(house.plain())
            raise FilesError([located(house.place, house.key, "not_mapping", found=found)])
        if house is not None and (base := house.get("extends")):
            raise FilesError([located(base.place, base.key, "answer_extends")])
        return scenario_of(document, Path(), self._houses)
