"""Records on a server that several computers share; what cannot be sent now waits for it here."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Self

from sqlalchemy import make_url

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store.apart import keep_apart
from dealer_trainer.store.database import Database
from dealer_trainer.store.engine import make_server_engine
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.folder import make_folder
from dealer_trainer.store.migrate import bring_to_head
from dealer_trainer.store.queue import Queue, Waiting
from dealer_trainer.store.rows import keep_answers, number_of
from dealer_trainer.store.sqlite_files import set_aside
from dealer_trainer.store.store import Store
from dealer_trainer.store.stored import Owner

#: How long a server that was gone is not asked again, so that nobody waits for it at each answer.
RETRY_AFTER = timedelta(seconds=30)


class SharedStore(Store):
    """A store on a PostgreSQL server, with a queue on this computer.

    An answer is saved as soon as the queue has it, from which it is sent in its turn; `trouble`
    says why it cannot be. Everything else needs the server and raises StoreError without it. `gone`
    are those who were deleted on the server while answers of theirs waited here.
    """

    def __init__(self, database: Database, data: Path, queue: Queue) -> None:
        super().__init__(database, data)
        self.gone: tuple[Owner, ...] = ()
        self.trouble: StoreError | None = None
        self._queue = queue
        self._failed: datetime | None = None

    @classmethod
    def connect(cls, address: str, data: Path, now: datetime, *, ask: bool = True) -> Self:
        """Open the database at a URL, with a queue in the data folder; a server may be gone.

        Without `ask` that is seen when something is first asked of it. Raises StoreError with
        BAD_ADDRESS or NO_DRIVER, or with what is wrong with the data folder.
        """
        database = Database(make_server_engine(address), bring_to_head)
        make_folder(data)
        store = cls(database, data, _sound_queue(data / f"queue-{_place(address)}.sqlite", now))
        if ask:
            try:
                database.prepare()
            except StoreError as error:
                store.trouble = error
        return store

    @property
    def waiting(self) -> int:
        """How many answers wait for the server."""
        return self._queue.count()

    def keep(
        self,
        record: AnswerRecord,
        last: str = "",
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        """Put an answer on the disk of this computer, to be sent soon; a server is not waited for.

        `last` is the key of whoever practised last, if the server could not yet be asked for him;
        `meanwhile` is done while the disk writes. Raises StoreError if neither the disk nor the
        server takes it.
        """
        whole, person = self._whole(record), self.people.met(record.person)
        owner = None
        if person is not None:
            owner = Owner(person.key, person.name, person.created)
        elif last and record.person is None:
            owner = Owner(last, "", record.answered)
        try:
            self._queue.put(whole, owner, meanwhile)
        except StoreError:
            if self.trouble is not None:
                raise
            super().save(record)

    def save(self, record: AnswerRecord, meanwhile: Callable[[], None] | None = None) -> str:
        """Save an answer in the queue, then on the server if that is there, and return its key."""
        self.keep(record, meanwhile=meanwhile)
        if not self._was_gone_at(record.answered):
            with suppress(StoreError):
                self.send(record.answered)
        return record.key

    def send(self, now: datetime) -> int:
        """Send what waits, the oldest first, and return how many the server took.

        Raises StoreError if it does not take them all; those that it has are in the queue no more,
        and the server keeps none twice, even if this program ends before it has noticed. Those of
        somebody who was deleted there stop no others: they are set apart, see `gone`.
        """
        sent = 0
        try:
            self._database.prepare()
            if self.trouble is not None:
                self._ask()
            while (waiting := self._queue.first()) is not None:
                try:
                    self._send(waiting)
                except StoreError as error:
                    if error.trouble is not Trouble.PERSON_GONE:
                        raise
                    self._queue.refuse(waiting)
                else:
                    self._queue.remove(waiting)
                    sent += 1
            self._set_refused_apart()
        except StoreError as error:
            self.trouble, self._failed = error, now
            raise
        self.trouble = self._failed = None
        return sent

    def close(self) -> None:
        """Close all connections; what waits is sent when the program runs again."""
        self._queue.close()
        super().close()

    def _was_gone_at(self, now: datetime) -> bool:
        return self._failed is not None and abs(now - self._failed) < RETRY_AFTER

    def _ask(self) -> None:
        """Look whether the server is there again."""
        with self._database.reading():
            pass

    def _send(self, waiting: Waiting) -> None:
        answer = waiting.answer
        with self._database.writing() as connection:
            if waiting.owner is not None:
                person = number_of(connection, waiting.owner)
                answer = replace(answer, row={**answer.row, "person_id": person})
            keep_answers(connection, [answer])

    def _set_refused_apart(self) -> None:
        """Take answers of whoever was deleted out of the queue, into a file for each of them."""
        refused: dict[Owner, list[Waiting]] = {}
        for each in self._queue.refused():
            refused.setdefault(each.owner or _unknown(each), []).append(each)
        for owner, theirs in refused.items():
            keep_apart(self._data, owner, [each.answer for each in theirs])
            self._queue.remove(*theirs)
            self.gone += (owner,)


def _unknown(waiting: Waiting) -> Owner:
    """Return an owner for an answer of which an older program noted nothing but a number."""
    number = str(waiting.answer.row["person_id"])
    return Owner(f"gone-{number}", number, waiting.answer.row["answered_utc"])


def _sound_queue(file: Path, now: datetime) -> Queue:
    """Return the queue in a file; a damaged one is set aside, so that answers can wait again."""
    queue = Queue(file)
    try:
        queue.count()
    except StoreError as error:
        if error.trouble is not Trouble.CORRUPT:
            raise
        queue.close()
        set_aside(file, now)
    return Queue(file)


def _place(address: str) -> str:
    """Return a name for the database at a URL that tells nothing about it."""
    url = make_url(address)
    text = f"{url.host}\n{url.port or 5432}\n{url.database}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]
