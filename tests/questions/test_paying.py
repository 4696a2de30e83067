"""Settle one stake; pay combinations under the maximum."""

from itertools import islice

import pytest

from dealer_trainer.generator import Topic, scenarios
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.practice import asking
from dealer_trainer.practice.behind import ideas_behind
from dealer_trainer.questions import Form, Kind, Question, grade, stake_answer
from dealer_trainer.questions.paying import (
    BET_TOPICS,
    COMBINATIONS_TOPICS,
    choose_end,
    pay_bet,
    pay_combinations,
)
from dealer_trainer.settlement import Bet, natural_payout
from dealer_trainer.wording.asked import paying as wording
from tests.generator.shipped import EACH_HOUSE, SHIPPED
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.questions.generated import FEW, MANY, proves_graded, proves_told, questions
from tests.situation import Situation, scenario


def proves_bet(house: House, count: int) -> None:
    for question in questions(house, pay_bet, BET_TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        (part,) = question.parts
        settled = next(each for each in question.settlement.boxes if each.box == part.box)
        (line,) = (line for line in settled.bets if line.bet is part.bet)
        assert (part.key, part.stake) == (f"{settled.box}.{line.bet}", line.stake)
        assert part.truth == stake_answer(line.outcome, line.pays)


def proves_combinations(house: House, count: int) -> None:
    for question in questions(house, pay_combinations, COMBINATIONS_TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        natural, paid = question.parts
        settled = next(each for each in question.settlement.boxes if each.box == paid.box)
        pays = natural_payout(house, paid.stake, settled.combinations)
        assert int(natural.truth) == pays
        (line,) = (line for line in settled.bets if line.bet is Bet.BET)
        assert paid.truth == f"paid {line.pays}"
        assert line.pays <= min(pays, question.scenario.house.table.max_payout)


@EACH_HOUSE
def test_c5_one_stake_ends_as_settled(house: House) -> None:
    proves_bet(house, FEW)


@EACH_HOUSE
def test_c6_the_payout_is_cut_once_at_the_maximum(house: House) -> None:
    proves_combinations(house, FEW)


@pytest.mark.soak
@EACH_HOUSE
def test_c5_many_stakes(house: House) -> None:
    proves_bet(house, MANY)


@pytest.mark.soak
@EACH_HOUSE
def test_c6_many_payouts(house: House) -> None:
    proves_combinations(house, MANY)


@EACH_OWN_HOUSE
def test_a_house_of_the_users_is_asked_like_any_other(options: tuple[str, ...]) -> None:
    proves_bet(own_house(*options), FEW)
    proves_combinations(own_house(*options), FEW)


@pytest.fixture
def cut() -> Question:
    box = "ante: 100, cards: Ah Ad Ac As 8d, draws: [{sixth: 8h}]"
    table = Situation("russian_poker", "Kd Kc Qh 7s 2s", (box,), table="max_payout: 5000")
    question = pay_combinations(scenario(table), Chance(1))
    assert question
    return question


def test_t2_both_combinations_are_cut_together(cut: Question) -> None:
    assert [(part.key, part.form, part.truth) for part in cut.parts] == [
        ("1.bet.natural", Form.AMOUNT, "5400"),
        ("1.bet", Form.STAKE, "paid 5000"),
    ]


def test_a_wrong_natural_payout_costs_nothing_a_wrong_payment_does(cut: Question) -> None:
    result = grade(cut, {"1.bet.natural": "4000", "1.bet": "paid 5400"})
    assert [part.money_error for part in result.parts] == [0, 400]
    assert not any(part.right for part in result.parts)


def test_pp9_half_of_what_the_maximum_left_is_paid_early() -> None:
    box = "ante: 50, cards: 9h 9d 9c 9s 5d, play: early"
    table = Situation("poker_plus", "Qd Qc 8s 4s 2s", (box,), table="max_payout: 1500")
    question = pay_combinations(scenario(table), Chance(1))
    assert question
    assert [part.truth for part in question.parts] == ["2000", "paid 750"]


def test_without_a_paid_bet_there_is_nothing_to_pay() -> None:
    box = "ante: 50, cards: 7h 7d 2c 3s 9d"
    table = scenario(Situation("russian_poker", "Qd Qc 8s 4s 2s", (box,)))
    assert pay_combinations(table, Chance(1)) is None


@pytest.mark.parametrize("topic", BET_TOPICS)
def test_every_bet_of_a_topic_is_asked_at_some_time(topic: Topic) -> None:
    wanted = {
        Topic.INSURANCE: Bet.INSURANCE,
        Topic.BONUS: Bet.BONUS,
        Topic.PURCHASE: Bet.PURCHASE,
    }.get(topic, Bet.ANTE)
    house = next(house for house in SHIPPED if house.id == "russian_poker_house")
    chance = Chance(2)
    if topic is Topic.EARLY_PAYOUT:
        house = next(house for house in SHIPPED if house.early_payout)
    made = (pay_bet(each, chance) for each in islice(scenarios(house, topic, 4), 60))
    assert wanted in {question.parts[0].bet for question in made}


@EACH_HOUSE
def test_each_wrong_choice_is_what_some_idea_gives(house: House) -> None:
    others = tuple(each for each in SHIPPED if each is not house)
    for question in islice(asking.questions(house, Kind.CHOOSE_END, None, 7, others), 30):
        proves_graded(question)
        proves_told(question, wording)
        (part,) = question.parts
        assert 3 <= len(part.options) <= 4
        for option in part.options:
            graded = grade(question, {part.key: option})
            ideas = ideas_behind(question, graded, others)
            assert bool(ideas.get(part.key)) is (option != part.truth)
            if option.startswith("paid ") and part.truth.startswith("paid "):
                error = int(option.removeprefix("paid ")) - int(part.truth.removeprefix("paid "))
                assert graded.parts[0].money_error == error


def test_the_choices_stand_in_the_order_of_the_money() -> None:
    box = "ante: 50, cards: As Ah 9c 5d 3h"
    shown = scenario(Situation("russian_poker", "Ks Kh 9d 4c 2s", (box,)))
    question = choose_end(shown, Chance(3), lambda *_: ("paid 400", "taken", "paid 70"))
    assert question
    options = question.parts[0].options
    assert options[0] == "taken"
    assert options[-1] == "paid 400"
    assert choose_end(shown, Chance(3), lambda *_: ("taken",)) is None
