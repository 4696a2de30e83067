"""A server that goes away: answers wait on this computer and are sent once, in their order."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Reopener, StoreError, Trouble, kept_files, read_person_file
from dealer_trainer.store.database import Database
from dealer_trainer.store.shared import RETRY_AFTER
from tests.store.conftest import NOON
from tests.store.helpers import connect, keys_in_order
from tests.store.server import Server

Answer = Callable[..., AnswerRecord]
MINUTE = timedelta(minutes=1)


def test_answers_wait_while_the_server_is_gone_and_are_sent_once_in_order(
    mortal: Server, tmp_path: Path, answer: Answer
) -> None:
    records = [answer(minute=minute) for minute in range(12)]
    keys = [record.key for record in records]
    with closing(connect(mortal.new_database(), tmp_path)) as store:
        for record in records[:3]:
            store.save(record)
        mortal.stop()
        for record in records[3:8]:
            assert store.save(record) == record.key
        assert store.waiting == 5
        assert store.trouble
        assert store.trouble.trouble is Trouble.SERVER_GONE
        mortal.start()
        for record in records[8:]:
            store.save(record)
        assert store.waiting == 0
        assert keys_in_order(store) == keys
        told: list[StoreError | None] = [store.trouble]
        assert told == [None]


def test_answers_that_wait_outlive_the_program(
    mortal: Server, tmp_path: Path, answer: Answer
) -> None:
    url = mortal.new_database()
    mortal.stop()
    records = [answer(minute=minute) for minute in range(4)]
    for record in records:
        with closing(connect(url, tmp_path)) as store:
            store.save(record)
    mortal.start()
    with closing(connect(url, tmp_path)) as store:
        assert store.waiting == 4
        assert store.send(NOON) == 4
        assert keys_in_order(store) == [record.key for record in records]


def test_an_answer_whose_saving_was_not_acknowledged_is_kept_once(
    mortal: Server, tmp_path: Path, answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = answer()
    with closing(connect(mortal.new_database(), tmp_path)) as store:
        look = Database._look_for_file

        def break_off(database: Database) -> None:
            if database.file is None:
                monkeypatch.setattr(Database, "_look_for_file", look)
                raise StoreError(Trouble.SERVER_GONE, "broke off after the commit")

        monkeypatch.setattr(Database, "_look_for_file", break_off)
        store.save(record)
        assert store.waiting == 1
        assert store.send(NOON) == 1
        assert keys_in_order(store) == [record.key]


def test_sending_that_is_killed_before_it_is_noted_sends_nothing_twice(
    mortal: Server, tmp_path: Path, answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = mortal.new_database()
    mortal.stop()
    records = [answer(minute=minute) for minute in range(5)]
    with closing(connect(url, tmp_path)) as store:
        for record in records:
            store.save(record)
    mortal.start()
    with closing(connect(url, tmp_path)) as store, monkeypatch.context() as patch:
        patch.setattr("dealer_trainer.store.queue.Queue.remove", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            store.send(NOON)
    with closing(connect(url, tmp_path)) as store:
        assert len(keys_in_order(store)) == 1
        assert store.send(NOON) == 5
        assert keys_in_order(store) == [record.key for record in records]


def test_two_windows_send_what_waits_once(mortal: Server, tmp_path: Path, answer: Answer) -> None:
    url = mortal.new_database()
    mortal.stop()
    records = [answer(minute=minute) for minute in range(6)]
    with closing(connect(url, tmp_path)) as first, closing(connect(url, tmp_path)) as second:
        for number, record in enumerate(records):
            (first if number % 2 else second).save(record)
        mortal.start()
        first.save(answer(minute=30))
        second.save(answer(minute=31))
        assert (first.waiting, second.waiting) == (0, 0)
        assert keys_in_order(first)[:6] == [record.key for record in records]
        assert len(keys_in_order(second)) == 8


def test_a_server_that_was_gone_is_not_asked_at_every_answer(
    stopped: Server, tmp_path: Path, answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[datetime] = []
    with closing(connect(stopped.url("none"), tmp_path)) as store:
        send = store.send

        def counted(now: datetime) -> int:
            tries.append(now)
            return send(now)

        monkeypatch.setattr(store, "send", counted)
        first = answer().answered
        for minute in range(3):
            store.save(answer(minute=minute))
            store.save(answer(minute=minute))
        assert tries == [first, first + MINUTE, first + 2 * MINUTE]
        assert RETRY_AFTER < MINUTE
        assert store.waiting == 6


def test_what_needs_the_server_is_refused_without_it(
    stopped: Server, tmp_path: Path, answer: Answer
) -> None:
    with closing(connect(stopped.url("none"), tmp_path)) as store:
        store.save(answer())
        for ask in (store.people.all, lambda: store.answers(1, 1), lambda: store.send(NOON)):
            with pytest.raises(StoreError) as refused:
                ask()
            assert refused.value.trouble is Trouble.SERVER_GONE


def test_the_answers_of_a_person_deleted_meanwhile_stop_no_other_and_are_kept(
    mortal: Server, tmp_path: Path, answer: Answer
) -> None:
    url = mortal.new_database()
    with closing(connect(url, tmp_path)) as store, closing(connect(url, tmp_path)) as other:
        anna = store.people.add("Анна", NOON, "key-of-anna")
        store.people.get(anna)
        mortal.stop()
        lost = [store.save(answer(person=anna)) for _ in range(2)]
        kept = store.save(answer())
        mortal.start()
        other.people.delete(anna)
        assert store.send(NOON) == 1
        assert (store.waiting, keys_in_order(store)) == (0, [kept])
        assert [owner.key for owner in store.gone] == ["key-of-anna"]
        (file,) = kept_files(tmp_path)
        assert store.import_person(read_person_file(file)).new == 2
        assert keys_in_order(store) == [kept, *lost]


def test_answers_that_cannot_be_set_apart_stay_in_the_queue(
    mortal: Server, tmp_path: Path, answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(connect(mortal.new_database(), tmp_path)) as store:
        anna = store.people.add("Анна", NOON, "key-of-anna")
        store.people.get(anna)
        store.people.delete(anna)
        with monkeypatch.context() as patch:
            patch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "full")))
            store.save(answer(person=anna))
            assert store.trouble
            assert store.trouble.trouble is Trouble.FULL
        assert kept_files(tmp_path) == ()
        store.send(NOON)
        assert len(kept_files(tmp_path)) == 1


def test_an_answer_of_whoever_practised_last_finds_him_when_the_server_is_back(
    mortal: Server, tmp_path: Path, answer: Answer, quick_pins: None
) -> None:
    url = mortal.new_database()
    with closing(connect(url, tmp_path)) as store:
        anna = store.people.add("Анна", NOON, "key-of-anna")
        boris = store.people.add("Борис", NOON, "key-of-boris")
        store.people.set_pin(boris, "0417")
    mortal.stop()
    with closing(connect(url, tmp_path)) as store:
        for key in ("key-of-anna", "key-of-boris", "key-of-nobody"):
            store.keep(answer(), key)
    mortal.start()
    with closing(connect(url, tmp_path)) as store:
        assert store.send(NOON) == 3
        assert len(store.answers(anna, 9)) == 1
        # Boris would have been asked for his PIN.
        assert len(store.answers(boris, 9)) == 0
        assert len(store.answers(store.default_person(NOON), 9)) == 2


def test_an_answer_goes_to_the_server_where_this_computer_cannot_keep_it(
    mortal: Server, tmp_path: Path, answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StoreError(Trouble.FULL, "a test")

    with closing(connect(mortal.new_database(), tmp_path)) as store:
        monkeypatch.setattr("dealer_trainer.store.queue.Queue.put", full)
        record = answer()
        store.keep(record)
        assert keys_in_order(store) == [record.key]


def test_a_damaged_queue_is_set_aside_and_answers_wait_again(
    stopped: Server, tmp_path: Path, answer: Answer
) -> None:
    with closing(connect(stopped.url("none"), tmp_path)) as store:
        store.save(answer())
    (queue,) = tmp_path.glob("queue-*.sqlite")
    queue.write_bytes(b"damaged " * 500)
    with closing(connect(stopped.url("none"), tmp_path)) as store:
        store.save(answer())
        assert store.waiting == 1
    aside = queue.with_name(f"{queue.stem}-set-aside-20260301T120000Z.sqlite")
    assert aside.read_bytes() == b"damaged " * 500


def test_answers_wait_apart_for_each_server(
    tmp_path: Path, stopped: Server, answer: Answer
) -> None:
    with closing(connect(stopped.url("one"), tmp_path)) as store:
        store.save(answer())
    with closing(connect(stopped.url("other"), tmp_path)) as store:
        assert store.waiting == 0
    with closing(connect(stopped.url("one", "another-password"), tmp_path)) as store:
        assert store.waiting == 1


def test_the_other_house_waits_with_its_answer(
    mortal: Server, tmp_path: Path, answer: Answer, other_house: House
) -> None:
    url = mortal.new_database()
    record = answer()
    record = replace(record, question=replace(record.question, other=other_house))
    mortal.stop()
    with closing(connect(url, tmp_path)) as store:
        store.save(record)
    mortal.start()
    with closing(connect(url, tmp_path)) as store:
        assert store.send(NOON) == 1
        other = store.answer(record.key).other
    assert other
    assert Reopener().house(other) == other_house
