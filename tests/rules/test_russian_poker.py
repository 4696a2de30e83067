"""Russian poker: RP-1 … RP-12."""

import pytest

from dealer_trainer.procedure import turns
from tests.situation import Situation, ends, problems, scenario, settlement

PAIR = "Kd Kc 9h 7s 2s"
NO_GAME = "Qd Jc 9h 4s 2s"
INSTEAD = "{extends: russian_poker, %s}"


def at(dealer: str, *boxes: str, house: str = "russian_poker", **more: str) -> Situation:
    return Situation(house, dealer, boxes, **more)


OPEN = "player: A, ante: 25, cards: Jh Td 8d 5c 2h, play: fold"
SECOND = "player: A, ante: 25, cards: Jc Ts 8s 6d 2d, play: fold"
BLIND = "player: A, blind: true, ante: 25, cards: Ah Ad 8c 5d 3s"


def test_rp1_one_player_may_have_all_four_two_of_them_open() -> None:
    fourth = "player: A, blind: true, ante: 30, cards: Qh Qs 7c 5s 3d"
    assert ends(at(PAIR, OPEN, SECOND, BLIND, fourth)) == [
        "fold: ante taken",
        "fold: ante taken",
        "win: ante returned, bet paid 50",
        "lose: ante taken, bet taken",
    ]
    third = BLIND.replace("blind: true, ", "")
    assert problems(at(PAIR, OPEN, SECOND, third)) == ["boxes[2].player player_open_boxes"]
    assert problems(at(PAIR, OPEN, BLIND)) == ["boxes[1].blind blind_without_open"]
    assert problems(at(PAIR, OPEN, BLIND, SECOND)) == ["boxes[1].blind blind_before_open"]


def test_rp1_a_second_open_ante_above_the_first_only_changes_turns() -> None:
    between = "player: B, ante: 25, cards: Ah Ad 8c 5d 3s"
    situation = at(PAIR, OPEN, between, SECOND.replace("25", "30"))
    assert turns(scenario(situation)) == (3, 2, 1)
    assert [box.box for box in settlement(situation).boxes] == [1, 2, 3]
    assert turns(scenario(at(PAIR, OPEN, between, SECOND))) == (1, 2, 3)


def test_rp1_only_two_open_boxes_of_one_player_change_turns() -> None:
    strangers = [box.replace("player: A, ", "") for box in (OPEN, SECOND.replace("25", "30"))]
    assert turns(scenario(at(PAIR, *strangers))) == (1, 2)
    two = at(PAIR, OPEN, SECOND.replace("A", "B").replace("25", "30"))
    assert turns(scenario(two)) == (1, 2)
    blind = BLIND.replace("25", "30")
    assert turns(scenario(at(PAIR, OPEN, SECOND, blind))) == (1, 2, 3)
    assert turns(scenario(at(PAIR, OPEN, blind, house="poker_plus"))) == (1, 2)


def test_rp1_a_players_first_boxes_are_open_however_many_he_may_have() -> None:
    house = INSTEAD % "boxes: {open_per_player: 3}"
    third = "player: A, ante: 25, cards: Qh Qs 7c 5s 3d"
    assert problems(at(PAIR, OPEN, SECOND, third, BLIND, house=house)) == []
    assert problems(at(PAIR, OPEN, SECOND, BLIND, third, house=house)) == [
        "boxes[2].blind blind_before_open"
    ]


@pytest.mark.parametrize(
    ("option", "ante", "found"),
    [
        ("up_to_first", 30, []),
        ("any", 30, []),
        ("equal", 25, []),
        ("equal", 20, ["boxes[1].ante second_ante_other"]),
        ("refused_above_first", 20, []),
        ("refused_above_first", 25, []),
        ("refused_above_first", 30, ["boxes[1].ante second_ante_above"]),
    ],
)
def test_rp1_the_second_open_ante_is_an_option(option: str, ante: int, found: list[str]) -> None:
    house = INSTEAD % f"boxes: {{second_open_ante: {option}}}"
    assert problems(at(PAIR, OPEN, SECOND.replace("25", str(ante)), house=house)) == found
    if option == "any":
        situation = at(PAIR, OPEN, SECOND.replace("25", "30"), house=house)
        assert turns(scenario(situation)) == (1, 2)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_rp2_one_draw_for_one_ante_of_any_number(count: int) -> None:
    held, new = "Ac Qs Jh 8d 3s".split(), "Ad Qc Jd 8s 3h".split()
    draw = f"{{exchange: {' '.join(held[:count])}, for: {' '.join(new[:count])}}}"
    situation = at(PAIR, f"ante: 40, cards: {' '.join(held)}, draws: [{draw}], play: fold")
    assert settlement(situation).boxes[0].bets[0].stake == 40
    again = f"ante: 40, cards: {' '.join(held)}, draws: [{draw}, {{sixth: 4h}}]"
    assert problems(at(PAIR, again)) == ["boxes[0].draws[1] draws_too_many"]


