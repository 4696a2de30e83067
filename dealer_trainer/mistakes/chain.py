"""Wrong ideas about what follows "no game": another exchange, an insurance that waits (RP-9)."""

from collections.abc import Iterator

from dealer_trainer.house import House
from dealer_trainer.mistakes.found import Found
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.decisions import box_of
from dealer_trainer.questions.no_game import LATER, NO, NOW, YES
from dealer_trainer.questions.question import Part, Question

_AGAIN, _WHEN = "dealer.again.", ".insurance.when"


def chain(question: Question, others: tuple[House, ...]) -> Iterator[Found]:
    """Yield wrong decisions of the chain."""
    for part in question.parts:
        if part.key.startswith(_AGAIN):
            yield from _again(question, part, others)
        elif part.key.endswith(_WHEN):
            yield from _when(question, part, others)


def _again(question: Question, part: Part, others: tuple[House, ...]) -> Iterator[Found]:
    if part.truth == YES:
        yield Found(part.key, NO, Idea.EXCHANGED_TOO_SELDOM)
    else:
        yield Found(part.key, YES, Idea.EXCHANGED_TOO_OFTEN)
    done = int(part.key.removeprefix(_AGAIN))
    exchange, dealer = question.settlement.dealer.exchanges[done], question.settlement.dealer
    ended = done + 1 == len(dealer.exchanges) and dealer.final_plays
    if exchange.new.rank != exchange.old.rank or ended:
        return
    for other in others:
        if other.purchase:
            there = YES if done < other.purchase.repeats else NO
            yield Found(part.key, there, Idea.OTHER_REPEATS, other)


def _when(question: Question, part: Part, others: tuple[House, ...]) -> Iterator[Found]:
    house = question.scenario.house
    if not box_of(question.scenario, part.box).buys_game:
        yield Found(part.key, LATER, Idea.PURCHASE_FOR_ALL)
        return
    yield Found(part.key, LATER if part.truth == NOW else NOW, Idea.INSURANCE_BY_OTHER_HAND)
    for other in others:
        own, there = house.insurance, other.insurance
        if own and there and own.settles is not there.settles:
            end = LATER if part.truth == NOW else NOW
            yield Found(part.key, end, Idea.OTHER_INSURANCE_SETTLED, other)
