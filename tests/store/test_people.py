"""People: entered, renamed, deleted with all that is theirs; nobody in without his PIN."""

from collections.abc import Callable
from contextlib import closing
from datetime import timedelta

import pytest

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import (
    NameTakenError,
    PinCheck,
    Store,
    StoreError,
    Trouble,
    UnfitNameError,
    UnfitPinError,
)
from dealer_trainer.store.pins import wait_before
from tests.store.conftest import NOON, Place

Answer = Callable[..., AnswerRecord]
RIGHT = PinCheck(right=True, wait=timedelta())
SECOND = timedelta(seconds=1)


@pytest.fixture
def anna(store: Store) -> int:
    return store.people.add("Анна", NOON, "key-of-anna")


def _wrong(wait: int) -> PinCheck:
    return PinCheck(right=False, wait=wait * SECOND)


def test_people_are_told_by_name(store: Store) -> None:
    for number, name in enumerate(("яна", "Борис", "  Anna   Lee ", "Ёлка")):
        store.people.add(name, NOON, f"key-{number}")
    store.default_person(NOON)
    people = store.people.all()
    assert [each.name for each in people] == ["", "Anna Lee", "Борис", "яна", "Ёлка"]
    assert people[1].key == "key-2"
    assert (people[1].created, people[1].has_pin) == (NOON, False)


@pytest.mark.parametrize("name", ["АННА", " анна ", "Анна", "ａｎｎａ"])
def test_a_name_is_there_once_whatever_its_letters_size(store: Store, name: str) -> None:
    store.people.add("Анна", NOON, "a")
    store.people.add("Anna", NOON, "b")
    with pytest.raises(NameTakenError):
        store.people.add(name, NOON, "c")
    other = store.people.add("Борис", NOON, "d")
    with pytest.raises(NameTakenError):
        store.people.rename(other, name)
    assert len(store.people.all()) == 3


@pytest.mark.parametrize("name", ["", "   ", "x" * 101, "a\0b", "a\x1bb", "\ud800", "\ufdfa" * 20])
def test_an_unfit_name_is_refused(file_store: Store, name: str) -> None:
    anna = file_store.people.add("Анна", NOON, "key-of-anna")
    with pytest.raises(UnfitNameError):
        file_store.people.add(name, NOON, "key")
    with pytest.raises(UnfitNameError):
        file_store.people.rename(anna, name)
    assert [each.name for each in file_store.people.all()] == ["Анна"]


def test_a_renamed_person_keeps_the_answers(store: Store, anna: int, answer: Answer) -> None:
    store.save(answer(person=anna))
    store.people.rename(anna, "Анна Петрова")
    store.people.rename(anna, "анна петрова")
    assert store.people.get(anna).name == "анна петрова"
    assert len(store.answers(anna, 10)) == 1


def test_a_deleted_person_is_gone_with_all_and_nobody_elses(
    store: Store, place: Place, anna: int, answer: Answer
) -> None:
    boris = store.people.add("Борис", NOON, "key-of-boris")
    for person in (anna, boris, anna):
        store.save(answer(person=person))
    store.people.delete(anna)
    assert [each.name for each in store.people.all()] == ["Борис"]
    assert place.rows("SELECT person_id FROM answers") == [(boris,)]


def test_what_is_asked_of_a_deleted_person_is_told(store: Store, anna: int) -> None:
    store.people.delete(anna)
    people = store.people
    for ask in (
        lambda: people.get(anna),
        lambda: people.rename(anna, "Ольга"),
        lambda: people.delete(anna),
        lambda: people.set_pin(anna, "1234"),
        lambda: people.clear_pin(anna),
        lambda: people.check_pin(anna, "1234", NOON),
    ):
        with pytest.raises(StoreError) as refused:
            ask()
        assert refused.value.trouble is Trouble.PERSON_GONE


def test_an_answer_of_a_deleted_person_is_refused_by_a_file(
    file_store: Store, answer: Answer
) -> None:
    anna = file_store.people.add("Anna", NOON, "0" * 32)
    file_store.people.delete(anna)
    with pytest.raises(StoreError) as refused:
        file_store.save(answer(person=anna))
    assert refused.value.trouble is Trouble.PERSON_GONE