def test_rp2_only_a_card_that_is_held_is_exchanged_and_only_once() -> None:
    box = "ante: 40, cards: Ac Qs Jh 8d 3s, draws: [{exchange: %s}]"
    not_held = ["boxes[0].draws[0].exchange card_not_held"]
    assert problems(at(PAIR, box % "3s 3s, for: 4c 5c")) == not_held
    assert problems(at(PAIR, box % "4s, for: 5c")) == not_held
    assert problems(at(PAIR, box % "3s 8d, for: 4c 5c")) == []


def test_rp2_a_house_may_ask_nothing_for_a_draw() -> None:
    house = INSTEAD % "draw: [{exchange: {2: 0}}]"
    box = "ante: 40, cards: Ac Qs Jh 8d 3s, draws: [{exchange: 8d 3s, for: 4c 5c}], play: fold"
    assert settlement(at(PAIR, box, house=house)).boxes[0].bets[0].stake == 0


@pytest.mark.parametrize(
    ("dealer", "cards", "end"),
    [
        ("Ad Kc 9h 7s 2s", "Ah Ks Th 3d 2c", "win: ante returned, bet paid 80"),
        ("Ad Kc 9h 7s 2s", "Ah Ks 9d 7d 2c", "stand_off: ante returned, bet returned"),
        ("Ad Kc 9h 7s 2s", "Ah Ks 8d 7d 2c", "lose: ante taken, bet taken"),
        ("Ad Kc 9h 7s 2s", "Ah Qs 8d 7d 2c", "lose: ante taken, bet taken"),
        ("Ad Qc Jh Ts 8s", "2h 2d 8c 5d 3s", "no_game: ante paid 40, bet returned"),
    ],
)
def test_rp3_the_dealer_plays_from_ace_king_and_only_the_bet_is_paid(
    dealer: str, cards: str, end: str
) -> None:
    assert ends(at(dealer, f"ante: 40, cards: {cards}")) == [end]


def test_rp4_two_combinations_are_paid_if_the_higher_one_wins() -> None:
    box = "ante: 20, cards: Kh Ks Ad 8c 4h"
    assert ends(at("Qd Qc 9h 7s 2s", box)) == ["win: ante returned, bet paid 80"]
    assert ends(at("As Ac 9h 7s 2s", box)) == ["lose: ante taken, bet taken"]


def test_t2_the_main_one_must_beat_the_dealer_the_second_need_not() -> None:
    dealer = "Ad Kd Qc 4s 2s"
    assert ends(at(dealer, "ante: 20, cards: 3h 3s Ah Kc 9d"))[0] == (
        "win: ante returned, bet paid 80"
    ), "the box's ace-king is lower than the dealer's and paid all the same"


@pytest.mark.parametrize(
    ("option", "pays"), [("two_straights", 320), ("straight_and_pair", 200), ("one_straight", 160)]
)
def test_t5_a_paired_straight_is_paid_as_the_house_says(option: str, pays: int) -> None:
    house = INSTEAD % f"combinations: {{paired_straight: {option}}}"
    box = "ante: 20, cards: Kh Qs Jd Tc 9d, draws: [{sixth: 9c}]"
    assert ends(at("Ad Ac 8h 7s 2s", box, house=house)) == [
        f"win: draw taken, ante returned, bet paid {pays}"
    ]


THREE = "ante: 50, cards: 8h 8d 8c 5d 3s"


@pytest.mark.parametrize(
    ("stake", "found"),
    [
        (49, ["boxes[0].insurance insurance_outside"]),
        (50, []),
        (300, []),
        (301, ["boxes[0].insurance insurance_outside"]),
        (0, ["boxes[0].insurance insurance_outside"]),
    ],
)
def test_rp5_insurance_from_one_ante_to_the_expected_payout(stake: int, found: list[str]) -> None:
    assert problems(at(NO_GAME, f"{THREE}, insurance: {stake}")) == found


