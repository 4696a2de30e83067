"""Killed at any moment, or cut from power: what was reported as saved is there afterwards."""

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.store import Copies, Store, schema, sqlite_files
from tests.store.conftest import NOON
from tests.store.lives import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
OLD = Path(__file__).parent / "databases" / "0001.sqlite"


def _begin(data: Path, seed: int, most: int = 0) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.lives", str(data), str(seed), str(most)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def _line(life: subprocess.Popen[str]) -> str:
    assert life.stdout
    return life.stdout.readline().strip()


def _live(data: Path, seed: int, answers: int, seconds: float) -> list[str]:
    """Let a program answer and kill it so long after so many; return the keys that it reported."""
    life = _begin(data, seed)
    assert _line(life) == "begins"
    reported = [_line(life) for _ in range(answers)]
    time.sleep(seconds)
    life.kill()
    printed, _ = life.communicate()
    assert life.returncode == -signal.SIGKILL
    # A line that the kill has cut was not reported.
    whole = [line.strip() for line in printed.splitlines(keepends=True) if line.endswith("\n")]
    return reported + whole


def _kill_often(data: Path, kills: int, seed: int) -> str:
    """Kill a program again and again, each time at another moment; return the figures."""
    chance = random.Random(seed)
    reported: set[str] = set()
    (data / "answers.sqlite").parent.mkdir()
    shutil.copy(OLD, data / "answers.sqlite")
    for life in range(kills):
        # Every fourth is killed while it opens, copies or migrates.
        opening = life % 4 == 0
        answers = 0 if opening else chance.randrange(1, 40)
        seconds = chance.uniform(0, 0.5 if opening else 0.01)
        reported.update(_live(data, life, answers, seconds))
    with closing(Store.open(data / "answers.sqlite")) as store:
        found = {each.key for each in store.answers(store.default_person(NOON), 10**6)}
        store.copy_daily(NOON + timedelta(days=kills))
        assert store.copies
        copies = list(store.copies.good())
    lost = reported - found
    names = {each.name for each in (data / "copies").glob("*.sqlite")}
    assert {each.path.name for each in copies} == names
    assert sqlite_files.examine(data / "answers.sqlite") == schema.HEAD
    assert len(found) >= 20 + len(reported)
    figures = f"kills: {kills}, answers: {len(reported)}, lost: {len(lost)}, copies: {len(names)}"
    assert not lost, figures
    assert len(reported) > kills, figures
    return figures


def test_no_answer_is_lost_in_ten_kills(tmp_path: Path) -> None:
    _kill_often(tmp_path / "data", 10, seed=1)


@pytest.mark.soak
def test_no_answer_is_lost_in_two_hundred_kills(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = _kill_often(tmp_path / "data", 200, seed=2)
    with capsys.disabled():
        print(f"\n{figures}")


# --- power ----------------------------------------------------------------------------------------


def _photographs(data: Path, copies: Path, most: int) -> Iterator[tuple[Path, set[str]]]:
    """Yield copies of the files as they lie at some moment, and the keys reported by then."""
    chance = random.Random(3)
    life = _begin(data, seed=1)
    try:
        assert _line(life) == "begins"
        reported = {_line(life)}
        for number in range(most):
            for _ in range(chance.randrange(1, 25)):
                reported.add(_line(life))
            time.sleep(chance.uniform(0, 0.005))
            life.send_signal(signal.SIGSTOP)
            folder = copies / str(number)
            folder.mkdir()
            for file in data.glob("answers.sqlite*"):
                shutil.copy(file, folder / file.name)
            life.send_signal(signal.SIGCONT)
            yield folder / "answers.sqlite", set(reported)
    finally:
        life.kill()
        life.communicate()


def test_the_files_of_any_moment_open_and_hold_every_answer(tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    for file, reported in _photographs(tmp_path / "data", tmp_path / "copies", 12):
        with closing(Store.open(file)) as store:
            found = {each.key for each in store.answers(1, 10**6)}
        assert reported <= found
        assert sqlite_files.examine(file) == schema.HEAD


def test_the_files_open_even_if_the_end_of_the_log_did_not_reach_the_disk(tmp_path: Path) -> None:
    chance = random.Random(4)
    (tmp_path / "copies").mkdir()
    cuts = 0
    for file, reported in _photographs(tmp_path / "data", tmp_path / "copies", 12):
        log = file.with_name(file.name + "-wal")
        whole = log.read_bytes()
        file.with_name(file.name + "-shm").unlink()
        at = chance.randrange(len(whole) + 1)
        torn = whole[:at] + chance.randbytes(min(5000, len(whole) - at))
        log.write_bytes(torn)
        cuts += torn != whole
        with closing(Store.open(file)) as store:
            found = [each.key for each in store.answers(1, 10**6)]
        # Only the newest may have been saved before their report was read.
        unread = [key for key in found if key not in reported]
        assert found[: len(unread)] == unread
        assert sqlite_files.examine(file) == schema.HEAD
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert cuts > 8


def test_a_migration_that_is_killed_is_done_by_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "data" / "answers.sqlite"
    file.parent.mkdir()
    chance = random.Random(5)
    for life in range(4):
        if life % 2 == 0:
            for left in file.parent.glob("answers.sqlite*"):
                left.unlink()
            shutil.copy(OLD, file)
        process = _begin(file.parent, life, most=1)
        assert _line(process) == "begins"
        time.sleep(chance.uniform(0.1, 0.5))
        process.kill()
        process.communicate()
    with closing(Store.open(file)) as store:
        assert len(store.answers(1, 100)) >= 20
    assert all(copy.revision in schema.REVISIONS for copy in Copies(file).good())
