"""A person's data out of one database and into another, whole and once."""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.files import FilesError, Houses
from dealer_trainer.generator import topics_of
from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import (
    BroughtIn,
    NameTakenError,
    PersonFile,
    Store,
    StoreError,
    Trouble,
    UnfitNameError,
    read_person_file,
    transfer,
)
from tests.practised import session_of
from tests.store.conftest import NOON, Place

Answer = Callable[..., AnswerRecord]


@pytest.fixture
def other(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "other" / "answers.sqlite")


@pytest.fixture
def anna(store: Store) -> int:
    return store.people.add("Анна", NOON + timedelta(microseconds=7), "key-of-anna")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "Анна.json"


def _exported(store: Store, person: int, file: Path) -> PersonFile:
    store.export_person(person, file)
    return read_person_file(file)


def test_all_that_belongs_to_a_person_comes_into_another_database(
    store: Store, other: Store, anna: int, file: Path, answer: Answer, other_house: House
) -> None:
    for minute, house in enumerate((answer().question.scenario.house, other_house)):
        store.save(answer(person=anna, minute=minute, house=house))
    store.save(answer())
    store.people.set_pin(anna, "0417")
    with closing(other):
        brought = other.import_person(_exported(store, anna, file))
        assert (brought.new, brought.known) == (2, 0)
        there = other.people.get(brought.person)
        here = store.people.get(anna)
        assert (there.key, there.name, there.created) == (here.key, here.name, here.created)
        assert not there.has_pin
        assert [replace(each, person=0) for each in other.answers(brought.person, 9)] == [
            replace(each, person=0) for each in store.answers(anna, 9)
        ]


