"""What is saved comes back whole, and is on the disk before `save` returns."""

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from datetime import UTC, timedelta, timezone

import pytest

from dealer_trainer.files import dump_house, dump_scenario, settlement_to_plain
from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Store, StoredPart
from tests.store.conftest import NOON, Place

Answer = Callable[..., AnswerRecord]


def test_an_answer_comes_back_as_it_was_saved(store: Store, record: AnswerRecord) -> None:
    assert store.save(record) == record.key
    stored = store.answer(record.key)
    scenario = record.question.scenario
    assert (stored.key, stored.person) == (record.key, store.default_person(NOON))
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


def test_what_is_done_while_the_disk_writes_is_done_once_and_undoes_nothing(
    store: Store, answer: Answer
) -> None:
    done = []
    first, second = answer(minute=1), answer(minute=2)
    store.save(first, lambda: done.append(1))
    assert done == [1]

    def fail() -> None:
        raise ArithmeticError

    with pytest.raises(ArithmeticError):
        store.save(second, fail)
    # What waits for a server is sent with the next one.
    store.save(answer(minute=3))
    assert [store.answer(each.key).key for each in (first, second)] == [first.key, second.key]


def test_a_part_that_was_left_blank_stays_blank(store: Store, record: AnswerRecord) -> None:
    blank = replace(record.grade.parts[1], given=None, money_error=0)
    grade = replace(record.grade, parts=(record.grade.parts[0], blank))
    stored = store.answer(store.save(replace(record, grade=grade, typed={"2.ante": "="})))
    assert (stored.parts[1].typed, stored.parts[1].given) == (None, None)


def test_an_unknown_answer_is_told(store: Store) -> None:
    with pytest.raises(KeyError):
        store.answer("1")


def test_answers_are_the_latest_of_one_person_newest_first(store: Store, answer: Answer) -> None:
    for minute in (2, 0, 3, 1):
        store.save(answer(minute=minute))
    person = store.default_person(NOON)
    minutes = [stored.answered.minute for stored in store.answers(person, limit=3)]
    assert minutes == [3, 2, 1]
    assert store.answers(person + 1, limit=3) == ()


def test_the_text_of_a_house_is_kept_once_under_its_hash(
    store: Store, place: Place, answer: Answer
) -> None:
    for minute in range(3):
        store.save(answer(minute=minute))
    text = dump_house(answer().question.scenario.house)
    name = hashlib.sha256(text.encode()).hexdigest()
    assert place.rows("SELECT hash, house, text FROM houses") == [(name, "corner", text)]


def test_an_old_answer_keeps_the_text_of_its_house(
    store: Store, answer: Answer, other_house: House
) -> None:
    old = store.save(answer())
    new = store.save(answer(house=other_house))
    assert store.answer(old).house == dump_house(answer().question.scenario.house)
    assert store.answer(new).house == dump_house(other_house)


def test_the_one_without_an_account_is_entered_once(store: Store) -> None:
    first = store.default_person(NOON)
    assert store.default_person(NOON + timedelta(days=1)) == first
    (person,) = store.people.all()
    assert (person.id, person.name, person.created) == (first, "", NOON)


def test_the_one_without_an_account_is_nobody_else(store: Store, answer: Answer) -> None:
    irina = store.people.add("Ирина", NOON, "key-of-irina")
    key = store.save(answer())
    assert store.answer(key).person == store.default_person(NOON) != irina


def test_an_answer_belongs_to_the_person_that_it_names(store: Store, answer: Answer) -> None:
    store.default_person(NOON)
    irina = store.people.add("Ирина", NOON, "key-of-irina")
    assert store.answer(store.save(answer(person=irina))).person == irina


def test_an_answer_is_kept_once_however_often_it_is_saved(
    store: Store, place: Place, record: AnswerRecord
) -> None:
    keys = {store.save(record) for _ in range(3)}
    assert keys == {record.key}
    assert place.rows("SELECT count(*) FROM answers") == [(1,)]


def test_a_time_of_any_zone_is_kept_in_utc(store: Store, record: AnswerRecord) -> None:
    moscow = record.answered.astimezone(timezone(timedelta(hours=3)))
    answered = store.answer(store.save(replace(record, answered=moscow))).answered
    assert (answered, answered.tzinfo) == (record.answered, UTC)


def test_an_answer_is_seen_by_others_before_save_returns(
    store: Store, place: Place, record: AnswerRecord
) -> None:
    store.save(record)
    assert place.rows("SELECT key FROM answers") == [(record.key,)]


def test_each_commit_is_written_through_and_keys_are_checked(file_store: Store) -> None:
    with file_store._database.engine.connect() as connection:
        pragmas = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert pragmas == ["wal", 2, 1]


def test_it_is_opened_in_one_thread_and_used_in_another(place: Place, record: AnswerRecord) -> None:
    with ThreadPoolExecutor(1) as pool:
        store = pool.submit(place.open).result()
    with closing(store):
        assert store.answer(store.save(record)).seed == record.seed


def test_two_windows_save_into_one_database(place: Place, answer: Answer) -> None:
    with closing(place.open()) as first, closing(place.open()) as second:
        keys = {window.save(answer(minute=m)) for m in range(3) for window in (first, second)}
        stored = second.answers(second.default_person(NOON), limit=10)
    assert {each.key for each in stored} == keys
    assert len(keys) == 6
