"""A house's Russian poker: RH-1 … RH-9."""

import pytest

from tests.situation import Situation, ends, problems, settlement

PAIR = "Qd Qc 9h 4s 2s"
NO_GAME = "Qd Jc 9h 4s 2s"


def at(dealer: str, *boxes: str, **more: str) -> Situation:
    return Situation("russian_poker_house", dealer, boxes, **more)


OPEN = "player: A, ante: 25, cards: Jh Td 8d 5c 2h, play: fold"
BLIND = "player: A, blind: true, ante: 25, cards: Kh Kd 8c 7d 3s"


def test_rh1_two_boxes_for_one_person_one_of_them_open() -> None:
    third = "player: A, blind: true, ante: 25, cards: Ac Ad 8s 7h 3d"
    assert problems(at(PAIR, OPEN, BLIND)) == []
    assert problems(at(PAIR, OPEN, BLIND, third)) == ["boxes[2].player player_boxes"]
    assert problems(at(PAIR, OPEN, BLIND.replace("blind: true, ", ""))) == [
        "boxes[1].player player_open_boxes"
    ]
    assert ends(at("Ad Kc 9h 7s 2s", "ante: 10, cards: Ah Ks Td 3d 2c"))[0].startswith("win")


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_rh2_one_draw_of_two_to_five_cards(count: int) -> None:
    held, new = "Ac Ks Jh 8d 3s".split(), "Ad Kc Jd 8s 3h".split()
    draw = f"{{exchange: {' '.join(held[:count])}, for: {' '.join(new[:count])}}}"
    situation = at(PAIR, f"ante: 40, cards: {' '.join(held)}, draws: [{draw}], play: fold")
    if count == 1:
        assert problems(situation) == ["boxes[0].draws[0].exchange exchange_not_sold"]
    else:
        assert settlement(situation).boxes[0].bets[0].stake == 40


def test_rh2_or_a_sixth_card_for_one_ante() -> None:
    box = "ante: 25, cards: Kh Kd 8c 8d 3s, draws: [{sixth: 3d}]"
    assert ends(at(PAIR, box)) == ["win: draw taken, ante returned, bet paid 200"]


def test_rh3_two_combinations_straight_flush_twice_too() -> None:
    box = "ante: 10, cards: 9h 8h 7h 6h 5h, draws: [{sixth: 4h}]"
    assert ends(at("Qd Qc 9d 4s 2s", box)) == ["win: draw taken, ante returned, bet paid 2000"]
    assert ends(at(PAIR, "ante: 10, cards: Ah Ad 5c 5d Ks")) == ["win: ante returned, bet paid 60"]


def test_rh4_a_higher_box_is_paid_on_the_bet_alone() -> None:
    assert ends(at(PAIR, "ante: 40, cards: Kh Ks 9d 8c 5c")) == ["win: ante returned, bet paid 80"]
    assert ends(at(PAIR, "ante: 40, cards: Qh Qs 9d 4c 3c")) == ["win: ante returned, bet paid 80"]
    assert ends(at(PAIR, "ante: 40, cards: Qh Qs 9d 3c 2c")) == ["lose: ante taken, bet taken"]


@pytest.mark.parametrize(
    ("next_card", "cards", "end"),
    [
        ("Jd", "Ah Ad 8c 5d 3s", "win: ante returned, bet paid 100, purchase taken"),
        ("Jd", "Th Td 8c 5d 3s", "lose: ante taken, bet taken, purchase taken"),
        ("Jd", "Jh Js 9c 4d 2d", "stand_off: ante returned, bet returned, purchase taken"),
        ("7d", "Ah Ad 8c 5c 3s", "no_game: ante returned, bet returned, purchase taken"),
    ],
)
def test_rh5_the_highest_card_for_a_stake_of_its_own(next_card: str, cards: str, end: str) -> None:
    box = f"ante: 50, cards: {cards}, buys_game: true"
    assert ends(at(NO_GAME, box, next=next_card)) == [end]
    bought = settlement(at(NO_GAME, box, next=next_card)).dealer.exchanges
    assert [str(each.old) for each in bought] == ["Qd"]
    plain = f"ante: 50, cards: {cards}"
    assert ends(at(NO_GAME, plain)) == ["no_game: ante paid 50, bet returned"]


