"""SQLite files as wholes: copied while they are in use, examined, moved out of the way."""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.schema import HEAD, REVISIONS, metadata
from dealer_trainer.store.telling import troubles_told

#: How a file that is only half made ends; no such file counts as anything.
HALF_MADE = ".part"
#: What the name of a file that was set aside has after the name that it had.
SET_ASIDE = "-set-aside-"
#: The ends of the files beside a database that belong to it.
BESIDE = ("-wal", "-shm")
_TRIES_OF_A_LOCK = 20
# In seconds: how long a beginning may take, and how often it is looked whether it is over.
_PATIENCE, _PAUSE = 10.0, 0.02
# Only who has a file to himself can do this; closing it then brings the log in.
_ALONE = ("PRAGMA locking_mode=EXCLUSIVE", "SELECT name FROM sqlite_master LIMIT 1")
_SCHEMA = """
SELECT CASE WHEN sql LIKE 'CREATE VIRTUAL%' THEN 'virtual' ELSE type END, name FROM sqlite_master
WHERE name NOT IN ('sqlite_sequence', 'sqlite_stat1') AND sql IS NOT NULL
"""


def copy_file(source: Path, target: Path) -> None:
    """Copy a database that may be in use, or nothing at all; raise StoreError."""
    with troubles_told(source), closing(_open_to_read(source)) as connection:
        copy_open(connection, target)


