"""Choose a question to which suspected ideas give different answers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dealer_trainer.house import House
from dealer_trainer.mistakes.asked import figures_of, looked_up_as
from dealer_trainer.mistakes.catalogue import wrong_settlements
from dealer_trainer.mistakes.figures import answers, wrong_answers
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.question import Question
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle

Effect = frozenset[frozenset[tuple[str, str]]]
"""The wrong answers by part of each settlement that an idea gives; none where it is harmless."""


@dataclass(frozen=True, slots=True)
class Separation:
    """A question, and the ideas that it tells apart: each answers it wrong in its own way."""

    question: Question
    ideas: tuple[Idea, ...]


def separating(
    ideas: Sequence[Idea], questions: Iterable[Question], others: tuple[House, ...] = ()
) -> Separation | None:
    """Return the question that tells most of the ideas apart, None if none tells any two apart.

    The first, likeliest idea is always among those told apart. The questions are looked through
    until one tells all apart, so an endless stream must be cut short by whoever passes it in.
    """
    best: Separation | None = None
    for question in questions:
        apart = told_apart(ideas, question, others)
        if len(apart) > max(1, len(best.ideas) if best else 0):
            best = Separation(question, apart)
            if len(apart) == len(ideas):
                break
    return best


def told_apart(
    ideas: Sequence[Idea], question: Question, others: tuple[House, ...] = ()
) -> tuple[Idea, ...]:
    """Return those of the ideas that answer a question wrong, each otherwise than all before it.

    There are none where the first idea answers right.
    """
    keys = [looked_up_as(part.key) for part in question.parts]
    found = figures_of(question, others, tuple(ideas))
    by_effect: dict[frozenset[tuple[str, str]], Idea] = {}
    for idea in ideas:
        effect = frozenset(
            (key, answer)
            for key in keys
            for answer, behind in found.get(key, {}).items()
            if idea in behind
        )
        if effect:
            by_effect.setdefault(effect, idea)
        elif idea is ideas[0]:
            return ()
    return tuple(by_effect.values())


def effects_of(
    ideas: Sequence[Idea], scenario: Scenario, others: tuple[House, ...] = ()
) -> list[Effect]:
    """Return what each of the ideas answers wrong in a scenario."""
    settled = settle(scenario)
    true = answers(settled)
    found: dict[Idea, set[frozenset[tuple[str, str]]]] = {idea: set() for idea in ideas}
    for wrong in wrong_settlements(scenario, others, tuple(ideas), settled):
        effect = frozenset(wrong_answers(true, wrong.settlement).items())
        if effect:
            found[wrong.idea].add(effect)
    return [frozenset(found[idea]) for idea in ideas]
