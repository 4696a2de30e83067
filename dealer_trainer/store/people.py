"""The people who practise on a computer, and their PINs."""

import unicodedata
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update
from sqlalchemy.exc import IntegrityError

from dealer_trainer.store import standings, sums
from dealer_trainer.store.database import Database
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.pins import pin_hash
from dealer_trainer.store.rows import new_person
from dealer_trainer.store.schema import answers, people
from dealer_trainer.store.tries import NONE_WRONG, PinCheck, Tries

LONGEST_NAME = 100


class UnfitNameError(ValueError):
    """A name has from one to a hundred characters, none of them for control."""


class NameTakenError(Exception):
    """Another person has this name, with large and small letters taken for the same."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who practises; the one without an account has no name.

    `key` is the same in every database into which the person was imported.
    """

    id: int
    key: str
    name: str
    created: datetime
    has_pin: bool


class People:
    """Who practises here.

    Every method but `all`, `add` and `met` raises StoreError with PERSON_GONE if the person was
    deleted meanwhile, in another window or on another computer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._met: dict[int, Person] = {}
        self._tries = Tries(database, people, partial(_row, for_update=True))

    def met(self, person: int | None) -> Person | None:
        """Return a person as last seen, without asking the database."""
        return None if person is None else self._met.get(person)

    def all(self) -> tuple[Person, ...]:
        """Return everybody by name; the one without an account is first, if there is one."""
        query = select(people).order_by(people.c.folded, people.c.id)
        with self._database.reading() as connection:
            everybody = tuple(_person(row) for row in connection.execute(query))
        self._met |= {person.id: person for person in everybody}
        return everybody

    def get(self, person: int) -> Person:
        """Return a person."""
        with self._database.reading() as connection:
            found = _person(_row(connection, person))
        self._met[person] = found
        return found

    def add(self, name: str, now: datetime, key: str) -> int:
        """Enter a person and return the id; `key` is random, up to 32 characters.

        Raises UnfitNameError, or NameTakenError.
        """
        whole = tidy(name)
        row = new_person(whole, folded(whole), now, key)
        with self._database.writing() as connection:
            if not insert_once(connection, people, row):
                raise NameTakenError
            query = select(people.c.id).where(people.c.key == key)
            number: int = connection.execute(query).scalar_one()
            return number

    def rename(self, person: int, name: str) -> None:
        """Give a person another name; raise UnfitNameError, or NameTakenError."""
        whole = tidy(name)
        self._change(person, name=whole, folded=folded(whole))

    def delete(self, person: int) -> None:
        """Delete a person with every answer; ask him first.

        Copies made before still hold them; each is deleted as newer ones take its place.
        """
        with self._database.writing() as connection:
            _row(connection, person, for_update=True)
            sums.forget(connection, person)
            standings.forget(connection, person)
            connection.execute(delete(answers).where(answers.c.person_id == person))
            connection.execute(delete(people).where(people.c.id == person))

    def set_pin(self, person: int, pin: str) -> None:
        """Give a person a PIN; the caller has checked the old one. Raises UnfitPinError."""
        self._change(person, pin=pin_hash(pin), **NONE_WRONG)

    def clear_pin(self, person: int) -> None:
        """Let a person in without a PIN; the caller has checked it."""
        self._change(person, pin=None, **NONE_WRONG)

    def check_pin(self, person: int, pin: str, now: datetime) -> PinCheck:
        """Check a PIN, slower after each wrong one; one that is not set is right."""
        return self._tries.check(person, pin, now)

    def _change(self, person: int, **values: object) -> None:
        change = update(people).where(people.c.id == person).values(values)
        try:
            with self._database.writing() as connection:
                _row(connection, person)
                connection.execute(change)
        except IntegrityError as error:
            raise NameTakenError from error


def tidy(name: str) -> str:
    """Return a name with single blanks between its words; raise UnfitNameError.

    >>> tidy("  Anna   Petrova ")
    'Anna Petrova'
    """
    whole = " ".join(name.split())
    strange = any(unicodedata.category(each) in {"Cc", "Cs", "Zl", "Zp"} for each in whole)
    if not 1 <= len(whole) <= LONGEST_NAME or strange or not folded(whole):
        raise UnfitNameError
    if len(folded(whole)) > 2 * LONGEST_NAME:
        raise UnfitNameError
    return whole


def folded(name: str) -> str:
    """Return a name as it is compared: large and small letters are the same, whatever the system.

    >>> folded("Анна") == folded("АННА")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def _row(connection: Connection, person: int, *, for_update: bool = False) -> Row[Any]:
    query = select(people).where(people.c.id == person)
    row = connection.execute(query.with_for_update() if for_update else query).one_or_none()
    if row is None:
        raise StoreError(Trouble.PERSON_GONE, f"person {person}")
    return row


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.key, row.name, row.created_utc, row.pin is not None)
