"""Results: pooled figures, what is needed to pass, struck questions, tries."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

import pytest

from dealer_trainer.exams.certifying import months_later
from dealer_trainer.exams.plan import ExamPlan, Tries
from dealer_trainer.exams.result import (
    Cause,
    Graded,
    Reason,
    Result,
    grade_paper,
    result_of,
    strike,
)
from dealer_trainer.exams.tries import MayNotTry, Try, may_not_try
from dealer_trainer.mistakes import answers, figures
from dealer_trainer.settlement import settle
from tests.exams.helpers import PAPER, PLAN, blank, right

TIMES = dict.fromkeys(range(1, 7), 10_000)


def graded(wrong: tuple[int, ...] = ()) -> tuple[Graded, ...]:
    given = {
        each.number: blank(each) if each.number in wrong else right(each)
        for each in PAPER.questions
    }
    return grade_paper(PAPER, given, TIMES)


def result(wrong: tuple[int, ...] = (), **demands: int | None) -> Result:
    plan = PLAN if not demands else _demanding(demands)
    return result_of(plan, graded(wrong))


def _demanding(demands: Mapping[str, int | None]) -> ExamPlan:
    return replace(PLAN, **demands)  # type: ignore[arg-type]


def test_all_right_is_passed() -> None:
    assert result().passed
    assert (result().accuracy, result().right, result().asked) == (100, 6, 6)


def test_the_accuracy_weighs_the_sections_and_is_rounded_down() -> None:
    # Boxes count twice: (2 · 3/4 + 1 · 2/2) / 3.
    assert result((1,)).accuracy == 83
    assert result((5,)).accuracy == 83
    assert result((1, 5)).accuracy == 66
    assert [each.accuracy for each in result((1, 5)).sections] == [75, 50]


def test_who_reaches_the_mark_exactly_has_passed() -> None:
    assert result((1,), pass_mark=83).passed
    assert result((1,), pass_mark=84).reasons == (Reason(Cause.ACCURACY, 83, 84),)


def test_a_section_below_its_mark_fails_the_exam() -> None:
    reasons = result((1, 2, 3), pass_mark=1).reasons
    assert reasons == (Reason(Cause.SECTION, 25, 50, 0),)


def test_the_pace_is_measured_against_a_trained_dealer() -> None:
    targets = sum(each.target for each in graded())
    assert result().pace == 100 * targets // 60
    slow = result(least_pace=result().pace + 1)
    assert [each.cause for each in slow.reasons] == [Cause.PACE]
    assert result(least_pace=result().pace).passed


def test_blank_answers_do_not_make_the_pace() -> None:
    assert result((1, 2, 3, 4, 5, 6)).pace == 0


def test_money_over_and_underpaid_counts_together_and_ideas_are_pooled() -> None:
    for each in PAPER.questions:
        truth = answers(settle(each.question.scenario))
        wrong = {
            part.key: next(iter(found), None)
            for part in each.question.parts
            if part.bet and (found := figures(each.question.scenario).get(part.key))
        }
        given = {**right(each), **wrong}
        if truth and any(given.values()) and given != right(each):
            break
    (one,) = grade_paper(replace(PAPER, questions=(each,)), {each.number: given}, TIMES)
    money = one.overpaid + one.underpaid
    whole = result_of(replace(PLAN, money_error=money, pass_mark=1), [one, *graded()[1:]])
    assert not [each for each in whole.reasons if each.cause is Cause.MONEY_ERROR]
    assert (whole.overpaid, whole.underpaid) == (one.overpaid, one.underpaid)
    assert sum(whole.ideas.values()) == len(one.ideas) > 0
    assert money > 0
    strict = result_of(replace(PLAN, money_error=money - 1, pass_mark=1), [one, *graded()[1:]])
    assert Reason(Cause.MONEY_ERROR, money, money - 1) in strict.reasons


def test_a_struck_question_counts_nowhere() -> None:
    found = strike(graded((1, 5)), [graded()[0].digest])
    struck = result_of(PLAN, found)
    assert [(each.asked, each.right) for each in struck.sections] == [(3, 3), (2, 1)]
    whole = strike(found, [each.digest for each in found])
    assert result_of(replace(PLAN, least_pace=None), whole).passed


def test_a_graded_question_is_the_same_after_its_way_through_a_record() -> None:
    for each in graded((2,)):
        assert Graded.from_plain(each.to_plain()) == each
    assert (graded((2,))[1].right, graded((2,))[1].blank) == (False, True)


# --- tries ----------------------------------------------------------------------------------------

FIRST = date(2026, 3, 1)


@pytest.mark.parametrize(
    ("tries", "today", "refusal"),
    [
        ([], FIRST, None),
        ([Try(FIRST, passed=False)], FIRST, MayNotTry(1, date(2026, 3, 8))),
        ([Try(FIRST, passed=False)], date(2026, 3, 7), MayNotTry(1, date(2026, 3, 8))),
        ([Try(FIRST, passed=False)], date(2026, 3, 8), None),
        ([Try(FIRST, passed=False)] * 2, date(2027, 3, 1), MayNotTry(2, None)),
        ([Try(FIRST, passed=False), Try(date(2026, 3, 9), passed=True)], date(2026, 3, 9), None),
        (
            [Try(date(2026, 4, 1), passed=False), Try(FIRST, passed=True)],
            date(2026, 4, 2),
            MayNotTry(1, date(2026, 4, 8)),
        ),
    ],
)
def test_tries_and_their_waits(tries: list[Try], today: date, refusal: MayNotTry | None) -> None:
    assert may_not_try(Tries(2, 7), tries, today) == refusal


def test_a_certificate_ends_on_the_last_day_of_a_shorter_month() -> None:
    assert months_later(date(2028, 1, 31), 1) == date(2028, 2, 29)
    assert months_later(date(2026, 12, 31), 12) == date(2027, 12, 31)
