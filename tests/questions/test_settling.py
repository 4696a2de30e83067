"""Settle a box or a table: what is asked, and how an answer is graded."""

import pytest

from dealer_trainer.questions import Form, Kind, Question, grade, settle_box, settle_table
from tests.situation import Situation, scenario

BOXES = (
    "ante: 20, cards: 8h 8d 6c 5d 3s, draws: [{exchange: 6c 5d, for: 8c 4h}], insurance: 20, bonus: 5",
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
