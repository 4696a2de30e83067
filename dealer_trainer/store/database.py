"""A database that is open: its transactions, and whether its file is still the one there."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from threading import Event
from typing import Any

from sqlalchemy import Connection, Engine, Transaction, event

from dealer_trainer.store.engine import TO_WRITE
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.sqlite_files import BESIDE, SET_ASIDE, beside, copy_open, free_name
from dealer_trainer.store.telling import troubles_told


class Database:
    """Transactions on one database, by one thread at a time.

    `prepare` brings its schema to that of this program, before the first transaction and after
    another file has taken its place. `file` is its file, None for a server. Every transaction
    raises StoreError if the surroundings do not let it be done, and has then changed nothing that
    can be seen.
    """

    def __init__(
        self, engine: Engine, prepare: Callable[[Engine], None], file: Path | None = None
    ) -> None:
        self.engine = engine
        self.file = file
        self._prepare = prepare
        self._is_ready = False
        self._opened: os.stat_result | None = None
        self._log: os.stat_result | None = None
        self._disk = ThreadPoolExecutor(max_workers=1, thread_name_prefix="disk")
        if file is not None:
            event.listen(engine, "connect", self._remember)

    def prepare(self) -> None:
        """Connect and bring the schema to that of this program, unless that was done."""
        if not self._is_ready:
            with troubles_told(self.file):
                self._prepare(self.engine)
            self._is_ready = True

    def close(self) -> None:
        """Close all connections; the next transaction opens the file that is then in its place."""
        with troubles_told(self.file):
            self.engine.dispose()
        self._opened, self._is_ready = None, False

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a connection on which all is read at one moment."""
        self.prepare()
        with troubles_told(self.file), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self, meanwhile: Callable[[], None] | None = None) -> Iterator[Connection]:
        """Give a connection whose changes are on the disk, all or none, when the block is left.

        While the disk writes them, `meanwhile` is done, which must not ask for this database.
        Raises StoreError with GONE if the file is deleted by then: nobody will find what was
        written, unless the open database is put back. With REPLACED what was in the deleted file is
        set aside, and the next transaction goes to the one in its place.
        """
        self.prepare()
        with (
            troubles_told(self.file),
            self.engine.connect().execution_options(**TO_WRITE) as connection,
            connection.begin() as transaction,
        ):
            yield connection
            if meanwhile is not None:
                begun = Event()
                written = self._disk.submit(_commit, transaction, begun)
                begun.wait()
                try:
                    meanwhile()
                finally:
                    written.result()
        self._look_for_file()

    def copy_to(self, target: Path) -> None:
        """Copy the open database, even if its file is deleted; raise StoreError."""
        with troubles_told(self.file), self.engine.connect() as connection:
            driver = connection.connection.driver_connection
            if isinstance(driver, SqliteConnection):
                copy_open(driver, target)

    def _remember(self, _connection: Any, _record: Any) -> None:
        if self.file is not None:
            self._opened, self._log = self.file.stat(), None

    def _look_for_file(self) -> None:
        if self.file is None or self._opened is None:
            return
        if _stat(self.file) is None:
            raise StoreError(Trouble.GONE, "the file was deleted while it was open")
        if not _is_same(_stat(self.file), self._opened):
            self._set_aside_deleted(self.file, self._opened)
            self.close()
            raise StoreError(Trouble.REPLACED, "another file was put in its place")
        log = _stat(beside(self.file, BESIDE[0]))
        if self._log is None:
            self._log = log
        elif not _is_same(log, self._log):
            self._bring_deleted_log_in()

    def _bring_deleted_log_in(self) -> None:
        """Bring what is in a deleted log, which nobody else can find, into the file itself."""
        with troubles_told(self.file), self.engine.connect() as connection:
            driver = connection.connection.driver_connection
            if isinstance(driver, SqliteConnection):
                driver.execute("PRAGMA wal_checkpoint(FULL)").close()

    def _set_aside_deleted(self, file: Path, opened: os.stat_result) -> None:
        """Keep what only this connection still has, unless the file has but another name."""
        aside = file.parent.glob(f"{file.stem}{SET_ASIDE}*{file.suffix}")
        if not any(os.path.samestat(path.stat(), opened) for path in aside):
            self.copy_to(free_name(file, f"{SET_ASIDE}replaced"))


def _commit(transaction: Transaction, begun: Event) -> None:
    """Commit, having said so: the interpreter would let it begin much later."""
    begun.set()
    transaction.commit()


def _is_same(file: os.stat_result | None, other: os.stat_result) -> bool:
    # Windows lets nobody delete or replace an open file, and its numbers of files on a network
    # drive are not to be relied on.
    return os.name == "nt" or (file is not None and os.path.samestat(file, other))


def _stat(file: Path) -> os.stat_result | None:
    try:
        return file.stat()
    except OSError:
        return None
