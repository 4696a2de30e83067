"""What the cards say: the combinations of a box, and what looks like a second one and is not."""

import pytest

from dealer_trainer.cards import parse_cards
from dealer_trainer.hands import Hand
from dealer_trainer.reading import BoxReading, DealerReading, read
from tests.situation import Situation, scenario

RP = "{extends: russian_poker, %s}"
ONE_STRAIGHT = RP % "combinations: {paired_straight: one_straight}"
STRAIGHT_AND_PAIR = RP % "combinations: {paired_straight: straight_and_pair}"
NO_FLUSH = RP % "combinations: {paired_straight: one_straight}, pays: {flush: null}"


def box_of(house: str, cards: str) -> BoxReading:
    """Read a box that was dealt five cards and bought the sixth, if there is one."""
    dealt, sixth = cards[:14], cards[15:]
    draws = f", draws: [{{sixth: {sixth}}}]" if sixth else ""
    situation = Situation(house, "2d 2c 2s 4s 4c", (f"ante: 50, cards: {dealt}{draws}",))
    (box,) = read(scenario(situation)).boxes
    return box


@pytest.mark.parametrize(
    ("house", "cards", "told"),
    [
        ("russian_poker", "Ah Ad Kc Kd 5s", "inside_main: ace_king Ah Kd"),  # T-5
        ("russian_poker", "Ah Kh 8h 6h 3h", "inside_main: ace_king Ah Kh"),
        ("russian_poker", "Ah Kh 8h 6h 3h Ks", ""),  # there is a second one
        ("russian_poker", "8h 8d Ac Ks 3c", ""),
        ("russian_poker", "Ah Ks 9d 5c 3h", ""),  # it is the main one
        ("russian_poker", "Ah Ad 9c 5d 3s", ""),
        ("russian_poker", "Kh Kd 9c 5d 3s", ""),
        ("russian_poker", "Kh Qs Jd Tc 9d 9c", ""),
        ("poker_plus", "Ah Ad Kc Kd 5s", ""),  # no combination in this house
        ("poker_plus", "Kh Kd 8c 8d 3s 3d", "one_is_paid: two_pair Kh Kd 3s 3d"),
        ("poker_plus", "Kh Kd 8c 5d 3s", ""),
        (ONE_STRAIGHT, "Kh Qs Jd Tc 9d 9c", "paired_straight: straight Kh Qs Jd Tc 9c"),
        (STRAIGHT_AND_PAIR, "Kh Qs Jd Tc 9d 9c", "paired_straight: straight Kh Qs Jd Tc 9c"),
        (ONE_STRAIGHT, "Kh Qs Jd Tc 9d 8c", ""),
        (ONE_STRAIGHT, "9h 8h 7d 6h 5h 9s", "paired_straight: straight 9h 8h 7d 6h 5h"),
        (ONE_STRAIGHT, "Jh Th 8h 7h 6h 9d", ""),
        (ONE_STRAIGHT, "Th 8h 7h 6h 5h 9h", ""),
        (ONE_STRAIGHT, "Jh Th 9h 8h 7h Js", ""),  # a straight flush and a straight
        (ONE_STRAIGHT, "8h 8d Ac Ks 3c", ""),
        (NO_FLUSH, "Jh Th 8h 7h 5h 9d", ""),
    ],
)
def test_t1_t5_pp5_what_looks_like_a_second_combination_and_is_not(
    house: str, cards: str, told: str
) -> None:
    uncounted = box_of(house, cards).uncounted
    combination = uncounted and uncounted.combination
    found = combination and f"{combination.hand} {' '.join(map(str, combination.cards))}"
    assert (f"{uncounted.why}: {found}" if uncounted else "") == told


def test_t5_ace_king_inside_the_main_combination_has_its_ranks() -> None:
    uncounted = box_of("russian_poker", "Ah Ad Kc Kd 5s").uncounted
    assert uncounted
    assert uncounted.combination.ranks == (14, 13)


def test_pp5_where_one_is_paid_a_box_has_no_second_combination() -> None:
    box = box_of("poker_plus", "Kh Kd 8c 8d 3s 3d")
    assert box.second is None
    assert box.combinations == (box.main,)


def test_pp6_ace_king_is_no_combination_of_the_cards_after_the_draw() -> None:
    box = box_of("poker_plus", "Ah Ks 9d 5c 3h")
    assert box.combinations == ()
    assert box.dealt.hand == "ace_king", "the standard class of the five dealt cards"


def dealer_of(house: str, cards: str, next_cards: str = "") -> DealerReading:
    """Read a dealer against a box that buys the game if there is a next card."""
    buys = ", buys_game: true" if next_cards else ""
    box = f"ante: 50, cards: Th 8d 7c 5d 3c{buys}"
    return read(scenario(Situation(house, cards, (box,), next_cards))).dealer


def test_c3_a_dealer_who_exchanges_nothing_has_one_hand() -> None:
    dealer = dealer_of("russian_poker", "Qd Jc 9h 4s 2s")
    assert dealer.cards == parse_cards("Qd Jc 9h 4s 2s")
    assert (dealer.final, dealer.final_plays, dealer.deck_ran_out) == (dealer.opens, False, False)


def test_pp6_ace_king_is_no_combination_of_the_dealers_last_hand() -> None:
    dealer = dealer_of("poker_plus", "Ad Kc 9h 4s 2s", "Qh")
    assert (dealer.final.hand, dealer.final_plays) == (Hand.NOTHING, False)
    assert dealer.final.ranks == (14, 13, 12, 9, 4)


def test_rp7_a_hand_that_the_house_does_not_pay_is_no_game_after_the_exchange() -> None:
    dealer = dealer_of(RP % "pays: {pair: null}", "Qd Jc 9h 4s 2s", "9d")
    assert (dealer.final.hand, dealer.final_plays) == (Hand.NOTHING, False)


def test_rp7_of_two_cards_of_the_highest_rank_the_first_is_exchanged() -> None:
    dealer = dealer_of(RP % "pays: {pair: null}", "Qc Qd 9h 4s 2s", "Js")
    assert [str(each.old) for each in dealer.exchanges] == ["Qc"]
