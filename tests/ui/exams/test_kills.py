"""The program killed in the middle of exams: no answer lost, no second chance, no time won."""

import os
import random
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from dealer_trainer.exams.record import Record, RecordKind
from dealer_trainer.store import Store
from dealer_trainer.store.exam_rows import all_rows
from tests.ui.exams.conftest import SHORT
from ui.rooms import STORE_FILE

ROOT = Path(__file__).parents[3]
PLAN = SHORT.replace("number: 2", "number: 20").replace("seconds: 120\n", "")


@pytest.mark.parametrize(
    "kills", [5, pytest.param(200, marks=[pytest.mark.soak, pytest.mark.timeout(3600)])]
)
def test_killed_at_any_moment_an_exam_keeps_what_was_given(
    kills: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "exams").mkdir()
    (tmp_path / "exams" / "short.yaml").write_text(PLAN, encoding="utf-8")
    chance = random.Random(kills)
    given: Counter[int] = Counter()
    killed, seed = 0, 0
    while killed < kills:
        seed += 1
        said = _run(tmp_path, seed, chance.randrange(1, 9))
        assert not [line for line in said if line.startswith("told")]
        killed += "over" not in said
        given.update(int(line.split()[1]) for line in said if line.startswith("given "))
    records = _records(tmp_path)
    answered = [each for each in records if each.kind is RecordKind.ANSWERED]
    assert Counter(each.body["question"] for each in answered) >= given
    asked = [
        (each.exam, each.body["question"]) for each in records if each.kind is RecordKind.ASKED
    ]
    assert len(asked) == len(set(asked))
    by_exam: dict[int, int] = {}
    for each in records:
        spent = each.body.get("spent")
        if spent is not None:
            assert spent >= by_exam.get(each.exam, 0)
            by_exam[each.exam] = spent
    with closing(Store.open(tmp_path / STORE_FILE)) as store:
        key = store.exams.key()
        assert key is not None
        assert store.exams.check(key.public) == ()
    with capsys.disabled():
        print(f"\nkills: {killed}, answers: {given.total()}, questions: {len(asked)}")


def _run(folder: Path, seed: int, answers: int) -> list[str]:
    """Let the candidate give so many answers, kill him in the next, and return what he said."""
    command = [sys.executable, "-m", "tests.ui.exams.candidate", str(folder), str(seed)]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    said: list[str] = []
    with subprocess.Popen(
        command, cwd=ROOT, env=surroundings, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line.strip())
            if said.count("over") or sum(each.startswith("giving") for each in said) > answers:
                break
        process.kill()
        said += [line.strip() for line in process.stdout]
    return said


def _records(folder: Path) -> list[Record]:
    with closing(Store.open(folder / STORE_FILE)) as store, store._database.reading() as connection:
        return [Record.read(row.text, row.signature) for row in all_rows(connection)]
