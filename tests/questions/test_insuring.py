"""Insurance: may he, the least and the most, what becomes of it."""

from dataclasses import replace

import pytest

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.legality import faults
from dealer_trainer.questions import Form, Question
from dealer_trainer.questions.insuring import MAY_TOPICS, TOPICS, insurance, insurance_may
from dealer_trainer.settlement import Bet
from dealer_trainer.wording.asked import insuring as wording
from tests.generator.shipped import SHIPPED
from tests.own_houses import own_house
from tests.questions.generated import EN, FEW, MANY, proves_graded, proves_told, questions
from tests.situation import HOUSES, Situation, scenario

INSURING = [house for house in SHIPPED if Topic.INSURANCE in topics_of(house)]
EACH_INSURING = pytest.mark.parametrize("house", INSURING, ids=lambda house: house.id)
HALF = own_house("russian_poker", "insurance: {max: half_payout}", "table: {max_payout: 1000}")


def insured_with(question: Question, stake: int) -> list[str]:
    """Return the problems of the question's box with an insurance of this amount."""
    table, number = question.scenario, question.parts[0].box
    boxes = tuple(
        replace(box, insurance=stake) if box.box == number else box for box in table.boxes
    )
    return [fault.problem for fault in faults(replace(table, boxes=boxes))]


def proves_may(house: House, count: int) -> None:
    truths = set()
    for question in questions(house, insurance_may, MAY_TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        (part,) = question.parts
        amount = int(part.key.rpartition(".")[2])
        assert insured_with(question, amount) == ([] if part.truth == "allowed" else [part.truth])
        assert all(box.insurance is None for box in question.scenario.boxes if box.box == part.box)
        assert len(part.options) in (4, 5)
        truths.add(part.truth)
    assert {"allowed", "insurance_below_hand", "insurance_outside"} <= truths


def proves(house: House, count: int) -> None:
    for question in questions(house, insurance, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        least, most, stake = question.parts
        assert (least.form, most.form, stake.form) == (Form.AMOUNT, Form.AMOUNT, Form.STAKE)
        assert not insured_with(question, int(least.truth))
        assert not insured_with(question, int(most.truth))
        assert insured_with(question, int(least.truth) - 1)
        assert insured_with(question, int(most.truth) + 1)
        settled = next(box for box in question.settlement.boxes if box.box == stake.box)
        (line,) = (line for line in settled.bets if line.bet is Bet.INSURANCE)
        assert stake.truth == (f"paid {line.pays}" if line.pays else line.outcome)


@EACH_INSURING
def test_rp5_whether_he_may_is_what_the_faults_say(house: House) -> None:
    proves_may(house, FEW)


@EACH_INSURING
def test_rp5_rp12_beyond_the_bounds_there_is_a_fault(house: House) -> None:
    proves(house, FEW)


def test_rp12_half_of_the_payout_under_a_low_maximum() -> None:
    proves(HALF, FEW)
    proves_may(HALF, FEW)


@pytest.mark.soak
@EACH_INSURING
def test_rp5_many_times(house: House) -> None:
    proves_may(house, MANY)
    proves(house, MANY)


def asked(box: str) -> Question:
    dealer = "Qd Jc 9h 4s 2s"
    question = insurance(scenario(Situation("russian_poker", dealer, (box,))), Chance(1))
    assert question
    return question


def test_rp5_both_combinations_of_an_insured_box_bound_it() -> None:
    question = asked("ante: 50, cards: Ah Ad Ac Ks 3s, insurance: 100")
    assert [part.truth for part in question.parts] == ["50", "400", "paid 100"]
    told = [each.sentence for each in wording.explanation(EN, question)]
    assert "The most is the payout expected on a win: 100 × (3 + 1) = 400." in told


def test_rp12_together_with_the_ante_it_stays_within_the_maximum() -> None:
    question = asked("ante: 200, cards: Ah Ad Ac As 3s, insurance: 200")
    assert [part.truth for part in question.parts][:2] == ["200", "8000"]
    royal = asked("ante: 200, cards: Ah Kh Qh Jh Th, insurance: 9800")
    assert [part.truth for part in royal.parts][:2] == ["200", "9800"]
    told = [each.sentence for each in wording.explanation(EN, royal)]
    assert (
        "With the ante it stays within the table maximum: 10,000 \N{MINUS SIGN} 200 = 9,800."
    ) in told


def test_a_bound_moves_no_money() -> None:
    question = asked("ante: 50, cards: Ah Ad Ac Ks 3s, insurance: 100")
    assert [part.bet for part in question.parts] == [None, None, Bet.INSURANCE]


def test_pp12_where_no_insurance_is_sold_nothing_is_asked() -> None:
    table = scenario(
        Situation("poker_plus", "Qd Jc 9h 4s 2s", ("ante: 20, cards: 8h 8d 8c 5d 3s",))
    )
    assert table.house == HOUSES.named("poker_plus")
    assert insurance_may(table, Chance(1)) is None
    assert insurance(table, Chance(1)) is None
