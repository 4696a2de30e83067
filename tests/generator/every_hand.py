"""All hands of a family, listed without chance."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise, permutations, product

from dealer_trainer.cards import SUITS, Card
from dealer_trainer.generator.families import (
    LOW_RANKS,
    Family,
    SuitRule,
    holds_straight,
    shares_suit,
)

Hand = frozenset[Card]


def hands_of(family: Family) -> set[Hand]:
    """Return the hands that a family can draw."""
    return {frozenset(hand) for ranks in _ranks(family) for hand in _with_suits(family, ranks)}


@cache
def count_of(family: Family) -> int:
    """Return how many hands a family can draw; every choice of ranks has as many of them."""
    ranks = list(_ranks(family))
    return len(ranks) * len({frozenset(hand) for hand in _with_suits(family, ranks[0])})


def _ranks(family: Family) -> Iterator[tuple[int, ...]]:
    for template in family.templates:
        free = [place for place, rank in enumerate(template) if rank is None]
        for low in permutations(LOW_RANKS, len(free)):
            if _is_in_order(family, free, low):
                filled = dict(zip(free, low, strict=True))
                ranks = tuple(filled.get(place) or rank or 0 for place, rank in enumerate(template))
                if not (free and len(ranks) >= 5 and holds_straight(ranks)):
                    yield ranks


def _is_in_order(family: Family, free: list[int], low: tuple[int, ...]) -> bool:
    """Tell whether ranks that may change places rise, so that each set comes once."""
    neighbours = zip(pairwise(free), pairwise(low), strict=True)
    return all(
        first < second
        for (here, there), (first, second) in neighbours
        if family.counts[here] == family.counts[there]
        and not (family.suits is SuitRule.ONE_OFF and there == len(family.templates[0]) - 1)
    )


def _with_suits(family: Family, ranks: tuple[int, ...]) -> Iterator[tuple[Card, ...]]:
    if family.suits is SuitRule.MIXED:
        choices = [combinations(SUITS, count) for count in family.counts]
        for suits in product(*choices):
            hand = tuple(
                Card(rank, suit) for rank, own in zip(ranks, suits, strict=True) for suit in own
            )
            if not shares_suit(hand):
                yield hand
        return
    for suit in SUITS:
        suited = tuple(Card(rank, suit) for rank in ranks[:5])
        if family.suits is SuitRule.SUITED:
            yield tuple(Card(rank, suit) for rank in ranks)
            continue
        for other in SUITS.replace(suit, ""):
            yield (*suited, Card(ranks[-1], other))
