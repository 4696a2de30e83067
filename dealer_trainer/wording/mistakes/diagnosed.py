"""What was probably thought, beside the right way, for one wrong answer."""

from collections.abc import Sequence

from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea, houses_told, looked_up_as, meant
from dealer_trainer.questions import PartGrade, Question
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.mistakes import idea_name, said_of

_MOST_NAMED = 3


def diagnosed(
    words: Words,
    question: Question,
    graded: PartGrade,
    ideas: Sequence[Idea],
    others: tuple[House, ...],
    tied: Sequence[Idea] = (),
) -> str:
    """Return the likeliest idea with the right way, then those that give the same; or that none is.

    `others` are the houses whose rules may have been followed, `tied` those of the ideas between
    which the next question decides.
    """
    if not ideas:
        return words.text("No known mistake gives this answer.")
    key, answer = looked_up_as(graded.part.key), meant(question, graded) or ""
    behind = houses_told(question, key, answer, ideas[0], others)
    said = said_of(words, ideas[0], question.other or question.scenario.house, behind)
    told = words.text(
        "Probably: {name}. {thought} {right}",
        name=said.name,
        thought=said.thought,
        right=said.right,
    )
    if tied:
        return f"{told} {_undecided(words, tied)}"
    if len(ideas) == 1:
        return told
    names = "; ".join(idea_name(words, idea) for idea in ideas[1 : 1 + _MOST_NAMED])
    return f"{told} " + words.text("The same answer comes from: {names}.", names=names)


def _undecided(words: Words, tied: Sequence[Idea]) -> str:
    names = [words.text("“{name}”", name=idea_name(words, idea)) for idea in tied]
    return words.text(
        "Either {ideas} or {last}: the next question will tell.",
        ideas=", ".join(names[:-1]),
        last=names[-1],
    )
