"""All hands of five or six cards in a house, counted by main and second combination.

Hands are counted up to renaming of suits, each with the number of hands that it stands for, through
the engine that the product uses.
"""

from collections import Counter
from dataclasses import dataclass

from dealer_trainer.audit.parts import Progress, in_parts, patterns_in_parts
from dealer_trainer.audit.suits import shapes_of
from dealer_trainer.hands import Hand, arrange
from dealer_trainer.house import House

Pair = tuple[Hand, Hand | None]
SIZES = (5, 6)


@dataclass(frozen=True, slots=True)
class Count:
    """How many hands have these combinations, and their odds together."""

    main: Hand
    second: Hand | None
    hands: int
    odds: int


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


def audit(house: House, cards: int, progress: Progress | None = None) -> Audit:
    """Count all hands of five or six cards by main and second combination (C-2, T-1 … T-5)."""
    found: Counter[Pair] = Counter()
    works = [(house, patterns) for patterns in patterns_in_parts(cards)]
    for part in in_parts(_count_part, works, progress):
        found.update(part)
    counts = []
    for (main, second), hands in sorted(found.items(), key=_level, reverse=True):
        odds = sum(house.pays.get(each, 0) for each in (main, second) if each)
        counts.append(Count(main, second, hands, odds))
    return Audit(house.id, cards, tuple(counts))


def _level(item: tuple[Pair, int]) -> tuple[int, int]:
    (main, second), _ = item
    return main.level, second.level if second else 0


def _count_part(work: tuple[House, list[tuple[int, ...]]]) -> Counter[Pair]:
    """Count the hands of these ranks; one of each shape stands for all of that shape."""
    house, patterns = work
    options, found = house.combinations, Counter[Pair]()
    for ranks in patterns:
        for cards, weight in shapes_of(ranks):
            main, second = arrange(cards, house.pays, options.paired_straight)
            paid = second.hand if second and options.paid > 1 else None
            found[main.hand, paid] += weight
    return found
