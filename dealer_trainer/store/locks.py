"""Locks that outlive a transaction: one exam at a time, whoever's window it is in."""

from datetime import datetime, timedelta

from sqlalchemy import and_, delete, or_, select, update

from dealer_trainer.store.database import Database
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.schema import locks

#: Who does not say for so long that he is still there has lost his lock: his program has crashed.
FORGOTTEN_AFTER = timedelta(minutes=1)
#: How often to say so.
HEARTBEAT = timedelta(seconds=15)


class Locks:
    """Locks by their name, each held by one owner, which is a random text of his window.

    The times are those of the caller; the clocks of computers that share one database may differ by
    half a minute.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def take(self, name: str, owner: str, now: datetime) -> bool:
        """Take a lock, or keep it; tell whether the owner has it now."""
        free = or_(
            locks.c.owner == owner,
            locks.c.seen_utc < now - FORGOTTEN_AFTER,
            # The clock was put back since.
            locks.c.seen_utc > now + FORGOTTEN_AFTER,
        )
        change = update(locks).where(and_(locks.c.name == name, free))
        with self._database.writing() as connection:
            if connection.execute(change.values(owner=owner, seen_utc=now)).rowcount == 1:
                return True
            return insert_once(connection, locks, {"name": name, "owner": owner, "seen_utc": now})

    def beat(self, name: str, owner: str, now: datetime) -> bool:
        """Say that the owner is still there; tell whether he still has the lock."""
        mine = and_(locks.c.name == name, locks.c.owner == owner)
        with self._database.writing() as connection:
            change = update(locks).where(mine).values(seen_utc=now)
            return connection.execute(change).rowcount == 1

    def owner(self, name: str) -> tuple[str, datetime] | None:
        """Return who holds a lock and when he was last there, or None."""
        query = select(locks.c.owner, locks.c.seen_utc).where(locks.c.name == name)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return row and (row.owner, row.seen_utc)

    def release(self, name: str, owner: str) -> None:
        """Give a lock back; one that has been lost meanwhile stays with its new owner."""
        mine = and_(locks.c.name == name, locks.c.owner == owner)
        with self._database.writing() as connection:
            connection.execute(delete(locks).where(mine))
