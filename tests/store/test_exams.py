"""Exams in the database: sealed, never repeated, resumed, struck, certified, checked."""

import json
import random
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_trainer.cards import format_cards
from dealer_trainer.exams import keys
from dealer_trainer.exams.book import Candidate, Entry, State
from dealer_trainer.exams.certificate import read_code
from dealer_trainer.exams.certifying import NotPassedError
from dealer_trainer.exams.chain import Broken, Flaw, flaws
from dealer_trainer.exams.exported import read_export
from dealer_trainer.exams.keys import OpenKey, WeakPassphraseError, WrongPassphraseError
from dealer_trainer.exams.register import Validity, register
from dealer_trainer.exams.result import Given
from dealer_trainer.exams.sitting import Sitting
from dealer_trainer.scenario import Scenario
from dealer_trainer.store import Store, StoreError, UnfitNameError
from dealer_trainer.store.exam_rows import TakenOverError
from dealer_trainer.store.exams import ExamRunningError, KeyThereError, MayNotTryError
from tests.exams.helpers import NOON, PASSPHRASE, PLAN, Clock, blank, right
from tests.store.conftest import Place

ANNA, IVAN = Candidate("Иванова Анна", "0417"), Candidate("Петров Иван", "0418")
EXAMINER = "Сидорова"


