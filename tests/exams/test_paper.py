"""Papers: the same everywhere from plan and seed, others for each seed, as hard for all."""

import subprocess
import sys
from pathlib import Path
from statistics import mean

import pytest

from dealer_trainer.exams.difficulty import difficulty
from dealer_trainer.exams.paper import Blueprint, Paper
from dealer_trainer.exams.plan_file import load_plan, shipped_houses, shipped_plans
from dealer_trainer.files import Houses
from tests.exams.helpers import PAPER, PLAN, plan_of

ROOT = Path(__file__).parents[2]
SEED = 20260301
DIGESTS = dict(
    line.split() for line in (Path(__file__).parent / "digests.txt").read_text("utf-8").splitlines()
)
SCRIPT = """
from dealer_trainer.exams.paper import Blueprint
from dealer_trainer.exams.plan_file import load_plan, shipped_houses, shipped_plans
from dealer_trainer.files import Houses

path = next(path for path in shipped_plans() if path.stem == "russian_poker_trainee")
print(Blueprint(load_plan(path, Houses()), shipped_houses()).draw(%d).digest)
"""


def drawn(path: Path, seed: int = SEED) -> Paper:
    return Blueprint(load_plan(path, Houses()), shipped_houses()).draw(seed)


def asked(paper: Paper) -> set[str]:
    return {each.digest for each in paper.questions}


QUICK = ("poker_plus_trainee", "russian_poker_dealer")


@pytest.mark.parametrize("name", QUICK)
def test_a_plan_and_a_seed_give_the_stored_paper(name: str) -> None:
    (path,) = (path for path in shipped_plans() if path.stem == name)
    assert drawn(path).digest == DIGESTS[name]


@pytest.mark.soak
def test_all_shipped_plans_give_their_stored_papers() -> None:
    assert {path.stem: drawn(path).digest for path in shipped_plans()} == DIGESTS


def test_every_shipped_plan_has_a_stored_paper() -> None:
    assert sorted(DIGESTS) == sorted(path.stem for path in shipped_plans())


def test_a_fresh_process_in_another_folder_draws_the_same_paper(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT % SEED],
        cwd=tmp_path,
        env={
            "PYTHONPATH": str(ROOT),
            "PYTHONHASHSEED": "77",
            "DEALER_TRAINER_DATA": str(tmp_path),
            "SYSTEMROOT": "C:\\Windows",
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == DIGESTS["russian_poker_trainee"]


def test_another_seed_gives_other_questions() -> None:
    blueprint = Blueprint(PLAN)
    assert asked(blueprint.draw(7)) == asked(PAPER)
    assert not asked(blueprint.draw(7)) & asked(blueprint.draw(8))


def test_no_table_comes_twice() -> None:
    tables = {(each.question.scenario.dealer.cards) for each in PAPER.questions}
    assert len(tables) == len(PAPER.questions)


def test_a_paper_has_what_its_plan_says() -> None:
    assert [each.number for each in PAPER.questions] == [1, 2, 3, 4, 5, 6]
    assert [each.section for each in PAPER.questions] == [0, 0, 0, 0, 1, 1]
    assert {each.question.kind.value for each in PAPER.questions[:4]} == {"settle_box"}
    assert {each.topic.value for each in PAPER.questions[4:]} == {"payout"}
    assert {each.question.scenario.house.id for each in PAPER.questions} == {"russian_poker"}


def test_every_paper_has_the_topics_and_as_much_difficulty_as_the_others() -> None:
    blueprint = Blueprint(plan_of())
    papers = [blueprint.draw(seed) for seed in range(12)]
    topics = [sorted((each.section, each.topic) for each in paper.questions) for paper in papers]
    assert all(each == topics[0] for each in topics)
    points = [paper.difficulty for paper in papers]
    assert max(points) - min(points) <= 0.1 * mean(points)


def test_difficulty_counts_what_must_be_seen_and_reckoned() -> None:
    for each in PAPER.questions:
        assert each.difficulty == difficulty(each.question) >= len(each.question.parts)


def test_the_name_of_a_paper_does_not_tell_the_seed() -> None:
    assert str(PAPER.seed) != PAPER.name
    assert PAPER.name == PAPER.digest[:8].upper()
