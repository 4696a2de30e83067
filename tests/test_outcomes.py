"""The outcome tables: as stored, each row what its scenario settles to, no settlement outside."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import yaml

from dealer_trainer.audit.outcomes import rows_of, tables
from dealer_trainer.files import Source, read_scenarios
from dealer_trainer.generator import scenarios
from dealer_trainer.house import House
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.situation import HOUSES
from tools.outcomes import GOLDEN, files_of

Key = tuple[str | int, ...]
Stored = dict[Key, dict[str, str]]
REMEDY = "run `make outcomes` and read every changed row against the rules"
MOST_ROWS = 64


def golden(house: House) -> list[dict[str, Any]]:
    text = (GOLDEN / f"{house.id}.yaml").read_text("utf-8")
    rows: list[dict[str, Any]] = yaml.safe_load(text)
    return rows


def stored(house: House) -> Stored:
    return {tuple(row["case"]): row["ends"] for row in golden(house)}


@cache
def files(name: str) -> dict[Path, str]:
    return files_of(HOUSES.named(name))


def strays(known: Stored, scenario: Scenario) -> Iterator[tuple[Key, dict[str, str]]]:
    """Yield what a settlement shows that is no row; every line of it is looked at."""
    settlement = settle(scenario)
    seen: Counter[tuple[int, str]] = Counter()
    for number, row in rows_of(scenario, settlement):
        seen.update((number, bet) for bet in row.stored)
        if known.get(row.case.key) != row.stored:
            yield row.case.key, row.stored
    for box in settlement.boxes:
        for line in box.bets:
            assert seen[box.box, line.bet.value], f"no table looks at {line}"


def never_leave(house: House, known: Stored, count: int) -> None:
    for scenario in islice(scenarios(house, None, seed=3), count):
        left = list(strays(known, scenario))
        assert not left, (left, scenario)


@EACH_HOUSE
def test_pages_and_stored_tables_are_what_the_engine_gives(house: House) -> None:
    for path, text in files(house.id).items():
        assert path.read_text("utf-8") == text, f"{path.name} differs: {REMEDY}"


@EACH_HOUSE
def test_a_stored_row_is_what_its_scenario_settles_to(house: House) -> None:
    rows = golden(house)
    for row in rows:
        text = yaml.safe_dump(row["given"], sort_keys=False)
        (scenario,) = read_scenarios(Source("-", text, Path()), HOUSES)
        shown = {
            (each.case.key, number): each.stored
            for number, each in rows_of(scenario, settle(scenario))
        }
        assert shown[tuple(row["case"]), row["box"]] == row["ends"]
    assert len({tuple(row["case"]) for row in rows}) == len(rows)


@EACH_HOUSE
def test_a_page_can_be_read_at_a_sitting(house: House) -> None:
    pages = [text for path, text in files(house.id).items() if path.suffix == ".md"]
    assert len(pages) == 2
    for page in pages:
        rows = [line for line in page.splitlines() if line[:2] == "| " and line[2].isdigit()]
        assert [int(row.split()[1]) for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) <= MOST_ROWS


@EACH_HOUSE
def test_random_scenarios_never_leave_the_tables(house: House) -> None:
    never_leave(house, stored(house), count=2000)


@pytest.mark.soak
@EACH_HOUSE
def test_many_random_scenarios_never_leave_the_tables(house: House) -> None:
    never_leave(house, stored(house), count=200_000)


@EACH_OWN_HOUSE
def test_random_scenarios_never_leave_the_tables_of_a_house_of_ones_own(
    options: tuple[str, ...],
) -> None:
    house = own_house(*options)
    made = [outcome.row for table in tables(house) for outcome in table.outcomes]
    never_leave(house, {row.case.key: row.stored for row in made}, count=300)
