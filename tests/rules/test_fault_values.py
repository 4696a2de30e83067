"""What a fault of a table tells: what was found, and what is legal."""

from typing import Any

import pytest

from dealer_trainer.cards import parse_card, parse_cards
from dealer_trainer.files import FilesError
from dealer_trainer.legality import Problem
from tests.situation import Situation, scenario

NO_GAME = "Ks Qd Jh 9c 8s"
GAME = "As Kd Qh Jc 9s"
LOW = "ante: 50, cards: 2s 2h 5d 7c 8d"
THREE = "ante: 50, cards: 2s 2h 2d 7c 8d"
STRAIGHT = "ante: 50, cards: 7s 6h 5d 4c 3d"
FIRST, SECOND, THIRD = (
    "player: A, ante: 50, cards: 2s 2h 5d 7c 8d",
    "player: A, ante: 50, cards: 3s 3h 4d 6c Td",
    "player: A, ante: 50, cards: 4s 4h 6d 8c Th",
)


def blind(box: str) -> str:
    return f"{box}, blind: true"


def at(*boxes: str, house: str = "russian_poker", dealer: str = GAME, **more: str) -> Situation:
    return Situation(house, dealer, boxes, **more)


RP = "{extends: russian_poker, %s}"
EQUAL = RP % "boxes: {second_open_ante: equal}"
REFUSED = RP % "boxes: {second_open_ante: refused_above_first}"
HALF = RP % "insurance: {max: half_payout}"
TOLD: dict[Problem, tuple[Situation, dict[str, Any]]] = {
    Problem.ANTE_OUTSIDE: (
        at("ante: 9, cards: 2s 2h 5d 7c 8d"),
        {"found": 9, "least": 10, "most": 200},
    ),
    Problem.BLIND_BEFORE_OPEN: (at(FIRST, blind(SECOND), THIRD), {}),
    Problem.BLIND_MAY_NOT: (
        at(FIRST, SECOND, f"{blind(THIRD)}, draws: [{{sixth: 5c}}]"),
        {"what": "sixth"},
    ),
    Problem.BLIND_PLAYS: (at(FIRST, SECOND, f"{blind(THIRD)}, play: fold"), {"play": "fold"}),
    Problem.BLIND_WITHOUT_OPEN: (at(FIRST, blind(SECOND)), {"found": 1, "most": 2}),
    Problem.BONUS_ELECTRONIC: (
        at(f"{LOW}, bonus: 5", house="russian_poker_house", table="ante: [25, 500]"),
        {"least": 25},
    ),
    Problem.BONUS_NONE: (at(f"{LOW}, bonus: 5", house="poker_plus"), {}),
    Problem.BONUS_OUTSIDE: (at(f"{LOW}, bonus: 51"), {"found": 51, "least": 5, "most": 50}),
    Problem.BOX_NUMBER: (at(f"box: 5, {LOW}"), {"found": 5, "count": 4}),
    Problem.BOX_ORDER: (at(f"box: 3, {FIRST}", f"box: 2, {SECOND}"), {"found": 2, "before": 3}),
    Problem.BOXES_NONE: (at(), {"count": 4}),
    Problem.CARD_NOT_HELD: (
        at(f"{LOW}, draws: [{{exchange: 9h, for: 3c}}]"),
        {"card": parse_card("9h"), "held": parse_cards("2s 2h 5d 7c 8d")},
    ),
    Problem.CARD_TWICE: (at("ante: 50, cards: 2s 2h 5d 7c As"), {"card": parse_card("As")}),
    Problem.CARDS_COUNT: (at("ante: 50, cards: 2s 2h 5d 7c"), {"found": 4, "expected": 5}),
    Problem.DRAW_NOT_SOLD: (at(f"{LOW}, draws: [{{sixth: 3c}}]", house="poker_with_exchange"), {}),
    Problem.DRAWS_TOO_MANY: (
        at(f"{LOW}, draws: [{{sixth: 3c}}, {{exchange: 3c, for: 4c}}]"),
        {"found": 2, "most": 1},
    ),
    Problem.EARLY_BELOW: (
        at(f"{THREE}, play: early", house="poker_plus"),
        {"found": "three_of_a_kind", "lowest": "straight"},
    ),
    Problem.EARLY_NONE: (at(f"{STRAIGHT}, play: early"), {}),
    Problem.EXCHANGE_COUNT: (
        at(f"{LOW}, draws: [{{exchange: 2s 2h, for: 3c}}]"),
        {"found": 1, "expected": 2},
    ),
    Problem.EXCHANGE_NOT_SOLD: (
        at(f"{LOW}, draws: [{{exchange: 2s, for: 3c}}]", house="russian_poker_house"),
        {"found": 1, "expected": (2, 3, 4, 5)},
    ),
    Problem.INSURANCE_BELOW_HAND: (
        at(f"{LOW}, insurance: 50"),
        {"found": "pair", "lowest": "three_of_a_kind"},
    ),
    Problem.INSURANCE_NO_ROOM: (
        at(f"{THREE}, insurance: 50", table="max_payout: 99"),
        {"least": 50, "most": 49},
    ),
    Problem.INSURANCE_NONE: (at(f"{THREE}, insurance: 50", house="poker_plus"), {}),
    Problem.INSURANCE_OUTSIDE: (
        at(f"{THREE}, insurance: 0", house=HALF, table="max_payout: 299"),
        {"found": 0, "least": 50, "most": 149},
    ),
    Problem.NEXT_TOO_FEW: (
        at(f"{LOW}, buys_game: true", dealer=NO_GAME, next="Kh"),
        {"found": 1},
    ),
    Problem.OUT_WITH_INSURANCE: (at(f"{THREE}, insurance: 50, play: fold"), {"play": "fold"}),
    Problem.OUT_WITH_PURCHASE: (
        at(f"{STRAIGHT}, buys_game: true, play: early", house="poker_plus", next="3c"),
        {"play": "early"},
    ),
    Problem.PLAYER_BOXES: (
        at(FIRST, blind(SECOND), blind(THIRD), house="poker_plus"),
        {"found": 3, "most": 2},
    ),
    Problem.PLAYER_OPEN_BOXES: (at(FIRST, SECOND, THIRD), {"found": 3, "most": 2}),
    Problem.PURCHASE_DEALER_PLAYS: (
        at(f"{LOW}, buys_game: true", next="3c"),
        {"found": "ace_king"},
    ),
    Problem.PURCHASE_NONE: (at(f"{LOW}, buys_game: true", house="five_card_poker", next="3c"), {}),
    Problem.SECOND_ANTE_ABOVE: (
        at(FIRST, SECOND.replace("50", "60"), house=REFUSED),
        {"found": 60, "first": 50},
    ),
    Problem.SECOND_ANTE_OTHER: (
        at(FIRST, SECOND.replace("50", "40"), house=EQUAL),
        {"found": 40, "first": 50},
    ),
    Problem.SIXTH_HELD: (
        at(f"{LOW}, draws: [{{sixth: 3c}}, {{sixth: 4c}}]", house="poker_plus"),
        {},
    ),
}


def test_every_kind_of_fault_is_here() -> None:
    assert set(TOLD) == set(Problem)


@pytest.mark.parametrize("problem", TOLD)
def test_a_fault_tells_what_was_found_and_what_is_legal(problem: Problem) -> None:
    situation, values = TOLD[problem]
    with pytest.raises(FilesError) as raised:
        scenario(situation)
    (fault,) = (each.fault for each in raised.value.faults)
    assert fault.problem is problem
    assert fault.values == values


EARLY = f"{STRAIGHT}, play: early"
BUYS = f"{LOW}, buys_game: true"
OTHER_RULES = [
    at(EARLY, house=RP % "rules: {early_payout: T-2}"),
    at(BUYS, house=RP % "rules: {purchase.card: T-2}", dealer=NO_GAME),
    at(BUYS, house=RP % "rules: {purchase.repeats: T-2}", dealer=NO_GAME, next="Kh"),
]


@pytest.mark.parametrize("situation", OTHER_RULES)
def test_a_fault_names_the_rule_of_the_option_that_it_breaks(situation: Situation) -> None:
    with pytest.raises(FilesError) as raised:
        scenario(situation)
    assert [each.fault.rule for each in raised.value.faults] == ["T-2"]
