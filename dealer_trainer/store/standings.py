"""Where each person stands with each skill, written in the transaction of the answer.

A standing follows from the answers on its skill in the order of their times, so that it can be made
anew from them alone; this is done where one comes late, and after an import.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, select, update

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.practice import Skill
from dealer_trainer.practice.memory import Memory, Recall
from dealer_trainer.practice.standing import Outcome, Standing, likeliest_of
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.schema import answers, days, houses, standings

_KEYS = ("person_id", "house", "topic", "combination")
_NEVER = datetime(1970, 1, 1, tzinfo=UTC)
_BATCH = 2000

Place = tuple[Any, ...]


def learn_in(connection: Connection, rows: Iterable[Mapping[str, Any]]) -> None:
    """Add answers that are new to the standings; a row is one of `answers` with its `house`'s id.

    All programs go through the keys in one order, so that none waits in a circle.
    """
    by_place: dict[Place, list[Mapping[str, Any]]] = {}
    for row in rows:
        by_place.setdefault(tuple(row[name] for name in _KEYS), []).append(row)
    for place in sorted(by_place):
        new = sorted(by_place[place], key=_in_order)
        standing, last = _kept(connection, place)
        if new[0]["answered_utc"] <= last:
            standing, new = Standing(_skill(*place[1:])), _answered(connection, place)
        for row in new:
            standing = standing.after(_outcome(row))
        _keep(connection, place, standing, new[-1]["answered_utc"])


def relearn(connection: Connection, person: int) -> None:
    """Make all standings of a person anew; memory does not grow with the answers."""
    forget(connection, person)
    found: dict[Place, tuple[Standing, datetime]] = {}
    time, key = answers.c.answered_utc, answers.c.key
    query = _query().where(answers.c.person_id == person).order_by(time, key)
    for each in connection.execute(query.execution_options(yield_per=_BATCH)):
        row = each._asdict()
        place = tuple(row[name] for name in _KEYS)
        standing, _ = found.get(place) or (Standing(_skill(*place[1:])), _NEVER)
        found[place] = standing.after(_outcome(row)), row["answered_utc"]
    for place in sorted(found):
        _keep(connection, place, *found[place])


def forget(connection: Connection, person: int) -> None:
    """Delete the standings of a person."""
    connection.execute(delete(standings).where(standings.c.person_id == person))


def behind(connection: Connection) -> tuple[int, ...]:
    """Return those whose standings do not count all their answers."""
    counted = dict(_counts(connection, standings))
    return tuple(
        person for person, count in _counts(connection, days) if counted.get(person) != count
    )


def standings_of(
    connection: Connection, person: int, house: str | None = None
) -> tuple[Standing, ...]:
    """Return where a person stands with each known skill, of a house by its id or of all."""
    query = select(standings).where(standings.c.person_id == person)
    rows = connection.execute(query if house is None else query.where(standings.c.house == house))
    known = {*Topic}, {*Hand}
    return tuple(
        _from_plain(_skill(row.house, row.topic, row.combination), row.state)
        for row in rows
        if row.topic in known[0] and row.combination in known[1]
    )


def _counts(connection: Connection, table: Any) -> list[tuple[int, int]]:
    query = select(table.c.person_id, func.sum(table.c.answered)).group_by(table.c.person_id)
    return [(person, int(count)) for person, count in connection.execute(query)]


def _kept(connection: Connection, place: Place) -> tuple[Standing, datetime]:
    """Return a standing with the time of its last answer, locked until the transaction ends."""
    row = connection.execute(_KEPT, _at(place)).one_or_none()
    if row is None:
        empty = {"answered": 0, "last_utc": _NEVER, "state": {}}
        # Another computer may have begun it just now.
        insert_once(connection, standings, dict(zip(_KEYS, place, strict=True)) | empty)
        row = connection.execute(_KEPT, _at(place)).one()
    skill = _skill(*place[1:])
    return (_from_plain(skill, row.state) if row.state else Standing(skill)), row.last_utc


def _keep(connection: Connection, place: Place, standing: Standing, last: datetime) -> None:
    values = {"answered": standing.answered, "last_utc": last, "state": _to_plain(standing)}
    if connection.execute(_CHANGED, _at(place) | values).rowcount == 0:
        whole = dict(zip(_KEYS, place, strict=True)) | values
        connection.execute(standings.insert().values(whole))


def _answered(connection: Connection, place: Place) -> list[Mapping[str, Any]]:
    """Return all answers on a skill in the order of their times."""
    person, house, topic, combination = place
    query = _query().where(
        answers.c.person_id == person,
        answers.c.topic == topic,
        answers.c.combination == combination,
        houses.c.house == house,
    )
    return sorted((row._asdict() for row in connection.execute(query)), key=_in_order)


def _query() -> Any:
    names = ("key", "person_id", "answered_utc", "topic", "combination", "day", "slow", "right")
    columns = [answers.c[name] for name in (*names, "parts")]
    return select(*columns, houses.c.house).join(houses, houses.c.hash == answers.c.house_hash)


def _at(place: Place) -> dict[str, Any]:
    """Return what the statements below want to know of a place."""
    return {f"at_{name}": value for name, value in zip(_KEYS, place, strict=True)}


def _in_order(row: Mapping[str, Any]) -> tuple[datetime, str]:
    return row["answered_utc"], row["key"]


def _outcome(row: Mapping[str, Any]) -> Outcome:
    parts = row["parts"]
    return Outcome(
        right=row["right"],
        slow=row["slow"],
        helped=any(part.get("hints") for part in parts),
        day=row["day"],
        ideas=likeliest_of(part.get("ideas", ()) for part in parts),
    )


def _skill(house: str, topic: str, combination: str) -> Skill:
    return Skill(house, Topic(topic), Hand(combination))


def _to_plain(standing: Standing) -> dict[str, Any]:
    memory, before, day = standing.memory, standing.before, standing.day
    return {
        "right": standing.right,
        "answered": standing.answered,
        "recent": standing.recent,
        "day": day.isoformat() if day else None,
        "worst": standing.worst.value,
        "today": standing.today,
        "before": _memory_to_plain(before) if before else None,
        "memory": _memory_to_plain(memory) if memory else None,
        "ideas": dict(standing.ideas),
    }


def _from_plain(skill: Skill, plain: Mapping[str, Any]) -> Standing:
    return Standing(
        skill=skill,
        answered=plain["answered"],
        right=plain["right"],
        recent=plain["recent"],
        day=date.fromisoformat(plain["day"]),
        worst=Recall(plain["worst"]),
        today=plain["today"],
        before=_memory_from_plain(plain["before"]),
        memory=_memory_from_plain(plain["memory"]),
        ideas=plain["ideas"],
    )


def _memory_to_plain(memory: Memory) -> list[Any]:
    days_of = [each.isoformat() for each in (memory.reviewed, memory.due)]
    return [memory.stability, memory.difficulty, *days_of]


def _memory_from_plain(plain: list[Any] | None) -> Memory | None:
    if plain is None:
        return None
    stability, difficulty, *days_of = plain
    return Memory(stability, difficulty, *map(date.fromisoformat, days_of))


_PLACE = [standings.c[name] == bindparam(f"at_{name}") for name in _KEYS]
_KEPT = select(standings).where(*_PLACE).with_for_update()
_CHANGED = (
    update(standings)
    .where(*_PLACE)
    .values({name: bindparam(name) for name in ("answered", "last_utc", "state")})
)
