"""Locks: one owner at a time, and none for ever."""

from contextlib import closing
from datetime import timedelta

from dealer_trainer.store import HEARTBEAT, Store
from dealer_trainer.store.locks import FORGOTTEN_AFTER
from tests.store.conftest import NOON, Place


def test_one_window_at_a_time_has_the_exam(place: Place) -> None:
    with closing(place.open()) as first, closing(place.open()) as second:
        assert first.locks.take("exam", "first", NOON)
        assert first.locks.take("exam", "first", NOON)
        assert not second.locks.take("exam", "second", NOON)
        assert second.locks.owner("exam") == ("first", NOON)
        first.locks.release("exam", "first")
        assert second.locks.owner("exam") is None
        assert second.locks.take("exam", "second", NOON)


def test_locks_of_two_names_are_two(store: Store) -> None:
    assert store.locks.take("exam", "first", NOON)
    assert store.locks.take("register", "second", NOON)


def test_an_owner_who_says_that_he_is_there_keeps_it(store: Store) -> None:
    now = NOON
    store.locks.take("exam", "first", now)
    while now < NOON + 5 * FORGOTTEN_AFTER:
        now += HEARTBEAT
        assert store.locks.beat("exam", "first", now)
        assert not store.locks.take("exam", "second", now)


def test_an_owner_who_crashed_does_not_keep_it_for_ever(store: Store) -> None:
    store.locks.take("exam", "crashed", NOON)
    assert not store.locks.take("exam", "second", NOON + FORGOTTEN_AFTER)
    later = NOON + FORGOTTEN_AFTER + timedelta(seconds=1)
    assert store.locks.take("exam", "second", later)
    assert not store.locks.beat("exam", "crashed", later)
    store.locks.release("exam", "crashed")
    assert store.locks.owner("exam") == ("second", later)


def test_a_clock_put_back_does_not_lock_for_ever(store: Store) -> None:
    store.locks.take("exam", "crashed", NOON + timedelta(days=365))
    assert store.locks.take("exam", "second", NOON)


def test_nobody_beats_for_a_lock_that_is_not_there(store: Store) -> None:
    assert not store.locks.beat("exam", "first", NOON)
