"""What a person would answer to a question who holds one idea, and it alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from dealer_trainer.house import House
from dealer_trainer.mistakes.asked import looked_up_as, looked_up_in
from dealer_trainer.mistakes.catalogue import (
    RULES_ELSEWHERE,
    ideas_of,
    topics_for,
    wrong_settlements,
)
from dealer_trainer.mistakes.figures import Answers, all_answers, answers, differing
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.question import Question
from dealer_trainer.settlement import settle


@dataclass(frozen=True, slots=True, order=True)
class Hypothesis:
    """An idea; of those about another house's rules also that house, by its id."""

    idea: Idea
    house: str = ""


def hypotheses_of(house: House, others: tuple[House, ...]) -> tuple[Hypothesis, ...]:
    """Return the ideas for which a house has the matter, once for each house they come from."""
    return tuple(
        hypothesis
        for idea in ideas_of(house, others)
        for hypothesis in (
            [Hypothesis(idea, each.id) for each in others if topics_for(idea, house, (each,))]
            if idea in RULES_ELSEWHERE
            else [Hypothesis(idea)]
        )
    )


def hypotheses(
    question: Question, others: tuple[House, ...] = (), ideas: tuple[Idea, ...] = tuple(Idea)
) -> Iterator[tuple[Hypothesis, Answers]]:
    """Yield the ideas that give wrong answers to a question, each with these by the parts' keys.

    `others` are the houses whose rules may have been followed.
    """
    scenario, houses = looked_up_in(question, others)
    settled = settle(scenario) if question.other else question.settlement
    asked = {looked_up_as(part.key): part.key for part in question.parts}
    # Most questions ask for stakes alone, which are looked up much faster.
    answered = answers if asked.keys() <= answers(settled).keys() else all_answers
    true = answered(settled)
    for wrong in wrong_settlements(scenario, houses, ideas, settled):
        given = differing(true, answered(wrong.settlement))
        shown = {asked[key]: answer for key, answer in given.items() if key in asked}
        if shown:
            yield Hypothesis(wrong.idea, wrong.house.id if wrong.house else ""), shown
