"""Troubles of the surroundings, apart from faults of our own."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from sqlalchemy.exc import DBAPIError


class Trouble(StrEnum):
    """What keeps the database from working; `wording` has a sentence for each."""

    LOCKED = "locked"
    READ_ONLY = "read_only"
    FULL = "full"
    CORRUPT = "corrupt"
    NEWER = "newer"
    UNREACHABLE = "unreachable"


class StoreError(Exception):
    """The database cannot be used, for a reason outside the program.

    What was to be saved is not saved; it may be kept and saved again later.
    """

    def __init__(self, trouble: Trouble, detail: str) -> None:
        super().__init__(f"{trouble}: {detail}")
        self.trouble = trouble


# A missing table or column means that the file is not as the program made it.
_SQLITE_TROUBLES = {
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


@contextmanager
def troubles_told() -> Iterator[None]:
    """Raise StoreError for what the surroundings did; let faults of our own through."""
    try:
        yield
    except DBAPIError as error:
        trouble = _trouble(error.orig)
        if trouble is None:
            raise
        raise StoreError(trouble, str(error.orig)) from error
    except OSError as error:
        raise StoreError(Trouble.UNREACHABLE, str(error)) from error


def _trouble(error: BaseException | None) -> Trouble | None:
    code = getattr(error, "sqlite_errorcode", None)
    # The lowest byte is the kind, the others its details.
    return None if code is None else _SQLITE_TROUBLES.get(code & 0xFF)
