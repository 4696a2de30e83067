"""The outcome tables of a house: one row for each case, with a scenario that leads to it."""

from dataclasses import dataclass

from dealer_trainer.audit.outcomes.reduction import rows_of
from dealer_trainer.audit.outcomes.rows import Branch, Case, Row
from dealer_trainer.audit.outcomes.situations import situations
from dealer_trainer.house import House
from dealer_trainer.legality import faults
from dealer_trainer.scenario import Box, Scenario
from dealer_trainer.settlement import BoxSettlement, Settlement, settle


@dataclass(frozen=True, slots=True)
class Outcome:
    """A row, the scenario built for it, what was settled, and the number of the box it is about."""

    row: Row
    scenario: Scenario
    settlement: Settlement
    number: int

    @property
    def box(self) -> Box:
        """The box that the row is about."""
        return next(box for box in self.scenario.boxes if box.box == self.number)

    @property
    def settled(self) -> BoxSettlement:
        """What the dealer does on this box."""
        return next(box for box in self.settlement.boxes if box.box == self.number)


@dataclass(frozen=True, slots=True)
class Table:
    """All outcomes of one branch, each case once."""

    branch: Branch
    outcomes: tuple[Outcome, ...]


def tables(house: House) -> tuple[Table, ...]:
    """Return the tables of the branches that a house has; together they hold every outcome."""
    made = (table(house, branch) for branch in Branch)
    return tuple(each for each in made if each.outcomes)


def table(house: House, branch: Branch) -> Table:
    """Return the table of one branch, without rows if the house has not got it."""
    found: dict[Case, Outcome] = {}
    for scenario in situations(house, branch):
        settlement = settle(scenario)
        for number, row in rows_of(scenario, settlement):
            new = row.case.branch is branch and row.case not in found
            if new and not faults(scenario):
                found[row.case] = Outcome(row, scenario, settlement, number)
    return Table(branch, tuple(sorted(found.values(), key=lambda each: each.row.case.place)))
