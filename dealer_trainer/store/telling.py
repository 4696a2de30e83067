"""Errors of the drivers and of the disk, told as troubles."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError, OperationalError

from dealer_trainer.store.errors import StoreError, Trouble

# A missing table or column means that the file is not as the program made it.
_SQLITE = {
    sqlite3.SQLITE_ERROR: Trouble.CORRUPT,
    sqlite3.SQLITE_PERM: Trouble.UNREACHABLE,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_IOERR: Trouble.UNREACHABLE,
    sqlite3.SQLITE_CORRUPT: Trouble.CORRUPT,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREACHABLE,
    sqlite3.SQLITE_PROTOCOL: Trouble.LOCKED,
    sqlite3.SQLITE_AUTH: Trouble.UNREACHABLE,
    sqlite3.SQLITE_NOTADB: Trouble.CORRUPT,
}
# Of all that is referred to only people are ever deleted.
_SQLITE_FOREIGN_KEY = sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
_DISK = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
}
# By SQLSTATE, the longest beginning that is known: a class has two characters, a code five.
_POSTGRES = {
    "08": Trouble.SERVER_GONE,
    "23503": Trouble.PERSON_GONE,
    "25006": Trouble.READ_ONLY,
    "28": Trouble.SERVER_REFUSED,
    "3D": Trouble.SERVER_REFUSED,
    "40": Trouble.LOCKED,
    "42501": Trouble.SERVER_REFUSED,
    "42703": Trouble.CORRUPT,
    "42P01": Trouble.CORRUPT,
    "53": Trouble.SERVER_GONE,
    "53100": Trouble.FULL,
    "55P03": Trouble.LOCKED,
    "57014": Trouble.LOCKED,
    "57": Trouble.SERVER_GONE,
    "58": Trouble.SERVER_GONE,
    "XX": Trouble.CORRUPT,
}
# SQLite needs room for two files beside the database; with less the disk is as good as full.
_LEAST_ROOM = 128 * 1024


@contextmanager
def troubles_told(file: Path | None = None) -> Iterator[None]:
    """Raise StoreError for what the surroundings did; let faults of our own through.

    `file` is the one that is worked on; a look at it and its disk tells apart what the driver does
    not. What a server's driver raises is forgotten: it carries the address with the password.
    """
    try:
        yield
    except DBAPIError as error:
        of_sqlite = isinstance(error.orig, sqlite3.Error)
        told = _of_sqlite(error.orig, file) if of_sqlite else _of_server(error)
        if told is None:
            raise
        if of_sqlite:
            raise told from error
        _forget(error)
        raise told from None
    except sqlite3.Error as error:
        told = _of_sqlite(error, file)
        if told is None:
            raise
        raise told from error
    except OSError as error:
        raise StoreError(_of_disk(error), f"{type(error).__name__} {error.errno}") from error


def _of_sqlite(error: BaseException | None, file: Path | None) -> StoreError | None:
    code = getattr(error, "sqlite_errorcode", 0)
    if code == _SQLITE_FOREIGN_KEY:
        return StoreError(Trouble.PERSON_GONE, str(error))
    # The lowest byte is the kind, the others its details.
    trouble = _SQLITE.get(code & 0xFF)
    if trouble is None:
        return None
    if file is not None and trouble in {Trouble.UNREACHABLE, Trouble.READ_ONLY}:
        trouble = _seen_at(file, trouble)
    return StoreError(trouble, str(error))


def _seen_at(file: Path, trouble: Trouble) -> Trouble:
    """Return what a look at the file adds to "cannot open" or "cannot read or write"."""
    folder = file.parent
    if not folder.is_dir():
        return Trouble.GONE if trouble is Trouble.READ_ONLY else trouble
    if shutil.disk_usage(folder).free < _LEAST_ROOM:
        return Trouble.FULL
    there = file.exists()
    if not os.access(folder, os.W_OK) or (there and not os.access(file, os.W_OK)):
        return Trouble.READ_ONLY
    return trouble


def _of_disk(error: OSError) -> Trouble:
    return _DISK.get(error.errno or 0, Trouble.UNREACHABLE)


def _of_server(error: DBAPIError) -> StoreError | None:
    state = getattr(error.orig, "sqlstate", None)
    if state is None:
        if not error.connection_invalidated and not isinstance(error, OperationalError):
            return None
        return StoreError(_of_connection(error.orig), type(error.orig).__name__)
    trouble = _POSTGRES.get(state) or _POSTGRES.get(state[:2])
    return StoreError(trouble, f"SQLSTATE {state}") if trouble else None


def _of_connection(error: BaseException | None) -> Trouble:
    """Tell a server that answers, but with a refusal, from one that does not answer."""
    connection = getattr(error, "pgconn", None)
    asked = connection is not None and (connection.needs_password or connection.used_password)
    return Trouble.SERVER_REFUSED if asked or "FATAL" in str(error) else Trouble.SERVER_GONE


def _forget(error: DBAPIError) -> None:
    error.orig = None
    error.args = ()
    error.__cause__ = error.__context__ = None
    error.__traceback__ = None
