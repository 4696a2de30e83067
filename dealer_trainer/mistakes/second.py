"""Mistakes about the second combination (T-1 … T-5)."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand, PairedStraight, arrange, combinations_in
from dealer_trainer.house import House
from dealer_trainer.mistakes.altering import BoxChange, Spot, by_boxes, by_lines, paid
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import (
    pays_one,
    pays_two,
    pays_two_of,
    takes_paired_straight_otherwise,
)
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.reading import BoxReading, DealerReading, NotCounted
from dealer_trainer.settlement import Bet, Line, Result

# What stands out inside a higher hand; nobody counts the pair in a three of a kind.
_STANDS_OUT = {
    Hand.FULL_HOUSE: Hand.THREE_OF_A_KIND,
    Hand.STRAIGHT_FLUSH: Hand.FLUSH,
    Hand.ROYAL_FLUSH: Hand.FLUSH,
}


def forgotten(_: House, __: DealerReading, box: BoxReading) -> BoxReading:
    """See the main combination alone (T-1)."""
    return replace(box, second=None) if box.second else box


def inside_main(_: House, __: DealerReading, box: BoxReading) -> BoxReading:
    """Count an ace-king whose cards all belong to the main combination (T-1, T-5)."""
    return _counted(box, NotCounted.INSIDE_MAIN)


def where_one_is_paid(_: House, __: DealerReading, box: BoxReading) -> BoxReading:
    """Pay a second combination where the house pays one (PP-5)."""
    return _counted(box, NotCounted.ONE_IS_PAID)


def _counted(box: BoxReading, why: NotCounted) -> BoxReading:
    if box.uncounted is None or box.uncounted.why is not why:
        return box
    return replace(box, second=box.uncounted.combination)


def part_of_main(house: House, _: DealerReading, box: BoxReading) -> BoxReading:
    """Count the three in a full house, the flush in a straight flush (T-1)."""
    part = _STANDS_OUT.get(box.main.hand)
    if part is None or part not in house.pays or box.second or house.combinations.paid == 1:
        return box
    own = set(box.main.cards)
    inside = (
        each
        for each in combinations_in(box.cards)
        if each.hand is part and own.issuperset(each.cards)
    )
    return replace(box, second=next(inside, None))


def must_beat(_: House, dealer: DealerReading, box: BoxReading) -> BoxReading:
    """Pay a second combination only if it too is higher than the dealer's hand (T-2)."""
    against = dealer.final if box.bought else dealer.opens
    if box.second and box.second.strength <= against.strength:
        return replace(box, second=None)
    return box


def paid_on_stand_off(spot: Spot, line: Line) -> Line | None:
    """Pay the second combination although the main ones are equal (T-2)."""
    second = spot.settled.reading.second
    if line.bet is Bet.BET and spot.settled.result is Result.STAND_OFF and second:
        return paid(line, spot.cut(line.stake * spot.house.pays[second.hand]))
    return None


def paired_straight_as(value: PairedStraight) -> BoxChange:
    """Take a straight with a paired card for something else than the house does (T-5)."""

    def change(house: House, _: DealerReading, box: BoxReading) -> BoxReading:
        if box.main.hand is not Hand.STRAIGHT or house.combinations.paid == 1:
            return box
        return replace(box, second=arrange(box.cards, house.pays, value)[1])

    return change


_PARTS = (*_STANDS_OUT.keys(), *_STANDS_OUT.values())
_WON = (Topic.PAYOUT,)
_TWO = (Topic.TWO_COMBINATIONS, Topic.PAYOUT)
_ONE = (Topic.PAYOUT, Topic.DRAWS)
_PUSH = (Topic.STAND_OFF,)
_PAIRED = {
    Idea.PAIRED_STRAIGHT_TWICE: PairedStraight.TWO_STRAIGHTS,
    Idea.PAIRED_STRAIGHT_AND_PAIR: PairedStraight.STRAIGHT_AND_PAIR,
    Idea.PAIRED_STRAIGHT_ONCE: PairedStraight.ONE_STRAIGHT,
}

MISTAKES = (
    Mistake(Idea.SECOND_FORGOTTEN, by_boxes(forgotten), _TWO, pays_two),
    Mistake(Idea.SECOND_INSIDE_MAIN, by_boxes(inside_main), _WON, pays_two_of(Hand.ACE_KING)),
    Mistake(Idea.PART_OF_MAIN_COUNTED, by_boxes(part_of_main), _WON, pays_two_of(*_PARTS)),
    Mistake(Idea.SECOND_MUST_BEAT_DEALER, by_boxes(must_beat), _TWO, pays_two),
    Mistake(Idea.SECOND_PAID_ON_STAND_OFF, by_lines(paid_on_stand_off), _PUSH, pays_two),
    Mistake(Idea.SECOND_WHERE_ONE_IS_PAID, by_boxes(where_one_is_paid), _ONE, pays_one),
    *(
        Mistake(
            idea,
            by_boxes(paired_straight_as(value)),
            _TWO,
            takes_paired_straight_otherwise(value),
        )
        for idea, value in _PAIRED.items()
    ),
)
