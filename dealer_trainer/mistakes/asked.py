"""What each idea answers to the parts of a question, and under which keys that is looked up."""

from dealer_trainer.house import House
from dealer_trainer.mistakes.figures import Figures, figures
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.other_house import elsewhere
from dealer_trainer.questions.question import AS_LAID, PartGrade, Question
from dealer_trainer.scenario import Scenario

_THERE = ".there"


def figures_of(
    question: Question, others: tuple[House, ...] = (), ideas: tuple[Idea, ...] = tuple(Idea)
) -> Figures:
    """Return every wrong answer that an idea gives where the question looks, by part.

    The keys are those of `looked_up_as`; `others` are the houses whose rules may have been
    followed.
    """
    return figures(*looked_up_in(question, others), ideas)


def looked_up_in(
    question: Question, others: tuple[House, ...]
) -> tuple[Scenario, tuple[House, ...]]:
    """Return the scenario whose figures explain the answers, and the houses that may mislead.

    Where a table is settled by another house's rules, this one's may have been followed.
    """
    scenario, other = question.scenario, question.other
    if other is None:
        return scenario, others
    rest = tuple(house for house in others if house.id != other.id)
    return elsewhere(scenario, other), (scenario.house, *rest)


def looked_up_as(key: str) -> str:
    """Return the key under which the catalogue has the answers to the part with a key."""
    return key.removesuffix(_THERE)


def meant(question: Question, graded: PartGrade) -> str | None:
    """Return an answer as the one it stands for: who lets a stake pass says what is laid there."""
    if graded.given == AS_LAID:
        return question.laid.get(graded.part.key, graded.given)
    return graded.given
