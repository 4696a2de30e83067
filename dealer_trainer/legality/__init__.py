"""What cannot happen at a table: every fault of a scenario, each with its place and the rule.

"May he …?" is answered by the faults of the scenario in which he does it.
"""

from dealer_trainer.faults import Fault
from dealer_trainer.legality.bets import by_hands, insurance_bounds, leaves, stakes
from dealer_trainer.legality.boxes import blind, numbers, players
from dealer_trainer.legality.cards import card_counts, cards_twice, draws
from dealer_trainer.legality.problem import Problem
from dealer_trainer.scenario import Scenario

__all__ = ["Problem", "faults", "insurance_bounds"]


def faults(scenario: Scenario) -> list[Fault]:
    """Return every fault of a scenario; none means that it can be settled."""
    counts = list(card_counts(scenario))
    drawn = [fault for at, box in enumerate(scenario.boxes) for fault in draws(scenario, at, box)]
    found = [*counts, *cards_twice(scenario), *numbers(scenario), *players(scenario), *drawn]
    for at, box in enumerate(scenario.boxes):
        found += stakes(scenario.house, at, box)
        found += blind(scenario.house, at, box)
        found += leaves(scenario.house, at, box)
    if not counts and not drawn:
        found += by_hands(scenario)
    return found
