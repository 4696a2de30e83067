"""The connection to the database, and the way of its schema to that of this program."""

import json
from functools import partial
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text

from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.schema import HEAD

# How long a commit of another window is waited for, in seconds; the window stands still meanwhile.
LOCK_WAIT = 2.0

_MIGRATIONS = Path(__file__).parent / "migrations"


def sqlite_url(path: Path) -> URL:
    """Return the URL of a SQLite file."""
    return URL.create("sqlite", database=str(path))


def make_engine(url: URL) -> Engine:
    """Return an engine for any thread, one thread at a time; nothing is opened yet.

    What a person answered stays out of the messages of errors.
    """
    engine = create_engine(
        url,
        hide_parameters=True,
        json_serializer=partial(json.dumps, ensure_ascii=False, separators=(",", ":")),
        connect_args={"timeout": LOCK_WAIT} if url.get_backend_name() == "sqlite" else {},
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def bring_to_head(engine: Engine) -> None:
    """Create or migrate the schema; raise StoreError if a newer program wrote it."""
    with engine.connect() as connection:
        stored = _revision(connection)
    if stored == HEAD:
        return
    if stored is not None and stored > HEAD:
        raise StoreError(Trouble.NEWER, f"revision {stored}, this program knows {HEAD}")
    from dealer_trainer.store.migrate import migrate

    migrate(engine, _MIGRATIONS)


def _set_up_sqlite(connection: SqliteConnection, _record: Any) -> None:
    for pragma in ("foreign_keys=ON", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}").close()


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision
