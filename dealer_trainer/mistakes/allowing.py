"""Wrong ideas about what is allowed and what is sold: what another house allows and sells."""

from collections.abc import Iterator

from dealer_trainer.house import House
from dealer_trainer.legality import faults
from dealer_trainer.mistakes.found import Found
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.decisions import (
    ALLOWED,
    Change,
    Decision,
    decision_of,
    problems,
)
from dealer_trainer.questions.drawing import NOT_SOLD, draw_of, price_of
from dealer_trainer.questions.no_game import NO, YES
from dealer_trainer.questions.other_house import elsewhere
from dealer_trainer.questions.question import Kind, Part, Question
from dealer_trainer.scenario import Scenario

_BUYS = ".buys"


def allowing(question: Question, others: tuple[House, ...]) -> Iterator[Found]:
    """Yield wrong answers to what may be done and what a draw costs, in antes."""
    match question.kind:
        case Kind.ALLOWED | Kind.INSURANCE_MAY | Kind.EARLY_MAY:
            yield from _may(question, question.parts[0], others)
        case Kind.NO_GAME:
            for part in question.parts:
                if part.key.endswith(_BUYS):
                    yield from _buys(question, part, others)
        case Kind.DRAWS_SOLD:
            for part in question.parts:
                yield from _sold(question, part, others)


def _may(question: Question, part: Part, others: tuple[House, ...]) -> Iterator[Found]:
    for other, there in _elsewhere(question, others):
        broken = problems(there, decision_of(part))
        if len(broken) <= 1:
            answer = broken[0].value if broken else ALLOWED
            if answer in part.options:
                yield Found(part.key, answer, Idea.OTHER_ALLOWED, other)


def _buys(question: Question, part: Part, others: tuple[House, ...]) -> Iterator[Found]:
    for other, there in _elsewhere(question, others):
        broken = problems(there, Decision(Change.BUY, part.box))
        yield Found(part.key, NO if broken else YES, Idea.OTHER_ALLOWED, other)


def _sold(question: Question, part: Part, others: tuple[House, ...]) -> Iterator[Found]:
    draw = draw_of(part)
    wrong = [(Idea.DRAW_FEE_ONE_ANTE, "1"), (Idea.DRAW_FEE_LIKE_BET, "2")]
    if draw.change is Change.EXCHANGE:
        wrong.insert(0, (Idea.DRAW_FEE_BY_CARD, str(draw.value)))
    for idea, antes in wrong:
        if antes in part.options and part.truth != NOT_SOLD:
            yield Found(part.key, antes, idea)
    for other, there in _elsewhere(question, others):
        price = price_of(there, draw) if there.house.draw else part.truth
        if price in part.options:
            yield Found(part.key, price, Idea.OTHER_DRAW_FEES, other)


def _elsewhere(question: Question, others: tuple[House, ...]) -> Iterator[tuple[House, Scenario]]:
    """Yield the same table in each of the other houses in which it can lie."""
    for other in others:
        there = elsewhere(question.scenario, other)
        if not faults(there):
            yield other, there
