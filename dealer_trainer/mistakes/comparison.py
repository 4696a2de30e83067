"""Mistakes in comparing a box with the dealer (C-3, C-4)."""

from collections.abc import Callable
from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Combination, Hand
from dealer_trainer.house import House
from dealer_trainer.mistakes.altering import by_boxes
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import pays, sells_sixth_card
from dealer_trainer.mistakes.mistake import Alter, Mistake, in_every_house
from dealer_trainer.mistakes.staging import against
from dealer_trainer.reading import BoxReading, Comparison, DealerReading

Ranks = tuple[int, ...]
Strength = tuple[int, Ranks]
Measure = Callable[[Combination], Strength]
"""Tells how strong a hand is: its class, then the ranks that are looked at."""

# How many ranks are those of the combination itself; the top card where there is none.
_OWN_RANKS = {Hand.ACE_KING: 2, Hand.TWO_PAIR: 2, Hand.FLUSH: 5, Hand.FULL_HOUSE: 2}


def by_strength(measure: Measure) -> Alter:
    """Make a mistake that compares the hands by something else than C-3."""

    def changed(_: House, dealer: DealerReading, box: BoxReading) -> BoxReading:
        own = measure(box.main)
        opening = compared(own, measure(dealer.opens))
        final = opening if dealer.final is dealer.opens else compared(own, measure(dealer.final))
        return _with_comparisons(box, opening, final)

    return by_boxes(changed)


def by_comparison(change: Callable[[BoxReading, Comparison], Comparison]) -> Alter:
    """Make a mistake that takes one end of a comparison for another."""

    def changed(_: House, __: DealerReading, box: BoxReading) -> BoxReading:
        return _with_comparisons(box, change(box, box.to_opening), change(box, box.to_final))

    return by_boxes(changed)


def _with_comparisons(box: BoxReading, opening: Comparison, final: Comparison) -> BoxReading:
    if (opening, final) == (box.to_opening, box.to_final):
        return box
    return replace(box, to_opening=opening, to_final=final)


def compared(box: Strength, dealer: Strength) -> Comparison:
    """Return how a box of this strength stands to the dealer's."""
    if box == dealer:
        return Comparison.EQUAL
    return Comparison.HIGHER if box > dealer else Comparison.LOWER


def within(hand: Hand, ranks: Callable[[Ranks], Ranks]) -> Measure:
    """Measure by other ranks within one class only."""

    def measure(combination: Combination) -> Strength:
        own = combination.ranks
        return combination.hand.level, ranks(own) if combination.hand is hand else own

    return measure


def without_kickers(combination: Combination) -> Strength:
    """Leave the cards outside the combination out (C-3)."""
    own = combination.ranks[: _OWN_RANKS.get(combination.hand, 1)]
    return combination.hand.level, own


def class_alone(combination: Combination) -> Strength:
    """Look at the name of the hand alone (C-3)."""
    return combination.hand.level, ()


def sixth_card(box: BoxReading, comparison: Comparison) -> Comparison:
    """Let the sixth card, which the dealer has not, break a tie (C-4)."""
    tie = comparison is Comparison.EQUAL and len(box.cards) == 6
    return Comparison.HIGHER if tie else comparison


def swapped(_: BoxReading, comparison: Comparison) -> Comparison:
    """Take the lower hand for the higher one (C-3)."""
    return {
        Comparison.HIGHER: Comparison.LOWER,
        Comparison.EQUAL: Comparison.EQUAL,
        Comparison.LOWER: Comparison.HIGHER,
    }[comparison]


_COMPARED = (Topic.PAYOUT, Topic.WHOLE_TABLE)


def _by_ranks(idea: Idea, measure: Measure, *hands: Hand) -> Mistake:
    """Return a mistake that shows where box and dealer hold the same hand, one of these."""
    alter = by_strength(measure)
    matter = pays(*hands) if len(hands) == 1 else in_every_house
    return Mistake(idea, alter, (Topic.PAYOUT,), matter, against(*hands))


MISTAKES = (
    _by_ranks(Idea.KICKER_IGNORED, without_kickers, Hand.ACE_KING, Hand.PAIR, Hand.TWO_PAIR),
    _by_ranks(
        Idea.TWO_PAIR_BY_LOWER,
        within(Hand.TWO_PAIR, lambda ranks: (ranks[1], ranks[0], *ranks[2:])),
        Hand.TWO_PAIR,
    ),
    _by_ranks(
        Idea.TWO_PAIR_BY_HIGHER_ONLY,
        within(Hand.TWO_PAIR, lambda ranks: (ranks[0], *ranks[2:])),
        Hand.TWO_PAIR,
    ),
    _by_ranks(Idea.FLUSH_BY_TOP_CARD, within(Hand.FLUSH, lambda ranks: ranks[:1]), Hand.FLUSH),
    _by_ranks(
        Idea.FULL_HOUSE_BY_PAIR, within(Hand.FULL_HOUSE, lambda ranks: ranks[::-1]), Hand.FULL_HOUSE
    ),
    _by_ranks(Idea.SAME_HAND_IS_STAND_OFF, class_alone, *Hand),
    Mistake(
        Idea.SIXTH_CARD_IN_TIE, by_comparison(sixth_card), (Topic.STAND_OFF,), sells_sixth_card
    ),
    Mistake(Idea.HIGHER_AND_LOWER_SWAPPED, by_comparison(swapped), _COMPARED),
)
