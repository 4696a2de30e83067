"""Hands and combinations: C-1 … C-4, T-1, T-3 … T-5, and the figures for checking."""

import random
from collections import Counter
from itertools import combinations as subsets
from itertools import pairwise

import pytest
from phevaluator import evaluate_cards

from dealer_trainer.cards import DECK, Card, format_cards, parse_cards
from dealer_trainer.hands import STANDARD, Hand, PairedStraight, arrange, best, combinations_in

FIVE_CARDS = {
    ("royal_flush", None): 4,
    ("straight_flush", None): 36,
    ("four_of_a_kind", None): 616,
    ("four_of_a_kind", "ace_king"): 8,
    ("full_house", None): 3_744,
    ("flush", None): 5_108,
    ("straight", None): 10_200,
    ("three_of_a_kind", None): 52_800,
    ("three_of_a_kind", "ace_king"): 2_112,
    ("two_pair", None): 120_384,
    ("two_pair", "ace_king"): 3_168,
    ("pair", None): 1_013_760,
    ("pair", "ace_king"): 84_480,
    ("ace_king", None): 167_280,
    ("nothing", None): 1_135_260,
}


def names(text: str, straight: PairedStraight = PairedStraight.TWO_STRAIGHTS) -> list[str]:
    main, second = arrange(parse_cards(text), STANDARD, straight)
    return [each.hand.value for each in (main, second) if each]


def beats(higher: str, lower: str) -> bool:
    return best(parse_cards(higher)).strength > best(parse_cards(lower)).strength


def test_c1_there_are_52_cards_and_each_is_written_in_its_own_way() -> None:
    assert len(set(DECK)) == len({str(card) for card in DECK}) == 52
    assert parse_cards(format_cards(DECK)) == DECK
    assert parse_cards("10h") == parse_cards("Th") == (Card(10, "h"),)


@pytest.mark.parametrize("text", ["1h", "Ax", "as", "AS", "10", "11h", "", "A", "♠A", "Ass"])
def test_c1_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="^" + text.replace("10", "10")):
        parse_cards(text or "  ?")


def test_c1_the_ace_is_high_and_in_the_lowest_straight_low() -> None:
    assert names("Ah 2s 3d 4c 5h") == ["straight"]
    assert beats("2d 3c 4h 5s 6s", "Ah 2s 3d 4c 5h")
    assert names("Ah Ks Qd Jc Th") == ["straight"]
    assert names("Ks Ah 2s 3d 4c") == ["ace_king"], "no straight around the corner"
    assert names("Qs Kh As 2d 3c") == ["ace_king"]
    assert names("Ah 2h 3h 4h 5h") == ["straight_flush"]
    assert beats("6h 2h 3h 4h 5h", "As 2s 3s 4s 5s")


def test_c1_suits_never_rank() -> None:
    strengths = {
        best(parse_cards(f"A{suit} Q{suit} 9{suit} 5{suit} 3{suit}")).strength for suit in "shdc"
    }
    assert len(strengths) == 1


def test_c2_the_order_of_hands() -> None:
    ladder = [
        "Ah Qs 9d 5c 3h",
        "Ah Ks 4d 3c 2h",
        "2h 2s 5d 4c 3h",
        "3h 3s 2d 2c 4h",
        "2h 2s 2d 4c 3h",
        "Ah 2s 3d 4c 5h",
        "7h 5h 4h 3h 2h",
        "2h 2s 2d 3c 3h",
        "2h 2s 2d 2c 3h",
        "Ah 2h 3h 4h 5h",
        "Ah Kh Qh Jh Th",
    ]
    assert [best(parse_cards(each)).hand for each in ladder] == list(Hand)
    assert all(beats(high, low) for low, high in pairwise(ladder))


