"""What comes next in the round: the order of O-1 … O-8, told up to a step."""

import pytest

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.procedure import Act, Step, steps
from dealer_trainer.questions import Question
from dealer_trainer.questions.next_step import (
    TOPICS,
    next_after,
    next_step,
    round_of,
    step_of,
    step_text,
    steps_told,
)
from dealer_trainer.settlement import Bet, settle
from dealer_trainer.wording.asked import next_step as wording
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.questions.generated import EN, FEW, MANY, proves_graded, proves_told, questions
from tests.situation import Situation, scenario

NO_GAME = "Qd Jc 9h 4s 2s"
BUYER = "ante: 20, cards: 8h 8d 8c 5d 3s, insurance: 20, buys_game: true"
LETS = "ante: 20, cards: Th Td Tc 5c 3d, insurance: 20, bonus: 5"
ROUND = Situation("russian_poker", NO_GAME, (BUYER, LETS), next="Qs 9d")


def proves(house: House, count: int) -> None:
    for question in questions(house, next_step, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        whole, told = round_of(question.scenario, question.settlement), steps_told(question)
        (part,) = question.parts
        assert part.truth == step_text(whole[len(told)])
        assert whole[: len(told)] == told
        assert 3 <= len(part.options) <= 6
        for option in part.options:
            assert step_text(step_of(option)) == option
        assert part.box == 0, "a box would give the step away"


@EACH_HOUSE
def test_the_truth_is_the_next_step(house: House) -> None:
    proves(house, FEW)


@EACH_OWN_HOUSE
def test_the_truth_in_a_house_of_the_users(options: tuple[str, ...]) -> None:
    proves(own_house(*options), FEW // 2)


@pytest.mark.soak
@EACH_HOUSE
def test_the_truth_many_times(house: House) -> None:
    proves(house, MANY)


@EACH_HOUSE
def test_every_rule_of_the_round_is_asked(house: House) -> None:
    rules = set()
    for question in questions(house, next_step, TOPICS, 4 * FEW):
        whole = round_of(question.scenario, question.settlement)
        rules.add(whole[len(steps_told(question))].rule)
    expected = {f"O-{number}" for number in (1, 2, 3, 5, 6, 7)}
    expected |= {"O-8"} if house.draw else set()
    expected |= {"O-4"} if house.bonus else set()
    assert rules == expected


def test_what_is_done_in_one_go_is_one_step() -> None:
    table = scenario(ROUND)
    settlement = settle(table)
    texts = [step_text(step) for step in round_of(table, settlement)]
    assert texts == [
        "place.0.",
        "close_betting.0.",
        "deal.0.",
        "insure.1.",
        "bet.1.",
        "insure.2.",
        "bet.2.",
        "settle_bonus.2.bonus",
        "open.0.",
        "buy.1.",
        "settle.2.insurance",
        "settle.2.ante+bet",
        "take_fee.1.ante",
        "exchange.0.",
        "exchange.0.",
        "settle.1.insurance",
        "settle.1.bet",
    ]
    every = steps(table, settlement)
    settled = [(step.box, bet) for step in every for bet in step.bets]
    kept = [(step.box, bet) for step in round_of(table, settlement) for bet in step.bets]
    assert kept == settled


def after(done: int, situation: Situation = ROUND) -> Question:
    table = scenario(situation)
    return next_after(table, settle(table), done, Chance(3))


def test_o7_what_comes_after_no_game() -> None:
    assert after(9).parts[0].truth == "buy.1."
    assert after(10).parts[0].truth == "settle.2.insurance"
    assert after(12).parts[0].truth == "take_fee.1.ante"
    text = wording.question_text(EN, after(14))
    assert "14. exchange a card of the dealer: Q♦ → Q♠" in text
    assert "1. antes" not in text, "only the last steps are told"
    assert after(14).parts[0].truth == "exchange.0."


def test_o6_from_which_end_the_dealer_begins_is_not_asked() -> None:
    plain = ("ante: 20, cards: Ah Ad 7c 5c 3d", "ante: 20, cards: Kh Kd 8c 5d 3s")
    three = Situation(
        "russian_poker", "Qd Qc 9h 4s 2s", (*plain, "ante: 20, cards: 9d 8d 7d 6c 2h")
    )
    table = scenario(three)
    whole = round_of(table, settle(table))
    first = next(at for at, step in enumerate(whole) if step.rule == "O-6")
    options = after(first, three).parts[0].options
    assert "settle.1.ante+bet" in options
    assert not {"settle.2.ante+bet", "settle.3.ante+bet"} & set(options)
    begun = after(first + 1, three).parts[0]
    assert begun.truth == "settle.2.ante+bet"
    assert "settle.3.ante+bet" in begun.options


def test_rp1_boxes_that_change_turns_are_explained() -> None:
    boxes = (
        "player: A, ante: 20, cards: Ah Ad 7c 5c 3d",
        "player: A, ante: 25, cards: Kh Kd 8c 5d 3s",
    )
    question = after(3, Situation("russian_poker", "Qd Qc 9h 4s 2s", boxes))
    assert question.parts[0].truth == "bet.2."
    told = wording.explanation(EN, question)
    assert told[0] == ("Next: box 2: accept the bet.", "O-3")
    assert told[-1].rule == "RP-1"


def test_a_step_as_text_and_back() -> None:
    step = Step("", Act.SETTLE, 2, (Bet.ANTE, Bet.BET))
    assert step_of("settle.2.ante+bet") == step
    with pytest.raises(ValueError, match="shuffle"):
        step_of("shuffle.0.")
