"""The connection to a database: a SQLite file, or a PostgreSQL server."""

import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from dealer_trainer.store.errors import StoreError, Trouble

# How long a commit of another window is waited for, in seconds; the window stands still meanwhile.
LOCK_WAIT = 2.0
# How long a server may be silent, in seconds; then it counts as gone.
SERVER_WAIT = 4

_BEGIN = "begin"
#: What a connection is told that is going to write: a SQLite file is then locked at once, so that
#: nothing that was read can be overtaken before it is written.
TO_WRITE: Mapping[str, Any] = {_BEGIN: "BEGIN IMMEDIATE"}


def make_sqlite_engine(path: Path) -> Engine:
    """Return an engine over a file for any thread, one thread at a time; nothing is opened yet.

    It has one connection, which stays open: should the file be deleted meanwhile, all that was
    saved is still there to be put back. What a person answered stays out of the messages of errors.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        hide_parameters=True,
        json_serializer=to_json,
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": LOCK_WAIT, "isolation_level": None},
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def make_server_engine(address: str) -> Engine:
    """Return an engine for the PostgreSQL database at a URL; nothing is connected yet.

    Raises StoreError if it is no such URL, or if psycopg is not installed. Nothing that is raised
    or logged here holds any part of the URL.
    """
    engine = _server_engine(address)
    if isinstance(engine, Trouble):
        raise StoreError(engine, "the URL of the database") from None
    return engine


def _server_engine(address: str) -> Engine | Trouble:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        return Trouble.BAD_ADDRESS
    if url.get_backend_name() not in {"postgresql", "postgres"} or not url.database:
        return Trouble.BAD_ADDRESS
    wait = {
        "connect_timeout": SERVER_WAIT,
        "tcp_user_timeout": SERVER_WAIT * 1000,
        "keepalives_idle": SERVER_WAIT,
        "keepalives_interval": 1,
        "keepalives_count": 2,
        "options": f"-c statement_timeout={SERVER_WAIT}s -c lock_timeout={LOCK_WAIT}s",
    }
    try:
        return create_engine(
            url.set(drivername="postgresql+psycopg"),
            hide_parameters=True,
            json_serializer=to_json,
            pool_size=1,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={key: each for key, each in wait.items() if key not in url.query},
        )
    except (ImportError, NoSuchModuleError):
        return Trouble.NO_DRIVER
    except (ArgumentError, ValueError, TypeError):
        return Trouble.BAD_ADDRESS


to_json = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))
"""Write a value as every JSON column has it."""


def _set_up(connection: SqliteConnection, _record: Any) -> None:
    for pragma in (
        "foreign_keys=ON",
        "journal_mode=WAL",
        "synchronous=FULL",
        "trusted_schema=OFF",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))