def test_c2_a_hand_that_a_house_does_not_pay_is_nothing_there() -> None:
    pays = STANDARD - {Hand.ACE_KING}
    dealer, box = (best(parse_cards(each), pays) for each in ("Ad Kc 9h 7s 4s", "Ah Qd Jd 7c 3s"))
    assert dealer.hand is box.hand is Hand.NOTHING
    assert dealer.strength > box.strength, "card by card"
    assert names("8h 8d Ac Ks 3s") == ["pair", "ace_king"]
    assert arrange(parse_cards("8h 8d Ac Ks 3s"), pays)[1] is None


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("9h 9s 2d 3c 4h", "8h 8s Ad Kc Qh"),  # pair by its rank
        ("9h 9s Ad 3c 2h", "9d 9c Kd Qc Jh"),  # pair, first kicker
        ("9h 9s Ad 5c 3h", "9d 9c As 5d 2h"),  # pair, last kicker
        ("Ah As 2d 2c 3h", "Kh Ks Qd Qc Jh"),  # two pair by the higher
        ("Ah As 3d 3c 4h", "Ad Ac 2d 2c Kh"),  # two pair by the lower
        ("Ah As 3d 3c 5h", "Ad Ac 3h 3s 4h"),  # two pair by the kicker
        ("4h 4s 4d 3c 2h", "3h 3s 3d Ac Kh"),  # three by its rank
        ("5h 6s 7d 8c 9h", "4h 5s 6d 7c 8h"),  # straight by its top card
        ("Ah 9h 5h 4h 3h", "As 9s 5s 4s 2s"),  # flush card by card
        ("4h 4s 4d 2c 2h", "3h 3s 3d Ac Ah"),  # full house by its three
        ("4h 4s 4d 4c 2h", "3h 3s 3d 3c Ah"),  # four by its rank
        ("6h 7h 8h 9h Th", "5s 6s 7s 8s 9s"),  # straight flush by its top card
        ("Ah Ks Td 3c 2h", "Ad Kc 9h 8s 7d"),  # ace-king by the third card
        ("Ah Qs 4d 3c 2h", "Kd Qc Jh 9s 8d"),  # nothing by its highest card
    ],
)
def test_c3_the_combination_first_then_the_cards_outside_it(higher: str, lower: str) -> None:
    assert beats(higher, lower)
    assert not beats(lower, higher)


def test_c3_all_ranks_equal_is_neither_higher_nor_lower() -> None:
    one, other = "Kh Ks 9d 7c 2h", "Kd Kc 9h 7s 2s"
    assert not beats(one, other)
    assert not beats(other, one)


def test_c4_the_best_five_of_six_and_the_sixth_never_breaks_a_tie() -> None:
    six, five = best(parse_cards("Kh Ks Ad 9c 8c 7d")), best(parse_cards("Kd Kc Ah 9s 8s"))
    assert six.strength == five.strength
    six, five = best(parse_cards("Ah Qs 9d 7c 5h 3d")), best(parse_cards("Ad Qc 9h 7s 5d"))
    assert six.hand is Hand.NOTHING
    assert six.strength == five.strength
    assert names("Kh Ks Ad Qc Jc Td")[0] == "straight"
    assert best(parse_cards("2h 2s 3d 3c 4h 4s")).ranks == (4, 3, 2), "the third pair is a kicker"


def test_t1_the_second_holds_a_card_outside_the_main_one_and_kickers_do_not_count() -> None:
    main, second = arrange(parse_cards("8h 8s As Kd 9c"))
    assert (main.hand, second and second.hand) == (Hand.PAIR, Hand.ACE_KING)
    assert second is not None
    assert {str(card) for card in main.cards} == {"8h", "8s"}
    assert {str(card) for card in second.cards} == {"As", "Kd"}
    assert names("Ah Ad Kc 9d 5s") == ["pair", "ace_king"], "an ace is in both, the king in one"


def test_t3_the_best_combination_is_one() -> None:
    assert best(parse_cards("8h 8s As Kd 9c")).hand is Hand.PAIR


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("Ah Kh Qh Jh Th 9h", "royal_flush straight_flush"),
        ("Ah Kh Qh Jh Th 2h", "royal_flush flush"),
        ("Ah Kh Qh Jh Th 9s", "royal_flush straight"),
        ("Ah Kh Qh Jh Th As", "royal_flush straight"),
        ("9h 8h 7h 6h 5h 4h", "straight_flush straight_flush"),
        ("9h 8h 7h 6h 5h 2h", "straight_flush flush"),
        ("9h 8h 7h 6h 5h Ts", "straight_flush straight"),
        ("Ah 2h 3h 4h 5h Ks", "straight_flush ace_king"),
        ("Ah Ad Ac As Kd Kc", "four_of_a_kind full_house"),
        ("8h 8d 8c 8s Ad Kc", "four_of_a_kind ace_king"),
        ("Ah Ad Ac Kd Kc Ks", "full_house full_house"),
        ("Qs Qh Qc Ks Kh As", "full_house ace_king"),
        ("Kh Jh 9h 7h 5h 3h", "flush flush"),
        ("Kh 9h 8h 7h 6h Ts", "flush straight"),
        ("Ah Kh Jh 8h 6h As", "flush pair"),
        ("Ah Qh 8h 6h 3h Ks", "flush ace_king"),
        ("8h 7c 6d 5s 4h 3c", "straight straight"),
        ("Ac 2d 3h 4s 5d Kc", "straight ace_king"),
        ("8h 8d 8c Ks Ad 3s", "three_of_a_kind ace_king"),
        ("Kh Kd 8c 8d 3s 3d", "two_pair two_pair"),
        ("8h 8d 3c 3d As Kd", "two_pair ace_king"),
        ("8h 8d 4c 3d As Kd", "pair ace_king"),
    ],
)
def test_t4_pairs_of_combinations_on_six_cards(cards: str, expected: str) -> None:
    assert names(cards) == expected.split()


