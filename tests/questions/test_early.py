"""Early payout: may he, and how much (PP-9)."""

from dataclasses import replace

import pytest

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.legality import faults
from dealer_trainer.questions import Question
from dealer_trainer.questions.early import MAY_TOPICS, TOPICS, early_may, early_payout
from dealer_trainer.scenario import Play
from dealer_trainer.settlement import Bet
from dealer_trainer.wording.asked import early as wording
from tests.own_houses import OPTIONS, own_house
from tests.questions.generated import FEW, MANY, proves_graded, proves_told, questions
from tests.situation import HOUSES, Situation, scenario

PLUS = HOUSES.named("poker_plus")
TWO_PAID = own_house(*OPTIONS["early payout of two"])
EACH_PAYING_EARLY = pytest.mark.parametrize("house", [PLUS, TWO_PAID], ids=["poker_plus", "two"])
DEALER = "Qd Jc 9h 4s 2s"


def leaving(question: Question) -> list[str]:
    table, number = question.scenario, question.parts[0].box
    boxes = tuple(
        replace(box, play=Play.EARLY) if box.box == number else box for box in table.boxes
    )
    return [fault.problem for fault in faults(replace(table, boxes=boxes))]


def proves_may(house: House, count: int) -> None:
    truths = set()
    for question in questions(house, early_may, MAY_TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        (part,) = question.parts
        assert leaving(question) == ([] if part.truth == "allowed" else [part.truth])
        (box,) = (box for box in question.scenario.boxes if box.box == part.box)
        assert box.play is Play.BET
        truths.add(part.truth)
    assert {"allowed", "early_below"} <= truths


def proves(house: House, count: int) -> None:
    for question in questions(house, early_payout, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        assert not faults(question.scenario)
        expected, bet, ante = question.parts
        assert (expected.bet, bet.bet, ante.bet) == (None, Bet.BET, Bet.ANTE)
        assert int(expected.truth) <= question.scenario.house.table.max_payout
        assert bet.truth == f"paid {int(expected.truth) // 2}"
        assert ante.truth == "returned"


@EACH_PAYING_EARLY
def test_pp9_whether_he_may_is_what_the_faults_say(house: House) -> None:
    proves_may(house, FEW)


@EACH_PAYING_EARLY
def test_pp9_half_of_what_is_expected(house: House) -> None:
    proves(house, FEW)


@pytest.mark.soak
@EACH_PAYING_EARLY
def test_pp9_many_times(house: House) -> None:
    proves_may(house, MANY)
    proves(house, MANY)


@pytest.mark.parametrize(
    ("box", "truth"),
    [
        ("ante: 20, cards: 9d 8c 7h 6s 5d", "allowed"),
        ("ante: 20, cards: 9d 9c 9s 6s 5d", "early_below"),
        ("ante: 20, cards: 9d 8c 7h 6s 5d, buys_game: true", "out_with_purchase"),
        ("ante: 20, cards: 9d 8c 7h 6s 5d, play: early", "allowed"),
    ],
)
def test_pp9_may_he(box: str, truth: str) -> None:
    question = early_may(scenario(Situation("poker_plus", DEALER, (box,), next="Kh")), Chance(1))
    assert question
    assert [part.truth for part in question.parts] == [truth]


def test_two_reasons_at_once_are_not_asked_about() -> None:
    box = "ante: 20, cards: 9d 9c 9s 6s 5d, buys_game: true"
    table = scenario(Situation("poker_plus", DEALER, (box,), next="Kh"))
    assert early_may(table, Chance(1)) is None


def test_pp9_under_an_odd_maximum_the_half_is_rounded_down() -> None:
    box = "ante: 200, cards: 9d 8d 7d 6d 5d"
    table = scenario(Situation("poker_plus", DEALER, (box,), table="max_payout: 9995"))
    question = early_payout(table, Chance(1))
    assert question
    assert [part.truth for part in question.parts] == ["9995", "paid 4997", "returned"]


def test_where_nothing_is_paid_early_nothing_is_asked() -> None:
    table = scenario(Situation("russian_poker", DEALER, ("ante: 20, cards: 9d 8c 7h 6s 5d",)))
    assert early_may(table, Chance(1)) is None
    assert early_payout(table, Chance(1)) is None
    folded = "ante: 20, cards: 9d 8c 7h 6s 5d, play: fold"
    table = scenario(Situation("poker_plus", DEALER, (folded,)))
    assert early_may(table, Chance(1)) is None
    assert early_payout(table, Chance(1)) is None
