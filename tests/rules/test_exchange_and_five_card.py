"""Poker with exchange and five-card poker: OX-1 … OX-4, FC-1 … FC-4."""

import pytest

from tests.situation import Situation, ends, problems, settlement

BOTH = pytest.mark.parametrize("house", ["poker_with_exchange", "five_card_poker"])
PAIR = "Qd Qc 9h 4s 2s"
NO_GAME = "Qd Jc 9h 4s 2s"


@BOTH
def test_ox1_fc1_boxes_the_dealers_game_and_one_combination(house: str) -> None:
    first = "player: A, ante: 10, cards: Kh Kd Ah 5d 3s"
    blind = "player: A, blind: true, ante: 20, cards: Ac Ks Ts 7d 3d"
    assert ends(Situation(house, "Ad Kc 9h 7s 2s", (first, blind))) == [
        "win: ante paid 10, bet paid 20",
        "win: ante paid 20, bet paid 40",
    ]
    opened = blind.replace("blind: true, ", "")
    assert problems(Situation(house, PAIR, (first, opened))) == [
        "boxes[1].player player_open_boxes"
    ]
    assert problems(Situation(house, PAIR, (first, f"{blind}, play: fold"))) == [
        "boxes[1].play blind_plays"
    ]


@pytest.mark.parametrize(("cards", "antes"), [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1)])
def test_ox2_the_price_of_an_exchange(cards: int, antes: int) -> None:
    held, new = "Ac Ks Jh 8d 3s".split(), "Ad Kc Jd 8s 3h".split()
    draw = f"{{exchange: {' '.join(held[:cards])}, for: {' '.join(new[:cards])}}}"
    box = f"ante: 40, cards: {' '.join(held)}, draws: [{draw}], play: fold"
    situation = Situation("poker_with_exchange", PAIR, (box,))
    assert settlement(situation).boxes[0].bets[0].stake == 40 * antes


def test_fc2_nothing_is_drawn() -> None:
    box = "ante: 40, cards: Ac Ks Jh 8d 3s, draws: [{exchange: 3s, for: 4h}]"
    assert problems(Situation("five_card_poker", PAIR, (box,))) == [
        "boxes[0].draws[0] draws_too_many"
    ]


@BOTH
@pytest.mark.parametrize(
    ("dealer", "cards", "end"),
    [
        (NO_GAME, "7h 5h 4c 3d 2h", "no_game: ante paid 50, bet returned"),
        (PAIR, "Ah Ad 8c 5d 3s", "win: ante paid 50, bet paid 100"),
        (PAIR, "Jh Jd 8c 5d 3s", "lose: ante taken, bet taken"),
        (PAIR, "Qh Qs 9c 4d 2h", "stand_off: ante returned, bet returned"),
        (PAIR, "8h 8d 8c 5d 5s", "win: ante paid 50, bet paid 700"),
    ],
)
def test_ox3_fc3_the_settlement(house: str, dealer: str, cards: str, end: str) -> None:
    assert ends(Situation(house, dealer, (f"ante: 50, cards: {cards}",))) == [end]


@BOTH
@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("insurance: 50", "insurance insurance_none"),
        ("bonus: 5", "bonus bonus_none"),
        ("buys_game: true", "buys_game purchase_none"),
        ("play: early", "play early_none"),
    ],
)
def test_ox4_fc4_nothing_else_is_sold(house: str, more: str, fault: str) -> None:
    box = f"ante: 50, cards: 8h 7d 6c 5d 4c, {more}"
    assert problems(Situation(house, NO_GAME, (box,), next="Kd")) == [f"boxes[0].{fault}"]


def test_ox4_no_sixth_card() -> None:
    box = "ante: 50, cards: 8h 8d 6c 5d 4c, draws: [{sixth: 3s}]"
    assert problems(Situation("poker_with_exchange", PAIR, (box,))) == [
        "boxes[0].draws[0].sixth draw_not_sold"
    ]