@pytest.mark.usefixtures("quick_pins")
def test_a_pin_lets_its_person_in_and_no_other_does(store: Store, anna: int) -> None:
    assert store.people.check_pin(anna, "", NOON) == RIGHT
    store.people.set_pin(anna, "0417")
    assert store.people.get(anna).has_pin
    assert store.people.check_pin(anna, "0417", NOON) == RIGHT
    for wrong in ("0418", "417", "", "0417 "):
        store.people.set_pin(anna, "0417")
        assert store.people.check_pin(anna, wrong, NOON) == _wrong(0)
    store.people.clear_pin(anna)
    assert not store.people.get(anna).has_pin
    assert store.people.check_pin(anna, "", NOON) == RIGHT


@pytest.mark.parametrize("pin", ["", "123", "1" * 13, "12a4", "１２３４", "٣٤٥٦", "-123", "12 4"])
def test_an_unfit_pin_is_refused(file_store: Store, pin: str) -> None:
    anna = file_store.people.add("Анна", NOON, "key-of-anna")
    with pytest.raises(UnfitPinError):
        file_store.people.set_pin(anna, pin)
    assert not file_store.people.get(anna).has_pin


def test_a_pin_is_kept_so_that_nobody_can_read_it(store: Store, place: Place, anna: int) -> None:
    store.people.set_pin(anna, "0417")
    ((first,),) = place.rows("SELECT pin FROM people")
    store.people.set_pin(anna, "0417")
    ((second,),) = place.rows("SELECT pin FROM people")
    assert first.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert "0417" not in first
    assert first != second


@pytest.mark.usefixtures("quick_pins")
def test_wrong_pins_are_slowed_down_and_the_right_one_too(store: Store, anna: int) -> None:
    store.people.set_pin(anna, "0417")
    check = store.people.check_pin
    assert [check(anna, "9999", NOON) for _ in range(3)] == [_wrong(0), _wrong(0), _wrong(5)]
    assert check(anna, "0417", NOON + 2 * SECOND) == _wrong(3)
    later = NOON + 5 * SECOND
    assert check(anna, "9999", later) == _wrong(10)
    assert check(anna, "9999", later + 10 * SECOND) == _wrong(20)
    assert check(anna, "0417", later + 30 * SECOND) == RIGHT
    assert check(anna, "9999", later + 31 * SECOND) == _wrong(0)


def test_the_wait_grows_up_to_a_quarter_of_an_hour() -> None:
    waits = [wait_before(wrong, NOON, NOON) // SECOND for wrong in range(1, 15)]
    assert waits == [0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]
    assert wait_before(10**6, NOON, NOON) == 900 * SECOND


@pytest.mark.usefixtures("quick_pins")
def test_wrong_pins_are_remembered_by_the_next_window(place: Place) -> None:
    with closing(place.open()) as store:
        anna = store.people.add("Анна", NOON, "key-of-anna")
        store.people.set_pin(anna, "0417")
        for _ in range(3):
            store.people.check_pin(anna, "9999", NOON)
    with closing(place.open()) as store:
        assert store.people.check_pin(anna, "0417", NOON + SECOND) == _wrong(4)


@pytest.mark.usefixtures("quick_pins")
def test_a_clock_put_back_locks_nobody_out(store: Store, anna: int) -> None:
    store.people.set_pin(anna, "0417")
    for _ in range(3):
        store.people.check_pin(anna, "9999", NOON + timedelta(days=365))
    assert store.people.check_pin(anna, "0417", NOON) == _wrong(5)
    assert store.people.check_pin(anna, "0417", NOON + 4 * SECOND) == _wrong(1)
    assert store.people.check_pin(anna, "0417", NOON + 5 * SECOND) == RIGHT


@pytest.mark.usefixtures("quick_pins")
def test_a_try_counts_even_if_the_program_is_ended_while_it_is_looked_at(
    store: Store, anna: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.people.set_pin(anna, "0417")
    with monkeypatch.context() as patch:
        patch.setattr("dealer_trainer.store.tries.is_pin", lambda *_: 1 / 0)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                store.people.check_pin(anna, "9999", NOON)
    assert store.people.check_pin(anna, "0417", NOON) == _wrong(5)


def test_a_damaged_pin_lets_nobody_in(store: Store, place: Place, anna: int) -> None:
    store.people.set_pin(anna, "0417")
    place.execute("UPDATE people SET pin = 'damaged'")
    with pytest.raises(StoreError) as refused:
        store.people.check_pin(anna, "0417", NOON)
    assert refused.value.trouble is Trouble.CORRUPT
