"""Hands of a wanted class, uniform among all that a house reads so (C-2, T-1, T-4, T-5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from dealer_trainer.cards import Card
from dealer_trainer.generator.chance import Chance, Weights
from dealer_trainer.generator.families import Family, families
from dealer_trainer.hands import Hand, PairedStraight, arrange
from dealer_trainer.house import House

Pair = tuple[Hand, Hand | None]


@dataclass(frozen=True, slots=True)
class Reader:
    """How a house reads hands: the classes it pays, lowest first, and the paired straight."""

    paid: tuple[Hand, ...]
    paired_straight: PairedStraight = PairedStraight.TWO_STRAIGHTS

    def classes(self, cards: int) -> tuple[Hand, ...]:
        """Return the classes that hands of so many cards can have, lowest first, paid or not."""
        mains = {main for main, _ in self.readings(cards)}
        return tuple(hand for hand in Hand if hand in mains)

    def readings(self, cards: int) -> tuple[Pair, ...]:
        """Return the main combinations that come, each with every second one or with None (T-4)."""
        return tuple(_families_by_pair(self, cards))

    def pairs(self, cards: int) -> tuple[Pair, ...]:
        """Return the main and second combinations that come together (T-4)."""
        return tuple(pair for pair in self.readings(cards) if pair[1])

    def draw(self, chance: Chance, main: Hand, cards: int) -> tuple[Card, ...] | None:
        """Return a hand with this main combination, whatever its second one; None if none is."""
        return _draw(chance, _of_class(self, main, cards))

    def draw_pair(self, chance: Chance, pair: Pair, cards: int) -> tuple[Card, ...] | None:
        """Return a hand with this main and second combination, or None if there is none."""
        return _draw(chance, _of_pair(self, pair, cards))


STANDARD_READER = Reader(tuple(hand for hand in Hand if hand is not Hand.NOTHING))


def reader_of(house: House) -> Reader:
    """Return how this house reads hands."""
    paid = tuple(hand for hand in Hand if hand in house.pays)
    return Reader(paid, house.combinations.paired_straight)


def _draw(chance: Chance, weights: Weights[Family]) -> tuple[Card, ...] | None:
    cards = None
    while cards is None and weights.total:
        cards = chance.weighted(weights).draw(chance)
    return cards


@cache
def _of_class(reader: Reader, main: Hand, cards: int) -> Weights[Family]:
    found = _families_by_pair(reader, cards)
    return Weights(
        (family, family.proposals)
        for pair, alike in found.items()
        if pair[0] is main
        for family in alike
    )


@cache
def _of_pair(reader: Reader, pair: Pair, cards: int) -> Weights[Family]:
    alike = _families_by_pair(reader, cards).get(pair, ())
    return Weights((family, family.proposals) for family in alike)


@cache
def _families_by_pair(reader: Reader, cards: int) -> Mapping[Pair, tuple[Family, ...]]:
    """Read one hand of each family, which stands for all of them."""
    chance = Chance(0)
    found: dict[Pair, tuple[Family, ...]] = {}
    for family in families(cards):
        hand = None
        while hand is None:
            hand = family.draw(chance)
        main, second = arrange(hand, reader.paid, reader.paired_straight)
        pair = (main.hand, second.hand if second else None)
        found[pair] = (*found.get(pair, ()), family)
    return found
