"""Hands and combinations in words."""

from dealer_trainer.hands import Combination, Hand
from dealer_trainer.wording import ranks as by_rank
from dealer_trainer.wording.language import Words, message, message_in

HANDS = {
    Hand.NOTHING: message("no combination"),
    Hand.ACE_KING: message("ace-king"),
    Hand.PAIR: message("pair"),
    Hand.TWO_PAIR: message("two pair"),
    Hand.THREE_OF_A_KIND: message("three of a kind"),
    Hand.STRAIGHT: message("straight"),
    Hand.FLUSH: message("flush"),
    Hand.FULL_HOUSE: message("full house"),
    Hand.FOUR_OF_A_KIND: message("four of a kind"),
    Hand.STRAIGHT_FLUSH: message("straight flush"),
    Hand.ROYAL_FLUSH: message("royal flush"),
}
FROM = {
    Hand.ACE_KING: message_in("from", "ace-king"),
    Hand.PAIR: message_in("from", "a pair"),
    Hand.TWO_PAIR: message_in("from", "two pair"),
    Hand.THREE_OF_A_KIND: message_in("from", "three of a kind"),
    Hand.STRAIGHT: message_in("from", "a straight"),
    Hand.FLUSH: message_in("from", "a flush"),
    Hand.FULL_HOUSE: message_in("from", "a full house"),
    Hand.FOUR_OF_A_KIND: message_in("from", "four of a kind"),
    Hand.STRAIGHT_FLUSH: message_in("from", "a straight flush"),
    Hand.ROYAL_FLUSH: message_in("from", "a royal flush"),
}


def hand_name(words: Words, hand: Hand) -> str:
    """Return the name of a hand: two pair, «две пары»."""
    return words.text(HANDS[hand])


def lowest_hand(words: Words, hand: Hand) -> str:
    """Return a hand as it follows "from": «от туза-короля», «от пары»."""
    return words.in_context("from", FROM[hand])


def combination_name(words: Words, combination: Combination) -> str:
    """Return a combination with its ranks: pair of kings, «пара королей»."""
    ranks = combination.ranks
    match combination.hand:
        case Hand.PAIR:
            return words.text("pair of {ranks}", ranks=by_rank.pair_of(words, ranks[0]))
        case Hand.TWO_PAIR:
            high, low = (by_rank.all_of(words, rank) for rank in ranks[:2])
            return words.text("two pair, {high} and {low}", high=high, low=low)
        case Hand.THREE_OF_A_KIND:
            return words.text("three {ranks}", ranks=by_rank.three_of(words, ranks[0]))
        case Hand.STRAIGHT:
            return words.text("straight to the {rank}", rank=by_rank.up_to(words, ranks[0]))
        case Hand.FLUSH:
            return words.text("flush, {rank} high", rank=by_rank.rank_name(words, ranks[0]))
        case Hand.FULL_HOUSE:
            three, pair = (by_rank.all_of(words, rank) for rank in ranks[:2])
            return words.text("full house, {three} over {pair}", three=three, pair=pair)
        case Hand.FOUR_OF_A_KIND:
            return words.text("four {ranks}", ranks=by_rank.pair_of(words, ranks[0]))
        case Hand.STRAIGHT_FLUSH:
            return words.text("straight flush to the {rank}", rank=by_rank.up_to(words, ranks[0]))
        case Hand.NOTHING:
            rank = by_rank.rank_name(words, ranks[0])
            return words.text("no combination, {rank} high", rank=rank)
    return hand_name(words, combination.hand)


def combinations_text(words: Words, combinations: tuple[Combination, ...]) -> str:
    """Return the paid combinations of a box, "+" between them; what it is if there are none."""
    names = [combination_name(words, each) for each in combinations]
    if len(names) > 1:
        return words.text("{first} + {second}", first=names[0], second=names[1])
    return names[0] if names else hand_name(words, Hand.NOTHING)
