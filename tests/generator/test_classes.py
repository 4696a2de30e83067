"""Classes of hands drawn uniformly: the exact numbers of T-4 and of the figures for checking."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.cards import DECK, Card
from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.classes import STANDARD_READER, Pair, Reader, _families_by_pair
from dealer_trainer.generator.families import families
from dealer_trainer.hands import Hand, PairedStraight, arrange
from tests.generator.every_hand import count_of, hands_of

ROYAL, STRAIGHT_FLUSH, FOUR = Hand.ROYAL_FLUSH, Hand.STRAIGHT_FLUSH, Hand.FOUR_OF_A_KIND
FULL, FLUSH, STRAIGHT, THREE = Hand.FULL_HOUSE, Hand.FLUSH, Hand.STRAIGHT, Hand.THREE_OF_A_KIND
TWO_PAIR, PAIR, ACE_KING, NOTHING = Hand.TWO_PAIR, Hand.PAIR, Hand.ACE_KING, Hand.NOTHING

SIX_CARDS_T4: dict[Pair, int] = {
    (ROYAL, STRAIGHT_FLUSH): 4,
    (ROYAL, FLUSH): 28,
    (ROYAL, STRAIGHT): 72,
    (STRAIGHT_FLUSH, STRAIGHT_FLUSH): 32,
    (STRAIGHT_FLUSH, FLUSH): 220,
    (STRAIGHT_FLUSH, STRAIGHT): 744,
    (STRAIGHT_FLUSH, ACE_KING): 12,
    (FOUR, FULL): 936,
    (FOUR, ACE_KING): 528,
    (FULL, FULL): 1_248,
    (FULL, ACE_KING): 4_224,
    (FLUSH, FLUSH): 6_580,
    (FLUSH, STRAIGHT): 4_152,
    (FLUSH, PAIR): 76_620,
    (FLUSH, ACE_KING): 7_704,
    (STRAIGHT, STRAIGHT): 112_380,
    (STRAIGHT, ACE_KING): 4_020,
    (THREE, ACE_KING): 56_320,
    (TWO_PAIR, TWO_PAIR): 61_776,
    (TWO_PAIR, ACE_KING): 158_400,
    (PAIR, ACE_KING): 1_249_680,
}
FIVE_CARDS_T4: dict[Pair, int] = {
    (FOUR, ACE_KING): 8,
    (THREE, ACE_KING): 2_112,
    (TWO_PAIR, ACE_KING): 3_168,
    (PAIR, ACE_KING): 84_480,
}
FIGURES = {
    5: (4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 167_280, 1_135_260),
    6: (188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 1_290_420,
        5_322_480),
}  # fmt: skip
RARE = [pair for pair, hands in SIX_CARDS_T4.items() if hands < 5_000]


def counts(reader: Reader, cards: int) -> dict[Pair, int]:
    found = _families_by_pair(reader, cards)
    return {pair: sum(map(count_of, alike)) for pair, alike in found.items()}


def pair_counts(reader: Reader, cards: int) -> dict[Pair, int]:
    found = counts(reader, cards)
    return {pair: found[pair] for pair in reader.pairs(cards)}


@pytest.mark.parametrize("cards", [5, 6])
def test_families_hold_every_hand_once(cards: int) -> None:
    assert sum(counts(STANDARD_READER, cards).values()) == comb(52, cards)


@pytest.mark.parametrize(("cards", "expected"), [(5, FIVE_CARDS_T4), (6, SIX_CARDS_T4)])
def test_t4_pairs_have_their_exact_numbers(cards: int, expected: dict[Pair, int]) -> None:
    assert pair_counts(STANDARD_READER, cards) == expected


@pytest.mark.parametrize("cards", [5, 6])
def test_c2_classes_have_their_exact_numbers(cards: int) -> None:
    found: Counter[Hand] = Counter()
    for (main, _), hands in counts(STANDARD_READER, cards).items():
        found[main] += hands
    assert tuple(found[hand] for hand in reversed(Hand)) == FIGURES[cards]


def proves_uniform(pair: Pair) -> None:
    hands: set[frozenset[Card]] = set()
    for family in _families_by_pair(STANDARD_READER, 6)[pair]:
        own = hands_of(family)
        assert hands.isdisjoint(own)
        hands |= own
    assert len(hands) == SIX_CARDS_T4[pair]
    for hand in hands:
        main, second = arrange(tuple(hand))
        assert (main.hand, second and second.hand) == pair


@pytest.mark.parametrize("pair", RARE, ids=" + ".join)
def test_t4_a_rare_pair_is_every_hand_of_it_and_nothing_else(pair: Pair) -> None:
    proves_uniform(pair)


@pytest.mark.soak
@pytest.mark.parametrize("pair", [pair for pair in SIX_CARDS_T4 if pair not in RARE])
def test_t4_a_common_pair_is_every_hand_of_it_and_nothing_else(pair: Pair) -> None:
    proves_uniform(pair)


def is_uniform(pair: Pair, draws: int) -> bool:
    """Compare the draws of each hand with their mean by chi square, six deviations wide."""
    chance, hands = Chance(1), SIX_CARDS_T4[pair]
    found: Counter[frozenset[object]] = Counter()
    for _ in range(draws):
        found[frozenset(STANDARD_READER.draw_pair(chance, pair, 6) or ())] += 1
    mean = draws / hands
    chi_square = sum((times - mean) ** 2 / mean for times in found.values())
    chi_square += (hands - len(found)) * mean
    return bool(abs(chi_square - (hands - 1)) < 6 * (2 * (hands - 1)) ** 0.5)


@pytest.mark.parametrize(
    "pair", [(ROYAL, STRAIGHT_FLUSH), (STRAIGHT_FLUSH, STRAIGHT_FLUSH), (ROYAL, STRAIGHT)]
)
def test_the_rarest_pairs_are_drawn_uniformly(pair: Pair) -> None:
    assert is_uniform(pair, draws=8_000)


@pytest.mark.soak
@pytest.mark.parametrize("pair", [pair for pair, hands in SIX_CARDS_T4.items() if hands < 120_000])
def test_pairs_are_drawn_uniformly(pair: Pair) -> None:
    assert is_uniform(pair, draws=10 * SIX_CARDS_T4[pair] + 20_000)


@pytest.mark.parametrize("cards", [5, 6])
def test_a_class_is_drawn_as_it_is_read(cards: int) -> None:
    chance = Chance(3)
    for main in Hand:
        for _ in range(100):
            hand = STANDARD_READER.draw(chance, main, cards)
            assert hand is not None
            assert len(set(hand)) == cards
            assert arrange(hand)[0].hand is main


def test_t5_a_paired_straight_is_a_pair_of_its_own() -> None:
    reader = Reader(STANDARD_READER.paid, PairedStraight.STRAIGHT_AND_PAIR)
    expected = SIX_CARDS_T4 | {(STRAIGHT, STRAIGHT): 36_180, (STRAIGHT, PAIR): 76_200}
    assert pair_counts(reader, 6) == expected


def test_t5_a_paired_straight_may_have_no_second_combination() -> None:
    reader = Reader(STANDARD_READER.paid, PairedStraight.ONE_STRAIGHT)
    expected = SIX_CARDS_T4 | {(STRAIGHT, STRAIGHT): 36_180}
    assert pair_counts(reader, 6) == expected


def test_hands_that_a_house_does_not_pay_make_other_pairs() -> None:
    reader = Reader((ACE_KING, PAIR, STRAIGHT))
    assert reader.pairs(5) == ((PAIR, PAIR), (PAIR, ACE_KING))
    assert set(reader.classes(5)) == {NOTHING, ACE_KING, PAIR, STRAIGHT}
    found: Counter[Pair] = Counter()
    for hand in combinations(DECK[::3], 6):
        main, second = arrange(hand, reader.paid)
        found[main.hand, second.hand if second else None] += 1
    assert set(found) <= set(counts(reader, 6))


@given(
    paid=st.sets(st.sampled_from(STANDARD_READER.paid), min_size=1),
    paired=st.sampled_from(PairedStraight),
    cards=st.sampled_from((5, 6)),
    seed=st.integers(0, 2**32),
)
def test_any_house_reads_all_hands_of_a_family_alike(
    paid: set[Hand], paired: PairedStraight, cards: int, seed: int
) -> None:
    chance = Chance(seed)
    for family in families(cards):
        drawn = [hand for _ in range(2) if (hand := family.draw(chance))]
        read = {
            (main.hand, second and second.hand)
            for main, second in (arrange(hand, paid, paired) for hand in drawn)
        }
        assert len(read) <= 1, (family, drawn)