def copy_open(connection: sqlite3.Connection, target: Path) -> None:
    """Copy an open database, or nothing at all; raise StoreError.

    The copy is one file, which has been examined and is on the disk when it gets its name.
    """
    with troubles_told(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(
            prefix=f"{target.name}.", suffix=HALF_MADE, dir=target.parent
        )
        os.close(handle)
        part = Path(name)
    try:
        with troubles_told(part), closing(sqlite3.connect(part)) as copy:
            copy.execute("PRAGMA synchronous=FULL")
            connection.backup(copy, progress=_Patience(), sleep=0.1)
            copy.execute("PRAGMA journal_mode=DELETE")
        examine(part)
        with troubles_told(target):
            part.replace(target)
            _write_through(target.parent)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def examine(file: Path) -> str:
    """Return the revision of a database that is sound and this program's; raise StoreError.

    The trouble is CORRUPT, NOT_OURS, NEWER, or what keeps the file from being read. The file is
    not changed, and nothing that may be hidden in it is run.
    """
    with troubles_told(file):
        if not file.is_file():
            raise StoreError(Trouble.UNREACHABLE, "no such file")
        if file.stat().st_size == 0:
            raise StoreError(Trouble.NOT_OURS, "an empty file")
    # So nothing is made beside it either.
    alone = not beside(file, "-wal").exists()
    with troubles_told(file), closing(_open_to_read(file, alone=alone)) as connection:
        connection.execute("PRAGMA trusted_schema=OFF")
        if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise StoreError(Trouble.CORRUPT, "the database is damaged inside")
        found = set(connection.execute(_SCHEMA).fetchall())
        if ("table", "alembic_version") not in found:
            raise StoreError(Trouble.NOT_OURS, "the database of another program")
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    revision = str(row[0]) if row else ""
    if revision > HEAD:
        raise StoreError(Trouble.NEWER, f"this program knows {HEAD}")
    if revision not in REVISIONS or not _ours(found):
        raise StoreError(Trouble.NOT_OURS, "the database of another program")
    return revision


def set_aside(file: Path, now: datetime) -> Path:
    """Give a database and the files beside it another name; return that.

    Raises StoreError with LOCKED if another window has it open: what that one saves next would be
    in the file set aside. Killed at any moment, the file is whole with its log under the one
    name or under the other.
    """
    if not file.is_file():
        raise StoreError(Trouble.UNREACHABLE, "no such file")
    free = free_name(file, set_aside_at(now))
    log = beside(free, BESIDE[0])
    with troubles_told(file), suppress(FileNotFoundError):
        # SQLite deletes the log of a file that it finds empty, whatever there is in it.
        shutil.copyfile(beside(file, BESIDE[0]), log)
    try:
        if _bring_log_in(file):
            log.unlink(missing_ok=True)
    except StoreError:
        log.unlink(missing_ok=True)
        raise
    with troubles_told(file):
        file.rename(free)
        for end in BESIDE:
            with suppress(FileNotFoundError):
                beside(file, end).replace(beside(free, end))
        _write_through(file.parent)
    return free


def _bring_log_in(file: Path) -> bool:
    """Make one file of a database and its log; tell whether it was sound enough for that."""
    if file.stat().st_size == 0:
        return False
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            for statement in _ALONE:
                connection.execute(statement).fetchall()
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise StoreError(Trouble.LOCKED, "another window has it open") from error
        return False
    return True


def set_aside_at(now: datetime) -> str:
    """Return what is added to the name of a file that is set aside."""
    return f"{SET_ASIDE}{now.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def has_log(file: Path) -> bool:
    """Tell whether there are answers beside a file that may not be in it."""
    try:
        return beside(file, BESIDE[0]).stat().st_size > 0
    except OSError:
        return False


def clear_place(file: Path, addition: str) -> None:
    """Set aside what a database that is no longer there has left beside it; raise StoreError."""
    with troubles_told(file):
        for end in BESIDE:
            left = beside(file, end)
            with suppress(FileNotFoundError):
                left.rename(free_name(left, addition))


@contextmanager
def beginning(file: Path) -> Iterator[None]:
    """Let one program at a time begin a new database; raise StoreError.

    Else one would set aside the log of another. Whoever died over it is not waited for.
    """
    sign = beside(file, "-new")
    with troubles_told(file):
        while not _is_made(sign):
            with suppress(FileNotFoundError):
                if time.time() - sign.stat().st_mtime > _PATIENCE:
                    sign.unlink()
            time.sleep(_PAUSE)
    try:
        yield
    finally:
        sign.unlink(missing_ok=True)


def _is_made(sign: Path) -> bool:
    try:
        sign.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def beside(file: Path, end: str) -> Path:
    """Return the file beside a database whose name has a further end."""
    return file.with_name(file.name + end)


def free_name(file: Path, addition: str) -> Path:
    """Return the first name that is free: the file's with an addition, then with a number too."""
    numbered = (addition if number == 1 else f"{addition}-{number}" for number in count(1))
    names = (file.with_name(f"{file.stem}{each}{file.suffix}") for each in numbered)
    return next(name for name in names if not os.path.lexists(name))


def put_in_place(whole: Path, file: Path) -> None:
    """Move a whole database to a place that is free; raise StoreError if it is not."""
    with troubles_told(file):
        try:
            os.link(whole, file)
        except FileExistsError:
            raise StoreError(Trouble.REPLACED, "another file is in its place") from None
        except OSError:
            # A file system without links; the name was free a moment ago.
            whole.rename(file)
        whole.unlink(missing_ok=True)
        _write_through(file.parent)


class _Patience:
    """Give up when the database stays locked: the driver alone would wait for ever."""

    def __init__(self) -> None:
        self._tries = 0

    def __call__(self, status: int, _remaining: int, _total: int) -> None:
        self._tries = (
            self._tries + 1 if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} else 0
        )
        if self._tries > _TRIES_OF_A_LOCK:
            raise StoreError(Trouble.LOCKED, "the database is locked")


def _open_to_read(file: Path, *, alone: bool = False) -> sqlite3.Connection:
    """Open a file; `alone` if nobody writes it and nothing beside it belongs to it."""
    how = "mode=ro&immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True, timeout=2)


def _ours(found: set[tuple[str, str]]) -> bool:
    tables = {name for kind, name in found if kind == "table"}
    known = set(metadata.tables) | {"alembic_version"}
    return tables <= known and {kind for kind, _ in found} <= {"table", "index"}


@contextmanager
def _opened_folder(folder: Path) -> Iterator[int]:
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield handle
    finally:
        os.close(handle)


def _write_through(folder: Path) -> None:
    """Bring the names in a folder onto the disk, where the system can."""
    if os.name != "nt":
        with suppress(OSError), _opened_folder(folder) as handle:
            os.fsync(handle)