@pytest.mark.parametrize(
    ("dealer", "cards", "exchanged", "final"),
    [
        ("Kd Jc 9h 4s 2s", "Kc 9d", 2, "pair"),
        ("Kd Jc 9h 4s 2s", "Kc Kh 9d", 3, "pair"),
        ("Kd Jc 9h 4s 2s", "Kc Kh Ks 9d", 3, "nothing"),
        ("Ks Jh 9h 4h 2h", "Kc Kh Kd", 2, "flush"),
    ],
)
def test_rh6_three_exchanges_in_all_and_a_flush_ends_them(
    dealer: str, cards: str, exchanged: int, final: str
) -> None:
    box = "ante: 50, cards: Th Td 8c 5d 3s, buys_game: true"
    read = settlement(at(dealer, box, next=cards)).dealer
    assert (len(read.exchanges), read.final.hand.value) == (exchanged, final)


STRAIGHT = "ante: 50, cards: Th 9d 8c 7d 6s"


@pytest.mark.parametrize(
    ("stake", "table", "found"),
    [
        (50, "", []),
        (400, "", []),
        (401, "", ["boxes[0].insurance insurance_outside"]),
        (49, "", ["boxes[0].insurance insurance_outside"]),
        (250, "max_payout: 300", []),
        (251, "max_payout: 300", ["boxes[0].insurance insurance_outside"]),
    ],
)
def test_rh7_insurance_with_a_straight_or_better_within_bounds(
    stake: int, table: str, found: list[str]
) -> None:
    assert problems(at(NO_GAME, f"{STRAIGHT}, insurance: {stake}", table=table)) == found
    three = "ante: 50, cards: 8h 8d 8c 5d 3s, insurance: 50"
    assert problems(at(NO_GAME, three)) == ["boxes[0].insurance insurance_below_hand"]


@pytest.mark.parametrize(
    ("dealer", "next_cards", "more", "end"),
    [
        (NO_GAME, "", "", "no_game: ante paid 50, bet returned, insurance paid 100"),
        (PAIR, "", "", "win: ante returned, bet paid 400, insurance taken"),
        ("Td 9c 8h 7s 6h", "", "", "stand_off: ante returned, bet returned, insurance taken"),
        ("Jd Tc 9s 8d 7h", "", "", "lose: ante taken, bet taken, insurance taken"),
        (
            NO_GAME,
            "Jd",
            ", buys_game: true",
            "win: ante returned, bet paid 400, insurance paid 100, purchase taken",
        ),
        (
            "Qd Jh 9h 4h 2h",
            "8h",
            ", buys_game: true",
            "lose: ante taken, bet taken, insurance paid 100, purchase taken",
        ),
    ],
)
def test_rh7_it_is_settled_when_the_dealer_opens(
    dealer: str, next_cards: str, more: str, end: str
) -> None:
    box = f"{STRAIGHT}, insurance: 100{more}"
    assert ends(at(dealer, box, next=next_cards)) == [end]


def test_rh8_the_bonus_is_electronic_from_a_least_ante_of_25() -> None:
    box = "ante: 50, bonus: 10, cards: 8h 8d 8c 5d 3s"
    assert ends(at(PAIR, box))[0].startswith("win: bonus paid 250")
    assert problems(at(PAIR, box, table="ante: [24, 500]")) == []
    assert problems(at(PAIR, box, table="ante: [25, 500]")) == ["boxes[0].bonus bonus_electronic"]


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ("draws: [{sixth: Ks}]", []),
        ("bonus: 5", []),
        ("buys_game: true", []),
        ("draws: [{exchange: 8c 7d, for: 4c 6c}]", ["boxes[1].draws[0].exchange blind_may_not"]),
        (
            "insurance: 25",
            ["boxes[1].insurance blind_may_not", "boxes[1].insurance insurance_below_hand"],
        ),
        ("play: fold", ["boxes[1].play blind_plays"]),
    ],
)
def test_rh9_what_a_blind_box_may(more: str, found: list[str]) -> None:
    assert problems(at(NO_GAME, OPEN, f"{BLIND}, {more}", next="Jd")) == found


def test_rh9_two_combinations_stay_within_the_maximum() -> None:
    box = "ante: 100, cards: Ah Ad 5c 5d Ks"
    assert ends(at(PAIR, box, table="max_payout: 500")) == ["win: ante returned, bet paid 500"]
