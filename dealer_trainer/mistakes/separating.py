"""Choose a scenario in which suspected ideas give different answers."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from dealer_trainer.house import House
from dealer_trainer.mistakes.catalogue import wrong_settlements
from dealer_trainer.mistakes.figures import answers, wrong_answers
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle

Effect = frozenset[frozenset[tuple[str, str]]]
"""The wrong answers by part of each settlement that an idea gives; none where it is harmless."""


def separating(
    ideas: Sequence[Idea], scenarios: Iterable[Scenario], others: tuple[House, ...] = ()
) -> Scenario | None:
    """Return the scenario that tells the ideas apart best, None if none tells any two apart.

    The scenarios are looked through until one tells all of them apart and each of them gives a
    wrong answer in it, so an endless stream must be cut short by whoever passes it in.
    """
    pairs = len(ideas) * (len(ideas) - 1) // 2
    best, most = None, (0, 0)
    for scenario in scenarios:
        effects = effects_of(ideas, scenario, others)
        apart = sum(one != other for one, other in combinations(effects, 2))
        told = apart, sum(map(bool, effects))
        if apart and told > most:
            best, most = scenario, told
            if told == (pairs, len(ideas)):
                break
    return best


def effects_of(
    ideas: Sequence[Idea], scenario: Scenario, others: tuple[House, ...] = ()
) -> list[Effect]:
    """Return what each of the ideas answers wrong in a scenario."""
    true = answers(settle(scenario))
    found: dict[Idea, set[frozenset[tuple[str, str]]]] = {idea: set() for idea in ideas}
    for wrong in wrong_settlements(scenario, others, tuple(ideas)):
        effect = frozenset(wrong_answers(true, wrong.settlement).items())
        if effect:
            found[wrong.idea].add(effect)
    return [frozenset(found[idea]) for idea in ideas]
