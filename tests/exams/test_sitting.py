"""A sitting: each question once, the clock never gains, a break costs the open question."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

import pytest

from dealer_trainer.exams.record import RecordKind
from dealer_trainer.exams.sitting import GRACE, NotOpenError, Sitting
from tests.exams.helpers import PAPER, Clock, Kept, blank, right, with_plan


class Disk(Kept):
    """A disk that is full until it is said otherwise."""

    full = True

    def __call__(self, kind: RecordKind, body: Mapping[str, Any], at: datetime) -> None:
        if self.full:
            raise OSError("full")
        super().__call__(kind, body, at)


def test_a_question_is_on_the_disk_as_asked_before_it_is_shown() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    first = sitting.next(clock.after(1))
    assert first == PAPER.questions[0]
    assert kept.kinds() == ["asked"]
    assert sitting.number == 1


def test_what_cannot_be_kept_has_not_happened() -> None:
    clock, disk = Clock(), Disk()
    sitting = Sitting(PAPER, disk, clock.now())
    with pytest.raises(OSError, match="full"):
        sitting.next(clock.after(1))
    assert disk.records == []
    disk.full = False
    first = sitting.next(clock.after(1))
    assert first
    disk.full = True
    with pytest.raises(OSError, match="full"):
        sitting.answer(right(first), clock.after(1))
    assert sitting.number == 1
    disk.full = False
    sitting.answer(right(first), clock.after(1))
    assert sitting.answered == 1


def test_an_answer_is_given_once_however_long_the_key_is_held() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(right(first), clock.after(5))
    with pytest.raises(NotOpenError):
        sitting.answer(right(first), clock.now())
    assert sitting.next(clock.now())
    with pytest.raises(NotOpenError):
        sitting.next(clock.now())
    assert kept.kinds() == ["asked", "answered", "asked"]


def test_a_whole_exam_answered_right_is_passed() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    while each := sitting.next(clock.after(1)):
        sitting.answer(right(each), clock.after(10))
    outcome = sitting.finish(clock.after(1))
    assert outcome.result.passed
    assert outcome.result.right == len(PAPER.questions) == 6
    assert [each.milliseconds for each in outcome.graded] == [10_000] * 6
    assert kept.records[-1].body["seed"] == PAPER.seed


def test_blank_is_never_right_and_unanswered_is_wrong() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(blank(first), clock.after(10))
    outcome = sitting.finish(clock.after(1))
    assert outcome.result.right == 0
    assert not outcome.result.passed


# --- time -----------------------------------------------------------------------------------------


def test_the_time_left_is_that_of_the_question_and_of_the_exam() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    assert (sitting.left(clock.after(30)).question, sitting.left(clock.now()).exam) == (
        None,
        570_000,
    )
    sitting.next(clock.now())
    left = sitting.left(clock.after(20))
    assert (left.question, left.exam, left.over) == (40_000, 550_000, False)
    left = sitting.left(clock.after(41))
    assert (left.question, left.exam, left.over) == (0, 509_000, True)


def test_a_question_has_no_more_time_than_the_exam() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    sitting.next(clock.after(580))
    assert sitting.left(clock.now()).question == 20_000


def test_what_stands_there_when_the_time_is_over_counts() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(right(first), clock.after(60 + GRACE / 1000))
    assert sitting.given[1] == right(first)


@pytest.mark.parametrize("seconds", [60 + GRACE / 1000 + 0.01, 5000])
def test_an_answer_after_the_time_is_blank(seconds: float) -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(right(first), clock.after(seconds))
    assert sitting.given[1] == blank(first)
    assert kept.records[-1].body["late"]


def test_when_the_exam_is_over_no_question_comes() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    assert sitting.next(clock.after(600)) is None
    assert not sitting.finish(clock.now()).result.passed


def test_without_a_limit_for_questions_only_the_whole_time_counts() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(with_plan(seconds=None), kept, clock.now())
    first = sitting.next(clock.after(1))
    assert first
    assert sitting.left(clock.after(500)).question is None
    sitting.answer(right(first), clock.after(1))
    assert sitting.given[1] == right(first)


# --- breaks ---------------------------------------------------------------------------------------


def test_after_a_break_the_open_question_is_forfeited_and_the_answers_are_there() -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    sitting = Sitting(PAPER, kept, opened)
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(right(first), clock.after(10))
    sitting.next(clock.after(1))
    again = Sitting.resume(PAPER, kept, opened, kept.records, clock.after(20))
    assert again.given == {1: right(first)}
    assert kept.records[-1].body["forfeited"] == 2
    third = again.next(clock.after(1))
    assert third
    assert third.number == 3
    assert again.breaks == 1


def test_a_break_between_two_questions_costs_none() -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    sitting = Sitting(PAPER, kept, opened)
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(right(first), clock.after(10))
    again = Sitting.resume(PAPER, kept, opened, kept.records, clock.after(20))
    assert kept.records[-1].body["forfeited"] is None
    second = again.next(clock.after(1))
    assert second
    assert second.number == 2


@pytest.mark.parametrize(("away", "left"), [(0, 569_000), (200, 369_000), (10_000, 0)])
def test_the_clock_runs_through_a_break(away: float, left: int) -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    Sitting(PAPER, kept, opened).next(clock.after(31))
    again = Sitting.resume(PAPER, kept, opened, kept.records, clock.after(away))
    assert again.left(clock.now()).exam == left
    again = Sitting.resume(PAPER, kept, opened, kept.records, clock.restart(0))
    assert again.left(clock.now()).exam == left


def test_after_a_restart_the_date_counts_and_a_backward_one_is_flagged() -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    sitting = Sitting(PAPER, kept, opened)
    sitting.next(clock.after(30))
    before = sitting.left(clock.now()).exam
    again = Sitting.resume(PAPER, kept, opened, kept.records, clock.restart(-3600))
    assert again.left(clock.now()).exam == before
    assert kept.records[-1].body["backward"]
    again.next(clock.after(10))
    later = Sitting.resume(PAPER, kept, opened, kept.records, clock.restart(100))
    assert later.left(clock.now()).exam == before - 110_000
    assert not kept.records[-1].body["backward"]


def test_the_clock_never_gains_whatever_the_date_does() -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    sitting = Sitting(PAPER, kept, opened)
    last = sitting.left(clock.now()).exam
    for step in (5, -400, 30, -5, 0, 70, -100_000, 3):
        clock.wall += timedelta(seconds=step)
        if sitting.number is None:
            sitting.next(clock.after(0.3))
        moment = clock.restart(step) if step % 2 else clock.after(max(step, 0))
        sitting = Sitting.resume(PAPER, kept, opened, kept.records, moment)
        left = sitting.left(moment).exam
        assert left <= last
        last = left


def test_a_resumed_exam_that_is_broken_off_again_goes_on_as_well() -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    Sitting(PAPER, kept, opened).next(clock.after(1))
    for number in (2, 3, 4, 5, 6):
        sitting = Sitting.resume(PAPER, kept, opened, kept.records, clock.restart(5))
        each = sitting.next(clock.after(1))
        assert each
        assert each.number == number
    sitting = Sitting.resume(PAPER, kept, opened, kept.records, clock.restart(5))
    assert sitting.next(clock.after(1)) is None
    assert sitting.breaks == 6
    sitting.finish(clock.after(1))
    assert kept.records[-1].body["breaks"] == 6


def test_every_loss_of_the_focus_is_counted_over_breaks_too() -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    sitting = Sitting(PAPER, kept, opened)
    sitting.next(clock.after(1))
    sitting.look_away(clock.after(1))
    sitting.look_away(clock.after(1))
    again = Sitting.resume(PAPER, kept, opened, kept.records, clock.after(1))
    again.look_away(clock.after(1))
    again.finish(clock.after(1))
    assert kept.records[-1].body["away"] == 3


# --- going back -----------------------------------------------------------------------------------


def test_no_way_back_unless_the_plan_allows_it() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(PAPER, kept, clock.now())
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(blank(first), clock.after(10))
    with pytest.raises(NotOpenError):
        sitting.back(1, clock.after(1))


def test_an_answer_that_is_changed_counts_as_it_was_last() -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    paper = with_plan(going_back=True)
    sitting = Sitting(paper, kept, opened)
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(blank(first), clock.after(10))
    second = sitting.next(clock.after(1))
    assert second
    sitting.answer(right(second), clock.after(10))
    assert sitting.back(1, clock.after(1)) == first
    assert sitting.left(clock.after(20)).question == 30_000
    sitting.answer(right(first), clock.after(10))
    third = sitting.next(clock.after(1))
    assert third
    assert third.number == 3
    again = Sitting.resume(paper, kept, opened, kept.records, clock.after(1))
    assert again.given == {1: right(first), 2: right(second)}
    outcome = again.finish(clock.after(1))
    assert [each.right for each in outcome.graded[:3]] == [True, True, False]
    assert outcome.graded[0].milliseconds == 40_000


def test_a_question_whose_time_is_used_up_is_not_opened_again() -> None:
    clock, kept = Clock(), Kept()
    sitting = Sitting(with_plan(going_back=True), kept, clock.now())
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(right(first), clock.after(60))
    assert sitting.back(1, clock.after(1)) is None
    with pytest.raises(NotOpenError):
        sitting.back(2, clock.after(1))


def test_a_question_gone_back_to_and_lost_in_a_break_keeps_its_answer_for_good() -> None:
    clock, kept = Clock(), Kept()
    opened = clock.now()
    paper = with_plan(going_back=True)
    sitting = Sitting(paper, kept, opened)
    first = sitting.next(clock.after(1))
    assert first
    sitting.answer(right(first), clock.after(10))
    sitting.back(1, clock.after(1))
    again = Sitting.resume(paper, kept, opened, kept.records, clock.after(1))
    assert again.given == {1: right(first)}
    with pytest.raises(NotOpenError):
        again.back(1, clock.after(1))
