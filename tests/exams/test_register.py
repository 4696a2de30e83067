"""The register of certificates, and the quality of questions."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from dealer_trainer.exams.book import Candidate, Entry, State
from dealer_trainer.exams.quality import Doubt, by_question, by_sort
from dealer_trainer.exams.register import Validity, register
from dealer_trainer.exams.result import Graded, grade_paper
from tests.exams.helpers import NOON, PAPER, blank, right
from tests.exams.test_records import FACTS

TODAY = date(2026, 6, 1)


def entry(number: int = 2, graded: tuple[Graded, ...] = ()) -> Entry:
    return Entry(
        number=number,
        candidate=Candidate("Иванова Анна", "0417"),
        examiner="Сидорова",
        plan="small",
        plan_version=1,
        plan_text="",
        house="russian_poker",
        opened=NOON,
        body={},
        graded=graded,
    )


def certified(state: State = State.PASSED, record: int = 9, **facts: object) -> Entry:
    certificate = replace(FACTS, **facts)  # type: ignore[arg-type]
    return replace(entry(), state=state, record=record, certificate=certificate, code="DTC1")


@pytest.mark.parametrize(
    ("valid_until", "validity"),
    [
        (TODAY + timedelta(days=61), Validity.VALID),
        (TODAY + timedelta(days=60), Validity.SOON),
        (TODAY, Validity.SOON),
        (TODAY - timedelta(days=1), Validity.EXPIRED),
    ],
)
def test_a_certificate_is_good_until_its_last_day(valid_until: date, validity: Validity) -> None:
    (found,) = register([certified(valid_until=valid_until)], TODAY)
    assert found.validity is validity


def test_a_certificate_is_withdrawn_once_its_exam_was_regraded() -> None:
    later, failed = certified(record=12), certified(state=State.FAILED)
    found = register([later, failed, entry()], TODAY)
    assert [each.validity for each in found] == [Validity.WITHDRAWN] * 2


# --- quality --------------------------------------------------------------------------------------


def exams(*wrong: tuple[int, ...]) -> list[Entry]:
    """Return exams on one and the same paper, each with these questions wrong."""
    found = []
    for number, numbers in enumerate(wrong):
        given = {
            each.number: blank(each) if each.number in numbers else right(each)
            for each in PAPER.questions
        }
        times = {each.number: 1000 * (number + 1) for each in PAPER.questions}
        found.append(entry(number, grade_paper(PAPER, given, times)))
    return found


def test_facility_and_seconds_of_a_question() -> None:
    (first,) = (each for each in by_question(exams((1,), (1,), (), ())) if each.example.number == 1)
    assert (first.asked, first.facility, first.seconds) == (4, 50, 2)
    assert first.doubts == ()


def test_a_question_that_the_good_ones_get_wrong_stands_out() -> None:
    good, weak = (1,), (2, 3, 4, 5)
    found = by_question(exams(good, good, good, weak, weak, weak))
    assert found[0].example.number == 1
    assert found[0].discrimination == -100
    assert found[0].doubts == (Doubt.DISCRIMINATION,)
    (second,) = (each for each in found if each.example.number == 2)
    assert second.discrimination == 100
    assert second.doubts == ()


def test_a_question_nobody_and_one_everybody_gets_right_stand_out() -> None:
    found = {each.example.number: each for each in by_question(exams(*[(1,)] * 6))}
    assert found[1].doubts == (Doubt.HARD,)
    assert found[2].doubts == (Doubt.EASY,)
    assert found[1].discrimination is None


def test_one_wrong_answer_given_more_often_than_the_right_one_doubts_the_key() -> None:
    each = PAPER.questions[0]
    part = each.question.parts[0]
    other = "taken" if part.truth != "taken" else "returned"
    given = {1: {**right(each), part.key: other}}
    entries = [entry(number, grade_paper(PAPER, given, {1: 5000})) for number in range(5)]
    (found,) = (each for each in by_question(entries) if each.example.number == 1)
    assert (found.wrong, found.wrong_count) == ((part.key, other), 5)
    assert Doubt.KEY in found.doubts


def test_questions_of_a_kind_and_topic_are_judged_together() -> None:
    found = by_sort(exams((1,), ()))
    assert all(each.is_sort for each in found)
    assert not any(each.is_sort for each in by_question(exams((1,), ())))
    assert sum(each.asked for each in found) == 12
    assert ("russian_poker", "pay_bet", "payout") in [each.name for each in found]
