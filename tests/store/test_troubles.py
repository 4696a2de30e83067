"""Broken surroundings: each is told by its kind, changes nothing and can be got over."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import StatementError

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.resources import data_folder
from dealer_trainer.store import Store, StoreError, Trouble, engine
from tests.store.helpers import keys_in, not_opened, refused

Answer = Callable[..., AnswerRecord]

ROOT = Path(__file__).parents[2]
is_root = sys.platform != "win32" and os.geteuid() == 0
needs_root = pytest.mark.skipif(not is_root, reason="only root may mount a disk")
needs_rights = pytest.mark.skipif(
    sys.platform == "win32" or is_root, reason="nothing is read-only for this user"
)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LOCK_WAIT", 0.05)


# --- locked ---------------------------------------------------------------------------------------


def test_a_locked_file_is_told_and_saved_into_later(
    impatient: None, file_store: Store, path: Path, record: AnswerRecord
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert refused(file_store, record) is Trouble.LOCKED
    file_store.save(record)
    assert len(keys_in(path)) == 1


def test_a_file_that_another_program_keeps_to_itself_is_told(impatient: None, path: Path) -> None:
    Store.open(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert not_opened(path) is Trouble.LOCKED
    Store.open(path).close()


# --- damaged --------------------------------------------------------------------------------------


def test_a_file_that_is_no_database_is_told_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all " * 500)
    assert not_opened(path) is Trouble.CORRUPT
    assert path.read_bytes() == b"no database at all " * 500


def test_a_file_damaged_inside_is_told(path: Path, record: AnswerRecord) -> None:
    with closing(Store.open(path)) as store:
        store.save(record)
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 4096))
    with pytest.raises(StoreError) as told, closing(Store.open(path)) as damaged:
        damaged.save(record)
    assert told.value.trouble is Trouble.CORRUPT


def test_a_file_cut_short_is_told(path: Path, answer: Answer) -> None:
    with closing(Store.open(path)) as store:
        for _ in range(20):
            store.save(answer())
    os.truncate(path, path.stat().st_size // 2)
    with pytest.raises(StoreError) as told, closing(Store.open(path)) as damaged:
        damaged.answers(1, 100)
    assert told.value.trouble is Trouble.CORRUPT


def test_the_database_of_another_program_is_told_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE answers (of_another_program INTEGER)")
    before = path.read_bytes()
    assert not_opened(path) is Trouble.CORRUPT
    with closing(sqlite3.connect(path)) as other:
        tables = other.execute("SELECT name FROM sqlite_master").fetchall()
    assert (tables, len(path.read_bytes())) == ([("answers",)], len(before))


# --- not to be had --------------------------------------------------------------------------------


@pytest.mark.parametrize("in_the_way", ["a folder for the file", "a file for the folder"])
def test_a_file_that_cannot_be_made_is_told(path: Path, in_the_way: str) -> None:
    if in_the_way == "a folder for the file":
        path.mkdir(parents=True)
    else:
        path.parent.write_text("in the way", encoding="utf-8")
    assert not_opened(path) is Trouble.UNREACHABLE


@pytest.mark.parametrize("told", ["~/.local/share/dealer-trainer", RuntimeError])
def test_a_home_that_the_system_does_not_know_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: object
) -> None:
    def no_home(*_: object, **__: object) -> object:
        if told is RuntimeError:
            raise RuntimeError
        return told

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("platformdirs.user_data_dir", no_home)
    assert not_opened(data_folder() / "answers.sqlite") is Trouble.NO_HOME
    assert list(tmp_path.iterdir()) == []


def test_a_missing_home_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    home = tmp_path / "file" / "home"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    assert not_opened(home / "data" / "answers.sqlite") is Trouble.NO_HOME


@needs_root
@pytest.mark.skipif(not shutil.which("setpriv"), reason="no setpriv to become nobody")
def test_a_user_without_a_home_is_told(tmp_path: Path) -> None:
    """Nobody's home does not exist, and a number that nobody has is not even told of one."""
    program = (
        "import sys; sys.path[:0] = sys.argv[1:]\n"
        "from dealer_trainer.resources import data_folder\n"
        "from dealer_trainer.store import Store, StoreError\n"
        "try: Store.open(data_folder() / 'answers.sqlite')\n"
        "except StoreError as error: print(error.trouble)"
    )
    for user in ("65534", "54321"):
        told = subprocess.run(
            ["setpriv", f"--reuid={user}", "--clear-groups", sys.executable, "-c", program, ROOT],
            cwd="/",
            env={"PATH": os.environ["PATH"]},
            capture_output=True,
            text=True,
            check=False,
        )
        if told.returncode == 126:
            pytest.skip("this Python is for its owner alone")
        assert told.stdout.split() == ["no_home"], told.stderr


def test_the_data_folder_may_be_deleted_between_two_starts(
    path: Path, record: AnswerRecord
) -> None:
    with closing(Store.open(path)) as store:
        store.save(record)
    shutil.rmtree(path.parent)
    with closing(Store.open(path)) as store:
        assert store.people.all() == ()


# --- not a trouble --------------------------------------------------------------------------------


def test_a_fault_of_our_own_is_not_taken_for_one_of_the_surroundings(
    file_store: Store, record: AnswerRecord
) -> None:
    with pytest.raises(StatementError, match="without a zone"):
        file_store.save(replace(record, answered=record.answered.replace(tzinfo=None)))
    assert file_store.people.all() == ()


def test_what_was_typed_stays_out_of_the_message(
    file_store: Store, path: Path, record: AnswerRecord
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TABLE answers")
    secret = replace(record, typed={"2.ante": "typed in private"})
    with pytest.raises(StoreError) as told:
        file_store.save(secret)
    assert told.value.trouble is Trouble.CORRUPT
    assert "typed in private" not in f"{told.value} {told.value.__cause__}"


def test_every_trouble_is_described() -> None:
    assert Trouble.__doc__
    assert all(f"`{each.name}`" in Trouble.__doc__ for each in Trouble)
