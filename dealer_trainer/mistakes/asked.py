"""What each idea answers to the parts of a question, and under which keys that is looked up."""

from collections.abc import Iterator

from dealer_trainer.house import House
from dealer_trainer.mistakes.allowing import allowing
from dealer_trainer.mistakes.catalogue import RULES_ELSEWHERE
from dealer_trainer.mistakes.chain import chain
from dealer_trainer.mistakes.diagnosis import houses_behind
from dealer_trainer.mistakes.figures import Figures, all_answers, figures
from dealer_trainer.mistakes.found import Found
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.laying import laid_as, laying
from dealer_trainer.mistakes.marking import marked_as, marking
from dealer_trainer.mistakes.naming import naming
from dealer_trainer.mistakes.payouts import payouts
from dealer_trainer.mistakes.steps import steps
from dealer_trainer.questions.other_house import SAME, elsewhere
from dealer_trainer.questions.question import AS_LAID, Form, Kind, PartGrade, Question
from dealer_trainer.scenario import Scenario

_THERE, _CHANGES, _CHOICE = ".there", ".changes", ".choice"


def figures_of(
    question: Question, others: tuple[House, ...] = (), ideas: tuple[Idea, ...] = tuple(Idea)
) -> Figures:
    """Return every wrong answer that one of the ideas gives, by part, with those that give it.

    The keys are those of `looked_up_as`, the answers are as `meant` has them; `others` are the
    houses whose rules may have been followed. The likeliest idea comes first.
    """
    found = {
        key: {answer: list(behind) for answer, behind in given.items()}
        for key, given in figures(*looked_up_in(question, others), ideas).items()
    }
    truth = {part.key: part.truth for part in question.parts}
    for each in _beside(question, others, ideas, found):
        if each.idea in ideas and each.answer != truth.get(each.key):
            behind = found.setdefault(each.key, {}).setdefault(each.answer, [])
            if each.idea not in behind:
                behind.append(each.idea)
    return {
        key: {answer: tuple(behind) for answer, behind in given.items()}
        for key, given in found.items()
    }


def houses_told(
    question: Question, key: str, answer: str, idea: Idea, others: tuple[House, ...]
) -> tuple[House, ...]:
    """Return those of the other houses whose rule gives this wrong answer, as it is looked up."""
    beside = tuple(
        each.house
        for each in _beside(question, others, (idea,), {})
        if each.house and (each.key, each.answer, each.idea) == (key, answer, idea)
    )
    if key.endswith(_CHANGES):
        key = key.removesuffix(_CHANGES)
        answer = all_answers(question.settlement).get(key, answer)
    scenario, houses = looked_up_in(question, others)
    return (*houses_behind(idea, scenario, key, answer, houses), *beside)


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
    return key.removesuffix(_THERE).removesuffix(_CHOICE)


def meant(question: Question, graded: PartGrade) -> str | None:
    """Return an answer as the one it stands for, by which it is looked up.

    Who lets a stake pass says what is laid there; cards and chips have no order.
    """
    if graded.given is None:
        return None
    if graded.given == AS_LAID:
        return question.laid.get(graded.part.key, graded.given)
    match graded.part.form:
        case Form.CARDS:
            return marked_as(graded.given)
        case Form.CHIPS:
            return laid_as(question, graded.part, graded.given)
    return graded.given


_Mutable = dict[str, dict[str, list[Idea]]]


def _beside(
    question: Question, others: tuple[House, ...], ideas: tuple[Idea, ...], found: _Mutable
) -> Iterator[Found]:
    """Yield the wrong answers to parts that no line of a settlement answers."""
    yield from payouts(question, others, ideas)
    yield from allowing(question, others)
    match question.kind:
        case Kind.NEXT_STEP:
            yield from steps(question)
        case Kind.NAME_COMBINATIONS | Kind.BONUS:
            yield from naming(question)
        case Kind.MARK_SECOND:
            yield from marking(question)
        case Kind.NO_GAME:
            yield from chain(question, others)
        case Kind.PAY_IN_CHIPS | Kind.COLOUR_FOR_COLOUR:
            asked = question.parts[-1]
            given = found.get(f"{asked.box}.{asked.bet}", {})
            yield from laying(question, {key: tuple(behind) for key, behind in given.items()})
        case Kind.OTHER_HOUSE:
            yield from _changes(question, found)


def _changes(question: Question, found: _Mutable) -> Iterator[Found]:
    """Yield that a stake ends the same: who says so has followed this house's rule."""
    here = all_answers(question.settlement)
    for part in question.parts:
        if part.key.endswith(_CHANGES):
            key = part.key.removesuffix(_CHANGES)
            behind = found.get(key, {}).get(here.get(key, ""), ())
            yield from (Found(part.key, SAME, idea) for idea in behind if idea in RULES_ELSEWHERE)
