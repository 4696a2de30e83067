"""The runs against the clock: the answers of one session each, which share its seed."""

from datetime import UTC, datetime, time, timedelta

from sqlalchemy import Connection, Integer, cast, func, select

from dealer_trainer.practice import Mode
from dealer_trainer.practice.runs import Run
from dealer_trainer.store.schema import answers, days, houses

# The hours by which a day of practice may lie beside the day of UTC: a zone, and when it begins.
_ASIDE = timedelta(hours=40)


def runs_of(connection: Connection, person: int, house: str) -> tuple[Run, ...]:
    """Return the runs of a person in a house by its id.

    Only the days are looked through on which there were any, which the index of times finds.
    """
    when = select(days.c.day).where(
        days.c.person_id == person, days.c.house == house, days.c.mode == Mode.SPEED.value
    )
    found: list[Run] = []
    for day in connection.execute(when).scalars():
        noon = datetime.combine(day, time(12), UTC)
        right = func.sum(cast(answers.c.right, Integer))
        query = (
            select(func.count(), right, func.sum(answers.c.milliseconds), answers.c.seed)
            .join(houses, houses.c.hash == answers.c.house_hash)
            .where(
                answers.c.person_id == person,
                answers.c.answered_utc.between(noon - _ASIDE, noon + _ASIDE),
                answers.c.day == day,
                answers.c.mode == Mode.SPEED.value,
                houses.c.house == house,
            )
            .group_by(answers.c.seed)
        )
        found += [Run(*map(int, row)) for row in connection.execute(query)]
    return tuple(found)
