"""What is saved comes back whole, and is on the disk before `save` returns."""

import hashlib
import pickle
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from dealer_trainer.files import dump_house, dump_scenario, settlement_to_plain
from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Store, StoredPart

Answer = Callable[..., AnswerRecord]

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def _rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_an_answer_comes_back_as_it_was_saved(store: Store, record: AnswerRecord) -> None:
    number = store.save(record)
    stored = store.answer(number)
    scenario = record.question.scenario
    assert (stored.id, stored.person) == (number, store.default_person(NOON))
    assert stored.answered == record.answered
    assert (stored.kind, stored.version, stored.topic) == ("settle_box", 1, "payout")
    assert stored.scenario == dump_scenario(scenario, "corner")
    assert stored.house == dump_house(scenario.house)
    assert stored.settlement == settlement_to_plain(record.question.settlement)
    assert (stored.right, stored.overpaid, stored.underpaid) == (False, 0, 10)
    assert (stored.milliseconds, stored.seed) == (4321, 2**62 + 1)
    assert stored.parts == (
        StoredPart("2.ante", "returned", "=", "returned", right=True, money_error=0),
        StoredPart(
            "2.bet", "paid 300", "290\N{NO-BREAK SPACE}", "paid 290", right=False, money_error=-10
        ),
    )


def test_a_part_that_was_left_blank_stays_blank(store: Store, record: AnswerRecord) -> None:
    blank = replace(record.grade.parts[1], given=None, money_error=0)
    grade = replace(record.grade, parts=(record.grade.parts[0], blank))
    stored = store.answer(store.save(replace(record, grade=grade, typed={"2.ante": "="})))
    assert (stored.parts[1].typed, stored.parts[1].given) == (None, None)


def test_an_unknown_answer_is_told(store: Store) -> None:
    with pytest.raises(KeyError):
        store.answer(1)


def test_answers_are_the_latest_of_one_person_newest_first(store: Store, answer: Answer) -> None:
    for minute in (2, 0, 3, 1):
        store.save(answer(minute=minute))
    person = store.default_person(NOON)
    minutes = [stored.answered.minute for stored in store.answers(person, limit=3)]
    assert minutes == [3, 2, 1]
    assert store.answers(person + 1, limit=3) == ()


def test_the_text_of_a_house_is_kept_once_under_its_hash(
    store: Store, path: Path, answer: Answer
) -> None:
    for minute in range(3):
        store.save(answer(minute=minute))
    text = dump_house(answer().question.scenario.house)
    name = hashlib.sha256(text.encode()).hexdigest()
    assert _rows(path, "SELECT hash, house, text FROM houses") == [(name, "corner", text)]


def test_an_old_answer_keeps_the_text_of_its_house(
    store: Store, answer: Answer, other_house: House
) -> None:
    old = store.save(answer())
    new = store.save(answer(house=other_house))
    assert store.answer(old).house == dump_house(answer().question.scenario.house)
    assert store.answer(new).house == dump_house(other_house)


def test_the_one_without_an_account_is_entered_once(store: Store, path: Path) -> None:
    first = store.default_person(NOON)
    assert store.default_person(NOON + timedelta(days=1)) == first
    assert _rows(path, "SELECT id, name, created_utc FROM people") == [
        (first, "", "2026-03-01 12:00:00.000000")
    ]


def test_an_answer_belongs_to_the_person_that_it_names(
    store: Store, path: Path, record: AnswerRecord
) -> None:
    store.default_person(NOON)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO people VALUES (7, 'Ирина', '2026-03-01 12:00:00.000000')")
    assert store.answer(store.save(replace(record, person=7))).person == 7


def test_a_time_of_any_zone_is_kept_in_utc(store: Store, path: Path, record: AnswerRecord) -> None:
    moscow = record.answered.astimezone(timezone(timedelta(hours=3)))
    number = store.save(replace(record, answered=moscow))
    assert _rows(path, "SELECT answered_utc FROM answers") == [("2026-03-01 12:00:05.250000",)]
    assert store.answer(number).answered.tzinfo is UTC


def test_an_answer_is_seen_by_others_before_save_returns(
    store: Store, path: Path, record: AnswerRecord
) -> None:
    number = store.save(record)
    assert _rows(path, "SELECT id FROM answers") == [(number,)]


def test_each_commit_is_written_through_and_keys_are_checked(store: Store) -> None:
    with store._engine.connect() as connection:
        pragmas = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert pragmas == ["wal", 2, 1]


def test_it_is_opened_in_one_thread_and_used_in_another(path: Path, record: AnswerRecord) -> None:
    with ThreadPoolExecutor(1) as pool:
        store = pool.submit(Store.open, path).result()
    with closing(store):
        assert store.answer(store.save(record)).seed == record.seed


def test_two_windows_save_into_one_file(path: Path, answer: Answer) -> None:
    with closing(Store.open(path)) as first, closing(Store.open(path)) as second:
        numbers = {window.save(answer(minute=m)) for m in range(3) for window in (first, second)}
        stored = second.answers(second.default_person(NOON), limit=10)
    assert {each.id for each in stored} == numbers
    assert len(numbers) == 6


_SAVE_AND_DIE = """
import os, pickle, signal, sys
from pathlib import Path
from dealer_trainer.store import Store

store = Store.open(Path(sys.argv[1]))
for record in pickle.load(sys.stdin.buffer):
    print(store.save(record), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_no_answer_is_lost_when_the_program_is_killed_right_after_it(
    path: Path, answer: Answer
) -> None:
    saved: list[int] = []
    for life in range(10):
        killed = subprocess.run(
            [sys.executable, "-c", _SAVE_AND_DIE, str(path)],
            input=pickle.dumps([answer(minute=life), answer(minute=life + 10)]),
            cwd=Path(__file__).parents[2],
            capture_output=True,
            check=False,
        )
        assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
        saved += map(int, killed.stdout.split())
    with closing(Store.open(path)) as store:
        found = store.answers(store.default_person(NOON), limit=100)
    assert len(saved) == 20
    assert {each.id for each in found} == set(saved)
