"""Whether a file is right, whatever it holds: scenarios or houses."""

from pathlib import Path

from dealer_trainer.files.houses import Houses
from dealer_trainer.files.scenarios import read_documents, scenario_of
from dealer_trainer.files.source import Source
from dealer_trainer.files.tree import Node


def check(source: Source, houses: Houses) -> int:
    """Return how many documents a file has; raise FilesError with its faults.

    A document with `dealer` at the top is a scenario, any other one a house, and so is one that
    says there from which hand the dealer plays.
    """

    def make(document: Node) -> None:
        if _is_scenario(document):
            scenario_of(document, source.folder, houses)
        else:
            houses.of_document(document, source.folder / Path(source.name).name)

    return sum(1 for _ in read_documents(source, make))


def _is_scenario(document: Node) -> bool:
    dealer = document.get("dealer")
    if dealer is None:
        return False
    is_house = any(document.get(key) for key in ("id", "extends", "names", "pays"))
    return bool(dealer.get("cards")) or not is_house
