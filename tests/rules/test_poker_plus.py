"""Poker Plus: PP-1 … PP-12."""

import pytest

from tests.situation import Situation, ends, problems, settlement

PAIR = "2d 2c 9h 7s 4s"
NO_GAME = "Qd Jc 9h 7s 4s"


def at(dealer: str, *boxes: str, **more: str) -> Situation:
    return Situation("poker_plus", dealer, boxes, **more)


def test_pp1_a_player_has_one_box_or_two_and_looks_at_one() -> None:
    first = "player: A, ante: 50, cards: 8h 8d 8c Ks 3s"
    blind = "player: A, blind: true, ante: 20, cards: Th Td Qc Js 3d"
    third = "player: A, blind: true, ante: 20, cards: 5h 5d 6c Jh 3h"
    assert ends(at(PAIR, first, blind)) == [
        "win: ante paid 50, bet paid 300",
        "win: ante paid 20, bet paid 40",
    ]
    assert ends(at(PAIR, blind, first))[0] == "win: ante paid 20, bet paid 40"
    assert problems(at(PAIR, first, blind, third)) == ["boxes[2].player player_boxes"]
    opened = blind.replace("blind: true, ", "")
    assert problems(at(PAIR, first, opened)) == ["boxes[1].player player_open_boxes"]
    assert problems(at(PAIR, blind)) == ["boxes[0].blind blind_without_open"]
    assert problems(at(PAIR, blind.replace("player: A, ", ""))) == [
        "boxes[0].blind blind_without_open"
    ]


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("play: fold", "play blind_plays"),
        ("play: early", "play blind_plays"),
        ("draws: [{sixth: 4c}]", "draws[0].sixth blind_may_not"),
        ("draws: [{exchange: 5d, for: 4c}]", "draws[0].exchange blind_may_not"),
        ("buys_game: true", "buys_game blind_may_not"),
    ],
)
def test_pp1_a_blind_box_only_goes_to_the_end(more: str, fault: str) -> None:
    first = "player: A, ante: 50, cards: 8h 8d 8c Ks 3s"
    blind = f"player: A, blind: true, ante: 20, cards: 9d 8s 7h 6s 5d, {more}"
    assert problems(at(PAIR, first, blind)) == [f"boxes[1].{fault}"]


def test_pp2_a_fold_loses_the_ante_and_places_no_bet() -> None:
    assert ends(at(PAIR, "ante: 50, cards: 8h 7d 8c Ks 3s, play: fold")) == ["fold: ante taken"]


@pytest.mark.parametrize(("cards", "antes"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 1)])
def test_pp3_the_first_draw_by_the_number_of_cards(cards: int, antes: int) -> None:
    held, new = "Ac Ks Qh Jd 3s".split(), "Kd Kc Kh 8s 8h".split()
    draw = f"{{exchange: {' '.join(held[:cards])}, for: {' '.join(new[:cards])}}}"
    situation = at(
        "2d 2c 9h 7s 4s", f"ante: 10, cards: {' '.join(held)}, draws: [{draw}], play: fold"
    )
    assert ends(situation) == ["fold: draw taken, ante taken"]
    assert settlement(situation).boxes[0].bets[0].stake == 10 * antes


def test_pp3_a_sixth_card_costs_one_ante() -> None:
    box = "ante: 10, cards: 8h 8d Ac Ks 3s, draws: [{sixth: 8c}]"
    assert ends(at(PAIR, box)) == ["win: draw taken, ante paid 10, bet paid 60"]


def test_pp4_a_second_draw_is_one_card_or_the_sixth() -> None:
    box = "ante: 10, cards: 8h 8d Ac Ks 3s, draws: "
    legal = "[{sixth: 5c}, {exchange: 5c, for: 8c}]"
    assert ends(at(PAIR, box + legal)) == ["win: draw taken, draw taken, ante paid 10, bet paid 60"]
    two = "[{exchange: 3s, for: 4c}, {exchange: Ac Ks, for: 5c 6c}]"
    assert problems(at(PAIR, box + two)) == ["boxes[0].draws[1].exchange exchange_not_sold"]
    seventh = "[{sixth: 5c}, {sixth: 6c}]"
    assert problems(at(PAIR, box + seventh)) == ["boxes[0].draws[1].sixth sixth_held"]
    third = "[{sixth: 5c}, {exchange: 5c, for: 6c}, {exchange: 6c, for: 8c}]"
    assert problems(at(PAIR, box + third)) == ["boxes[0].draws[2] draws_too_many"]


def test_pp4_a_second_draw_after_a_wrong_first_one_is_judged_too() -> None:
    box = "ante: 10, cards: 8h 8d Ac Ks 3s, draws: [{exchange: Ac Ks, for: 5c}, %s]"
    short = "boxes[0].draws[0].for exchange_count"
    assert problems(at(PAIR, box % "{exchange: 3s, for: 8c}")) == [short]
    assert problems(at(PAIR, box % "{exchange: Ac, for: 8c}")) == [
        short,
        "boxes[0].draws[1].exchange card_not_held",
    ]


def test_pp5_one_combination_the_best_five_of_six() -> None:
    box = "ante: 10, cards: Th 8h 7h 6h 5h, draws: [{exchange: Th, for: 9d}, {sixth: 4h}]"
    assert ends(at(PAIR, box)) == ["win: draw taken, draw taken, ante paid 10, bet paid 1000"]
    assert ends(at(PAIR, "ante: 10, cards: Kh Kd 5c 5d 3s, draws: [{sixth: 3c}]"))[0].endswith(
        "bet paid 40"
    )


