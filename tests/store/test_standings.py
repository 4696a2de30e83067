"""Where people stand: written with each answer, the same as made anew from the answers alone."""

from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator.chance import Chance
from dealer_trainer.mistakes import Idea
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.store import Store, read_person_file
from dealer_trainer.store.standings import relearn
from tests.practised import session_of
from tests.store.conftest import NOON, Place

HOUSE = "russian_poker"
COUNT = 60


def answered(person: int | None, count: int = COUNT, seed: int = 5) -> list[AnswerRecord]:
    """Answer rightly, wrong and with hints, over several weeks, a few skills again and again."""
    session = session_of(Houses().named(HOUSE), None, 1, seed, person, f"standings {seed}")
    chance, records = Chance(seed), []
    for number in range(count):
        parts = session.ask().parts
        given: dict[str, str | None] = {part.key: part.truth for part in parts}
        hints = {parts[0].key: 1} if chance.happens(20) else {}
        if chance.happens(35):
            given[parts[-1].key] = "returned"
        time = NOON + timedelta(hours=9 * number)
        record = session.answer(given, {}, answered=time, seconds=chance.below(60), hints=hints)
        records.append(replace(record, day=(time - timedelta(hours=4)).date()))
    return records


def saved(store: Store, records: Iterable[AnswerRecord]) -> None:
    for record in records:
        store.save(record)


def kept(place: Place) -> list[tuple[object, ...]]:
    return sorted(place.rows("SELECT * FROM standings"), key=str)


def made_anew(store: Store, place: Place, person: int) -> list[tuple[object, ...]]:
    with store._database.writing() as connection:
        relearn(connection, person)
    return kept(place)


@pytest.fixture
def anna(store: Store) -> int:
    return store.people.add("Anna", NOON, "key-of-anna")


def test_written_with_each_answer_they_are_those_made_anew(
    store: Store, place: Place, anna: int
) -> None:
    saved(store, answered(anna))
    written = kept(place)
    assert len(written) > 10
    assert made_anew(store, place, anna) == written


def test_order_in_which_answers_arrive_does_not_matter(
    store: Store, place: Place, anna: int
) -> None:
    records = answered(anna)
    saved(store, Chance(3).shuffled(records))
    written = kept(place)
    assert made_anew(store, place, anna) == written


def test_an_answer_that_is_saved_twice_counts_once(store: Store, place: Place, anna: int) -> None:
    records = answered(anna, 8)
    saved(store, records)
    once = kept(place)
    saved(store, records)
    assert kept(place) == once


def test_read_they_are_what_a_session_knows_of_its_own_answers(store: Store, anna: int) -> None:
    records = answered(anna)
    saved(store, records)
    known = Knowledge(records[-1].practice_day)
    for record in records:
        known.day = record.practice_day
        known.learn(record)
    read = {standing.skill: standing for standing in store.standings(anna, HOUSE)}
    assert read == {each.skill: each for each in known.of_house(Houses().named(HOUSE))}


def test_suspected_idea_is_kept(store: Store, anna: int) -> None:
    (record,) = answered(anna, 1)
    graded = record.grade.parts[0]
    wrong = replace(graded, given="returned", right=False)
    whole = replace(record.grade, parts=(wrong, *record.grade.parts[1:]))
    store.save(replace(record, grade=whole, ideas={graded.part.key: (Idea.EVEN_MONEY,)}))
    (standing,) = store.standings(anna, HOUSE)
    assert standing.ideas == {"even_money": 1}


def test_they_come_and_go_with_a_person(
    store: Store, place: Place, anna: int, tmp_path: Path
) -> None:
    saved(store, [*answered(anna), *answered(None, 10, seed=6)])
    before = store.standings(anna, HOUSE)
    file = tmp_path / "anna.json"
    store.export_person(anna, file)
    store.people.delete(anna)
    assert store.standings(anna, HOUSE) == ()
    assert len(store.standings(None, HOUSE)) > 3
    again = store.import_person(read_person_file(file)).person
    assert {*map(str, store.standings(again, HOUSE))} == {*map(str, before)}


def test_nobody_without_an_answer_stands_nowhere(store: Store) -> None:
    assert store.standings(None, HOUSE) == ()


def test_what_is_behind_is_caught_up(store: Store, place: Place, anna: int) -> None:
    saved(store, answered(anna))
    written = kept(place)
    with store._database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM standings WHERE topic = 'payout'")
    store.catch_up()
    assert kept(place) == written


def test_a_migrated_database_is_caught_up(tmp_path: Path) -> None:
    old = Path(__file__).parent / "databases" / "0005.sqlite"
    place = Place(tmp_path, None)
    place.file.write_bytes(old.read_bytes())
    with closing(place.open()) as store:
        assert kept(place) == []
        store.catch_up()
        (counted,) = place.rows("SELECT sum(answered) FROM standings")
        assert counted == place.rows("SELECT count(*) FROM answers")[0]
