"""A person's data out of a database into a file, and from such a file into any database."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, union

from dealer_trainer.store.database import Database
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.people import NameTakenError, folded, tidy
from dealer_trainer.store.person_file import PersonFile, write_person_file
from dealer_trainer.store.plain import row_from_plain, row_to_plain, time_to_plain
from dealer_trainer.store.rows import keep_answers, new_person
from dealer_trainer.store.schema import answers, houses, people
from dealer_trainer.store.standings import relearn
from dealer_trainer.store.stored import WholeAnswer
from dealer_trainer.store.telling import troubles_told

# Answers that are brought in with one transaction; another window waits no longer than for these.
_AT_A_TIME = 200


@dataclass(frozen=True, slots=True)
class BroughtIn:
    """What came of an import: whose answers they are now, how many are new, how many were there."""

    person: int
    new: int
    known: int


def export_person(database: Database, person: int, target: Path) -> None:
    """Write everything of a person into a file but the PIN, which protects this database alone.

    Raises StoreError, also for the file.
    """
    with database.reading() as connection:
        row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
        if row is None:
            raise StoreError(Trouble.PERSON_GONE, f"person {person}")
        whole = {"key": row.key, "name": row.name, "created_utc": time_to_plain(row.created_utc)}
        with troubles_told(target):
            write_person_file(
                target, whole, _houses(connection, person), _answers(connection, person)
            )


def import_person(
    database: Database,
    file: PersonFile,
    name: str | None = None,
    told: Callable[[int], None] = lambda _: None,
) -> BroughtIn:
    """Bring the data of a file in, for the person with its key, or for a new one.

    A new person has the name of the file, or `name`; raises NameTakenError if another has it,
    UnfitNameError, StoreError, and FilesError if the file has changed since it was checked. An
    answer that is there already is not brought in again, so that it can be done anew after it was
    broken off. `told` is called with the number of answers so far; what it raises breaks it off.
    """
    plain = file.answers()
    with database.writing() as connection:
        person = _person(connection, file, file.name if name is None else tidy(name))
    new = known = 0
    while batch := list(islice(plain, _AT_A_TIME)):
        with database.writing() as connection:
            given = (_given(file, person, answer) for answer in batch)
            fresh = keep_answers(connection, given, learn=False)
        new += fresh
        known += len(batch) - fresh
        told(new + known)
    if new:
        with database.writing() as connection:
            relearn(connection, person)
    return BroughtIn(person, new, known)


def _person(connection: Connection, file: PersonFile, name: str) -> int:
    row = new_person(name, folded(name), file.created, file.key)
    query = select(people.c.id).where(people.c.key == file.key)
    if not insert_once(connection, people, row):
        known: int | None = connection.execute(query).scalar_one_or_none()
        if known is None:
            raise NameTakenError
        return known
    new: int = connection.execute(query).scalar_one()
    return new


def _given(file: PersonFile, person: int, plain: dict[str, Any]) -> WholeAnswer:
    row = row_from_plain(plain) | {"person_id": person}
    house, other = file.houses[row.pop("house_hash")], row.pop("other_hash", None)
    return WholeAnswer(row, house, file.houses.get(other))


def _houses(connection: Connection, person: int) -> Iterator[dict[str, Any]]:
    hashes = (answers.c.house_hash, answers.c.other_hash)
    used = union(*(select(each).where(answers.c.person_id == person) for each in hashes))
    query = select(houses).where(houses.c.hash.in_(used)).order_by(houses.c.hash)
    for row in connection.execute(query):
        yield {"hash": row.hash, "house": row.house, "text": row.text}


def _answers(connection: Connection, person: int) -> Iterator[dict[str, Any]]:
    query = select(answers).where(answers.c.person_id == person).order_by(answers.c.id)
    for row in connection.execute(query.execution_options(yield_per=500)):
        hashes = {"house_hash": row.house_hash}
        if row.other_hash is not None:
            hashes["other_hash"] = row.other_hash
        yield row_to_plain(row._asdict()) | hashes