def test_pp6_the_dealer_plays_from_a_pair_of_twos() -> None:
    box = "ante: 10, cards: Kh Kd 8c 5d 3s"
    assert ends(at("2d 2c 5h 4s 3h", box))[0].startswith("win")
    assert ends(at("Ad Kc Qh Js 9h", box))[0].startswith("no_game")


@pytest.mark.parametrize(
    ("cards", "ante"),
    [
        ("Qh Jd 9c 8d 4c", "paid 50"),  # higher, card by card
        ("Qh Jh 9c 7d 4c", "returned"),  # equal
        ("Qh Jh 9c 7d 3c", "returned"),  # lower
        ("2h 2s 9c 7d 3c", "paid 50"),  # a pair
    ],
)
def test_pp7_no_game_pays_the_ante_only_to_a_higher_box(cards: str, ante: str) -> None:
    assert ends(at(NO_GAME, f"ante: 50, cards: {cards}")) == [f"no_game: ante {ante}, bet returned"]


@pytest.mark.parametrize(
    ("cards", "end"),
    [
        ("2h 2s 9c 7d 5s", "win: ante paid 50, bet paid 100"),
        ("2h 2s 9c 7d 4h", "stand_off: ante returned, bet returned"),
        ("2h 2s 9c 7d 3h", "lose: ante taken, bet taken"),
    ],
)
def test_pp8_a_game_is_compared(cards: str, end: str) -> None:
    assert ends(at(PAIR, f"ante: 50, cards: {cards}")) == [end]


@pytest.mark.parametrize("dealer", [PAIR, NO_GAME, "Ad Ac Ah Kd Kc"])
def test_pp9_half_of_the_payout_whatever_the_dealer_opens(dealer: str) -> None:
    box = "ante: 50, cards: Td 8c 7c 6s 5d, draws: [{exchange: Td, for: 9s}], play: early"
    end = "early_payout: draw taken, ante returned, bet paid 200"
    assert ends(at(dealer.replace("7s", "7h"), box)) == [end]


def test_pp9_at_most_half_of_the_table_maximum_rounded_down() -> None:
    box = "ante: 100, cards: 9d 8d 7d 6d 5d, play: early"
    assert ends(at(NO_GAME, box, table="max_payout: 4001")) == [
        "early_payout: ante returned, bet paid 2000"
    ]


def test_pp9_from_a_straight_and_alone() -> None:
    early = "play: early"
    assert problems(at(PAIR, f"ante: 50, cards: 8h 8d 8c Ks 3s, {early}")) == [
        "boxes[0].play early_below"
    ]
    straight = f"ante: 50, cards: 9d 8c 7h 6s 5d, {early}"
    assert problems(at(PAIR, f"{straight}, buys_game: true")) == [
        "boxes[0].buys_game out_with_purchase"
    ]


def test_pp10_the_lowest_card_is_exchanged_once_for_all_who_bought() -> None:
    situation = at(
        "Ad Kc 9h 7s 4s",
        "ante: 50, cards: Th Td 8c 8s 3s, buys_game: true",
        "ante: 40, cards: Qh Qd 6c 5c 3d, buys_game: true",
        "ante: 30, cards: 7h 7d 6s 5h 3h",
        next="Ah 2c",
    )
    assert ends(situation) == [
        "win: ante paid 50, bet paid 200, purchase taken",
        "lose: ante taken, bet taken, purchase taken",
        "no_game: ante paid 30, bet returned",
    ]


def test_pp10_the_card_is_changed_once_whatever_rank_comes() -> None:
    situation = at(
        "Ad Kc 9h 7s 4s", "ante: 50, cards: Th Td 8c 8s 3s, buys_game: true", next="4d 4c"
    )
    assert ends(situation) == ["no_game: ante returned, bet returned, purchase taken"]


def test_pp10_any_hand_may_buy_and_a_card_must_be_there() -> None:
    box = "ante: 50, cards: Th 9d 8c 6s 3s, buys_game: true"
    assert ends(at("Ad Kc 9h 7s 4s", box, next="2s")) == [
        "no_game: ante returned, bet returned, purchase taken"
    ]
    assert problems(at("Ad Kc 9h 7s 4s", box)) == ["dealer.next next_too_few"]
    assert problems(at(PAIR, box)) == [], "a dealer with a game needs no next card"


@pytest.mark.parametrize(
    ("cards", "end"),
    [
        ("Th Td 8c 5d 3s", "win: ante paid 50, bet paid 100, purchase taken"),
        ("9h 9s 8s 7d 4c", "stand_off: ante returned, bet returned, purchase returned"),
        ("6h 6d 8d 5c 3d", "lose: ante taken, bet taken, purchase returned"),
    ],
)
def test_pp11_the_fee_comes_back_unless_the_box_is_higher(cards: str, end: str) -> None:
    assert ends(at("9d 9c 8h 7s 4s", f"ante: 50, cards: {cards}, buys_game: true")) == [end]


def test_pp12_no_insurance_and_no_bonus() -> None:
    box = "ante: 50, cards: 8h 8d 8c Ks 3s"
    assert problems(at(PAIR, f"{box}, insurance: 50")) == ["boxes[0].insurance insurance_none"]
    assert problems(at(PAIR, f"{box}, bonus: 10")) == ["boxes[0].bonus bonus_none"]
