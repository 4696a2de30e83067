"""Pay it in chips: the fewest by exact search, equal ways, the stake's own colour first."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Kind, Question, grade
from dealer_trainer.questions.chips import (
    MOST_IN_ONE_COLOUR,
    chips_answer,
    colour_for_colour,
    fewest_chips,
    largest_first,
    paid_line,
    pay_in_chips,
    stake_chip,
)
from dealer_trainer.questions.question import chips_of
from dealer_trainer.settlement import settle
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.asked import explanation
from tests.own_houses import OPTIONS, own_house
from tests.situation import HOUSES, Situation, scenario

PAIR_WINS = Situation("russian_poker", "Ks Ah 9d 4c 2s", ("ante: 35, cards: Qs Qh 9c 5d 3h",))
SHIPPED = HOUSES.all()
AWKWARD = ((5, 20, 50), (10, 25, 60), (20, 50), (3, 7, 11), (1, 4, 6, 9), (6, 10, 15))


def asked(house: House, kind: Kind, count: int) -> Iterator[Question]:
    return islice(questions(house, kind, None, 5), count)


def fewest_by_table(most: int, chips: tuple[int, ...]) -> list[int | None]:
    """Return the fewest chips for each amount, built up from nothing one amount after another."""
    counts: list[int | None] = [0]
    for amount in range(1, most + 1):
        below = [counts[amount - chip] for chip in chips if chip <= amount]
        known = [count for count in below if count is not None]
        counts.append(min(known) + 1 if known else None)
    return counts


@pytest.mark.parametrize("chips", [*AWKWARD, SHIPPED[0].table.chips], ids=str)
def test_no_amount_can_be_made_of_fewer_chips(chips: tuple[int, ...]) -> None:
    for amount, fewest in enumerate(fewest_by_table(600, chips)):
        laid = fewest_chips(amount, chips)
        assert (None if laid is None else sum(laid.values())) == fewest
        if laid is not None:
            assert sum(value * count for value, count in laid.items()) == amount
            assert laid.keys() <= set(chips)


@given(
    some.lists(some.integers(1, 60), min_size=1, max_size=5, unique=True).map(tuple),
    some.integers(0, 700),
)
def test_the_search_is_exact_for_any_chips(chips: tuple[int, ...], amount: int) -> None:
    laid = fewest_chips(amount, chips)
    assert (None if laid is None else sum(laid.values())) == fewest_by_table(amount, chips)[amount]


def test_with_20_and_50_largest_first_need_not_be_the_fewest() -> None:
    assert fewest_chips(40, (5, 20, 25)) == {20: 2}
    assert largest_first(40, (5, 20, 25)) == {25: 1, 5: 3}
    assert largest_first(60, (20, 50)) is None


def test_a_large_payout_is_counted_at_once() -> None:
    assert fewest_chips(5_000_001, (1, 5, 25, 100, 500, 1000, 5000)) == {5000: 1000, 1: 1}


def test_equal_ways_are_accepted() -> None:
    table = replace(scenario(PAIR_WINS).house.table, chips=(10, 30, 40, 50))
    house = replace(scenario(PAIR_WINS).house, table=table)
    ante_40 = replace(scenario(PAIR_WINS).boxes[0], ante=40)
    question = pay_in_chips(replace(scenario(PAIR_WINS), house=house, boxes=(ante_40,)), Chance(1))
    assert question
    assert [part.truth for part in question.parts] == ["1x50 1x30"]
    for right in ("1x50 1x30", "1x30 1x50", "2x40"):
        assert grade(question, {"1.bet.chips": right}).right
    for wrong in ("1x40 4x10", "2x30 2x10", "1x60 1x20"):
        assert not grade(question, {"1.bet.chips": wrong}).right


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ("2x35", 0),  # no such chip
        ("14x5", 0),  # not the fewest
        ("2x25 3x5", -5),
        ("3x25", 5),
        (None, 0),
    ],
)
def test_other_chips_are_wrong_and_cost_what_their_sum_is_off(
    given: str | None, error: int
) -> None:
    question = pay_in_chips(scenario(PAIR_WINS), Chance(1))
    assert question
    assert question.parts[0].truth == "2x25 4x5"
    result = grade(question, {"1.bet.chips": given})
    assert not result.right
    assert result.overpaid - result.underpaid == error


def test_a_sum_that_no_chips_make_is_never_asked() -> None:
    cut = replace(PAIR_WINS, table="max_payout: 63")
    assert [line.pays for line in settle(scenario(cut)).boxes[0].bets] == [0, 63]
    assert pay_in_chips(scenario(cut), Chance(1)) is None
    assert colour_for_colour(scenario(cut), Chance(1)) is None


def test_colour_for_colour_counts_the_stakes_chips_and_then_converts() -> None:
    straight = replace(PAIR_WINS, boxes=("ante: 75, cards: 9s 8h 7c 6d 5h",))
    question = colour_for_colour(scenario(straight), Chance(1))
    assert question
    assert {part.key: part.truth for part in question.parts} == {
        "1.bet.colour": "24",
        "1.bet.chips": "1x500 1x100",
    }
    wrong = grade(question, {"1.bet.colour": "23", "1.bet.chips": "1x500"})
    assert (wrong.overpaid, wrong.underpaid) == (0, 100)  # the count itself moves no money
    told = [each.sentence for each in explanation(Words(Language.ENGLISH), question)]
    assert "The stake is 6 × 25; colour for colour the payout is 6 × 4 = 24 chips." in told


def test_the_stakes_chip_is_the_largest_of_which_it_can_be_made() -> None:
    chips = SHIPPED[0].table.chips
    assert [stake_chip(stake, chips) for stake in (150, 400, 35, 500, 3)] == [25, 100, 5, 500, None]


@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_payouts_in_chips_agree_with_the_settlement(house: House) -> None:
    check(house, 50)


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
def test_payouts_in_chips_in_houses_of_ones_own(options: tuple[str, ...]) -> None:
    check(own_house(*options), 20)


@pytest.mark.soak
@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_a_thousand_payouts_in_chips(house: House) -> None:
    check(house, 1000)


def check(house: House, count: int) -> None:
    for question in asked(house, Kind.PAY_IN_CHIPS, count):
        (part,) = question.parts
        line, chips = paid_line(question), question.scenario.house.table.chips
        laid = chips_of(part.truth)
        assert sum(value * number for value, number in laid.items()) == line.pays
        assert chips_answer(fewest_chips(line.pays, chips) or {}) == part.truth
        assert laid.total() > 1
    for question in asked(house, Kind.COLOUR_FOR_COLOUR, count):
        colour, converted = question.parts
        line, chips = paid_line(question), question.scenario.house.table.chips
        own = stake_chip(line.stake, chips)
        assert own
        assert int(colour.truth) * own == line.pays
        assert chips_of(converted.truth).total() < int(colour.truth) <= MOST_IN_ONE_COLOUR
