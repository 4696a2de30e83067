"""How well a skill is remembered, by the FSRS model: one review a day, in whole days.

The library is imported late: it is not needed before the first answer is kept.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Scheduler


class Recall(IntEnum):
    """How a day went with a skill, in FSRS's grades."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


@dataclass(frozen=True, slots=True)
class Memory:
    """What the model keeps of a skill; `stability` is in days, `due` the day to ask it again."""

    stability: float
    difficulty: float
    reviewed: date
    due: date


def review(memory: Memory | None, recall: Recall, day: date) -> Memory:
    """Return the memory after a day of practice; None is a skill that was never asked."""
    from fsrs import Card, Rating, State

    card = Card(card_id=0, due=_noon(day))
    if memory is not None:
        card = Card(
            card_id=0,
            state=State.Review,
            stability=memory.stability,
            difficulty=memory.difficulty,
            due=_noon(memory.due),
            last_review=_noon(memory.reviewed),
        )
    after, _ = _scheduler().review_card(card, Rating(recall.value), _noon(day))
    if after.stability is None or after.difficulty is None:
        raise AssertionError("a reviewed card has both")
    return Memory(after.stability, after.difficulty, day, after.due.date())


@cache
def _scheduler() -> "Scheduler":
    """Return the model without its chance and without steps within a day."""
    from fsrs import Scheduler

    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def _noon(day: date) -> datetime:
    """Return a moment of a day; the model counts the days between two."""
    return datetime.combine(day, time(12), UTC)
