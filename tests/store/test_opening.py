"""Which database is opened: that of the environment, of the setting, or the file."""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import SharedStore, StoreError, Trouble, open_store
from tests.store.conftest import NOON
from tests.store.server import Server

Answer = Callable[..., AnswerRecord]
MINUTE = timedelta(minutes=1)


def test_the_environment_has_the_last_word_over_the_setting(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: AnswerRecord
) -> None:
    url = server.new_database()
    monkeypatch.setenv("DEALER_TRAINER_DATABASE", url)
    with closing(open_store(tmp_path, "postgresql://wrong", NOON)) as store:
        assert isinstance(store, SharedStore)
        store.save(record)
    monkeypatch.delenv("DEALER_TRAINER_DATABASE")
    with closing(open_store(tmp_path, url, NOON)) as store:
        assert store.answer(record.key).key == record.key
    assert not (tmp_path / "answers.sqlite").exists()


def test_without_either_the_answers_are_in_a_file_with_the_copy_of_the_day(
    tmp_path: Path, record: AnswerRecord
) -> None:
    with closing(open_store(tmp_path, "", NOON)) as store:
        store.save(record)
    later = datetime(2026, 3, 2, 12, tzinfo=NOON.tzinfo)
    with closing(open_store(tmp_path, "", later)) as store:
        assert store.copy_trouble is None
        assert store.copies
        assert [copy.path.name for copy in store.copies.good()] == ["answers-2026-03-02.sqlite"]
    (tmp_path / "copies" / "answers-2026-03-02.sqlite").unlink()
    (tmp_path / "copies").rmdir()
    (tmp_path / "copies").write_text("in the way", encoding="utf-8")
    with closing(open_store(tmp_path, "", later)) as store:
        assert store.copy_trouble
        assert store.copy_trouble.trouble is Trouble.UNREACHABLE
        assert store.answer(record.key).key == record.key


def test_a_file_found_damaged_by_the_copy_of_the_day_is_told(
    tmp_path: Path, answer: Answer
) -> None:
    with closing(open_store(tmp_path, "", NOON)) as store:
        for _ in range(50):
            store.save(answer())
    file = tmp_path / "answers.sqlite"
    with file.open("r+b") as stream:
        stream.seek(file.stat().st_size // 2)
        stream.write(b"\xff" * 8192)
    with pytest.raises(StoreError) as refused:
        open_store(tmp_path, "", NOON)
    assert refused.value.trouble is Trouble.CORRUPT
