"""Days in a row, what is due and what waits; runs that count."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.practice import Figures, Skill
from dealer_trainer.practice.runs import Run, best_of
from dealer_trainer.practice.standing import Outcome, Standing
from dealer_trainer.practice.today import streak, today_of

DAY = date(2026, 3, 10)
SKILL = Skill("russian_poker", Topic.PAYOUT, Hand.PAIR)
RIGHT = Outcome(right=True, slow=False, helped=False, day=DAY)


def on(*before: int) -> dict[date, Figures]:
    """Return days of practice, so many days before today."""
    return {DAY - timedelta(days=each): Figures(answered=4, right=3) for each in before}


def standing(*outcomes: tuple[int, bool]) -> Standing:
    found = Standing(SKILL)
    for before, right in outcomes:
        found = found.after(replace(RIGHT, right=right, day=DAY - timedelta(days=before)))
    return found


def test_days_in_a_row_end_where_something_was_due_and_nothing_done() -> None:
    # Wrong: it is due on the next day.
    waits = standing((5, False), (1, True))
    assert streak(DAY, (), {}) == 0
    assert streak(DAY, (), on(0, 1, 2)) == 3
    assert streak(DAY, [waits], on(0, 1, 5, 6)) == 2


def test_day_on_which_nothing_was_due_breaks_no_row() -> None:
    known = standing((3, True))
    assert known.memory is not None
    assert known.memory.due > DAY - timedelta(days=2)
    assert streak(DAY - timedelta(days=2), [known], on(3, 4)) == 2
    assert not known.was_due(DAY - timedelta(days=2))


def test_today_itself_breaks_no_row_before_it_is_over() -> None:
    assert streak(DAY, [standing((1, False))], on(1, 2)) == 2


def test_today_counts_what_is_due_and_failed_in_the_house_alone() -> None:
    due, failed = standing((9, False), (9, True)), standing((0, False))
    elsewhere = replace(due, skill=replace(SKILL, house="poker_plus"))
    today = today_of(DAY, "russian_poker", [due, failed, elsewhere], on(0, 3))
    assert (today.due, today.failed) == (1, 1)
    assert today.figures.answered == 4
    assert today.last == Figures(answered=4, right=3)
    assert today_of(DAY, "russian_poker", (), {}).last is None


@pytest.mark.parametrize(
    ("run", "counts"),
    [
        (Run(20, 19, 60_000), False),
        (Run(21, 20, 60_000), True),
        (Run(5, 5, 60_000), True),
        (Run(0, 0, 0), False),
    ],
)
def test_run_counts_above_95_per_cent_right(run: Run, counts: bool) -> None:
    assert run.counts is counts


def test_best_run_is_one_of_its_length_and_not_the_run_itself() -> None:
    runs = [
        Run(30, 30, 170_000, seed=1),
        Run(9, 9, 58_000, seed=2),
        Run(12, 9, 58_000, seed=3),
        Run(11, 11, 59_000, seed=4),
    ]
    assert best_of(runs, 60, besides=4) == 9
    assert best_of(runs, 60, besides=9) == 11
    assert best_of(runs, 180, besides=9) == 30
    assert best_of(runs[2:3], 60, besides=9) is None
