"""Answers that wait in a file of this computer until the server can be reached again."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Engine,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.schema import CreateTable

from dealer_trainer.store.database import Database
from dealer_trainer.store.engine import TO_WRITE, make_sqlite_engine
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.plain import row_from_plain, row_to_plain, time_from_plain, time_to_plain
from dealer_trainer.store.stored import HouseText, Owner, WholeAnswer

_metadata = MetaData()
_waiting = Table(
    "waiting",
    _metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(32), nullable=False, unique=True),
    Column("person_id", Integer),
    Column("answer", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("text", Text, nullable=False),
    # The server does not want it: its person was deleted there.
    Column("refused", Boolean, nullable=False),
    sqlite_autoincrement=True,
)


@dataclass(frozen=True, slots=True)
class Waiting:
    """An answer that waits, in the row with this id; an older program noted no `owner`."""

    id: int
    answer: WholeAnswer
    owner: Owner | None


class Queue:
    """Answers in the order in which they were given, each once, on the disk before `put` returns.

    Several windows may use it at a time.
    """

    def __init__(self, file: Path) -> None:
        self._database = Database(make_sqlite_engine(file), _create, file)
        self._file = file

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def put(
        self,
        answer: WholeAnswer,
        owner: Owner | None,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        """Add an answer at the end, unless it is there; without an owner it is nobody's."""
        plain = row_to_plain(answer.row)
        if owner is not None:
            created = time_to_plain(owner.created)
            plain["owner"] = {"key": owner.key, "name": owner.name, "created_utc": created}
        if answer.other is not None:
            plain["other"] = asdict(answer.other)
        values = {
            "key": answer.row["key"],
            "person_id": answer.row["person_id"],
            "answer": json.dumps(plain, ensure_ascii=False),
            "house": answer.house.house,
            "text": answer.house.text,
            "refused": False,
        }
        with self._database.writing(meanwhile) as connection:
            insert_once(connection, _waiting, values)

    def count(self) -> int:
        """Return how many answers wait."""
        if not self._file.exists():
            return 0
        query = select(func.count()).select_from(_waiting).where(~_waiting.c.refused)
        with self._database.reading() as connection:
            return connection.execute(query).scalar_one()

    def first(self) -> Waiting | None:
        """Return the one that has waited longest, or None."""
        if not self._file.exists():
            return None
        query = select(_waiting).where(~_waiting.c.refused).order_by(_waiting.c.id).limit(1)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else _waiting_answer(row)

    def refused(self) -> list[Waiting]:
        """Return those that the server will never take."""
        if not self._file.exists():
            return []
        query = select(_waiting).where(_waiting.c.refused).order_by(_waiting.c.id)
        with self._database.reading() as connection:
            return [_waiting_answer(row) for row in connection.execute(query)]

    def remove(self, *waiting: Waiting) -> None:
        """Take away answers that are kept elsewhere."""
        numbers = [each.id for each in waiting]
        with self._database.writing() as connection:
            connection.execute(delete(_waiting).where(_waiting.c.id.in_(numbers)))

    def refuse(self, waiting: Waiting) -> None:
        """Keep an answer that the server will never take, but send it no more."""
        with self._database.writing() as connection:
            change = update(_waiting).where(_waiting.c.id == waiting.id)
            connection.execute(change.values(refused=True))


def _waiting_answer(row: Row[Any]) -> Waiting:
    plain = json.loads(row.answer)
    other, owner = plain.pop("other", None), plain.pop("owner", None)
    if owner is not None:
        owner = Owner(owner["key"], owner["name"], time_from_plain(owner["created_utc"]))
    answer = WholeAnswer(
        {**row_from_plain(plain), "person_id": row.person_id},
        HouseText(row.house, row.text),
        None if other is None else HouseText(**other),
    )
    return Waiting(row.id, answer, owner)


def _create(engine: Engine) -> None:
    with engine.connect().execution_options(**TO_WRITE) as connection, connection.begin():
        connection.execute(CreateTable(_waiting, if_not_exists=True))
