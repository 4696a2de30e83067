"""How practice stands on a day: what is due, what went wrong, how many days in a row."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta

from dealer_trainer.practice.figures import Figures
from dealer_trainer.practice.standing import Standing


@dataclass(frozen=True, slots=True)
class Today:
    """How many skills of a house are due and how many were last wrong; the figures of the day.

    `last` are those of the last day of practice before, None if there was none; `streak` is the
    number of days of practice in a row.
    """

    due: int = 0
    failed: int = 0
    figures: Figures = field(default_factory=Figures)
    last: Figures | None = None
    streak: int = 0


def today_of(
    day: date, house: str, standings: Sequence[Standing], days: Mapping[date, Figures]
) -> Today:
    """Return how practice stands on a day in a house by its id.

    `standings` are those of all houses, `days` the figures of each day of practice.
    """
    here = [each for each in standings if each.skill.house == house]
    before = max((each for each in days if each < day), default=None)
    return Today(
        due=sum(each.is_due(day) for each in here),
        failed=sum(bool(each.failures) for each in here),
        figures=days.get(day, Figures()),
        last=None if before is None else days[before],
        streak=streak(day, standings, days),
    )


def streak(day: date, standings: Sequence[Standing], days: Mapping[date, Figures]) -> int:
    """Return on how many days in a row somebody practised until a day.

    A day on which nothing was due breaks no row, nor does the day itself, which is not over.
    """
    first, count, looked_at = min(days, default=day), 0, day
    while looked_at >= first:
        if looked_at in days:
            count += 1
        elif looked_at != day and any(each.was_due(looked_at) for each in standings):
            break
        looked_at -= timedelta(days=1)
    return count
