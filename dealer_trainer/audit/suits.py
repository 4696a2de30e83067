"""Hands up to renaming of suits, each with the number of hands that it stands for (C-1)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from dealer_trainer.cards import RANKS, SUITS, Card
from dealer_trainer.hands import Shape, shape_of

Ranks = tuple[int, ...]
Suits = tuple[str, ...]
Hand = tuple[Card, ...]
TOPS = range(len(RANKS) + 1, 1, -1)


def rank_patterns(size: int, top: int) -> Iterator[Ranks]:
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


def hands_of(ranks: Ranks) -> Iterator[tuple[Hand, int]]:
    """Yield a hand of these ranks for each way to colour them, and how many it stands for."""
    return _coloured(ranks, _colourings(_groups(ranks)))


def shapes_of(ranks: Ranks) -> Iterator[tuple[Hand, int]]:
    """Yield one hand of these ranks for each shape, and how many it stands for.

    Of two colourings, each makes the same shape of all ranks that stand in the same groups.
    """
    return _coloured(ranks, _colourings_by_shape(_groups(ranks)))


def _groups(ranks: Ranks) -> tuple[int, ...]:
    return tuple(count for _, count in sorted(Counter(ranks).items(), reverse=True))


def _coloured(
    ranks: Ranks, colourings: tuple[tuple[Suits, int], ...]
) -> Iterator[tuple[Hand, int]]:
    cards = [{suit: Card(rank, suit) for suit in SUITS} for rank in ranks]
    for suits, weight in colourings:
        yield tuple(by_suit[suit] for by_suit, suit in zip(cards, suits, strict=True)), weight


@cache
def _colourings_by_shape(groups: tuple[int, ...]) -> tuple[tuple[Suits, int], ...]:
    ranks = tuple(14 - place for place, count in enumerate(groups) for _ in range(count))
    weights, examples = Counter[Shape](), dict[Shape, Suits]()
    for cards, weight in _coloured(ranks, _colourings(groups)):
        shape = shape_of(cards)
        weights[shape] += weight
        examples[shape] = tuple(card.suit for card in cards)
    return tuple((suits, weights[shape]) for shape, suits in examples.items())


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
