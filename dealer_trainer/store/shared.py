"""Records on a server that several computers share; what cannot be sent now waits for it here."""

import hashlib
from datetime import datetime, timedelta
from pathlib import Path
from typing import Self

from sqlalchemy import make_url

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store.database import Database
from dealer_trainer.store.engine import make_server_engine
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.folder import make_folder
from dealer_trainer.store.migrate import bring_to_head
from dealer_trainer.store.queue import Queue
from dealer_trainer.store.rows import keep_answer
from dealer_trainer.store.sqlite_files import set_aside
from dealer_trainer.store.store import Store

#: How long a server that was gone is not asked again, so that nobody waits for it at each answer.
RETRY_AFTER = timedelta(seconds=30)


class SharedStore(Store):
    """A store on a PostgreSQL server, with a queue on this computer.

    An answer is saved as soon as the server has it or, while it cannot be reached, the queue;
    `trouble` then says why. Everything else needs the server and raises StoreError without it.
    """

    def __init__(self, database: Database, queue: Queue) -> None:
        super().__init__(database)
        self.trouble: StoreError | None = None
        self._queue = queue
        self._failed: datetime | None = None

    @classmethod
    def connect(cls, address: str, data: Path, now: datetime) -> Self:
        """Open the database at a URL, with a queue in the data folder; a server may be gone.

        Raises StoreError with BAD_ADDRESS or NO_DRIVER, or with what is wrong with the data folder.
        """
        database = Database(make_server_engine(address), bring_to_head)
        make_folder(data)
        store = cls(database, _sound_queue(data / f"queue-{_place(address)}.sqlite", now))
        try:
            database.prepare()
        except StoreError as error:
            store.trouble = error
        return store

    @property
    def waiting(self) -> int:
        """How many answers wait for the server."""
        return self._queue.count()

    def save(self, record: AnswerRecord) -> str:
        """Save an answer on the server or in the queue and return its key."""
        if not self._was_gone_at(record.answered):
            try:
                self.send(record.answered)
                super().save(record)
            except StoreError as error:
                if error.trouble is Trouble.PERSON_GONE:
                    raise
                self._note(error, record.answered)
            else:
                self.trouble = self._failed = None
                return record.key
        self._queue.put(self._whole(record))
        return record.key

    def send(self, now: datetime) -> int:
        """Send what waits, the oldest first, and return how many the server took.

        Raises StoreError if it does not take them all; those that it has are in the queue no more,
        and the server keeps none twice, even if this program ends before it has noticed.
        """
        sent = 0
        try:
            while (waiting := self._queue.first()) is not None:
                try:
                    with self._database.writing() as connection:
                        keep_answer(connection, waiting.answer)
                except StoreError as error:
                    if error.trouble is not Trouble.PERSON_GONE:
                        raise
                    self._queue.refuse(waiting)
                else:
                    self._queue.remove(waiting)
                    sent += 1
        except StoreError as error:
            self._note(error, now)
            raise
        if sent:
            self.trouble = self._failed = None
        return sent

    def close(self) -> None:
        """Close all connections; what waits is sent when the program runs again."""
        self._queue.close()
        super().close()

    def _was_gone_at(self, now: datetime) -> bool:
        return self._failed is not None and abs(now - self._failed) < RETRY_AFTER

    def _note(self, error: StoreError, now: datetime) -> None:
        self.trouble, self._failed = error, now


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
