"""Sums over the answers, so that results of a million answers are read as quickly as of a few.

They are written in the transaction of the answer, and can be made anew from the answers alone.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, Table, delete, select

from dealer_trainer.practice.figures import NAMES, Figures
from dealer_trainer.store.inserting import insert_for
from dealer_trainer.store.schema import answers, days, houses, idea_days, skill_days

_BATCH = 2000
_IDEAS = ("answered",)
_KEYS = {
    table: tuple(column.name for column in table.primary_key)
    for table in (skill_days, days, idea_days)
}


def count_in(connection: Connection, rows: Iterable[Mapping[str, Any]]) -> None:
    """Add answers that are new to the sums; a row is one of `answers` with its `house`'s id."""
    skills: dict[tuple[Any, ...], Figures] = defaultdict(Figures)
    whole: dict[tuple[Any, ...], Figures] = defaultdict(Figures)
    ideas: Counter[tuple[Any, ...]] = Counter()
    for row in rows:
        figures = _figures(row)
        skills[_place(skill_days, row)] += figures
        whole[_place(days, row)] += figures
        ideas.update(_place(idea_days, {**row, "idea": idea}) for idea in likeliest(row["parts"]))
    _add(connection, skill_days, NAMES, {key: _values(each) for key, each in skills.items()})
    _add(connection, days, NAMES, {key: _values(each) for key, each in whole.items()})
    _add(connection, idea_days, _IDEAS, {key: (count,) for key, count in ideas.items()})


def likeliest(parts: Iterable[Mapping[str, Any]]) -> set[str]:
    """Return the likeliest wrong ideas behind the parts of an answer, each once."""
    return {part["ideas"][0] for part in parts if part.get("ideas")}


def forget(connection: Connection, person: int) -> None:
    """Delete the sums of a person."""
    for table in _KEYS:
        connection.execute(delete(table).where(table.c.person_id == person))


def recount(connection: Connection) -> None:
    """Make the sums of everybody anew; memory does not grow with the answers."""
    for table in _KEYS:
        connection.execute(delete(table))
    names = ("id", *_KEYS[skill_days], *NAMES, "parts")
    columns = [answers.c[name] for name in names if name in answers.c]
    query = (
        select(*columns, houses.c.house)
        .join(houses, houses.c.hash == answers.c.house_hash)
        .order_by(answers.c.id)
        .limit(_BATCH)
    )
    last = -1
    while rows := connection.execute(query.where(answers.c.id > last)).all():
        count_in(connection, (row._asdict() for row in rows))
        last = rows[-1].id


def _place(table: Table, row: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(row[name] for name in _KEYS[table])


def _figures(row: Mapping[str, Any]) -> Figures:
    return Figures(
        answered=1,
        right=int(row["right"]),
        slow=int(row["right"] and row["slow"]),
        milliseconds=row["milliseconds"],
        overpaid=row["overpaid"],
        underpaid=row["underpaid"],
        boxes=row["boxes"],
    )


def _values(figures: Figures) -> tuple[int, ...]:
    return tuple(getattr(figures, name) for name in NAMES)


def _add(
    connection: Connection,
    table: Table,
    names: tuple[str, ...],
    sums: Mapping[tuple[Any, ...], tuple[int, ...]],
) -> None:
    """Add to the sums; all programs go through the keys in one order, so none waits in a circle."""
    if not sums:
        return
    columns = (*_KEYS[table], *names)
    connection.execute(
        _adding(table, names, connection.dialect.name),
        [dict(zip(columns, (*key, *sums[key]), strict=True)) for key in sorted(sums)],
    )


@cache
def _adding(table: Table, names: tuple[str, ...], dialect: str) -> Executable:
    """Return the statement that adds to sums; to make it takes longer than to do it."""
    new = insert_for(dialect)(table)
    adding: Executable = new.on_conflict_do_update(
        index_elements=_KEYS[table],
        set_={name: table.c[name] + new.excluded[name] for name in names},
    )
    return adding
