"""Copies: made in time, a few kept, only whole ones counted."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Copies, Store, Trouble, sqlite_files
from tests.store.conftest import NOON
from tests.store.helpers import damage, keys_in, trouble_of

Answer = Callable[..., AnswerRecord]
DAY = timedelta(days=1)
OLD = Path(__file__).parent / "databases" / "0001.sqlite"


def _names(copies: Copies) -> list[str]:
    return sorted(each.name for each in copies.folder.iterdir())


# --- made -----------------------------------------------------------------------------------------


def test_there_is_one_copy_a_day_once_there_is_an_answer(
    file_store: Store, copies: Copies, answer: Answer
) -> None:
    assert file_store.copy_daily(NOON) is None
    first = answer()
    file_store.save(first)
    assert file_store.copy_daily(NOON) == copies.folder / "answers-2026-03-01.sqlite"
    file_store.save(answer())
    assert file_store.copy_daily(NOON) is None
    assert keys_in(copies.folder / "answers-2026-03-01.sqlite") == {first.key}


def test_the_seven_newest_days_are_kept(file_store: Store, copies: Copies, answer: Answer) -> None:
    for day in range(10):
        file_store.save(answer())
        file_store.copy_daily(NOON + day * DAY)
    assert _names(copies) == [f"answers-2026-03-{day:02}.sqlite" for day in range(4, 11)]


def test_a_new_copy_stays_even_after_the_clock_was_years_ahead(
    file_store: Store, copies: Copies, answer: Answer
) -> None:
    file_store.save(answer())
    for day in range(7):
        made = file_store.copy_daily(NOON + 30_000 * DAY + day * DAY)
        assert made
        os.utime(made, (4e9 + day, 4e9 + day))
    assert file_store.copy_daily(NOON) in set(copies.folder.iterdir())
    assert len(_names(copies)) == 7


def test_a_copy_is_made_before_the_schema_is_changed_and_three_are_kept(
    path: Path, copies: Copies
) -> None:
    path.parent.mkdir()
    for _ in range(5):
        shutil.copy(OLD, path)
        Store.open(path).close()
        path.unlink()
    assert len(_names(copies)) == 3
    for copy in copies.good():
        assert (copy.revision, copy.day) == ("0001", None)
        with closing(sqlite3.connect(copy.path)) as connection:
            assert connection.execute("SELECT count(*) FROM answers").fetchone() == (20,)


def test_nothing_is_changed_if_the_copy_before_it_cannot_be_made(path: Path) -> None:
    path.parent.mkdir()
    shutil.copy(OLD, path)
    (path.parent / "copies").write_text("in the way", encoding="utf-8")
    assert trouble_of(lambda: Store.open(path)) is Trouble.UNREACHABLE
    with closing(sqlite3.connect(path)) as here, closing(sqlite3.connect(OLD)) as old:
        assert list(here.iterdump()) == list(old.iterdump())


def test_a_copy_is_one_whole_file(file_store: Store, copies: Copies, answer: Answer) -> None:
    saved = {file_store.save(answer()) for _ in range(30)}
    copy = file_store.copy_daily(NOON)
    assert copy
    assert _names(copies) == [copy.name]
    alone = copies.folder.parent / "alone.sqlite"
    shutil.copy(copy, alone)
    assert keys_in(alone) == saved


def test_half_made_copies_never_count_and_go_away(
    file_store: Store, copies: Copies, answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    file_store.save(answer())

    def cut(part: Path) -> str:
        shutil.copy(part, part.with_name("answers-2026-03-01.sqlite.cut.part"))
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(sqlite_files, "examine", cut)
        with pytest.raises(KeyboardInterrupt):
            file_store.copy_daily(NOON)
    assert _names(copies) == ["answers-2026-03-01.sqlite.cut.part"]
    assert list(copies.good()) == []
    half_made = copies.folder / "answers-2026-03-01.sqlite.cut.part"
    os.utime(half_made, (1e9, 1e9))
    file_store.copy_daily(NOON)
    assert _names(copies) == ["answers-2026-03-01.sqlite"]


def test_a_damaged_database_is_noticed_by_its_copy_and_the_good_ones_stay(
    path: Path, copies: Copies, answer: Answer
) -> None:
    with closing(Store.open(path)) as store:
        for day in range(7):
            store.save(answer())
            store.copy_daily(NOON + day * DAY)
    before = _names(copies)
    damage(path)
    assert trouble_of(lambda: copies.daily(NOON + 8 * DAY)) is Trouble.CORRUPT
    assert _names(copies) == before


def test_two_windows_may_copy_at_a_time(path: Path, answer: Answer, copies: Copies) -> None:
    with closing(Store.open(path)) as first, closing(Store.open(path)) as second:
        first.save(answer())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Path, "exists", lambda _: False)
            first.copy_daily(NOON)
            second.copy_daily(NOON)
    assert _names(copies) == ["answers-2026-03-01.sqlite"]


# --- saved where a person wishes ------------------------------------------------------------------


def test_a_copy_is_saved_where_a_person_wishes(
    file_store: Store, copies: Copies, answer: Answer, tmp_path: Path
) -> None:
    saved = {file_store.save(answer()) for _ in range(3)}
    target = tmp_path / "stick" / "мои ответы #1?.sqlite"
    copies.save(target)
    saved.add(file_store.save(answer()))
    copies.save(target)
    assert keys_in(target) == saved
    assert [each.name for each in target.parent.iterdir()] == [target.name]


@pytest.mark.parametrize("name", ["answers.sqlite", "answers.sqlite-wal", "copies/mine.sqlite"])
def test_a_saved_copy_never_takes_the_place_of_the_programs_own_files(
    file_store: Store, copies: Copies, answer: Answer, path: Path, name: str
) -> None:
    key = file_store.save(answer())
    file_store.copy_daily(NOON)
    assert trouble_of(lambda: copies.save(path.parent / name)) is Trouble.UNREACHABLE
    assert file_store.answer(key).key == key