def test_rp5_both_combinations_count_for_the_bound_and_three_of_a_kind_is_the_least() -> None:
    both = "ante: 50, cards: 8h 8d 8c Ad Ks, insurance: 400"
    assert problems(at(NO_GAME, both)) == []
    two_pair = "ante: 50, cards: 8h 8d 5c 5d 3s, insurance: 50"
    assert problems(at(NO_GAME, two_pair)) == ["boxes[0].insurance insurance_below_hand"]


@pytest.mark.parametrize(
    ("dealer", "end"),
    [
        (NO_GAME, "no_game: ante paid 50, bet returned, insurance paid 60"),
        ("Qd Qc 9h 4s 2s", "win: ante returned, bet paid 300, insurance taken"),
        ("9d 9c 9h 4s 2s", "lose: ante taken, bet taken, insurance taken"),
    ],
)
def test_rp5_insurance_is_paid_on_no_game_and_lost_on_a_game(dealer: str, end: str) -> None:
    assert ends(at(dealer, f"{THREE}, insurance: 60")) == [end]


FLUSH = "ante: 10, cards: Ah Jh 9h 4h 2h, insurance: 50"
SAME_FLUSH = "Ad Jd 9d 4d 2d"


@pytest.mark.parametrize(
    ("option", "dealer", "outcome"),
    [
        ("player_wins", "Qd Qc 9c 4s 2s", "insurance returned"),
        ("player_loses", "Ad Kd 9d 4d 2d", "insurance returned"),
        ("stand_off", SAME_FLUSH, "insurance returned"),
    ],
)
def test_rp5_some_houses_return_it(option: str, dealer: str, outcome: str) -> None:
    assert ends(at(dealer, FLUSH))[0].endswith("insurance taken")
    house = INSTEAD % f"insurance: {{{option}: returned}}"
    assert ends(at(dealer, FLUSH, house=house))[0].endswith(outcome)


def test_rp5_half_of_the_payout_as_the_most() -> None:
    house = INSTEAD % "insurance: {max: half_payout}"
    table = "max_payout: 299"
    for stake, found in ((149, []), (150, ["boxes[0].insurance insurance_outside"])):
        box = f"{THREE}, insurance: {stake}"
        assert problems(at(NO_GAME, box, house=house, table=table)) == found


@pytest.mark.parametrize("cards", ["3h 3d 8c 5d 2h", "Ah Kh 8c 5d 2h", "7h 5h 4c 3d 2h"])
def test_rp6_no_game_pays_the_ante_whatever_the_box_holds(cards: str) -> None:
    assert ends(at(NO_GAME, f"ante: 35, cards: {cards}")) == ["no_game: ante paid 35, bet returned"]


BUYER = "ante: 50, cards: Th Td 8c 5d 3s, buys_game: true"


def test_rp7_the_highest_card_is_exchanged_and_the_ante_is_the_fee() -> None:
    situation = at(NO_GAME, BUYER, next="9d")
    assert ends(situation) == ["win: ante taken, bet paid 100"]
    dealer = settlement(situation).dealer
    assert [str(each.old) for each in dealer.exchanges] == ["Qd"]
    assert {str(card) for card in dealer.cards} == {"9d", "Jc", "9h", "4s", "2s"}


def test_rp7_any_box_in_play_may_ask_and_one_exchange_serves_all() -> None:
    situation = at(
        NO_GAME,
        "player: A, ante: 20, cards: 8h 7d 6c 4d 3s, buys_game: true",
        "player: A, ante: 10, cards: Ah Ts 8s 6d 2d",
        "player: A, blind: true, ante: 30, cards: Ac Ad 7c 5s 3d, buys_game: true",
        next="9d Js",
    )
    assert ends(situation) == [
        "lose: ante taken, bet taken",
        "no_game: ante paid 10, bet returned",
        "win: ante taken, bet paid 60",
    ]
    assert len(settlement(situation).dealer.exchanges) == 1


