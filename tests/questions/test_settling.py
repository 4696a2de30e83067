"""Settle a box or a table: what is asked, and how an answer is graded."""

from itertools import islice

import pytest

from dealer_trainer.generator import scenarios
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.questions import Form, Kind, Question, grade, settle_box, settle_table
from dealer_trainer.wording.asked import settling as wording
from tests.generator.shipped import EACH_HOUSE
from tests.questions.generated import EN, FEW, MANY, proves_graded, proves_told, told
from tests.situation import Situation, scenario

BOXES = (
    (
        "ante: 20, cards: 8h 8d 6c 5d 3s, draws: [{exchange: 6c 5d, for: 8c 4h}], "
        "insurance: 20, bonus: 5"
    ),
    "ante: 10, cards: Th 7d 6s 5c 3d, play: fold",
    "ante: 15, cards: Ah Kd 6d 5h 3h, buys_game: true",
)
TABLE = Situation("russian_poker", "Qd Jc 9h 4s 2s", BOXES, next="Qh 9d")
TRUTH = {
    "1.bonus": "taken",
    "1.insurance": "paid 20",
    "1.ante": "paid 20",
    "1.bet": "returned",
    "2.ante": "taken",
    "3.ante": "taken",
    "3.bet": "taken",
}


@pytest.fixture
def table() -> Question:
    return settle_table(scenario(TABLE))


def test_o6_the_parts_follow_the_order_of_the_dealers_work(table: Question) -> None:
    assert {part.key: part.truth for part in table.parts} == TRUTH
    assert [part.key for part in table.parts] == list(TRUTH)
    assert (table.kind, table.version) == (Kind.SETTLE_TABLE, 1)


def test_o8_draw_fees_are_asked_for_only_where_draws_are_the_matter() -> None:
    question = settle_table(scenario(TABLE), fees=True)
    fee = question.parts[0]
    assert (fee.key, fee.form, fee.truth) == ("1.draw.0", Form.AMOUNT, "20")
    assert [part.key for part in question.parts[1:]] == list(TRUTH)


def test_a_box_is_asked_alone() -> None:
    question = settle_box(scenario(TABLE), 3)
    assert [part.key for part in question.parts] == ["3.ante", "3.bet"]
    with pytest.raises(KeyError):
        settle_box(scenario(TABLE), 4)


def test_the_truth_is_right_and_costs_nothing(table: Question) -> None:
    result = grade(table, TRUTH)
    assert result.right
    assert (result.overpaid, result.underpaid) == (0, 0)


def test_a_blank_part_is_never_right(table: Question) -> None:
    result = grade(table, TRUTH | {"1.bet": None})
    assert not result.right
    assert [part.part.key for part in result.parts if not part.right] == ["1.bet"]
    missing = grade(table, {})
    assert not any(part.right for part in missing.parts)
    assert (missing.overpaid, missing.underpaid) == (0, 0)


@pytest.mark.parametrize(
    ("key", "given", "error"),
    [
        ("1.insurance", "paid 40", 20),
        ("1.insurance", "returned", -20),
        ("1.insurance", "taken", -40),
        ("1.bet", "taken", -40),
        ("1.bet", "paid 0", 0),
        ("1.bet", "paid 40", 40),
        ("2.ante", "returned", 10),
        ("2.ante", "paid 10", 20),
    ],
)
def test_the_money_error_is_what_the_box_got_too_much_or_too_little(
    table: Question, key: str, given: str, error: int
) -> None:
    result = grade(table, TRUTH | {key: given})
    part = {each.part.key: each for each in result.parts}[key]
    assert not part.right
    assert part.money_error == error
    assert (result.overpaid, result.underpaid) == (max(error, 0), max(-error, 0))


def test_a_fee_that_is_too_high_is_underpaid_to_the_box() -> None:
    question = settle_table(scenario(TABLE), fees=True)
    result = grade(question, TRUTH | {"1.draw.0": "30"})
    assert (result.overpaid, result.underpaid) == (0, 10)


def test_over_and_underpaying_do_not_cancel_out(table: Question) -> None:
    result = grade(table, TRUTH | {"1.insurance": "paid 40", "1.ante": "returned"})
    assert (result.overpaid, result.underpaid) == (20, 20)


def proves_totals(house: House, count: int) -> None:
    chance = Chance(5)
    for table in islice(scenarios(house, None, 5), count):
        whole = settle_table(table, fees=True, total=True)
        box = settle_box(table, chance.pick(table.boxes).box, total=True)
        for question in (whole, box):
            proves_graded(question)
            proves_told(question, wording)
        settled = {each.box: each for each in whole.settlement.boxes}
        assert (whole.parts[-1].key, whole.parts[-1].truth) == (
            "0.total",
            str(whole.settlement.pays),
        )
        number = box.parts[-1].box
        assert box.parts[-1].key == f"{number}.total"
        assert box.parts[-1].truth == str(settled[number].pays)


@EACH_HOUSE
def test_the_total_is_what_the_dealer_pays_out(house: House) -> None:
    proves_totals(house, FEW)


@pytest.mark.soak
@EACH_HOUSE
def test_many_totals(house: House) -> None:
    proves_totals(house, MANY)


def test_a_total_is_asked_last_and_only_if_it_is_wanted(table: Question) -> None:
    question = settle_table(scenario(TABLE), total=True)
    assert question.parts[:-1] == table.parts
    total = question.parts[-1]
    assert (total.key, total.form, total.box, total.truth) == ("0.total", Form.AMOUNT, 0, "40")
    assert settle_box(scenario(TABLE), 2, total=True).parts[-1].truth == "0"


def test_a_wrong_total_is_wrong_but_its_money_is_not_counted_twice() -> None:
    question = settle_table(scenario(TABLE), total=True)
    result = grade(question, TRUTH | {"1.insurance": "paid 40", "0.total": "60"})
    assert [each.part.key for each in result.parts if not each.right] == ["1.insurance", "0.total"]
    assert (result.overpaid, result.underpaid) == (20, 0)


def test_o8_fees_of_one_box_are_told_apart() -> None:
    draws = "[{exchange: 6c 5d, for: 8c 4h}, {sixth: 2c}]"
    box = f"ante: 20, cards: 8h 8d 6c 5d 3s, draws: {draws}"
    question = settle_box(scenario(Situation("poker_plus", "Qd Jc 9h 4s 2s", (box,))), 1, fees=True)
    texts = told(EN, question, wording)
    assert texts[1:3] == ["Box 1, fee of draw 1", "Box 1, fee of draw 2"]


def test_the_total_is_told_as_a_sum() -> None:
    question = settle_box(scenario(TABLE), 1, total=True)
    assert told(EN, question, wording)[-1] == "The dealer pays on box 1: 20 + 20 = 40."
