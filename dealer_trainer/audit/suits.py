"""Hands up to renaming of suits, each with the number of hands that it stands for (C-1)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from dealer_trainer.cards import RANKS, SUITS, Card

Suits = tuple[str, ...]
TOPS = range(len(RANKS) + 1, 1, -1)


def rank_patterns(size: int, top: int) -> Iterator[tuple[int, ...]]:
    """Yield the ranks of all hands of a size whose highest rank is `top`, highest first."""
    for below in _falling(size - 1, top):
        ranks = (top, *below)
        if max(Counter(ranks).values()) <= len(SUITS):
            yield ranks


def _falling(size: int, most: int) -> Iterator[tuple[int, ...]]:
    if size == 0:
        yield ()
        return
    for rank in range(most, 1, -1):
        for rest in _falling(size - 1, rank):
            yield (rank, *rest)


def hands_of(ranks: tuple[int, ...]) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield a hand of these ranks for each way to colour them, and how many it stands for."""
    groups = tuple(count for _, count in sorted(Counter(ranks).items(), reverse=True))
    cards = [{suit: Card(rank, suit) for suit in SUITS} for rank in ranks]
    for suits, weight in _colourings(groups):
        yield tuple(by_suit[suit] for by_suit, suit in zip(cards, suits, strict=True)), weight


@cache
def _colourings(groups: tuple[int, ...]) -> tuple[tuple[Suits, int], ...]:
    """Colour groups of cards of one rank; what renaming of suits makes equal counts once."""
    found: Counter[Suits] = Counter()
    for chosen in product(*(tuple(combinations(SUITS, count)) for count in groups)):
        found[_renamed(chosen)] += 1
    return tuple(found.items())


def _renamed(groups: tuple[Suits, ...]) -> Suits:
    """Return the same colouring for all that renaming makes equal: suits by where they occur."""
    places = {suit: [suit not in group for group in groups] for suit in SUITS}
    order = sorted(SUITS, key=places.__getitem__)
    names = dict(zip(order, SUITS, strict=True))
    return tuple(suit for group in groups for suit in sorted(names[each] for each in group))