def test_what_is_brought_in_is_exported_as_it_was(
    store: Store, other: Store, anna: int, file: Path, tmp_path: Path, answer: Answer
) -> None:
    for minute in (3, 1, 2):
        store.save(answer(person=anna, minute=minute))
    with closing(other):
        person = other.import_person(_exported(store, anna, file)).person
        other.export_person(person, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == file.read_bytes()


@pytest.mark.parametrize("name", sorted(house.id for house in Houses().all()))
def test_answers_of_every_topic_pass_the_check(
    file_store: Store, tmp_path: Path, name: str
) -> None:
    house = Houses().named(name)
    anna = file_store.people.add("Анна", NOON, "key-of-anna")
    count = 0
    for topic in topics_of(house):
        session = session_of(house, topic, None, seed=5, person=anna)
        for number in range(4):
            question = session.ask()
            blank: dict[str, str | None] = {part.key: None for part in question.parts}
            truth: dict[str, str | None] = {part.key: part.truth for part in question.parts}
            count += 1
            file_store.save(
                session.answer(
                    truth if number % 2 else blank,
                    {},
                    answered=NOON + timedelta(seconds=count),
                    seconds=2.5,
                )
            )
    assert _exported(file_store, anna, tmp_path / "file.json").count == count


def test_it_is_one_json_document_that_any_program_reads(
    store: Store, anna: int, file: Path, answer: Answer
) -> None:
    key = store.save(answer(person=anna))
    store.export_person(anna, file)
    whole = json.loads(file.read_text(encoding="utf-8"))
    assert (whole["format"], whole["version"]) == ("dealer-trainer person", 1)
    assert whole["person"]["name"] == "Анна"
    assert [each["key"] for each in whole["answers"]] == [key]
    assert [each["house"] for each in whole["houses"]] == ["corner"]
    again = file.with_name("again.json")
    again.write_text(json.dumps(whole, indent=4, ensure_ascii=True), encoding="utf-8-sig")
    assert read_person_file(again).count == 1


def test_a_person_without_answers_is_exported_too(
    store: Store, other: Store, anna: int, file: Path
) -> None:
    with closing(other):
        assert other.import_person(_exported(store, anna, file)) == BroughtIn(1, 0, 0)


def test_bringing_in_twice_adds_nothing(
    store: Store, anna: int, file: Path, answer: Answer
) -> None:
    for minute in range(3):
        store.save(answer(person=anna, minute=minute))
    whole = _exported(store, anna, file)
    assert store.import_person(whole) == BroughtIn(anna, new=0, known=3)
    store.people.rename(anna, "Анна Петрова")
    store.people.add("Анна", NOON, "key-of-another")
    late = store.save(answer(person=anna, minute=5))
    assert store.import_person(whole) == BroughtIn(anna, new=0, known=3)
    assert len(store.answers(anna, 9)) == 4
    assert store.answers(anna, 1)[0].key == late


def test_a_deleted_person_comes_back_whole(
    store: Store, anna: int, file: Path, answer: Answer
) -> None:
    store.save(answer(person=anna))
    whole = _exported(store, anna, file)
    store.people.delete(anna)
    brought = store.import_person(whole)
    assert (brought.new, store.people.get(brought.person).key) == (1, "key-of-anna")
    assert brought.person != anna


def test_a_name_that_is_taken_asks_for_another(
    store: Store, other: Store, anna: int, file: Path, answer: Answer
) -> None:
    store.save(answer(person=anna))
    whole = _exported(store, anna, file)
    with closing(other):
        namesake = other.people.add("АННА", NOON, "key-of-another")
        with pytest.raises(NameTakenError):
            other.import_person(whole)
        with pytest.raises(UnfitNameError):
            other.import_person(whole, " ")
        brought = other.import_person(whole, "Анна из Сочи")
        assert other.people.get(brought.person).name == "Анна из Сочи"
        assert other.answers(namesake, 9) == ()


def test_the_one_without_an_account_is_brought_in_under_a_name(
    store: Store, other: Store, file: Path, answer: Answer
) -> None:
    store.save(answer())
    whole = _exported(store, store.default_person(NOON), file)
    with closing(other):
        other.default_person(NOON + timedelta(days=1))
        with pytest.raises(NameTakenError):
            other.import_person(whole)
        assert other.import_person(whole, "Анна").new == 1


def test_an_import_that_was_broken_off_is_done_again(
    store: Store,
    other: Store,
    anna: int,
    file: Path,
    answer: Answer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(transfer, "_AT_A_TIME", 20)
    for minute in range(45):
        store.save(answer(person=anna, minute=minute))
    whole = _exported(store, anna, file)
    told: list[int] = []

    def stop(count: int) -> None:
        told.append(count)
        if count == 40:
            raise KeyboardInterrupt

    with closing(other):
        with pytest.raises(KeyboardInterrupt):
            other.import_person(whole, told=stop)
        assert told == [20, 40]
        brought = other.import_person(whole)
        assert (brought.new, brought.known) == (5, 40)
        assert len(other.answers(brought.person, 100)) == 45


def test_checking_tells_how_far_it_is_and_can_be_stopped(
    store: Store, anna: int, file: Path, answer: Answer
) -> None:
    for minute in range(5):
        store.save(answer(person=anna, minute=minute))
    store.export_person(anna, file)
    told: list[int] = []
    read_person_file(file, told.append)
    assert told == [1, 2, 3, 4, 5]


def test_an_export_that_fails_leaves_the_old_file(
    store: Store, anna: int, file: Path, answer: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("the old one", encoding="utf-8")
    store.save(answer(person=anna))
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "full")))
        with pytest.raises(StoreError) as refused:
            store.export_person(anna, file)
    assert refused.value.trouble is Trouble.FULL
    assert file.read_text(encoding="utf-8") == "the old one"
    assert [each.name for each in file.parent.glob("*.part")] == []
    with pytest.raises(StoreError) as refused:
        store.export_person(anna, file.parent / "none" / "file.json")
    assert refused.value.trouble is Trouble.UNREACHABLE
    with pytest.raises(StoreError) as refused:
        store.export_person(anna + 1, file)
    assert refused.value.trouble is Trouble.PERSON_GONE


def test_a_file_changed_after_it_was_checked_is_told(
    store: Store, other: Store, anna: int, file: Path, answer: Answer
) -> None:
    store.save(answer(person=anna))
    whole = _exported(store, anna, file)
    file.write_text(file.read_text(encoding="utf-8").replace('"seed"', '"weed"'), encoding="utf-8")
    with closing(other), pytest.raises(FilesError):
        other.import_person(whole)


def test_a_person_goes_from_a_file_to_a_server_and_back(
    place: Place, other: Store, file: Path, answer: Answer
) -> None:
    with closing(other), closing(place.open()) as shared:
        anna = other.people.add("Анна", NOON, "key-of-anna")
        for minute in range(3):
            other.save(answer(person=anna, minute=minute))
        there = shared.import_person(_exported(other, anna, file)).person
        shared.save(answer(person=there, minute=9))
        back = other.import_person(_exported(shared, there, file))
    assert back == BroughtIn(anna, new=1, known=3)
