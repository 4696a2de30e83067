"""Disks that are full or may not be written: told, and saved onto later."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Store, StoreError, Trouble
from tests.store.conftest import NOON
from tests.store.helpers import keys_in, not_opened, refused, run

Answer = Callable[..., AnswerRecord]

ROOT = Path(__file__).parents[2]
is_root = sys.platform != "win32" and os.geteuid() == 0
needs_root = pytest.mark.skipif(not is_root, reason="only root may mount a disk")
needs_rights = pytest.mark.skipif(
    sys.platform == "win32" or is_root, reason="nothing is read-only for this user"
)


def _fill(store: Store, answer: Answer) -> tuple[int, StoreError]:
    """Save answers until one is refused; return how many were saved, and why."""
    saved = 0
    while True:
        try:
            store.save(answer())
        except StoreError as error:
            return saved, error
        saved += 1
        assert saved < 5000


# --- read-only ------------------------------------------------------------------------------------


def test_a_read_only_file_is_told_and_saved_into_later(
    file_store: Store, path: Path, record: AnswerRecord
) -> None:
    run(file_store, "PRAGMA query_only=ON")
    assert refused(file_store, record) is Trouble.READ_ONLY
    run(file_store, "PRAGMA query_only=OFF")
    file_store.save(record)
    assert len(keys_in(path)) == 1


@needs_root
def test_a_read_only_disk_is_told(small_disk: Path, answer: Answer) -> None:
    path = small_disk / "data" / "answers.sqlite"
    with closing(Store.open(path)) as store:
        store.save(answer())
    before = path.read_bytes()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    assert not_opened(path) is Trouble.READ_ONLY
    assert not_opened(small_disk / "new" / "answers.sqlite") is Trouble.READ_ONLY
    assert not_opened(small_disk / "answers.sqlite") is Trouble.READ_ONLY
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
    assert path.read_bytes() == before
    Store.open(path).close()


@needs_rights
def test_a_folder_that_may_not_be_written_is_told(path: Path) -> None:
    Store.open(path).close()
    path.parent.chmod(0o500)
    try:
        assert not_opened(path) is Trouble.READ_ONLY
    finally:
        path.parent.chmod(0o700)


@needs_rights
def test_a_file_that_may_not_be_written_is_told_and_can_be_read(path: Path, answer: Answer) -> None:
    with closing(Store.open(path)) as store:
        key = store.save(answer())
    path.chmod(0o400)
    with closing(Store.open(path)) as store:
        assert refused(store, answer()) is Trouble.READ_ONLY
        assert store.answer(key).key == key
    assert len(keys_in(path)) == 1


# --- full -----------------------------------------------------------------------------------------


def test_a_full_database_is_told_and_saved_into_later(
    file_store: Store, path: Path, answer: Answer
) -> None:
    run(file_store, "PRAGMA max_page_count=40")
    saved, error = _fill(file_store, answer)
    assert error.trouble is Trouble.FULL
    assert len(keys_in(path)) == saved
    run(file_store, "PRAGMA max_page_count=1000000")
    file_store.save(answer())
    assert len(keys_in(path)) == saved + 1


@needs_root
def test_a_full_disk_is_told_and_saved_into_later(small_disk: Path, answer: Answer) -> None:
    path = small_disk / "data" / "answers.sqlite"
    ballast = small_disk / "ballast"
    with closing(Store.open(path)) as store:
        ballast.write_bytes(bytes(300_000))
        saved, error = _fill(store, answer)
        assert error.trouble is Trouble.FULL
        assert saved > 5
        ballast.unlink()
        store.save(answer())
    assert len(keys_in(path)) == saved + 1


@needs_root
def test_a_disk_that_is_full_at_the_start_is_told(small_disk: Path) -> None:
    (small_disk / "ballast").write_bytes(bytes(1_040_000))
    path = small_disk / "data" / "answers.sqlite"
    assert not_opened(path) is Trouble.FULL
    (small_disk / "ballast").unlink()
    Store.open(path).close()


@needs_root
def test_a_disk_too_full_for_a_copy_is_told_and_the_old_copies_stay(
    small_disk: Path, answer: Answer
) -> None:
    path = small_disk / "data" / "answers.sqlite"
    with closing(Store.open(path)) as store:
        store.save(answer())
        store.copy_daily(NOON)
        (small_disk / "ballast").write_bytes(bytes(shutil.disk_usage(small_disk).free - 20_000))
        with pytest.raises(StoreError) as told:
            store.copy_daily(NOON.replace(day=2))
        assert told.value.trouble is Trouble.FULL
        assert store.copies
        assert [each.name for each in store.copies.folder.iterdir()] == [
            "answers-2026-03-01.sqlite"
        ]