@pytest.mark.parametrize(
    ("repeats", "cards", "exchanged"),
    [
        (3, "Qs Qh Qc 9d", 4),
        (2, "Qs Qh Qc 9d", 3),
        (1, "Qs Qh Qc 9d", 2),
        (0, "Qs Qh Qc 9d", 1),
        (3, "Ts Qs Qh 9d", 1),
        (3, "Qs 9d Qh Qc", 2),
    ],
)
def test_rp7_the_same_rank_without_a_game_is_exchanged_again_free(
    repeats: int, cards: str, exchanged: int
) -> None:
    house = INSTEAD % f"purchase: {{repeats: {repeats}}}"
    situation = at(NO_GAME, BUYER, house=house, next=cards)
    assert len(settlement(situation).dealer.exchanges) == exchanged
    assert ends(situation)[0].split(",")[0].endswith("ante taken"), "one fee, however often"


def test_rp7_too_few_next_cards_and_a_dealer_with_a_game_are_faults() -> None:
    assert problems(at(NO_GAME, BUYER)) == ["dealer.next next_too_few"]
    assert problems(at(NO_GAME, BUYER, next="Qs Qh")) == ["dealer.next next_too_few"]
    assert problems(at(PAIR, BUYER)) == ["boxes[0].buys_game purchase_dealer_plays"]


@pytest.mark.parametrize(
    ("next_card", "cards", "end"),
    [
        ("Jd", "Ah Ad 8c 5d 3s", "win: ante paid 50, bet paid 100, purchase taken"),
        ("Jd", "Th Td 8c 5d 3s", "lose: ante taken, bet taken, purchase taken"),
        ("Jd", "Jh Js 9c 4d 2d", "stand_off: ante returned, bet returned, purchase taken"),
        ("Td", "Ah Ad 8c 5d 3s", "no_game: ante returned, bet returned, purchase taken"),
    ],
)
def test_rp7_with_a_stake_of_its_own_the_ante_is_on_the_box(
    next_card: str, cards: str, end: str
) -> None:
    house = INSTEAD % "purchase: {fee: extra}, ante: {player_wins: paid}"
    box = f"ante: 50, cards: {cards}, buys_game: true"
    assert ends(at(NO_GAME, box, house=house, next=next_card)) == [end]


@pytest.mark.parametrize(
    ("next_card", "cards", "end"),
    [
        ("Jd", "Ah Ad 8c 5d 3s", "win: ante taken, bet paid 100"),
        ("Jd", "Th Td 8c 5d 3s", "lose: ante taken, bet taken"),
        ("Jd", "Jh Js 9c 4d 2d", "stand_off: ante taken, bet returned"),
        ("Td", "Ah Ad 8c 5d 3s", "no_game: ante taken, bet returned"),
    ],
)
def test_rp8_after_the_exchange_the_ante_stays_taken(next_card: str, cards: str, end: str) -> None:
    box = f"ante: 50, cards: {cards}, buys_game: true"
    assert ends(at(NO_GAME, box, next=next_card)) == [end]


INSURED = "ante: 10, cards: Th Td Tc 5d 3s, insurance: 60, buys_game: true"


@pytest.mark.parametrize(
    ("dealer", "next_card", "end"),
    [
        (NO_GAME, "7d", "no_game: ante taken, bet returned, insurance paid 60"),
        (NO_GAME, "Jd", "win: ante taken, bet paid 60, insurance taken"),
        ("As Jh 9h 4h 2h", "Qh", "lose: ante taken, bet taken, insurance taken"),
    ],
)
def test_rp9_the_insurance_of_a_buyer_follows_the_last_hand(
    dealer: str, next_card: str, end: str
) -> None:
    assert ends(at(dealer, INSURED, next=next_card)) == [end]


def test_rp9_some_houses_return_it_on_a_loss_after_the_purchase() -> None:
    house = INSTEAD % "insurance: {player_loses_after_purchase: returned}"
    dealer = "As Jh 9h 4h 2h"
    assert ends(at(dealer, INSURED, house=house, next="Qh")) == [
        "lose: ante taken, bet taken, insurance returned"
    ]
    lost = INSURED.replace(", buys_game: true", "")
    assert ends(at("Jd Js Jh 4h 2h", lost, house=house))[0].endswith("insurance taken")
    other = "ante: 10, cards: 8h 8d 8c 5c 3h, insurance: 60"
    assert ends(at(dealer, INSURED, other, next="Qh")) == [
        "lose: ante taken, bet taken, insurance taken",
        "no_game: ante paid 10, bet returned, insurance paid 60",
    ], "a box that did not ask is paid on the first hand"


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("8h 8d 8c 5d 3s", 125),
        ("8h 7d 6c 5d 4s", 200),
        ("8h 7h 6h 5h 3h", 250),
        ("8h 8d 8c 5d 5s", 350),
        ("8h 8d 8c 8s 5s", 1000),
        ("8h 7h 6h 5h 4h", 2500),
        ("Ah Kh Qh Jh Th", 5000),
    ],
)
def test_rp10_the_bonus_by_the_five_dealt_cards(cards: str, pays: int) -> None:
    end = ends(at("Ad Ac Kd Ks 2s", f"ante: 10, bonus: 5, cards: {cards}"))[0]
    assert f": bonus paid {pays}," in end


