"""The sums of results: written with each answer, the same as those made anew from the answers."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, timedelta
from pathlib import Path

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.practice import AnswerRecord, Figures, Mode, asked_of
from dealer_trainer.practice.drilled import scenario_text
from dealer_trainer.store import AnswerLine, Scope, Store, read_person_file
from dealer_trainer.store.derived import completed
from dealer_trainer.store.stored import to_row
from tests.practised import session_of
from tests.store.conftest import NOON, Place

Answer = Callable[..., AnswerRecord]
TABLES = ("skill_days", "days", "idea_days")
LATER = ("mode", "combination", "day", "slow", "boxes")


def _session(house: str, count: int, person: int | None, mode: Mode) -> list[AnswerRecord]:
    """Answer questions of all kinds, every third with a stake returned that is paid."""
    houses = Houses()
    every = tuple(houses.named(name) for name in houses.ids)
    asked = asked_of(houses.named(house), "all", every)
    session = session_of(houses.named(house), None, None, 5, person, f"{house}{mode}", asked)
    records = []
    for number in range(count):
        given: dict[str, str | None] = {p.key: p.truth for p in session.ask().parts}
        paid = [key for key, truth in given.items() if truth and truth.startswith("paid")]
        if paid and number % 3 == 0:
            given[paid[0]] = "returned"
        time = NOON + timedelta(hours=9 * number)
        record = session.answer(given, {}, answered=time, seconds=4 + number)
        records.append(replace(record, mode=mode, day=(time - timedelta(hours=4)).date()))
    return records


def _sums(place: Place) -> list[list[tuple[object, ...]]]:
    return [sorted(place.rows(f"SELECT * FROM {table}"), key=str) for table in TABLES]


@pytest.fixture
def practised(store: Store) -> Store:
    anna = store.people.add("Anna", NOON, "key-of-anna")
    for record in (
        *_session("russian_poker", 40, anna, Mode.PRACTICE),
        *_session("poker_plus", 20, None, Mode.SPEED),
    ):
        store.save(record)
    return store


def test_sums_written_with_each_answer_are_those_made_anew(practised: Store, place: Place) -> None:
    written = _sums(place)
    assert all(written)
    practised.results.recount()
    assert _sums(place) == written


def test_an_answer_that_is_saved_twice_counts_once(
    store: Store, place: Place, record: AnswerRecord
) -> None:
    store.save(record)
    once = _sums(place)
    store.save(record)
    assert _sums(place) == once


def test_sums_go_with_a_person_and_come_with_his_file(
    practised: Store, place: Place, tmp_path: Path
) -> None:
    before = _sums(place)
    (anna,) = (each for each in practised.people.all() if each.name)
    file = tmp_path / "anna.json"
    practised.export_person(anna.id, file)
    practised.people.delete(anna.id)
    assert len(_sums(place)[1]) < len(before[1])
    again = practised.import_person(read_person_file(file)).person
    assert practised.results.days(Scope(again)) != ()
    imported = _sums(place)
    assert [[row[1:] for row in table] for table in imported] == [
        [row[1:] for row in table] for table in sorted_by_rest(before, imported)
    ]
    practised.results.recount()
    assert _sums(place) == imported


def sorted_by_rest(
    before: list[list[tuple[object, ...]]], after: list[list[tuple[object, ...]]]
) -> list[list[tuple[object, ...]]]:
    """Return the rows in the order of others that differ in the first column alone."""
    return [
        sorted(was, key=lambda row: [each[1:] for each in now].index(row[1:]))
        for was, now in zip(before, after, strict=True)
    ]


def test_a_migrated_database_has_the_sums_of_its_answers(tmp_path: Path) -> None:
    old = Path(__file__).parent / "databases" / "0004.sqlite"
    place = Place(tmp_path, None)
    place.file.write_bytes(old.read_bytes())
    with closing(place.open()) as store:
        migrated = _sums(place)
        assert all(migrated)
        store.results.recount()
        assert _sums(place) == migrated


def test_what_an_older_program_left_out_is_made_from_the_rest() -> None:
    for house in ("russian_poker", "poker_plus", "russian_poker_house"):
        for record in _session(house, 22, None, Mode.PRACTICE):
            row = to_row(replace(record, day=record.answered.astimezone(UTC).date()))
            old = {name: value for name, value in row.items() if name not in LATER}
            assert completed(old) == row


def test_fifteen_right_and_ten_wrong_are_60_per_cent(store: Store, answer: Answer) -> None:
    right = answer()
    graded = replace(
        right.grade, parts=tuple(replace(each, right=True) for each in right.grade.parts)
    )
    for number in range(25):
        record = answer(minute=number)
        store.save(replace(record, grade=graded) if number < 15 else record)
    (day,) = store.results.days(Scope(store.default_person(NOON)))
    assert (day.figures.answered, day.figures.right, day.figures.accuracy) == (25, 15, 60)


def test_a_scope_leaves_out_other_houses_modes_and_days(practised: Store) -> None:
    anna, nobody = (
        next(each.id for each in practised.people.all() if each.name == name)
        for name in ("Anna", "")
    )
    results = practised.results
    whole = sum((each.figures for each in results.days(Scope(anna))), Figures())
    assert whole.answered == 40
    assert whole == sum((each.figures for each in results.skills(Scope(anna))), Figures())
    assert results.days(Scope(anna, house="poker_plus")) == ()
    assert results.days(Scope(anna, mode="speed")) == ()
    assert results.days(Scope(nobody, house="poker_plus", mode="speed")) != ()
    late = results.days(Scope(anna, since=date(2026, 3, 10)))
    assert min(each.day for each in late) >= date(2026, 3, 10)
    assert results.choices(nobody) == (("poker_plus",), ("speed",))


def test_wrong_ideas_come_by_frequency(practised: Store) -> None:
    anna = next(each.id for each in practised.people.all() if each.name)
    counts = [count for _, count in practised.results.ideas(Scope(anna))]
    assert counts == sorted(counts, reverse=True)
    assert counts


def test_the_answers_of_an_idea_are_as_many_as_are_counted(practised: Store) -> None:
    anna = next(each.id for each in practised.people.all() if each.name)
    results, late = practised.results, date(2026, 3, 10)
    for scope in (Scope(anna), Scope(anna, house="russian_poker", since=late)):
        for idea, count in results.ideas(scope):
            lines = results.answers(scope, 100, idea=idea).lines
            assert len(lines) == count
            for line in lines:
                assert idea in {
                    each.ideas[0] for each in practised.answer(line.key).parts if each.ideas
                }
    assert not results.answers(Scope(anna), 100, idea="of_tomorrow").lines
    assert not results.answers(Scope(anna), 100, idea="%").lines


def test_answers_come_in_pages_newest_first_each_once(practised: Store) -> None:
    anna = next(each.id for each in practised.people.all() if each.name)
    found: list[AnswerLine] = []
    page = practised.results.answers(Scope(anna), 15)
    while True:
        found += page.lines
        if not page.more:
            break
        page = practised.results.answers(Scope(anna), 15, before=page.lines[-1])
    times = [line.answered for line in found]
    assert times == sorted(times, reverse=True)
    assert len({line.key for line in found}) == len(found) == 40
    wrong = practised.results.answers(Scope(anna), 100, wrong=True)
    assert [line.key for line in wrong.lines] == [line.key for line in found if not line.right]
    assert not practised.results.answers(Scope(anna, mode="speed"), 10).lines


def test_the_last_answer_to_each_scenario_of_a_drill_counts(store: Store) -> None:
    anna = store.people.add("Anna", NOON, "key-of-anna")
    assert store.drilled(anna) == store.drilled(None) == {}
    practised, *drilled = _session("russian_poker", 10, anna, Mode.DRILL)
    store.save(replace(practised, mode=Mode.PRACTICE))
    for record in drilled:
        store.save(record)
    found = store.drilled(anna)
    assert found == {scenario_text(each.question.scenario): each.grade.right for each in drilled}
    right = next(each for each in drilled if each.grade.right)
    wrong = next(each for each in drilled if not each.grade.right)
    later = NOON + timedelta(days=9)
    store.save(replace(wrong, key="again", answered=later, grade=right.grade))
    assert store.drilled(anna)[scenario_text(wrong.question.scenario)] is True
    assert store.drilled(None) == {}


def test_the_trainer_sees_all_people_side_by_side(practised: Store) -> None:
    nobody, anna = practised.results.learners(date(2026, 3, 10), span=7)
    assert (nobody.name, anna.name) == ("", "Anna")
    assert anna.figures.answered == 40
    assert anna.last == date(2026, 3, 15)
    assert 0 < anna.recent.answered < 40
    assert anna.before.answered > 0
    assert sum(each.answered for each in anna.topics.values()) == anna.recent.answered


def test_figures_for_100_boxes_and_seconds() -> None:
    figures = Figures(answered=4, right=3, milliseconds=17_000, overpaid=30, boxes=8)
    assert (figures.for_100_boxes(figures.overpaid), figures.tenths, figures.wrong) == (375, 42, 1)
    assert (Figures().accuracy, Figures().tenths, Figures().for_100_boxes(5)) == (None, None, None)
