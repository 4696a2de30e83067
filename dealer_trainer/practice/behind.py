"""Which wrong ideas are behind an answer, part by part."""

from collections.abc import Mapping

from dealer_trainer.house import House
from dealer_trainer.mistakes import Figures, Idea, figures_of, likeliest, looked_up_as, meant
from dealer_trainer.mistakes.catalogue import RULES_ELSEWHERE
from dealer_trainer.questions import Grade, Question


def ideas_behind(
    question: Question,
    grade: Grade,
    others: tuple[House, ...] = (),
    history: Mapping[Idea, int] | None = None,
    found: Figures | None = None,
) -> dict[str, tuple[Idea, ...]]:
    """Return the ideas that give the wrong answers, the likeliest first, by the parts' keys.

    Parts that were answered right, or not at all, or whose answers no idea gives, such as a choice
    whose limits stand on the plaque, have no entry; where no known idea fits there is an empty one.
    `others` are the houses whose rules may have been followed, `found` is what `figures_of` gives
    if it was asked before.
    """
    wrong = [each for each in grade.parts if not each.right and each.given is not None]
    if not wrong:
        return {}
    if found is None:
        found = figures_of(question, others)
    if question.other:  # who is asked about another house has most likely followed his own
        history = {**dict.fromkeys(RULES_ELSEWHERE, 1), **(history or {})}
    given = {looked_up_as(each.part.key): meant(question, each) for each in grade.parts}
    return {
        each.part.key: likeliest(found, looked_up_as(each.part.key), given, history=history)
        for each in wrong
        if found.get(looked_up_as(each.part.key))
    }
