"""Which wrong ideas are behind an answer, part by part."""

from collections.abc import Mapping

from dealer_trainer.house import House
from dealer_trainer.mistakes import Figures, Idea, figures, likeliest
from dealer_trainer.questions import Grade, PartGrade, Question
from dealer_trainer.questions.other_house import elsewhere
from dealer_trainer.questions.question import AS_LAID
from dealer_trainer.scenario import Scenario

_THERE = ".there"


def ideas_behind(
    question: Question,
    grade: Grade,
    others: tuple[House, ...] = (),
    history: Mapping[Idea, int] | None = None,
) -> dict[str, tuple[Idea, ...]]:
    """Return the ideas that give the wrong answers, the likeliest first, by the parts' keys.

    Parts that were answered right, or not at all, or whose answers no idea gives, such as a choice
    of the next step, have no entry; where no known idea fits there is an empty one. `others` are
    the houses whose rules may have been followed.
    """
    wrong = [each for each in grade.parts if not each.right and each.given is not None]
    if not wrong:
        return {}
    found = figures(*looked_up_in(question, others))
    given = {looked_up_as(each): meant(question, each) for each in grade.parts}
    return {
        each.part.key: likeliest(found, looked_up_as(each), given, history=history)
        for each in wrong
        if _is_known(found, each)
    }


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


def looked_up_as(graded: PartGrade) -> str:
    """Return the key under which the catalogue has the answers to a part."""
    return graded.part.key.removesuffix(_THERE)


def meant(question: Question, graded: PartGrade) -> str | None:
    """Return an answer as the one it stands for: who lets a stake pass says what is laid there."""
    if graded.given == AS_LAID:
        return question.laid.get(graded.part.key, graded.given)
    return graded.given


def _is_known(found: Figures, graded: PartGrade) -> bool:
    return bool(found.get(looked_up_as(graded)))
