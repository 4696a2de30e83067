"""Situations written in a few words, and what came out of them in as few."""

from dataclasses import dataclass
from pathlib import Path

from dealer_trainer.faults import format_key
from dealer_trainer.files.events import documents
from dealer_trainer.files.houses import Houses
from dealer_trainer.files.located import FilesError, LocatedFault
from dealer_trainer.files.scenarios import read_scenarios
from dealer_trainer.files.source import Source
from dealer_trainer.house import House
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import BoxSettlement, Outcome, Settlement, settle

HOUSES = Houses()


@dataclass(frozen=True)
class Situation:
    """A table in YAML's flow style; each box is written without its number and its braces."""

    house: str
    dealer: str
    boxes: tuple[str, ...]
    next: str = ""
    table: str = ""

    @property
    def text(self) -> str:
        lines = [f"house: {self.house}"]
        if self.table:
            lines.append(f"table: {{{self.table}}}")
        lines.append(f"dealer: {{cards: {self.dealer}, next: {self.next}}}")
        lines.append("boxes:" if self.boxes else "boxes: []")
        for number, box in enumerate(self.boxes, start=1):
            lines.append(f"- {{{box}}}" if "box:" in box else f"- {{box: {number}, {box}}}")
        return "\n".join(lines) + "\n"


def house_of(text: str) -> House:
    """Return the house that a mapping in YAML's flow style holds."""
    faults: list[LocatedFault] = []
    (node,) = documents(text, "-", faults)
    assert not faults
    return HOUSES.of_node(node, Path())


def scenario(situation: Situation) -> Scenario:
    (made,) = read_scenarios(Source("-", situation.text, Path()), HOUSES)
    return made


def settlement(situation: Situation) -> Settlement:
    return settle(scenario(situation))


def ends(situation: Situation) -> list[str]:
    """Return a line for each box: ``win: ante returned, bet paid 200``."""
    return [end(box) for box in settlement(situation).boxes]


def end(box: BoxSettlement) -> str:
    lines = []
    for line in box.bets:
        pays = f" {line.pays}" if line.outcome is Outcome.PAID else ""
        lines.append(f"{line.bet} {line.outcome}{pays}")
    return f"{box.result}: {', '.join(lines)}"


def problems(situation: Situation) -> list[str]:
    """Return the faults of a situation, each as ``key problem``."""
    try:
        scenario(situation)
    except FilesError as error:
        return [f"{format_key(each.fault.key)} {each.fault.problem}" for each in error.faults]
    return []
