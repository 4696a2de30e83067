"""Amounts as chips: the fewest, and in columns that one can count."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.table.stacks import columns, cut, fewest_chips, payout

HOUSE = (5, 25, 100, 500, 1000, 5000)


@pytest.mark.parametrize(
    ("amount", "chips", "piles"),
    [
        (385, HOUSE, ((100, 3), (25, 3), (5, 2))),
        (9995, HOUSE, ((5000, 1), (1000, 4), (500, 1), (100, 4), (25, 3), (5, 4))),
        (40, (5, 20, 25), ((20, 2),)),
        (60, (10, 25), ((25, 2), (10, 1))),
        (13, HOUSE, ((5, 2), (1, 3))),
    ],
)
def test_an_amount_is_laid_in_the_fewest_chips(
    amount: int, chips: tuple[int, ...], piles: tuple[tuple[int, int], ...]
) -> None:
    assert fewest_chips(amount, chips) == piles


@given(st.integers(1, 400), st.sets(st.sampled_from([2, 5, 10, 20, 25, 50, 100]), min_size=1))
def test_the_chips_make_the_amount_and_no_fewer_could(amount: int, chips: set[int]) -> None:
    piles = fewest_chips(amount, tuple(chips))
    assert sum(value * count for value, count in piles) == amount
    least: dict[int, int] = {0: 0}
    for reached in range(1, amount + 1):
        ways = [least[reached - value] for value in chips if reached - value in least]
        if ways:
            least[reached] = 1 + min(ways)
    if amount in least:
        assert sum(count for _, count in piles) == least[amount]


def test_a_stack_is_cut_into_even_columns_with_the_largest_at_the_bottom() -> None:
    stacked = columns(fewest_chips(9995, HOUSE), 10)
    assert [len(column) for column in stacked] == [9, 8]
    assert stacked[0][0] == 5000
    assert stacked[-1][-1] == 5
    assert columns(()) == []


@pytest.mark.parametrize(
    ("count", "parts"),
    [(3, (3,)), (5, (5,)), (6, (3, 3)), (7, (3, 3, 1)), (8, (4, 4)), (9, (4, 4, 1)), (10, (5, 5)),
     (13, (5, 5, 3)), (20, (5, 5, 5, 5))],
)  # fmt: skip
def test_a_pile_is_cut_as_a_dealer_cuts_it(count: int, parts: tuple[int, ...]) -> None:
    assert cut(count) == parts


def test_a_payout_has_a_column_for_each_value_and_stacks_of_twenty() -> None:
    assert payout(((100, 2), (25, 1))) == [[[100, 100]], [[25]]]
    columns = payout(((5000, 47),))
    assert [sum(map(len, column)) for column in columns] == [20, 20, 7]
    assert [len(part) for part in columns[-1]] == [3, 3, 1]
