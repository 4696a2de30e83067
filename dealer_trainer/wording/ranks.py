"""Ranks in words, in the forms that sentences need; Russian has a case for each."""

from dealer_trainer.wording.language import Words, message_in

_RANK = (
    message_in("a rank", "two"),
    message_in("a rank", "three"),
    message_in("a rank", "four"),
    message_in("a rank", "five"),
    message_in("a rank", "six"),
    message_in("a rank", "seven"),
    message_in("a rank", "eight"),
    message_in("a rank", "nine"),
    message_in("a rank", "ten"),
    message_in("a rank", "jack"),
    message_in("a rank", "queen"),
    message_in("a rank", "king"),
    message_in("a rank", "ace"),
)
_ALL = (
    message_in("the cards of a rank", "twos"),
    message_in("the cards of a rank", "threes"),
    message_in("the cards of a rank", "fours"),
    message_in("the cards of a rank", "fives"),
    message_in("the cards of a rank", "sixes"),
    message_in("the cards of a rank", "sevens"),
    message_in("the cards of a rank", "eights"),
    message_in("the cards of a rank", "nines"),
    message_in("the cards of a rank", "tens"),
    message_in("the cards of a rank", "jacks"),
    message_in("the cards of a rank", "queens"),
    message_in("the cards of a rank", "kings"),
    message_in("the cards of a rank", "aces"),
)
_PAIR_OF = (
    message_in("a pair of", "twos"),
    message_in("a pair of", "threes"),
    message_in("a pair of", "fours"),
    message_in("a pair of", "fives"),
    message_in("a pair of", "sixes"),
    message_in("a pair of", "sevens"),
    message_in("a pair of", "eights"),
    message_in("a pair of", "nines"),
    message_in("a pair of", "tens"),
    message_in("a pair of", "jacks"),
    message_in("a pair of", "queens"),
    message_in("a pair of", "kings"),
    message_in("a pair of", "aces"),
)
_THREE = (
    message_in("three", "twos"),
    message_in("three", "threes"),
    message_in("three", "fours"),
    message_in("three", "fives"),
    message_in("three", "sixes"),
    message_in("three", "sevens"),
    message_in("three", "eights"),
    message_in("three", "nines"),
    message_in("three", "tens"),
    message_in("three", "jacks"),
    message_in("three", "queens"),
    message_in("three", "kings"),
    message_in("three", "aces"),
)
_UP_TO = (
    message_in("up to the", "two"),
    message_in("up to the", "three"),
    message_in("up to the", "four"),
    message_in("up to the", "five"),
    message_in("up to the", "six"),
    message_in("up to the", "seven"),
    message_in("up to the", "eight"),
    message_in("up to the", "nine"),
    message_in("up to the", "ten"),
    message_in("up to the", "jack"),
    message_in("up to the", "queen"),
    message_in("up to the", "king"),
    message_in("up to the", "ace"),
)


def rank_name(words: Words, rank: int) -> str:
    """Return a rank: king, «король»."""
    return words.in_context("a rank", _RANK[rank - 2])


def all_of(words: Words, rank: int) -> str:
    """Return the cards of a rank: kings, «короли»."""
    return words.in_context("the cards of a rank", _ALL[rank - 2])


def pair_of(words: Words, rank: int) -> str:
    """Return a rank as it follows "a pair of": kings, «королей»."""
    return words.in_context("a pair of", _PAIR_OF[rank - 2])


def three_of(words: Words, rank: int) -> str:
    """Return a rank as it follows "three": kings, «короля»."""
    return words.in_context("three", _THREE[rank - 2])


def up_to(words: Words, rank: int) -> str:
    """Return a rank as it follows "up to the": king, «короля»."""
    return words.in_context("up to the", _UP_TO[rank - 2])
