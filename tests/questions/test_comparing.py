"""Has the dealer a game, and how do the boxes stand to him?"""

import pytest

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.questions import Question
from dealer_trainer.questions.comparing import TOPICS, compare
from dealer_trainer.reading import Comparison
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Result
from dealer_trainer.wording.asked import comparing as wording
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.questions.generated import FEW, MANY, proves_graded, proves_told, questions
from tests.situation import Situation, scenario

BY_RESULT = {
    Result.WIN: {"higher"},
    Result.LOSE: {"lower"},
    Result.STAND_OFF: {"stand_off"},
    Result.NO_GAME: {"not_compared", "higher", "lower"},
}
STANDS = {"higher": Comparison.HIGHER, "lower": Comparison.LOWER, "stand_off": Comparison.EQUAL}


def build(table: Scenario, _: Chance) -> Question | None:
    return compare(table)


def proves(house: House, count: int) -> None:
    for question in questions(house, build, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        dealer = question.settlement.dealer
        truth = {part.key: part.truth for part in question.parts}
        assert truth.pop("0.game") == ("game" if dealer.plays else "no_game")
        if any(box.buys_game for box in question.scenario.boxes):
            assert truth.pop("0.last") == ("game" if dealer.final_plays else "no_game")
        for settled in question.settlement.boxes:
            stands = truth.pop(f"{settled.box}.stands", None)
            if stands is None:
                continue
            assert stands in BY_RESULT[settled.result]
            seen = settled.reading
            if stands != "not_compared":
                assert STANDS[stands] is (seen.to_final if seen.bought else seen.to_opening)
        assert not truth


def truth(house: str, dealer: str, *boxes: str, next: str = "") -> dict[str, str]:  # noqa: A002
    question = compare(scenario(Situation(house, dealer, boxes, next=next)))
    assert question
    return {part.key: part.truth for part in question.parts}


@EACH_HOUSE
def test_c3_what_is_asked_is_what_was_settled(house: House) -> None:
    proves(house, FEW)


@pytest.mark.soak
@EACH_HOUSE
def test_c3_many_times(house: House) -> None:
    proves(house, MANY)


@EACH_OWN_HOUSE
def test_a_house_of_the_users_is_asked_like_any_other(options: tuple[str, ...]) -> None:
    proves(own_house(*options), FEW)


def test_o6_boxes_stand_higher_lower_and_off() -> None:
    boxes = (
        "ante: 50, cards: 8h 8d Ac Ks 9d",
        "ante: 50, cards: 7h 7d 2c 3s 9h",
        "ante: 50, cards: 8s 8c As 6d 5h",
    )
    assert truth("poker_with_exchange", "7s 7c Ah 6c 5d", *boxes) == {
        "0.game": "game",
        "1.stands": "higher",
        "2.stands": "lower",
        "3.stands": "higher",
    }


def test_c4_the_sixth_card_does_not_break_a_stand_off() -> None:
    box = "ante: 50, cards: 8h 8d Ac Qs 9d, draws: [{sixth: 7c}]"
    assert truth("russian_poker", "8s 8c As Qd 9h", box)["1.stands"] == "stand_off"


def test_rp6_without_a_game_nobody_is_compared() -> None:
    assert truth("russian_poker", "Qd Jc 9s 4s 2s", "ante: 50, cards: 8h 8d Ac Ks 9d") == {
        "0.game": "no_game",
        "1.stands": "not_compared",
    }


def test_pp7_without_a_game_poker_plus_compares_for_the_ante() -> None:
    boxes = ("ante: 50, cards: Ah Kd 9c 7s 3d", "ante: 50, cards: Th 8d 6c 4d 2h")
    assert truth("poker_plus", "Qd Jc 9s 4s 2s", *boxes) == {
        "0.game": "no_game",
        "1.stands": "higher",
        "2.stands": "lower",
    }


def test_pp7_a_box_equal_to_no_game_is_not_asked() -> None:
    boxes = ("ante: 50, cards: Ah Kd 9c 7s 3d", "ante: 50, cards: Qh Jd 9d 4c 2h")
    assert "2.stands" not in truth("poker_plus", "Qd Jc 9s 4s 2s", *boxes)


def test_rp8_a_box_that_bought_stands_to_the_last_hand() -> None:
    boxes = (
        "ante: 50, cards: 8h 8d Ac Ks 9d, buys_game: true",
        "ante: 50, cards: 7h 7d 2c 3s 9h",
    )
    assert truth("russian_poker", "Qd Jc 9s 4s 2s", *boxes, next="Jd") == {
        "0.game": "no_game",
        "0.last": "game",
        "1.stands": "lower",
        "2.stands": "not_compared",
    }


def test_pp9_a_box_out_of_the_round_is_not_asked() -> None:
    boxes = ("ante: 50, cards: 9h 8d 7c 6s 5d, play: early", "ante: 50, cards: 7h 7d 2c 3s 9d")
    assert list(truth("poker_plus", "Qd Qc 9s 4s 2s", *boxes)) == ["0.game", "2.stands"]
    folded = ("ante: 50, cards: 7h 7d 2c 3s 9d, play: fold",)
    assert compare(scenario(Situation("poker_plus", "Qd Qc 9s 4s 2s", folded))) is None
