"""Killed at any moment of an exam: no answer lost, no question twice, the clock never gains."""

import json
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.exams.record import Record, RecordKind
from dealer_trainer.store import Store
from dealer_trainer.store.exam_rows import records_like
from tests.exams.helpers import PASSPHRASE
from tests.exams.lives import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")


def _life(file: Path, lines: int, seconds: float) -> list[dict[str, Any]]:
    """Let a program sit exams and kill it so long after so many lines; return what it told."""
    command = [sys.executable, "-m", "tests.exams.lives", str(file), PASSPHRASE]
    life = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert life.stdout
    told = [life.stdout.readline() for _ in range(lines)]
    time.sleep(seconds)
    life.kill()
    rest, _ = life.communicate()
    assert life.returncode == -signal.SIGKILL
    told += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    return [json.loads(line) for line in told]


def _kill_often(file: Path, kills: int, seed: int) -> str:
    """Kill a program again and again in the middle of exams; return the figures."""
    chance = random.Random(seed)
    told: list[dict[str, Any]] = []
    for _ in range(kills):
        told += _life(file, chance.randrange(1, 9), chance.uniform(0, 0.02))
    with closing(Store.open(file)) as store:
        key = store.exams.key()
        assert key
        assert store.exams.check(key.public) == ()
        with store._database.reading() as connection:
            records = list(records_like(connection, RecordKind))
    shown = _no_question_twice(records)
    answers = {
        (record.exam, record.body["question"]): record.body["given"]
        for record in records
        if record.kind is RecordKind.ANSWERED
    }
    saved = [each for each in told if "answered" in each]
    assert all(answers[each["exam"], each["answered"]] == each["given"] for each in saved)
    seen = [(each["exam"], each["asked"]) for each in told if "asked" in each]
    assert len(set(seen)) == len(seen) <= shown
    breaks = sum(record.kind is RecordKind.RESUMED for record in records)
    _clock_never_gains(records, told)
    return f"kills: {kills}, breaks: {breaks}, questions: {len(seen)}, answers: {len(saved)}"


def _no_question_twice(records: list[Record]) -> int:
    asked = [record for record in records if record.kind is RecordKind.ASKED]
    numbers = [(record.exam, record.body["question"]) for record in asked]
    assert len(set(numbers)) == len(numbers)
    return len(numbers)


def _clock_never_gains(records: list[Record], told: list[dict[str, Any]]) -> None:
    spent: dict[int, int] = defaultdict(int)
    opened = {record.exam: record for record in records if record.kind is RecordKind.OPENED}
    for record in records:
        if "spent" not in record.body:
            continue
        assert record.body["spent"] >= spent[record.exam]
        spent[record.exam] = record.body["spent"]
        real = (record.at - opened[record.exam].at).total_seconds() * 1000
        assert record.body["spent"] >= real - 50
    left: dict[int, int] = defaultdict(lambda: 10**9)
    for each in told:
        if "left" in each:
            assert each["left"] <= left[each["exam"]]
            left[each["exam"]] = each["left"]


def test_an_exam_outlives_five_kills(tmp_path: Path) -> None:
    _kill_often(tmp_path / "answers.sqlite", 5, seed=1)


@pytest.mark.soak
def test_exams_outlive_two_hundred_kills(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = _kill_often(tmp_path / "answers.sqlite", 200, seed=2)
    with capsys.disabled():
        print(f"\n{figures}")
