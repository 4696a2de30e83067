"""The clock of an ordinary practice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.practice import PracticeClock
from dealer_trainer.practice.clock import IDLE_AFTER

STEPS = st.lists(
    st.tuples(
        st.sampled_from(["ask", "touch", "minimise", "restore", "answer"]),
        st.integers(min_value=0, max_value=150),
    ),
    max_size=30,
)


@pytest.fixture
def clock() -> PracticeClock:
    clock = PracticeClock()
    clock.ask(1000.0)
    return clock


def test_it_counts_from_the_question_to_the_answer(clock: PracticeClock) -> None:
    assert clock.answer(1012.5) == 12.5


def test_it_stands_still_during_feedback(clock: PracticeClock) -> None:
    clock.answer(1010.0)
    clock.touch(1030.0)
    assert clock.answer(1040.0) == 10.0


def test_each_question_begins_at_nothing(clock: PracticeClock) -> None:
    clock.answer(1010.0)
    clock.ask(1050.0)
    assert clock.answer(1053.0) == 3.0


def test_it_stands_still_while_minimised(clock: PracticeClock) -> None:
    clock.minimise(1005.0)
    clock.touch(1020.0)
    clock.restore(1105.0)
    assert clock.answer(1107.0) == 7.0


def test_coming_back_during_feedback_does_not_start_it(clock: PracticeClock) -> None:
    clock.answer(1004.0)
    clock.minimise(1005.0)
    clock.restore(1006.0)
    assert clock.answer(1030.0) == 4.0


def test_a_question_asked_while_minimised_is_not_counted_yet(clock: PracticeClock) -> None:
    clock.minimise(1001.0)
    clock.ask(1002.0)
    clock.restore(1010.0)
    assert clock.answer(1011.0) == 1.0


def test_it_stands_still_after_a_minute_without_a_sign_of_the_person(clock: PracticeClock) -> None:
    clock.touch(1400.0)
    assert clock.answer(1405.0) == 65.0


def test_signs_of_the_person_keep_it_going(clock: PracticeClock) -> None:
    clock.touch(1050.0)
    clock.touch(1100.0)
    assert clock.answer(1150.0) == 150.0


def test_a_time_that_goes_back_takes_nothing_away(clock: PracticeClock) -> None:
    clock.touch(1010.0)
    clock.touch(1005.0)
    assert clock.answer(1006.0) == 11.0


@given(STEPS)
def test_it_agrees_with_a_count_second_by_second(steps: list[tuple[str, int]]) -> None:
    clock = PracticeClock()
    now, counted, idle, asking, minimised = 0, 0, 0, False, False
    for step, wait in steps:
        for _ in range(wait):
            counted += asking and not minimised and idle < 60
            idle += 1
        now, idle = now + wait, 0
        match step:
            case "ask":
                asking, counted = True, 0
                clock.ask(now)
            case "answer":
                asking = False
                assert clock.answer(now) == counted
            case "minimise" | "restore":
                minimised = step == "minimise"
                (clock.minimise if minimised else clock.restore)(now)
            case _:
                clock.touch(now)
    assert clock.answer(now) == counted


def test_so_far_is_what_an_answer_would_have_taken() -> None:
    clock = PracticeClock()
    clock.ask(10)
    assert clock.so_far(14) == 4
    clock.minimise(15)
    assert clock.so_far(500) == 5
    clock.restore(500)
    assert clock.so_far(503) == 8
    assert clock.so_far(9_000) == 5 + IDLE_AFTER
    assert clock.answer(504) == 9
    assert clock.so_far(9_000) == 9
