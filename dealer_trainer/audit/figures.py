"""The known figures, and what differs from them; they hold where a house's options allow.

Source: `rules.md`, "Figures for checking" and T-4; mathematics, not a second rule book.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from dealer_trainer.audit.chances import Chances
from dealer_trainer.audit.counts import Audit, Pair
from dealer_trainer.hands import STANDARD, Hand, PairedStraight
from dealer_trainer.house import DealerCard, House, PlaysFrom

BY_MAIN = {
    5: {
        Hand.ROYAL_FLUSH: 4,
        Hand.STRAIGHT_FLUSH: 36,
        Hand.FOUR_OF_A_KIND: 624,
        Hand.FULL_HOUSE: 3_744,
        Hand.FLUSH: 5_108,
        Hand.STRAIGHT: 10_200,
        Hand.THREE_OF_A_KIND: 54_912,
        Hand.TWO_PAIR: 123_552,
        Hand.PAIR: 1_098_240,
        Hand.ACE_KING: 167_280,
        Hand.NOTHING: 1_135_260,
    },
    6: {
        Hand.ROYAL_FLUSH: 188,
        Hand.STRAIGHT_FLUSH: 1_656,
        Hand.FOUR_OF_A_KIND: 14_664,
        Hand.FULL_HOUSE: 165_984,
        Hand.FLUSH: 205_792,
        Hand.STRAIGHT: 361_620,
        Hand.THREE_OF_A_KIND: 732_160,
        Hand.TWO_PAIR: 2_532_816,
        Hand.PAIR: 9_730_740,
        Hand.ACE_KING: 1_290_420,
        Hand.NOTHING: 5_322_480,
    },
}
BY_PAIR: dict[int, dict[Pair, int]] = {
    5: {
        (Hand.FOUR_OF_A_KIND, Hand.ACE_KING): 8,
        (Hand.THREE_OF_A_KIND, Hand.ACE_KING): 2_112,
        (Hand.TWO_PAIR, Hand.ACE_KING): 3_168,
        (Hand.PAIR, Hand.ACE_KING): 84_480,
    },
    6: {
        (Hand.ROYAL_FLUSH, Hand.STRAIGHT_FLUSH): 4,
        (Hand.ROYAL_FLUSH, Hand.FLUSH): 28,
        (Hand.ROYAL_FLUSH, Hand.STRAIGHT): 72,
        (Hand.STRAIGHT_FLUSH, Hand.STRAIGHT_FLUSH): 32,
        (Hand.STRAIGHT_FLUSH, Hand.FLUSH): 220,
        (Hand.STRAIGHT_FLUSH, Hand.STRAIGHT): 744,
        (Hand.STRAIGHT_FLUSH, Hand.ACE_KING): 12,
        (Hand.FOUR_OF_A_KIND, Hand.FULL_HOUSE): 936,
        (Hand.FOUR_OF_A_KIND, Hand.ACE_KING): 528,
        (Hand.FULL_HOUSE, Hand.FULL_HOUSE): 1_248,
        (Hand.FULL_HOUSE, Hand.ACE_KING): 4_224,
        (Hand.FLUSH, Hand.FLUSH): 6_580,
        (Hand.FLUSH, Hand.STRAIGHT): 4_152,
        (Hand.FLUSH, Hand.PAIR): 76_620,
        (Hand.FLUSH, Hand.ACE_KING): 7_704,
        (Hand.STRAIGHT, Hand.STRAIGHT): 112_380,
        (Hand.STRAIGHT, Hand.ACE_KING): 4_020,
        (Hand.THREE_OF_A_KIND, Hand.ACE_KING): 56_320,
        (Hand.TWO_PAIR, Hand.TWO_PAIR): 61_776,
        (Hand.TWO_PAIR, Hand.ACE_KING): 158_400,
        (Hand.PAIR, Hand.ACE_KING): 1_249_680,
    },
}
PAIRED_STRAIGHTS = 76_200
GAMES_BOUGHT = {
    (DealerCard.HIGHEST, PlaysFrom.ACE_KING): (14_455_224, 53_357_220),
    (DealerCard.LOWEST, PlaysFrom.PAIR): (16_468_092, 61_219_380),
}
NO_GAME = {PlaysFrom.ACE_KING: 1_135_260, PlaysFrom.PAIR: 1_302_540}


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure that did not come out: the hands it counts, what was expected and what was found."""

    what: str
    expected: int
    found: int


def count_differences(house: House, audit: Audit) -> list[Difference]:
    """Return every known figure of this size that stands in this house and differs."""
    found: Counter[Pair] = Counter()
    for count in audit.counts:
        found[count.main, count.second] += count.hands
    return [
        Difference(_named(pair), expected, found[pair])
        for pair, expected in _expected(house, audit.cards).items()
        if found[pair] != expected
    ]


def chance_differences(house: House, chances: Chances) -> list[Difference]:
    """Return the known figures of no game and of one purchase that differ (RP-7, PP-10)."""
    return [Difference(*each) for each in _chances(house, chances) if each[1] != each[2]]


def _named(pair: Pair) -> str:
    return " + ".join(each.value for each in pair if each)


def _expected(house: House, cards: int) -> dict[Pair, int]:
    """Return the counts by main and second combination, or by main where one is paid."""
    missing = STANDARD - house.pays.keys()
    if missing - {Hand.ACE_KING}:
        return {}
    mains, pairs = Counter(BY_MAIN[cards]), dict(BY_PAIR[cards])
    if missing:
        mains[Hand.NOTHING] += mains.pop(Hand.ACE_KING)
        pairs = {pair: hands for pair, hands in pairs.items() if Hand.ACE_KING not in pair}
    if house.combinations.paid == 1:
        pairs = {}
    elif cards == 6:
        pairs = _by_straight(house, pairs)
    for (main, _), hands in pairs.items():
        mains[main] -= hands
    return {(main, None): hands for main, hands in mains.items()} | pairs


def _by_straight(house: House, pairs: dict[Pair, int]) -> dict[Pair, int]:
    """Return the pairs as a paired straight is paid (T-5)."""
    twice = (Hand.STRAIGHT, Hand.STRAIGHT)
    match house.combinations.paired_straight:
        case PairedStraight.STRAIGHT_AND_PAIR:
            pairs[Hand.STRAIGHT, Hand.PAIR] = PAIRED_STRAIGHTS
            pairs[twice] -= PAIRED_STRAIGHTS
        case PairedStraight.ONE_STRAIGHT:
            pairs[twice] -= PAIRED_STRAIGHTS
    return pairs


def _chances(house: House, chances: Chances) -> Iterator[tuple[str, int, int]]:
    if STANDARD - house.pays.keys() - {Hand.ACE_KING}:
        return
    plays_from = house.dealer.plays_from
    yield "no game", NO_GAME[plays_from], chances.no_game
    key = (house.purchase.card, plays_from) if house.purchase else None
    if key in GAMES_BOUGHT:
        games, exchanges = GAMES_BOUGHT[key]
        yield "purchase: games", games, chances.games
        yield "purchase: exchanges", exchanges, chances.exchanges
