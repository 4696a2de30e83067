"""Troubles of the surroundings: each is told by its kind, changes nothing and can be got over."""

import os
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError, StatementError

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Store, StoreError, Trouble, engine


def _refused(store: Store, record: AnswerRecord) -> StoreError:
    with pytest.raises(StoreError) as refused:
        store.save(record)
    return refused.value


def _run(store: Store, statement: str) -> None:
    with store._engine.connect() as connection:
        connection.exec_driver_sql(statement)


def _save_often(store: Store, record: AnswerRecord) -> None:
    for _ in range(100):
        store.save(record)


def _count(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        count: int = connection.execute("SELECT count(*) FROM answers").fetchone()[0]
        return count


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LOCK_WAIT", 0.05)


def test_a_locked_file_is_told_and_saved_into_later(
    impatient: None, store: Store, path: Path, record: AnswerRecord
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert _refused(store, record).trouble is Trouble.LOCKED
    assert store.answer(store.save(record)).seed == record.seed
    assert _count(path) == 1


def test_a_read_only_file_is_told_and_saved_into_later(
    store: Store, path: Path, record: AnswerRecord
) -> None:
    _run(store, "PRAGMA query_only=ON")
    assert _refused(store, record).trouble is Trouble.READ_ONLY
    _run(store, "PRAGMA query_only=OFF")
    store.save(record)
    assert _count(path) == 1


def test_a_full_disk_is_told_and_saved_into_later(
    store: Store, path: Path, record: AnswerRecord
) -> None:
    _run(store, "PRAGMA max_page_count=1")
    with pytest.raises(StoreError) as refused:
        _save_often(store, record)
    assert refused.value.trouble is Trouble.FULL
    before = _count(path)
    _run(store, "PRAGMA max_page_count=1000000")
    store.save(record)
    assert _count(path) == before + 1


def test_a_file_that_is_no_database_is_told_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all " * 500)
    with pytest.raises(StoreError) as refused:
        Store.open(path)
    assert refused.value.trouble is Trouble.CORRUPT
    assert path.read_bytes() == b"no database at all " * 500


def test_a_file_damaged_inside_is_told(store: Store, path: Path, record: AnswerRecord) -> None:
    store.save(record)
    store.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 4096))
    with pytest.raises(StoreError) as refused, closing(Store.open(path)) as damaged:
        damaged.save(record)
    assert refused.value.trouble is Trouble.CORRUPT


@pytest.mark.parametrize("in_the_way", ["a folder for the file", "a file for the folder"])
def test_a_file_that_cannot_be_made_is_told(path: Path, in_the_way: str) -> None:
    if in_the_way == "a folder for the file":
        path.mkdir(parents=True)
    else:
        path.parent.write_text("in the way", encoding="utf-8")
    with pytest.raises(StoreError) as refused:
        Store.open(path)
    assert refused.value.trouble is Trouble.UNREACHABLE


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="nothing is read-only for this user"
)
def test_a_folder_without_the_right_to_write_is_told(path: Path) -> None:
    path.parent.mkdir()
    path.parent.chmod(0o500)
    try:
        with pytest.raises(StoreError) as refused:
            Store.open(path)
    finally:
        path.parent.chmod(0o700)
    assert refused.value.trouble is Trouble.UNREACHABLE


def test_a_fault_of_our_own_is_not_taken_for_one_of_the_surroundings(
    store: Store, path: Path, record: AnswerRecord
) -> None:
    with pytest.raises(IntegrityError):
        store.save(replace(record, person=99))
    with pytest.raises(StatementError, match="without a zone"):
        store.save(replace(record, answered=record.answered.replace(tzinfo=None)))
    assert _count(path) == 0


def test_what_was_typed_stays_out_of_the_message(
    store: Store, path: Path, record: AnswerRecord
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TABLE answers")
    secret = replace(record, typed={"2.ante": "typed in private"})
    refused = _refused(store, secret)
    assert refused.trouble is Trouble.CORRUPT
    assert "typed in private" not in f"{refused} {refused.__cause__}"
