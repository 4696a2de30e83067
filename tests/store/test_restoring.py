"""The way back from copies: examined first, the old file set aside, nothing ever deleted."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Copies, Store, Trouble, schema, sqlite_files
from tests.store.conftest import NOON
from tests.store.helpers import damage, keys_in, not_opened, trouble_of

Answer = Callable[..., AnswerRecord]
DAY = timedelta(days=1)
OLD = Path(__file__).parent / "databases" / "0001.sqlite"


# --- restored -------------------------------------------------------------------------------------


def test_a_damaged_database_is_set_aside_and_the_newest_good_copy_restored(
    path: Path, copies: Copies, answer: Answer
) -> None:
    with closing(Store.open(path)) as store:
        for day in range(3):
            store.save(answer())
            store.copy_daily(NOON + day * DAY)
    damage(copies.folder / "answers-2026-03-03.sqlite")
    damage(path)
    damaged = path.read_bytes()
    best = next(copies.good())
    assert (best.path.name, best.revision) == ("answers-2026-03-02.sqlite", schema.HEAD)
    aside = copies.restore(best.path, NOON)
    assert aside == path.with_name("answers-set-aside-20260301T120000Z.sqlite")
    assert aside.read_bytes() == damaged
    with closing(Store.open(path)) as store:
        assert len(store.answers(1, 10)) == 2
        store.save(answer())


@pytest.fixture
def left_by_a_kill(path: Path, answer: Answer) -> set[str]:
    """Leave a file with its log, as a killed program does; return the keys of its answers."""
    other = path.parent.parent / "killed" / path.name
    with closing(Store.open(other)) as window:
        keys = {window.save(answer()) for _ in range(3)}
        shutil.copytree(other.parent, path.parent)
    assert path.with_name("answers.sqlite-wal").stat().st_size > 0
    return keys


def test_what_is_set_aside_is_whole_with_what_was_saved_last(
    path: Path, copies: Copies, left_by_a_kill: set[str]
) -> None:
    aside = copies.restore(OLD, NOON)
    assert aside
    assert keys_in(aside) == left_by_a_kill
    names = {each.name for each in path.parent.glob("answers*")}
    assert names == {path.name, aside.name}


def test_two_files_set_aside_at_one_time_have_two_names(path: Path, copies: Copies) -> None:
    path.parent.mkdir()
    (path.parent / "other").mkdir()
    good = path.parent / "other" / "good.sqlite"
    Store.open(good).close()
    places = set()
    for number in range(3):
        path.write_bytes(b"damaged %d" % number)
        places.add(copies.restore(good, NOON))
    assert len(places) == 3
    assert {each.read_bytes() for each in places if each} == {b"damaged %d" % n for n in range(3)}


def test_a_restored_copy_of_an_old_schema_is_migrated(path: Path, copies: Copies) -> None:
    Store.open(path).close()
    copies.restore(OLD, NOON)
    with closing(Store.open(path)) as store:
        assert len(store.answers(1, 100)) == 20


def _newer(path: Path) -> None:
    Store.open(path).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def _with(statement: str) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        Store.open(path).close()
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(statement)

    return make


def _of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE songs (title TEXT)")


def _damaged(path: Path) -> None:
    Store.open(path).close()
    damage(path)


@pytest.mark.parametrize(
    ("make", "trouble"),
    [
        (lambda path: path.write_bytes(b""), Trouble.NOT_OURS),
        (lambda path: path.write_bytes(b"no database " * 999), Trouble.CORRUPT),
        (lambda path: path.mkdir(), Trouble.UNREACHABLE),
        (lambda path: None, Trouble.UNREACHABLE),
        (_damaged, Trouble.CORRUPT),
        (_newer, Trouble.NEWER),
        (_of_another_program, Trouble.NOT_OURS),
        (_with("UPDATE alembic_version SET version_num = '0000'"), Trouble.NOT_OURS),
        (_with("DELETE FROM alembic_version"), Trouble.NOT_OURS),
        (_with("CREATE TABLE more (value TEXT)"), Trouble.NOT_OURS),
        (_with("CREATE VIEW more AS SELECT * FROM people"), Trouble.NOT_OURS),
        (_with("CREATE VIRTUAL TABLE mistakes USING fts5(text)"), Trouble.NOT_OURS),
        (
            _with("CREATE TRIGGER t AFTER INSERT ON answers BEGIN DELETE FROM people; END"),
            Trouble.NOT_OURS,
        ),
    ],
)
def test_an_unfit_file_is_not_restored_and_nothing_is_changed(
    file_store: Store,
    copies: Copies,
    answer: Answer,
    tmp_path: Path,
    make: Callable[[Path], object],
    trouble: Trouble,
) -> None:
    file_store.save(answer())
    file_store.close()
    source = tmp_path / "source" / "given.sqlite"
    source.parent.mkdir()
    make(source)
    files = {each: each.is_file() and each.read_bytes() for each in tmp_path.rglob("*")}
    assert trouble_of(lambda: copies.restore(source, NOON)) is trouble
    assert {each: each.is_file() and each.read_bytes() for each in tmp_path.rglob("*")} == files


# --- missing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", ["nothing", "an empty file"])
def test_a_missing_database_with_copies_is_told_and_not_made_anew(
    path: Path, copies: Copies, answer: Answer, left: str
) -> None:
    with closing(Store.open(path)) as store:
        store.save(answer())
        store.copy_daily(NOON)
    path.write_bytes(b"")
    if left == "nothing":
        path.unlink()
    assert trouble_of(lambda: Store.open(path)) is Trouble.MISSING
    copies.restore(next(copies.good()).path, NOON)
    with closing(Store.open(path)) as store:
        assert len(store.answers(1, 10)) == 1


def test_a_missing_database_is_begun_anew_if_that_is_wished(
    path: Path, copies: Copies, answer: Answer
) -> None:
    with closing(Store.open(path)) as store:
        store.save(answer())
        copy = store.copy_daily(NOON)
    path.unlink()
    with closing(Store.open(path, anew=True)) as store:
        assert store.people.all() == ()
    assert [each.path for each in copies.good()] == [copy]


@pytest.mark.parametrize("step", ["clear_place", "put_in_place"])
def test_restoring_that_is_killed_can_be_done_again(
    path: Path, copies: Copies, answer: Answer, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    with closing(Store.open(path)) as store:
        store.save(answer())
        copy = store.copy_daily(NOON)
        assert copy
        store.save(answer())

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(f"dealer_trainer.store.copies.{step}", killed)
        with pytest.raises(KeyboardInterrupt):
            copies.restore(copy, NOON)
    assert trouble_of(lambda: Store.open(path)) is Trouble.MISSING
    aside = path.with_name("answers-set-aside-20260301T120000Z.sqlite")
    copies.restore(aside, NOON)
    with closing(Store.open(path)) as store:
        assert len(store.answers(1, 10)) == 2


def test_setting_aside_that_is_killed_loses_nothing_of_the_log(
    path: Path, copies: Copies, left_by_a_kill: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "rename", killed)
    with pytest.raises(KeyboardInterrupt):
        copies.restore(OLD, NOON)
    assert keys_in(path) == left_by_a_kill


@pytest.mark.parametrize("damaged", [b"damaged", b""])
def test_a_damaged_file_and_its_log_are_set_aside_under_one_name(
    path: Path, damaged: bytes
) -> None:
    path.parent.mkdir()
    for number in range(2):
        path.write_bytes(damaged)
        path.with_name("answers.sqlite-wal").write_bytes(b"log %d" % number)
        aside = sqlite_files.set_aside(path, NOON)
        assert aside.read_bytes() == damaged
        assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"log %d" % number
        assert sorted(each.name for each in path.parent.glob("answers.sqlite*")) == []


@pytest.mark.parametrize("left", ["an empty file", "no file"])
def test_the_log_of_an_empty_file_is_never_deleted(
    path: Path, copies: Copies, answer: Answer, left: str
) -> None:
    with closing(Store.open(path)) as window:
        window.save(answer())
        log = path.with_name("answers.sqlite-wal").read_bytes()
    for file in path.parent.glob("answers.sqlite*"):
        file.unlink()
    path.with_name("answers.sqlite-wal").write_bytes(log)
    if left == "an empty file":
        path.touch()
    assert not_opened(path) is Trouble.MISSING
    with closing(Store.open(path, anew=True)) as store:
        assert store.people.all() == ()
    kept = path.with_name("answers-set-aside-missing.sqlite-wal")
    assert kept.read_bytes() == log
