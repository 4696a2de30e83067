"""The few statements that more than one room of the store needs."""

import hashlib
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.schema import answers, houses, people
from dealer_trainer.store.standings import learn_in
from dealer_trainer.store.stored import Owner, WholeAnswer
from dealer_trainer.store.sums import count_in

#: The name of the one who practises without an account.
NOBODY = ""


def keep_answers(
    connection: Connection, given: Iterable[WholeAnswer], *, learn: bool = True
) -> int:
    """Insert answers with the texts of their houses, each unless it is there, and sum them up.

    Returns how many are new. Without a `person_id` an answer belongs to the one who practises
    without an account. Without `learn` the standings are left to be made anew.
    """
    new = []
    for answer in given:
        row = {**answer.row, "house_hash": answer.house.hash}
        if answer.other is not None:
            row["other_hash"] = answer.other.hash
        if row["person_id"] is None:
            row["person_id"] = nobody(connection, row["answered_utc"])
        for text in answer.texts:
            insert_once(
                connection, houses, {"hash": text.hash, "house": text.house, "text": text.text}
            )
        if insert_once(connection, answers, row):
            new.append({**row, "house": answer.house.house})
    count_in(connection, new)
    if learn:
        learn_in(connection, new)
    return len(new)


def number_of(connection: Connection, owner: Owner) -> int | None:
    """Return the number of an answer's owner, None for the one without an account.

    Of whoever practised last it is not known whether he has a PIN; with one he would have been
    asked for it, so the answer is nobody's. Raises StoreError with PERSON_GONE.
    """
    query = select(people.c.id, people.c.pin).where(people.c.key == owner.key)
    row = connection.execute(query).one_or_none()
    if row is None and owner.name:
        raise StoreError(Trouble.PERSON_GONE, "the owner of an answer that waited")
    if row is None or (row.pin is not None and not owner.name):
        return None
    number: int = row.id
    return number


def nobody(connection: Connection, now: datetime) -> int:
    """Return the one who practises without an account, entered as of now if need be."""
    number = known_nobody(connection)
    if number is None:
        key = hashlib.sha256(f"nobody {now.isoformat()}".encode()).hexdigest()[:32]
        insert_once(connection, people, new_person(NOBODY, NOBODY, now, key))
        number = connection.execute(_NOBODY).scalar_one()
    return number


def known_nobody(connection: Connection) -> int | None:
    """Return the one who practises without an account, None if he has not answered yet."""
    number: int | None = connection.execute(_NOBODY).scalar_one_or_none()
    return number


def new_person(name: str, folded: str, now: datetime, key: str) -> dict[str, Any]:
    """Return the row of a person without a PIN."""
    return {"key": key, "name": name, "folded": folded, "created_utc": now, "wrong_pins": 0}


_NOBODY = select(people.c.id).where(people.c.folded == NOBODY)
