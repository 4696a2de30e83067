"""Whoever trains the people of a database: with one PIN he sees the results of all."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, select, update

from dealer_trainer.store.database import Database
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.pins import pin_hash
from dealer_trainer.store.schema import trainers
from dealer_trainer.store.tries import NONE_WRONG, PinCheck, Tries

_NUMBER = 1


class Trainer:
    """The trainer's PIN; as long as none was set nobody sees the results of others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tries = Tries(database, trainers, lambda connection, _: _row(connection))

    @property
    def has_pin(self) -> bool:
        """Tell whether a PIN was set."""
        with self._database.reading() as connection:
            return bool(connection.execute(select(trainers.c.pin)).scalar())

    def set_first_pin(self, pin: str) -> bool:
        """Set the PIN unless one was set; tell whether it is this one now. Raises UnfitPinError."""
        kept = pin_hash(pin)
        with self._database.writing() as connection:
            if _row(connection).pin is not None:
                return False
            connection.execute(update(trainers).values(pin=kept, **NONE_WRONG))
            return True

    def set_pin(self, pin: str) -> None:
        """Set another PIN; the caller has checked the old one. Raises UnfitPinError."""
        kept = pin_hash(pin)
        with self._database.writing() as connection:
            _row(connection)
            connection.execute(update(trainers).values(pin=kept, **NONE_WRONG))

    def check_pin(self, pin: str, now: datetime) -> PinCheck:
        """Check a PIN, slower after each wrong one; without a PIN none is right."""
        check = self._tries.check(_NUMBER, pin, now)
        return check if self.has_pin else PinCheck(right=False, wait=check.wait)


def _row(connection: Connection) -> Row[Any]:
    """Return the trainer's row, locked; it is made when it is first needed."""
    insert_once(connection, trainers, {"id": _NUMBER, "wrong_pins": 0})
    return connection.execute(select(trainers).with_for_update()).one()
