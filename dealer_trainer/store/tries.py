"""A PIN checked against the one in a row, slower after each wrong one."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, Table, update

from dealer_trainer.store.database import Database
from dealer_trainer.store.pins import is_pin, wait_before

#: No wrong PIN since the last right one.
NONE_WRONG = {"wrong_pins": 0, "wrong_pin_utc": None}


@dataclass(frozen=True, slots=True)
class PinCheck:
    """What came of a PIN: it is right, or wrong, or it was not looked at because of `wait`.

    After a wrong one `wait` is how long the next will not be looked at.
    """

    right: bool
    wait: timedelta


class Tries:
    """The tries at the PINs of a table with the columns `id`, `pin`, `wrong_pins`, `wrong_pin_utc`.

    `locked` returns a row by its number, locked until the transaction ends; what it raises is
    raised.
    """

    def __init__(
        self, database: Database, table: Table, locked: Callable[[Connection, int], Row[Any]]
    ) -> None:
        self._database = database
        self._table = table
        self._locked = locked

    def check(self, number: int, pin: str, now: datetime) -> PinCheck:
        """Check a PIN, slower after each wrong one; one that is not set is right.

        A try counts as wrong before it is looked at, so that ending the program gives none for
        nothing, nor does trying in several windows at a time.
        """
        row = self._count(number, now)
        if row.pin is None:
            return PinCheck(right=True, wait=timedelta())
        wait = wait_before(row.wrong_pins, row.wrong_pin_utc, now)
        if wait:
            return PinCheck(right=False, wait=wait)
        if is_pin(row.pin, pin):
            with self._database.writing() as connection:
                self._locked(connection, number)
                self._change(connection, number, NONE_WRONG)
            return PinCheck(right=True, wait=timedelta())
        return PinCheck(right=False, wait=wait_before(row.wrong_pins + 1, now, now))

    def _count(self, number: int, now: datetime) -> Row[Any]:
        """Return the row as it was; count a wrong PIN unless one has to wait."""
        with self._database.writing() as connection:
            row = self._locked(connection, number)
            last = row.wrong_pin_utc
            waits = row.pin is None or wait_before(row.wrong_pins, last, now)
            change = {} if waits else {"wrong_pins": row.wrong_pins + 1, "wrong_pin_utc": now}
            # The clock was put back; from now on it is waited by the new time.
            if waits and last is not None and now < last:
                change = {"wrong_pin_utc": now}
            if change:
                self._change(connection, number, change)
            return row

    def _change(self, connection: Connection, number: int, change: dict[str, Any]) -> None:
        table = self._table
        connection.execute(update(table).where(table.c.id == number).values(change))
