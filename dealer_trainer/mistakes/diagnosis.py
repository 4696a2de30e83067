"""Which wrong idea is behind an answer: a look-up among the figures that the ideas give."""

from collections.abc import Mapping

from dealer_trainer.house import House
from dealer_trainer.mistakes.catalogue import wrong_settlements
from dealer_trainer.mistakes.figures import Figures, answers, figures, wrong_answers
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle

Given = Mapping[str, str | None]
"""The answer given to each part, None where it was left blank."""

PLACES = {idea: place for place, idea in enumerate(Idea)}


def diagnose(
    scenario: Scenario,
    key: str,
    given: Given,
    *,
    history: Mapping[Idea, int] | None = None,
    others: tuple[House, ...] = (),
) -> tuple[Idea, ...]:
    """Return the ideas that answer this to a part, the likeliest first; none for a right answer.

    `given` is the whole answer, `history` how often each idea was behind this person's answers
    before, `others` the houses whose rules may have been followed. See `likeliest` for the order.
    """
    return likeliest(figures(scenario, others), key, given, history=history)


def likeliest(
    found: Figures, key: str, given: Given, *, history: Mapping[Idea, int] | None = None
) -> tuple[Idea, ...]:
    """Return the ideas behind the answer to a part, looked up in the figures of its scenario.

    First come those that give more of the other answers too, then those that would have changed
    fewer of the answers that were given otherwise, then those seen more often before, then those
    that are commoner in the trade (the order of `Idea`).
    """
    answer = given.get(key)
    if answer is None:
        return ()
    before = history or {}

    def rank(idea: Idea) -> tuple[int, int, int, int]:
        explained, contradicted = _support(found, given, idea)
        return -explained, contradicted, -before.get(idea, 0), PLACES[idea]

    return tuple(sorted(found.get(key, {}).get(answer, ()), key=rank))


def _support(found: Figures, given: Given, idea: Idea) -> tuple[int, int]:
    """Return how many of the given answers an idea gives, and how many it would have changed."""
    explained = contradicted = 0
    for key, by_answer in found.items():
        answer = given.get(key)
        if answer is None:
            continue
        if idea in by_answer.get(answer, ()):
            explained += 1
        elif any(idea in ideas for ideas in by_answer.values()):
            contradicted += 1
    return explained, contradicted


def houses_behind(
    idea: Idea, scenario: Scenario, key: str, answer: str, others: tuple[House, ...]
) -> tuple[House, ...]:
    """Return those of the other houses whose rule gives this wrong answer."""
    true = answers(settle(scenario))
    return tuple(
        wrong.house
        for wrong in wrong_settlements(scenario, others, (idea,))
        if wrong.house and wrong_answers(true, wrong.settlement).get(key) == answer
    )
