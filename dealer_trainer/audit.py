"""Every hand there is, through the engine that the product uses: counts, odds, chances.

Hands are counted up to renaming of suits, each with the number of hands that it stands for.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise, permutations
from typing import TypeVar

from dealer_trainer.cards import DECK, Card
from dealer_trainer.hands import Hand, PairedStraight, arrange, best, shape_of
from dealer_trainer.house import DealerCard, House
from dealer_trainer.suits import TOPS, hands_of, rank_patterns

Pair = tuple[Hand, Hand | None]
Progress = Callable[[int, int], None]
SIZES = (5, 6)
DEALT = 5
LEFT = len(DECK) - DEALT
Work = TypeVar("Work")
Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class Count:
    """How many hands have these combinations, and their odds together."""

    main: Hand
    second: Hand | None
    hands: int
    odds: int


@dataclass(frozen=True, slots=True)
class Chances:
    """What the dealer's five cards and one purchase bring in a house, counted over all of them.

    `no_game` of `hands` are no game; `games` of their `exchanges` of one card for each that is left
    make one; `repeats[n]` is the share of purchases with exactly n free exchanges after the first.
    Without a purchase the last three are 0 and empty.
    """

    house: str
    hands: int
    no_game: int
    exchanges: int
    games: int
    repeats: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Audit:
    """All hands of one size in one house."""

    house: str
    cards: int
    counts: tuple[Count, ...]

    @property
    def hands(self) -> int:
        """The number of hands."""
        return sum(count.hands for count in self.counts)

    @property
    def odds(self) -> int:
        """The sum of the odds over all hands."""
        return sum(count.hands * count.odds for count in self.counts)


@dataclass(frozen=True, slots=True)
class _View:
    """The options that tell which combinations a hand holds."""

    pays: frozenset[Hand]
    paid: int
    paired_straight: PairedStraight


def audit(house: House, cards: int, progress: Progress | None = None) -> Audit:
    """Count all hands of five or six cards by main and second combination (C-2, T-1 … T-5)."""
    options = house.combinations
    view = _View(frozenset(house.pays), options.paid, options.paired_straight)
    found: Counter[Pair] = Counter()
    for part in _in_parts(_count_part, [(view, cards, ranks) for ranks in _parts(cards)], progress):
        found.update(part)
    counts = []
    for (main, second), hands in sorted(found.items(), key=_level, reverse=True):
        odds = sum(house.pays.get(each, 0) for each in (main, second) if each)
        counts.append(Count(main, second, hands, odds))
    return Audit(house.id, cards, tuple(counts))


def _level(item: tuple[Pair, int]) -> tuple[int, int]:
    (main, second), _ = item
    return main.level, second.level if second else 0


def chances(house: House, progress: Progress | None = None) -> Chances:
    """Count no game, games by one purchase and free repeats over all hands (PP-10, RP-7, RH-6)."""
    work = [(house, ranks) for ranks in _parts(DEALT)]
    total: Counter[str] = Counter()
    for part in _in_parts(_exchange_part, work, progress):
        total.update(part)
    most = house.purchase.repeats if house.purchase else -1
    reached = [Fraction(1)]
    for turn in range(1, most + 1):
        ways = 1
        for left in range(LEFT, LEFT - turn, -1):
            ways *= left
        reached.append(Fraction(total[f"same {turn}"], total["no game"] * ways))
    repeats = [now - later for now, later in pairwise([*reached, Fraction(0)])]
    return Chances(
        house=house.id,
        hands=total["hands"],
        no_game=total["no game"],
        exchanges=total["exchanges"],
        games=total["games"],
        repeats=tuple(repeats) if house.purchase else (),
    )


def _parts(cards: int) -> list[list[tuple[int, ...]]]:
    """Divide all rank patterns into parts of about the same work."""
    patterns = [ranks for top in TOPS for ranks in rank_patterns(cards, top)]
    return [patterns[first::16] for first in range(16)]


def _count_part(work: tuple[_View, int, list[tuple[int, ...]]]) -> Counter[Pair]:
    view, _, patterns = work
    found: Counter[Pair] = Counter()
    for ranks in patterns:
        by_shape: dict[object, tuple[tuple[Card, ...], int]] = {}
        for cards, weight in hands_of(ranks):
            shape = shape_of(cards)
            _, before = by_shape.get(shape, (cards, 0))
            by_shape[shape] = cards, before + weight
        for cards, weight in by_shape.values():
            main, second = arrange(cards, view.pays, view.paired_straight)
            paid = second.hand if second and view.paid > 1 else None
            found[main.hand, paid] += weight
    return found


def _exchange_part(work: tuple[House, list[tuple[int, ...]]]) -> Counter[str]:
    """Count the exchanges on hands of these ranks; ``same n`` is n cards of one rank in a row."""
    house, patterns = work
    total: Counter[str] = Counter()
    for ranks in patterns:
        for cards, weight in hands_of(ranks):
            total["hands"] += weight
            if _plays(house, cards):
                continue
            total["no game"] += weight
            if house.purchase:
                kept, old = _drop(house.purchase.card, cards)
                for what, count in _exchanges(house, kept, old).items():
                    total[what] += weight * count
    return total


def _drop(which: DealerCard, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], Card]:
    choose = max if which is DealerCard.HIGHEST else min
    old = choose(cards, key=lambda card: card.rank)
    return tuple(card for card in cards if card != old), old


def _exchanges(house: House, kept: tuple[Card, ...], old: Card) -> Counter[str]:
    left = [card for card in DECK if card != old and card not in kept]
    games = {card for card in left if _plays(house, (*kept, card))}
    found = Counter({"exchanges": len(left), "games": len(games)})
    same = [card for card in left if card.rank == old.rank and card not in games]
    for turn in range(1, len(same) + 1):
        found[f"same {turn}"] = len(list(permutations(same, turn)))
    return found


def _plays(house: House, cards: tuple[Card, ...]) -> bool:
    return best(cards, house.pays).hand.reaches(Hand(house.dealer.plays_from))


def _in_parts(
    do: Callable[[Work], Part], works: list[Work], progress: Progress | None
) -> Iterator[Part]:
    """Do the parts on all cores and yield each as it is done."""
    with ProcessPoolExecutor() as pool:
        waiting = [pool.submit(do, work) for work in works]
        for done, part in enumerate(as_completed(waiting), start=1):
            if progress:
                progress(done, len(works))
            yield part.result()
