"""The table of exam records: what is appended, read and checked in it, and nothing else."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, select

from dealer_trainer.exams.chain import Broken, Flaw, Witness, flaws, next_record
from dealer_trainer.exams.keys import OpenKey
from dealer_trainer.exams.record import Record, RecordKind, UnreadableRecordError
from dealer_trainer.store.database import Database
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.schema import exam_records

_IN_ORDER = select(exam_records).order_by(exam_records.c.number)


class TakenOverError(Exception):
    """Another window has gone on with this exam."""


def append(
    connection: Connection,
    key: OpenKey,
    kind: RecordKind,
    exam: int,
    at: datetime,
    body: Mapping[str, Any],
) -> Record:
    """Append a record; on a server that another window asks too it takes the next free number."""
    while True:
        record = next_record(key, last_record(connection), kind, exam, at, body)
        row = {
            "number": record.number,
            "exam": record.exam,
            "kind": record.kind.value,
            "text": record.text,
            "signature": record.signature,
        }
        if insert_once(connection, exam_records, row):
            return record


def last_record(connection: Connection, exam: int | None = None) -> Record | None:
    """Return the newest record, or that of one exam; None if there is none."""
    last = select(exam_records).order_by(exam_records.c.number.desc()).limit(1)
    if exam is not None:
        last = last.where(exam_records.c.exam == exam)
    row = connection.execute(last).one_or_none()
    return None if row is None else _read(row)


def records_of(connection: Connection, exam: int) -> list[Record]:
    """Return all records of one exam in their order."""
    rows = connection.execute(_IN_ORDER.where(exam_records.c.exam == exam))
    return [_read(row) for row in rows]


def records_like(connection: Connection, kinds: Iterable[RecordKind]) -> Iterator[Record]:
    """Yield the records of some kinds in their order."""
    names = [kind.value for kind in kinds]
    for row in connection.execute(_IN_ORDER.where(exam_records.c.kind.in_(names))):
        yield _read(row)


def all_rows(connection: Connection) -> Iterator[Row[Any]]:
    """Yield every row in its order."""
    yield from connection.execute(_IN_ORDER.execution_options(yield_per=500))


def row_flaws(
    connection: Connection, public: str, witnesses: Iterable[Witness]
) -> tuple[Flaw, ...]:
    """Return what is wrong with the table: with the chain, and with columns that repeat it."""
    rows = list(all_rows(connection))
    found = list(flaws(((row.text, row.signature) for row in rows), public, witnesses))
    for place, row in enumerate(rows, 1):
        try:
            record = Record.read(row.text, row.signature)
        except UnreadableRecordError:
            continue
        if (row.number, row.exam, row.kind) != (record.number, record.exam, record.kind.value):
            found.append(Flaw(place, Broken.ROW))
    return tuple(sorted(found, key=lambda flaw: flaw.number))


class Keeper:
    """Keeps the records of one sitting, each on the disk before it returns.

    It raises TakenOverError once another window has added to the exam.
    """

    def __init__(self, database: Database, key: OpenKey, exam: int, last: int) -> None:
        """Go on after the exam's record with the number `last`."""
        self._database = database
        self._key = key
        self._exam = exam
        self._last = last
        self._tried: Record | None = None

    def __call__(self, kind: RecordKind, body: Mapping[str, Any], at: datetime) -> None:
        """Append a record; raise StoreError or TakenOverError."""
        with self._database.writing() as connection:
            newest = last_record(connection, self._exam)
            if newest is None or (newest.number != self._last and not self._is_own(newest)):
                raise TakenOverError
            self._tried = append(connection, self._key, kind, self._exam, at, body)
        self._last = self._tried.number

    def _is_own(self, newest: Record) -> bool:
        """Tell whether a record is there although it seemed that it could not be written."""
        return self._tried is not None and newest.signature == self._tried.signature


def _read(row: Row[Any]) -> Record:
    try:
        return Record.read(row.text, row.signature)
    except UnreadableRecordError as error:
        raise StoreError(Trouble.CORRUPT, f"exam record {row.number}") from error
