"""How often and after what wait a candidate may try an exam again."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from dealer_trainer.exams.plan import Tries


@dataclass(frozen=True, slots=True)
class Try:
    """One exam of a candidate by a plan: the day it was opened, and whether it was passed."""

    day: date
    passed: bool


@dataclass(frozen=True, slots=True)
class MayNotTry:
    """Why a candidate may not try now: all tries are used, or it is too early, until a day."""

    used: int
    until: date | None


def may_not_try(allowed: Tries, tries: Iterable[Try], today: date) -> MayNotTry | None:
    """Return what stands against a try today, None if nothing does.

    Tries count since the last one that was passed; an exam that never ended is one too.

    >>> may_not_try(Tries(2, 7), [Try(date(2026, 3, 1), False)], date(2026, 3, 5)).until
    datetime.date(2026, 3, 8)
    """
    since: list[Try] = []
    for each in sorted(tries, key=lambda each: each.day):
        since = [] if each.passed else [*since, each]
    if len(since) >= allowed.most:
        return MayNotTry(len(since), None)
    if since:
        until = since[-1].day + timedelta(days=allowed.wait_days)
        if today < until:
            return MayNotTry(len(since), until)
    return None