def test_rp10_the_dealt_cards_count_and_a_folded_box_loses_it() -> None:
    better = (
        "ante: 10, bonus: 5, cards: 8h 8d 7c 5d 3s, draws: [{exchange: 7c 5d 3s, for: 8c 8s 4d}]"
    )
    assert "bonus taken" in ends(at(PAIR, better))[0]
    worse = (
        "ante: 10, bonus: 5, cards: 8h 8d 8c 5d 3s, draws: [{exchange: 8h 8d 8c, for: 4c 6s Ts}]"
    )
    assert "bonus paid 125" in ends(at(PAIR, worse))[0]
    folded = "ante: 10, bonus: 5, cards: 8h 8d 8c 5d 3s, play: fold"
    assert ends(at(PAIR, folded)) == ["fold: bonus taken, ante taken"]


@pytest.mark.parametrize(("stake", "found"), [(4, 1), (5, 0), (50, 0), (51, 1), (0, 1)])
def test_rp10_the_bonus_has_limits(stake: int, found: int) -> None:
    box = f"ante: 10, bonus: {stake}, cards: 8h 8d 8c 5d 3s"
    assert problems(at(PAIR, box)) == ["boxes[0].bonus bonus_outside"] * found


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ("play: fold", ["boxes[2].play blind_plays"]),
        ("draws: [{sixth: 4c}]", ["boxes[2].draws[0].sixth blind_may_not"]),
        ("draws: [{exchange: 3s, for: 4c}]", ["boxes[2].draws[0].exchange blind_may_not"]),
        ("insurance: 25", ["boxes[2].insurance blind_may_not"]),
        ("bonus: 5", []),
        ("buys_game: true", []),
    ],
)
def test_rp11_what_a_blind_box_may(more: str, found: list[str]) -> None:
    blind = f"player: A, blind: true, ante: 25, cards: Ah Ad Ac 5d 3s, {more}"
    assert problems(at("Qd Jd 9h 4s 2s", OPEN, SECOND, blind, next="Kh")) == found


def test_rp11_a_house_may_leave_a_blind_box_nothing() -> None:
    house = INSTEAD % "boxes: {blind_may: []}"
    blind = f"{BLIND}, bonus: 5, buys_game: true"
    assert problems(at("Qd Jd 9h 4s 2s", OPEN, SECOND, blind, next="Kh", house=house)) == [
        "boxes[2].bonus blind_may_not",
        "boxes[2].buys_game blind_may_not",
    ]


def test_rp12_and_c6_the_maximum_cuts_bet_and_bonus_apart() -> None:
    box = "ante: 100, bonus: 50, cards: 8h 8d 8c 8s 5s"
    assert ends(at(PAIR, box, table="max_payout: 3001")) == [
        "win: bonus paid 3001, ante returned, bet paid 3001"
    ]


def test_rp12_insurance_is_bounded_when_placed_and_never_cut() -> None:
    for stake, found in ((199, []), (200, ["boxes[0].insurance insurance_outside"])):
        situation = at(NO_GAME, f"{THREE}, insurance: {stake}", table="max_payout: 249")
        assert problems(situation) == found
    situation = at(NO_GAME, f"{THREE}, insurance: 199", table="max_payout: 249")
    assert ends(situation) == ["no_game: ante paid 50, bet returned, insurance paid 199"]
    all_that_fits = at(NO_GAME, f"{THREE}, insurance: 50", table="max_payout: 100")
    assert problems(all_that_fits) == []
    none = at(NO_GAME, f"{THREE}, insurance: 50", table="max_payout: 99")
    assert problems(none) == ["boxes[0].insurance insurance_no_room"]
