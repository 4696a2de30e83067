"""The table of options: everything that a house's file can decide, and nothing else."""

from dealer_trainer.hands import Hand
from dealer_trainer.house import InsuranceMax, option_paths
from dealer_trainer.options import BOUNDS, CITED_WITH, Kind, optional_groups, options

BY_PATH = {option.path: option for option in options()}


def test_the_table_has_every_path_of_a_file_but_the_groups() -> None:
    groups = {path.partition(".")[0] for path in BY_PATH if "." in path}
    assert set(BY_PATH) == set(option_paths()) - groups


def test_what_an_option_may_be_is_read_from_the_house() -> None:
    assert BY_PATH["insurance.max"].values == tuple(InsuranceMax)
    assert Hand.NOTHING not in BY_PATH["early_payout.from"].values
    assert {path for path, option in BY_PATH.items() if option.optional} == {
        "insurance.player_loses_after_purchase",
        "bonus.electronic_from",
    }
    assert [BY_PATH[path].kind for path in ("pays", "draw", "table.ante", "table.chips")] == [
        Kind.ODDS,
        Kind.DRAWS,
        Kind.LIMITS,
        Kind.AMOUNTS,
    ]


def test_groups_that_can_be_switched_off() -> None:
    assert optional_groups() == ("insurance", "purchase", "early_payout", "bonus")


def test_bounds_and_citations_are_of_options_that_there_are() -> None:
    numbers = {path for path, option in BY_PATH.items() if option.kind is Kind.NUMBER}
    assert set(BOUNDS) == numbers
    assert set(CITED_WITH) <= set(BY_PATH)
