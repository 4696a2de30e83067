"""A table that shows what a changed option changes, for every option that can be changed."""

from typing import Any

import pytest

from dealer_trainer.files import house_of_plain, house_to_plain
from dealer_trainer.mistakes.changed_house import Example, examples
from tests.situation import HOUSES

RP, RH, PP = "russian_poker", "russian_poker_house", "poker_plus"


def example(house: str, option: str, value: object) -> Example | None:
    before = HOUSES.named(house)
    document: Any = house_to_plain(before)
    *groups, last = option.split(".")
    below = document
    for group in groups:
        below = below[group]
    below[last] = value
    *_, found = examples(option, before, house_of_plain(document), 7)
    return found


@pytest.mark.parametrize(
    ("house", "option", "value"),
    [
        (RP, "ante.player_wins", "paid"),
        (RP, "ante.no_game", "paid_if_higher"),
        (RP, "dealer.plays_from", "pair"),
        (RP, "combinations.paid", 1),
        (RP, "combinations.paired_straight", "one_straight"),
        (RP, "pays.straight_flush", 60),
        (RP, "draw", [{"sixth": 2, "exchange": {1: 1}}]),
        (RP, "insurance.settles", "reveal"),
        (RP, "insurance.stand_off", "returned"),
        (RP, "insurance.player_loses_after_purchase", "returned"),
        (RP, "purchase.card", "lowest"),
        (RP, "purchase.fee", "extra"),
        (RP, "purchase.repeats", 0),
        (PP, "purchase.refund_if_game", "never"),
        (RP, "bonus.pays", {"straight": 3}),
        (RP, "table.max_payout", 500),
        (RP, "boxes.second_open_ante", "any"),
    ],
)
def test_a_table_is_found_that_both_settle_and_each_otherwise(
    house: str, option: str, value: object
) -> None:
    found = example(house, option, value)
    assert found is not None
    assert found.before.settlement is not None
    assert found.after.settlement is not None
    assert found.before.seen != found.after.seen
    assert found.before.scenario.boxes == found.after.scenario.boxes


@pytest.mark.parametrize(
    ("house", "option", "value", "problem"),
    [
        (RP, "insurance.from", "flush", "insurance_below_hand"),
        (RP, "insurance", None, "insurance_none"),
        (RP, "bonus.electronic_from", 10, "bonus_electronic"),
        (PP, "early_payout.from", "flush", "early_below"),
        (RH, "purchase.when", "before_opening", "purchase_dealer_plays"),
        (RP, "boxes.count", 2, "box_number"),
        (RP, "boxes.blind_may", ["sixth"], "blind_may_not"),
        (RP, "table.ante", [25, 200], "ante_outside"),
    ],
)
def test_what_only_one_of_them_allows_is_shown_with_what_forbids_it(
    house: str, option: str, value: object, problem: str
) -> None:
    found = example(house, option, value)
    assert found is not None
    faults = {fault.problem for fault in (*found.before.faults, *found.after.faults)}
    assert problem in faults
    assert not (found.before.faults and found.after.faults)


def test_where_nothing_differs_nothing_is_shown() -> None:
    assert example(RP, "table.chips", [5, 10, 50]) is None