@pytest.fixture(autouse=True)
def quick_passphrases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "_MEMORY", 64)
    monkeypatch.setattr(keys, "_PASSES", 1)


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Hall:
    """A store with the examiner's key open, and what he does there."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.exams, self.clock = store, store.exams, clock
        self.key = self.exams.set_up(PASSPHRASE, NOON)

    def begin(self, candidate: Candidate = ANNA, owner: str = "window") -> Sitting:
        now = self.clock.after(1)
        return self.exams.begin(self.key, PLAN, candidate, EXAMINER, lambda: now, owner)

    def resume(self, owner: str = "window") -> Sitting:
        entry = self.exams.unfinished()
        assert entry
        return self.exams.resume(self.key, entry.number, self.clock.after(1), owner)

    def sit(self, candidate: Candidate = ANNA, wrong: int = 0) -> Entry:
        """Sit a whole exam with the first so many questions left blank."""
        sitting = self.begin(candidate)
        answer_all(sitting, self.clock, wrong)
        self.exams.leave("window")
        return self.exams.entries()[-1]

    def flaws(self) -> tuple[Flaw, ...]:
        return self.exams.check(self.key.public)


def answer_all(sitting: Sitting, clock: Clock, wrong: int = 0) -> None:
    while each := sitting.next(clock.after(1)):
        given: Given = blank(each) if each.number <= wrong else right(each)
        sitting.answer(given, clock.after(8))
    sitting.finish(clock.after(1))


@pytest.fixture
def hall(file_store: Store, clock: Clock) -> Hall:
    return Hall(file_store, clock)


@pytest.fixture
def any_hall(store: Store, clock: Clock) -> Hall:
    """Give a hall with a file, and one with a server."""
    return Hall(store, clock)


# --- the key --------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_opened_by_its_passphrase(hall: Hall) -> None:
    kept = hall.exams.key()
    assert kept
    assert kept.open(PASSPHRASE).public == hall.key.public
    with pytest.raises(WrongPassphraseError):
        kept.open("another passphrase")
    with pytest.raises(KeyThereError):
        hall.exams.set_up("another passphrase", NOON)
    assert hall.flaws() == ()


def test_before_the_set_up_there_is_no_key(store: Store) -> None:
    assert store.exams.key() is None
    with pytest.raises(WeakPassphraseError):
        store.exams.set_up("short", NOON)
    assert store.exams.key() is None


def test_the_passphrase_can_be_changed_and_old_exams_still_open(hall: Hall) -> None:
    sitting = hall.begin()
    first = sitting.next(hall.clock.after(1))
    hall.exams.change_passphrase(hall.key, "another passphrase")
    kept = hall.exams.key()
    assert kept
    hall.key = kept.open("another passphrase")
    again = hall.resume()
    assert again.paper.questions[0] == first
    assert hall.flaws() == ()


# --- sitting --------------------------------------------------------------------------------------


def test_a_whole_exam_is_in_the_book(any_hall: Hall) -> None:
    entry = any_hall.sit()
    assert (entry.state, entry.candidate, entry.examiner) == (State.PASSED, ANNA, EXAMINER)
    assert (entry.plan, entry.plan_version, entry.house) == ("small", 1, "russian_poker")
    assert [each.right for each in entry.graded] == [True] * 6
    assert any_hall.exams.entry(entry.number) == entry
    assert any_hall.exams.unfinished() is None
    assert any_hall.flaws() == ()


def test_an_exam_goes_on_after_a_crash_for_the_same_candidate(any_hall: Hall, place: Place) -> None:
    sitting = any_hall.begin()
    first = sitting.next(any_hall.clock.after(1))
    assert first
    sitting.answer(right(first), any_hall.clock.after(5))
    second = sitting.next(any_hall.clock.after(1))
    with closing(place.open()) as store:
        exams = store.exams
        entry = exams.unfinished()
        assert entry
        assert entry.candidate == ANNA
        again = exams.resume(any_hall.key, entry.number, any_hall.clock.after(30), "window")
        assert again.paper == sitting.paper
        assert again.given == {1: right(first)}
        third = again.next(any_hall.clock.after(1))
        assert third
        assert second
        assert third.number == second.number + 1 == 3
        again.answer(right(third), any_hall.clock.after(1))
        answer_all(again, any_hall.clock)
    ended = any_hall.exams.entries()[-1]
    assert [each.right for each in ended.graded] == [True, False, True, True, True, True]
    assert ended.breaks == 1
    assert any_hall.flaws() == ()


def test_one_exam_at_a_time(hall: Hall) -> None:
    hall.begin(ANNA, "first")
    with pytest.raises(ExamRunningError):
        hall.begin(IVAN, "second")
    with pytest.raises(ExamRunningError):
        hall.resume("second")
    with pytest.raises(ExamRunningError):
        hall.begin(IVAN, "first")
    assert hall.exams.beat("first", hall.clock.now().wall)
    assert not hall.exams.beat("second", hall.clock.now().wall)


def test_a_window_that_was_thought_dead_adds_nothing_to_an_exam(
    any_hall: Hall,
) -> None:
    dead = any_hall.begin(ANNA, "first")
    first = dead.next(any_hall.clock.after(1))
    assert first
    any_hall.clock.after(90)
    alive = any_hall.resume("second")
    with pytest.raises(TakenOverError):
        dead.answer(right(first), any_hall.clock.after(1))
    answer_all(alive, any_hall.clock)
    assert not any_hall.exams.entries()[-1].graded[0].right
    assert any_hall.flaws() == ()


def test_an_exam_that_could_not_begin_leaves_the_way_free(hall: Hall) -> None:
    hall.sit(wrong=6)
    with pytest.raises(MayNotTryError):
        hall.begin(ANNA, "first")
    hall.begin(IVAN, "second")


def test_an_annulled_exam_is_no_try_and_lets_the_next_one_begin(hall: Hall) -> None:
    hall.begin()
    entry = hall.exams.unfinished()
    assert entry
    hall.exams.annul(hall.key, entry.number, "fire alarm", hall.clock.after(1).wall)
    annulled = hall.exams.entry(entry.number)
    assert (annulled.state, annulled.reason) == (State.ANNULLED, "fire alarm")
    assert hall.exams.may_not_try(PLAN, ANNA.staff, date(2026, 3, 1)) is None
    hall.sit()


def test_an_exam_that_was_annulled_after_its_end_is_passed_no_more(hall: Hall) -> None:
    entry = hall.sit(wrong=1)
    facts = hall.exams.certify(hall.key, entry.number, NOON).facts
    hall.exams.annul(hall.key, entry.number, "another person sat it", NOON)
    assert hall.exams.strike(hall.key, entry.graded[0].digest, "wrong key", NOON) == ()
    annulled = hall.exams.entry(entry.number)
    assert annulled.state is State.ANNULLED
    (registered,) = register([annulled], facts.passed_on)
    assert registered.validity is Validity.WITHDRAWN


def test_an_ended_exam_is_not_resumed(hall: Hall) -> None:
    entry = hall.sit()
    with pytest.raises(TakenOverError):
        hall.exams.resume(hall.key, entry.number, hall.clock.after(1), "window")
    assert hall.exams.entry(entry.number) == entry


# --- tries ----------------------------------------------------------------------------------------


def test_tries_and_waits_follow_the_plan(hall: Hall) -> None:
    hall.sit(wrong=6)
    with pytest.raises(MayNotTryError) as refused:
        hall.begin()
    assert refused.value.refusal.until == date(2026, 3, 8)
    hall.clock.after(8 * 86400)
    hall.sit(wrong=6)
    hall.clock.after(100 * 86400)
    with pytest.raises(MayNotTryError) as refused:
        hall.begin()
    assert refused.value.refusal.until is None
    assert hall.sit(IVAN).state is State.PASSED


def test_who_has_passed_may_sit_again_at_once(hall: Hall) -> None:
    hall.sit()
    hall.sit()
    hall.sit()
    assert [each.state for each in hall.exams.entries()] == [State.PASSED] * 3


def test_a_staff_number_is_the_same_in_large_and_small_letters(hall: Hall) -> None:
    hall.sit(Candidate("Anna", "a-17"), wrong=6)
    assert hall.exams.may_not_try(PLAN, "A-17", date(2026, 3, 1))


# --- strikes and certificates ---------------------------------------------------------------------


def test_a_struck_question_regrades_the_exam_and_the_old_result_stays(any_hall: Hall) -> None:
    entry = any_hall.sit(wrong=3)
    assert entry.state is State.FAILED
    for graded in entry.graded[:3]:
        (regraded,) = any_hall.exams.strike(any_hall.key, graded.digest, "wrong key", NOON)
    assert regraded.state is State.PASSED
    assert [each.struck for each in regraded.graded] == [True] * 3 + [False] * 3
    assert any_hall.exams.strike(any_hall.key, entry.graded[0].digest, "again", NOON) == ()
    with any_hall.store._database.reading() as connection:
        query = "SELECT kind FROM exam_records WHERE kind IN ('result', 'regraded', 'struck')"
        rows = [row.kind for row in connection.execute(text(f"{query} ORDER BY number"))]
    assert rows == ["result", *["struck", "regraded"] * 3, "struck"]
    assert any_hall.flaws() == ()


def test_a_passed_exam_has_one_certificate_with_the_head_of_the_book(hall: Hall) -> None:
    entry = hall.sit()
    made = hall.exams.certify(hall.key, entry.number, NOON)
    assert hall.exams.certify(hall.key, entry.number, NOON) == made
    assert read_code(made.code, hall.key.public) == made
    facts = made.facts
    assert (facts.person, facts.staff, facts.examiner) == (ANNA.name, ANNA.staff, EXAMINER)
    assert (facts.record, facts.head) == (entry.record, entry.result_hash)
    assert (facts.questions, facts.accuracy, facts.overpaid) == (6, 100, 0)
    assert (facts.passed_on, facts.valid_until) == (date(2026, 3, 1), date(2027, 3, 1))
    assert hall.exams.check(hall.key.public, [facts.witness]) == ()
    assert hall.exams.entry(entry.number).certificate == facts


def test_a_failed_exam_has_no_certificate(hall: Hall) -> None:
    entry = hall.sit(wrong=6)
    with pytest.raises(NotPassedError):
        hall.exams.certify(hall.key, entry.number, NOON)


def test_an_exam_that_is_regraded_gets_a_new_certificate(hall: Hall) -> None:
    entry = hall.sit(wrong=1)
    first = hall.exams.certify(hall.key, entry.number, NOON)
    hall.exams.strike(hall.key, entry.graded[0].digest, "wrong key", NOON)
    second = hall.exams.certify(hall.key, entry.number, NOON)
    assert (first.facts.questions, second.facts.questions) == (6, 5)
    assert second.facts.record > first.facts.record
    assert hall.exams.check(hall.key.public, [first.facts.witness, second.facts.witness]) == ()


# --- whoever touches the table --------------------------------------------------------------------


def test_every_change_of_a_row_is_found(any_hall: Hall) -> None:
    entry = any_hall.sit()
    any_hall.exams.certify(any_hall.key, entry.number, NOON)
    chance = random.Random(4)
    database = any_hall.store._database
    with database.reading() as connection:
        rows = connection.execute(text("SELECT * FROM exam_records ORDER BY number")).all()
    for _ in range(60):
        row = chance.choice(rows)
        column = chance.choice(["number", "exam", "kind", "text", "signature"])
        before = getattr(row, column)
        after: int | str = before + 100 if isinstance(before, int) else _altered(before, chance)
        change = text(f"UPDATE exam_records SET {column} = :value WHERE number = :number")
        with database.writing() as connection:
            connection.execute(change, {"value": after, "number": row.number})
        assert any_hall.flaws(), (row.number, column, after)
        number = after if column == "number" else row.number
        with database.writing() as connection:
            connection.execute(change, {"value": before, "number": number})
    assert any_hall.flaws() == ()


def _altered(before: str, chance: random.Random) -> str:
    at = chance.randrange(len(before))
    other = chance.choice([each for each in "0aZ{" if each != before[at]])
    return before[:at] + other + before[at + 1 :]


def test_an_old_file_that_was_put_back_is_found_by_a_certificate(
    hall: Hall, tmp_path: Path
) -> None:
    hall.sit(IVAN)
    old = tmp_path / "old.sqlite"
    assert hall.store.copies
    hall.store.copies.save(old)
    entry = hall.sit(ANNA)
    witness = hall.exams.certify(hall.key, entry.number, NOON).facts.witness
    with closing(Store.open(old)) as store:
        assert store.exams.check(hall.key.public) == ()
        assert store.exams.check(hall.key.public, [witness]) == (
            Flaw(witness.number, Broken.CUT_OFF),
        )


def test_exported_records_verify_where_there_is_no_database(hall: Hall, tmp_path: Path) -> None:
    hall.sit()
    hall.exams.export(tmp_path / "records.txt")
    book = read_export((tmp_path / "records.txt").read_bytes())
    assert book.public == hall.key.public
    assert list(flaws(book.rows, hall.key.public)) == []
    assert [json.loads(row)["kind"] for row, _ in book.rows][:3] == ["key", "opened", "asked"]


# --- sealed ---------------------------------------------------------------------------------------


def _files(folder: Path) -> Iterator[bytes]:
    for path in folder.rglob("*"):
        if path.is_file():
            yield path.read_bytes()


def test_no_file_tells_an_answer_or_a_question_during_an_exam(path: Path, hall: Hall) -> None:
    sitting = hall.begin()
    for _ in range(3):
        each = sitting.next(hall.clock.after(1))
        assert each
        secrets = [str(sitting.paper.seed), sitting.paper.digest, sitting.paper.name]
        for other in sitting.paper.questions:
            secrets += [other.digest, *_told_by(other.question.scenario)]
            secrets += [part.truth for part in other.question.parts if " " in part.truth]
        found = list(_files(path.parent))
        assert found
        for secret in secrets:
            assert not any(secret.encode() in data for data in found), secret
        sitting.answer(blank(each), hall.clock.after(1))
    sitting.look_away(hall.clock.after(1))
    # The same words are there once the exam has ended, so the search can find them.
    answer_all(sitting, hall.clock)
    cards = _told_by(sitting.paper.questions[0].question.scenario)[0]
    assert any(cards.encode() in data for data in _files(path.parent))


def _told_by(scenario: object) -> list[str]:

    assert isinstance(scenario, Scenario)
    return [
        format_cards(scenario.dealer.cards),
        *(format_cards(box.cards) for box in scenario.boxes),
    ]


def test_two_exams_of_one_plan_have_other_questions(hall: Hall) -> None:
    digests = [{graded.digest for graded in hall.sit().graded} for _ in range(2)]
    assert not digests[0] & digests[1]


def test_the_key_of_another_database_finds_everything_foreign(hall: Hall) -> None:
    hall.sit()
    assert len(hall.exams.check(OpenKey(bytes(64)).public)) > 10


def test_the_day_of_an_exam_is_that_of_its_opening(hall: Hall) -> None:
    entry = hall.sit()
    assert entry.day == (NOON + timedelta(seconds=1)).astimezone().date()


# --- troubles -------------------------------------------------------------------------------------


def test_a_record_that_seemed_not_to_be_written_is_no_reason_to_stop(
    hall: Hall, path: Path
) -> None:
    """The file is deleted while an exam runs: the answer is in the open database."""
    sitting = hall.begin()
    first = sitting.next(hall.clock.after(1))
    assert first
    for left in path.parent.glob("answers.sqlite*"):
        left.unlink()
    with pytest.raises(StoreError):
        sitting.answer(right(first), hall.clock.after(1))
    hall.store.put_back(NOON)
    sitting.answer(right(first), hall.clock.after(1))
    answer_all(sitting, hall.clock)
    assert hall.exams.entries()[-1].state is State.PASSED
    assert hall.flaws() == ()


@pytest.mark.parametrize("name", ["", "  ", "a\x00b", "a" * 101])
def test_a_candidate_has_a_name_and_a_staff_number(name: str, hall: Hall) -> None:
    for candidate in (Candidate(name, "0417"), Candidate("Anna", name)):
        with pytest.raises(UnfitNameError):
            hall.begin(candidate)
    assert hall.exams.entries() == ()


def test_blanks_in_a_staff_number_make_no_other_person(hall: Hall) -> None:
    entry = hall.sit(Candidate(" Иванова   Анна ", " 04  17 "), wrong=6)
    assert entry.candidate == Candidate("Иванова Анна", "04 17")
    assert hall.exams.may_not_try(PLAN, "04 17 ", date(2026, 3, 1))
