"""A file deleted or replaced while it is open: noticed at the next answer, and nothing is lost."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Copies, Store, StoreError, Trouble
from tests.store.conftest import NOON
from tests.store.helpers import keys_in, refused, trouble_of

Answer = Callable[..., AnswerRecord]

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets nobody delete or replace an open file"
)


@pytest.mark.parametrize("deleted", ["the file", "the file alone", "the folder"])
def test_a_deleted_file_is_told_and_put_back_whole(
    file_store: Store, path: Path, answer: Answer, deleted: str
) -> None:
    before = {file_store.save(answer()) for _ in range(3)}
    if deleted == "the folder":
        shutil.rmtree(path.parent)
    else:
        path.unlink()
    if deleted == "the file":
        for end in ("-wal", "-shm"):
            path.with_name(path.name + end).unlink()
    kept = answer()
    assert refused(file_store, kept) is Trouble.GONE
    assert refused(file_store, kept) is Trouble.GONE
    assert not path.exists()
    file_store.put_back(NOON)
    file_store.save(kept)
    after = file_store.save(answer())
    assert keys_in(path) == before | {kept.key, after}
    assert [each.name for each in path.parent.glob("*set-aside*.sqlite")] == []


def test_a_file_is_put_back_while_another_window_has_the_deleted_one_open(
    path: Path, answer: Answer
) -> None:
    with closing(Store.open(path)) as first, closing(Store.open(path)) as second:
        before = {first.save(answer()), second.save(answer())}
        path.unlink()
        lost = answer()
        assert refused(first, lost) is Trouble.GONE
        first.put_back(NOON)
        assert keys_in(path) == before | {lost.key}
        kept = answer()
        assert refused(second, kept) is Trouble.REPLACED
        second.save(kept)
        last = first.save(answer())
    assert keys_in(path) == before | {lost.key, kept.key, last}


def test_the_file_is_put_back_only_where_none_is(
    file_store: Store, path: Path, answer: Answer
) -> None:
    file_store.save(answer())
    path.unlink()
    assert refused(file_store, answer()) is Trouble.GONE
    path.write_bytes(b"of somebody else")
    with pytest.raises(StoreError) as told:
        file_store.put_back(NOON)
    assert told.value.trouble is Trouble.REPLACED
    assert path.read_bytes() == b"of somebody else"
    (whole,) = path.parent.glob("*set-aside*.sqlite")
    assert len(keys_in(whole)) == 2


def test_nothing_is_restored_while_another_window_has_the_file_open(
    path: Path, copies: Copies, answer: Answer
) -> None:
    with closing(Store.open(path)) as window:
        window.save(answer())
        copy = window.copy_daily(NOON)
        assert copy
        last = window.save(answer())
        before = sorted(path.parent.rglob("*.sqlite*"))
        assert trouble_of(lambda: copies.restore(copy, NOON)) is Trouble.LOCKED
        assert sorted(path.parent.rglob("*.sqlite*")) == before
        window.save(answer())
    assert last in keys_in(path)
    copies.restore(copy, NOON)
    assert len(keys_in(path)) == 1


def test_a_log_deleted_while_it_is_open_loses_nothing(path: Path, answer: Answer) -> None:
    log = path.with_name("answers.sqlite-wal")
    with closing(Store.open(path)) as window, closing(Store.open(path)) as other:
        saved = {window.save(answer()), other.save(answer())}
        log.unlink()
        saved.add(window.save(answer()))
        # What the next start finds after a kill.
        (path.parent / "next").mkdir()
        for file in path.parent.glob("answers.sqlite*"):
            shutil.copy(file, path.parent / "next")
        assert keys_in(path.parent / "next" / path.name) == saved
        saved.add(window.save(answer()))
        saved.add(other.save(answer()))
    assert keys_in(path) == saved


_HOLD = """
import sys
from pathlib import Path
from dealer_trainer.store import Store, StoreError

store = Store.open(Path(sys.argv[1]))
store.people.all()
print("open", flush=True)
sys.stdin.readline()
if sys.argv[2] == "close":
    store.close()
elif sys.argv[2] == "save":
    try:
        store.locks.take("exam", "me", store.people.all()[0].created)
    except StoreError as error:
        print(error.trouble, flush=True)
"""


@pytest.mark.parametrize("end", ["close", "save", "leave"])
def test_a_window_with_the_file_before_leaves_the_log_of_the_new_one(
    path: Path, answer: Answer, end: str
) -> None:
    with closing(Store.open(path)) as store:
        store.save(answer())
    held = subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(path), end],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert held.stdout
    assert held.stdout.readline() == "open\n"
    for file in path.parent.glob("answers.sqlite*"):
        file.unlink()
    with closing(Store.open(path)) as store:
        store.save(answer())
        log = path.with_name("answers.sqlite-wal").stat()
        told, _ = held.communicate("\n", timeout=60)
        assert held.returncode == 0
        assert told == ("replaced\n" if end == "save" else "")
        assert os.path.samestat(path.with_name("answers.sqlite-wal").stat(), log)


def test_what_was_in_a_deleted_file_is_set_aside_if_another_took_its_place(
    path: Path, answer: Answer
) -> None:
    with closing(Store.open(path)) as first:
        lost = {first.save(answer()) for _ in range(3)}
        path.unlink()
        for end in ("-wal", "-shm"):
            path.with_name(path.name + end).unlink()
        with closing(Store.open(path)) as second:
            kept = answer()
            assert refused(first, kept) is Trouble.REPLACED
            first.save(kept)
            assert [each.key for each in second.answers(1, 9)] == [kept.key]
    assert keys_in(path.with_name("answers-set-aside-replaced.sqlite")) == lost | {kept.key}


def test_a_restored_old_schema_is_migrated_by_the_window_that_meets_it(
    file_store: Store, path: Path, answer: Answer
) -> None:
    file_store.save(answer())
    old = Path(__file__).parent / "databases" / "0001.sqlite"
    new = path.with_name("new")
    shutil.copy(old, new)
    new.replace(path)
    kept = answer()
    for end in ("-wal", "-shm"):
        path.with_name(path.name + end).unlink()
    assert refused(file_store, kept) is Trouble.REPLACED
    file_store.save(kept)
    assert len(keys_in(path)) == 21


def test_what_is_read_of_a_deleted_file_is_still_there(
    file_store: Store, path: Path, answer: Answer
) -> None:
    key = file_store.save(answer())
    path.unlink()
    assert file_store.answer(key).key == key