def test_t4_and_the_figures_all_five_card_hands() -> None:
    counts: Counter[tuple[str, str | None]] = Counter()
    for cards in subsets(DECK, 5):
        main, second = arrange(cards)
        counts[main.hand.value, second.hand.value if second else None] += 1
    assert counts == FIVE_CARDS


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("Ah Ad Kc Kd 5s", "two_pair"),
        ("Ah Ad Ac Kd Kc", "full_house"),
        ("Ah Ad Ac Kd Kc Ks", "full_house full_house"),
        ("Ah Ad Ac As Kd Kc", "four_of_a_kind full_house"),
        ("Ah Kh 8h 6h 3h", "flush"),
        ("Ah Kh 8h 6h 3h Ts", "flush"),
        ("Ah Kh 8h 6h 3h Ks", "flush pair"),
        ("Ah Qh 8h 6h 3h Ks", "flush ace_king"),
        ("Kh Qh 8h 6h 3h As", "flush ace_king"),
    ],
)
def test_t5_corner_cases(cards: str, expected: str) -> None:
    assert names(cards) == expected.split()


@pytest.mark.parametrize(
    ("cards", "option", "expected"),
    [
        ("Kh Qs Jd Tc 9s 9d", "two_straights", "straight straight"),
        ("Kh Qs Jd Tc 9s 9d", "straight_and_pair", "straight pair"),
        ("Kh Qs Jd Tc 9s 9d", "one_straight", "straight"),
        ("Ah Ks Qd Jc Ts As", "two_straights", "straight straight"),
        ("Ah Ks Qd Jc Ts As", "straight_and_pair", "straight pair"),
        ("Ah Ks Qd Jc Ts As", "one_straight", "straight"),
        ("Kh Qs Jd Tc 9s 8d", "one_straight", "straight straight"),
        ("Ac 2d 3h 4s 5d Kc", "one_straight", "straight ace_king"),
        ("9h 8h 7h 6h 5h 9s", "one_straight", "straight_flush straight"),
        ("Kh 9h 8h 7h 6h Ts", "straight_and_pair", "flush straight"),
    ],
)
def test_t5_the_paired_straight_is_an_option_of_a_plain_straight(
    cards: str, option: str, expected: str
) -> None:
    assert names(cards, PairedStraight(option)) == expected.split()


def test_t5_the_pair_of_a_paired_straight_counts_only_where_pairs_are_paid() -> None:
    cards, option = parse_cards("Kh Qs Jd Tc 9s 9d"), PairedStraight.STRAIGHT_AND_PAIR
    main, second = arrange(cards, STANDARD - {Hand.PAIR}, option)
    assert (main.hand, second) == (Hand.STRAIGHT, None)


def test_t5_which_of_several_equal_sets_is_main_does_not_matter() -> None:
    for cards in (parse_cards("Kh Qs Jd Tc 9s 9d"), parse_cards("Ah Ad Ac Kd Kc Ks")):
        assert {tuple(each.hand for each in arrange(tuple(reversed(cards))) if each)} == {
            tuple(each.hand for each in arrange(cards) if each)
        }


def test_combinations_in_lists_all_the_highest_first() -> None:
    found = combinations_in(parse_cards("8h 8s 8d As Kd"))
    assert [each.hand.value for each in found] == [
        "three_of_a_kind",
        "pair",
        "pair",
        "pair",
        "ace_king",
    ]


def _order_agrees(count: int, size: int) -> None:
    chance = random.Random(20_261_129)
    hands = [chance.sample(DECK, size) for _ in range(count)]
    plain = STANDARD - {Hand.ACE_KING}
    ours = sorted(hands, key=lambda cards: best(cards, plain).strength)
    for low, high in pairwise(ours):
        equal = best(low, plain).strength == best(high, plain).strength
        low_place, high_place = (evaluate_cards(*map(str, each)) for each in (low, high))
        assert low_place == high_place if equal else low_place > high_place


@pytest.mark.parametrize("size", [5, 6])
def test_c2_to_c4_the_order_agrees_with_an_independent_evaluator(size: int) -> None:
    _order_agrees(10_000, size)


@pytest.mark.soak
@pytest.mark.parametrize("size", [5, 6])
def test_c2_to_c4_the_order_agrees_on_a_million_hands(size: int) -> None:
    _order_agrees(1_000_000, size)
