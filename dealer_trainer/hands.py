"""Every combination in a hand of five or six cards, the main and the second one, and their order.

The order of combinations and their comparison is C-2 … C-4, two combinations are T-1 … T-5.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import combinations as subsets

from dealer_trainer.cards import ACE, FIVE, KING, SUITS, Card


class Hand(StrEnum):
    """The classes of hands from the lowest to the highest (C-2)."""

    NOTHING = "nothing"
    ACE_KING = "ace_king"
    PAIR = "pair"
    TWO_PAIR = "two_pair"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    ROYAL_FLUSH = "royal_flush"

    @property
    def level(self) -> int:
        """The place in the order, 0 for nothing (C-2)."""
        return _LEVELS[self]

    def reaches(self, lowest: "Hand") -> bool:
        """Tell whether this class is `lowest` or a higher one (C-2)."""
        return _LEVELS[self] >= _LEVELS[lowest]


Shape = tuple[tuple[int, ...], tuple[bool, ...]]
_LEVELS = {hand: level for level, hand in enumerate(Hand)}
STANDARD = frozenset(Hand) - {Hand.NOTHING}


class PairedStraight(StrEnum):
    """What a straight with one paired card is paid as (T-5)."""

    TWO_STRAIGHTS = "two_straights"
    STRAIGHT_AND_PAIR = "straight_and_pair"
    ONE_STRAIGHT = "one_straight"


@dataclass(frozen=True, slots=True)
class Combination:
    """A combination: its class, its own cards, and the ranks that compare it (C-3).

    `ranks` are those of the combination itself, then of the cards outside it, highest first, five
    cards in all (C-4). "Nothing" has no cards of its own.
    """

    hand: Hand
    cards: tuple[Card, ...]
    ranks: tuple[int, ...]

    @property
    def strength(self) -> tuple[int, tuple[int, ...]]:
        """What orders hands: the class, then the ranks (C-3)."""
        return self.hand.level, self.ranks


@dataclass(frozen=True, slots=True)
class _Found:
    """A combination by the positions of its cards, in cards sorted by rank."""

    hand: Hand
    positions: tuple[int, ...]
    ranks: tuple[int, ...]


def best(cards: Sequence[Card], paid: Collection[Hand] = STANDARD) -> Combination:
    """Return the highest combination among the classes `paid`, or nothing (C-2 … C-4)."""
    return arrange(cards, paid)[0]


def arrange(
    cards: Sequence[Card],
    paid: Collection[Hand] = STANDARD,
    paired_straight: PairedStraight = PairedStraight.TWO_STRAIGHTS,
) -> tuple[Combination, Combination | None]:
    """Return the main combination and the second one that counts, or None (T-1, T-5).

    >>> from dealer_trainer.cards import parse_cards
    >>> main, second = arrange(parse_cards("8h 8d Ac Ks 9s"))
    >>> str(main.hand), second and str(second.hand)
    ('pair', 'ace_king')
    """
    ordered = sorted(cards, reverse=True)
    main, second = _main_and_second(shape_of(ordered), frozenset(paid), paired_straight)
    if main is None:
        return Combination(Hand.NOTHING, (), tuple(card.rank for card in ordered[:5])), None
    return _with_cards(main, ordered), _with_cards(second, ordered) if second else None


def combinations_in(cards: Sequence[Card]) -> tuple[Combination, ...]:
    """Return every combination in a hand, the highest first (C-2, C-3, T-1)."""
    ordered = sorted(cards, reverse=True)
    return tuple(_with_cards(found, ordered) for found in _search(shape_of(ordered)))


def shape_of(ordered: Sequence[Card]) -> Shape:
    """Return what tells the combinations of sorted cards: ranks, and a suit that five or six share.

    Hands of the same shape hold the same combinations; they are looked at once.
    """
    suits = [card.suit for card in ordered]
    suit = next((suit for suit in SUITS if suits.count(suit) >= FIVE), None)
    suited = tuple(each == suit for each in suits) if suit else ()
    return tuple(card.rank for card in ordered), suited


def _with_cards(found: _Found, ordered: Sequence[Card]) -> Combination:
    own = tuple(ordered[position] for position in found.positions)
    return Combination(found.hand, own, found.ranks)


@lru_cache(maxsize=2048)
def _main_and_second(
    shape: Shape, paid: frozenset[Hand], paired_straight: PairedStraight
) -> tuple[_Found | None, _Found | None]:
    """Choose the highest combination, and the highest other one that is not inside it."""
    found = [each for each in _search(shape) if each.hand in paid]
    if not found:
        return None, None
    main = found[0]
    others = [each for each in found if set(each.positions) - set(main.positions)]
    second = others[0] if others else None
    paired = second and main.hand is second.hand is Hand.STRAIGHT and main.ranks == second.ranks
    if paired and paired_straight is PairedStraight.ONE_STRAIGHT:
        second = None
    elif paired and paired_straight is PairedStraight.STRAIGHT_AND_PAIR:
        second = next((each for each in others if each.hand is not Hand.STRAIGHT), None)
    return main, second


@lru_cache(maxsize=1024)
def _search(shape: Shape) -> tuple[_Found, ...]:
    """Find every combination of a shape, the highest first."""
    ranks, suited = shape
    found = []
    for size in (2, 3, 4, 5):
        every = zip(subsets(range(len(ranks)), size), subsets(ranks, size), strict=True)
        for positions, own in every:
            flush = bool(suited) and size == FIVE and all(suited[each] for each in positions)
            for hand, key in _classes(own, flush=flush):
                outside = [rank for each, rank in enumerate(ranks) if each not in positions]
                found.append(_Found(hand, positions, (*key, *outside[: 5 - size])))
    found.sort(key=lambda each: (each.hand.level, each.ranks), reverse=True)
    return tuple(found)


def _classes(own: tuple[int, ...], *, flush: bool) -> Iterator[tuple[Hand, tuple[int, ...]]]:
    """Yield what these very ranks, highest first, make together, with the ranks that compare it."""
    match own:
        case [14, 13]:
            yield Hand.ACE_KING, (ACE, KING)
        case [a, b] if a == b:
            yield Hand.PAIR, (a,)
        case [a, _, c] if a == c:
            yield Hand.THREE_OF_A_KIND, (a,)
        case [a, _, _, d] if a == d:
            yield Hand.FOUR_OF_A_KIND, (a,)
        case [a, b, c, d] if a == b and c == d:
            yield Hand.TWO_PAIR, (a, c)
        case [a, _, c, d, e] if a == c and d == e:
            yield Hand.FULL_HOUSE, (a, d)
        case [a, b, c, _, e] if a == b and c == e:
            yield Hand.FULL_HOUSE, (c, a)
        case [_, _, _, _, _]:
            yield from _runs_and_suits(own, flush=flush)


def _runs_and_suits(own: tuple[int, ...], *, flush: bool) -> Iterator[tuple[Hand, tuple[int, ...]]]:
    top = _straight_top(own)
    if flush and top == ACE:
        yield Hand.ROYAL_FLUSH, (top,)
    if flush and top:
        yield Hand.STRAIGHT_FLUSH, (top,)
    if flush:
        yield Hand.FLUSH, own
    if top:
        yield Hand.STRAIGHT, (top,)


def _straight_top(own: tuple[int, ...]) -> int | None:
    """Return the top card of five ranks in a row, the ace also being low (C-1)."""
    if own == (ACE, FIVE, 4, 3, 2):
        return FIVE
    return own[0] if own[0] - own[4] == 4 and len(set(own)) == len(own) else None
