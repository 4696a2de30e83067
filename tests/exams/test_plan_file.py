"""Plans in YAML: three shipped for each of the documents' houses, written and read back alike."""

from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer.exams.plan import Shown
from dealer_trainer.exams.plan_file import (
    dump_plan,
    load_plan,
    plan_of_text,
    read_plan,
    shipped_plans,
)
from dealer_trainer.files import FilesError, Houses, Source, dump_house
from tests.exams.helpers import PLAN, SMALL, plan_of

LEVELS = ("trainee", "dealer", "inspector")
HOUSES = ("poker_plus", "russian_poker", "russian_poker_house")


def test_each_house_of_the_documents_has_three_plans() -> None:
    found = {path.stem for path in shipped_plans()}
    assert found == {f"{house}_{level}" for house in HOUSES for level in LEVELS}


@pytest.mark.parametrize("path", shipped_plans(), ids=lambda path: path.stem)
def test_a_shipped_plan_is_named_as_its_file_and_demands_something_of_each_matter(
    path: Path,
) -> None:
    plan = load_plan(path, Houses())
    assert plan.id == path.stem == f"{plan.house.id}_{path.stem.rpartition('_')[2]}"
    assert any(section.pass_mark for section in plan.sections)
    assert plan.questions >= 30
    assert plan.names.ru != plan.names.en


@pytest.mark.parametrize("path", shipped_plans(), ids=lambda path: path.stem)
def test_a_plan_with_its_house_written_out_reads_back_the_same(path: Path) -> None:
    plan = load_plan(path, Houses())
    assert plan_of_text(dump_plan(plan)) == plan
    assert plan_of(dump_plan(plan, plan.house.id)) == plan


def test_a_plan_with_every_value_reads_back_the_same() -> None:
    plan = replace(
        PLAN, money_error=0, least_pace=1, going_back=True, shows=Shown.QUESTIONS, seconds=None
    )
    assert plan_of_text(dump_plan(plan)) == plan


def test_what_is_left_out_has_its_usual_value() -> None:
    assert (PLAN.money_error, PLAN.least_pace, PLAN.going_back, PLAN.shows) == (
        None,
        None,
        False,
        Shown.RESULT,
    )
    assert PLAN.sections[1].weight == 1
    assert PLAN.questions == 6


def test_a_file_has_one_plan() -> None:
    with pytest.raises(FilesError) as raised:
        read_plan(Source("two.yaml", f"{SMALL}---\n{SMALL}", Path()), Houses())
    assert [each.fault.problem for each in raised.value.faults] == ["plan_many_documents"]


def test_a_plan_may_have_a_house_of_its_own_beside_it(tmp_path: Path) -> None:
    own = dump_house(PLAN.house).replace("id: russian_poker", "id: own")
    (tmp_path / "own.yaml").write_text(own, "utf-8")
    text = SMALL.replace("house: russian_poker", "house: ./own.yaml")
    plan = read_plan(Source("p.yaml", text, tmp_path), Houses())
    assert plan.house.id == "own"
    assert plan_of_text(dump_plan(plan)) == plan
