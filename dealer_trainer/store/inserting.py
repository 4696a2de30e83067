"""Inserting what another program may have inserted just now, on both kinds of database."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_once(connection: Connection, table: Table, values: Mapping[str, Any]) -> bool:
    """Insert a row unless one with its key is there; tell whether it is new.

    It is one statement, so two windows or computers cannot both insert it.
    """
    return connection.execute(_once(table, connection.dialect.name), values).first() is not None


def insert_for(dialect: str) -> Callable[[Table], Any]:
    """Return what makes an insert for a kind of database, by the name of its dialect."""
    return sqlite.insert if dialect == "sqlite" else postgresql.insert


@cache
def _once(table: Table, dialect: str) -> Executable:
    """Return the statement, which takes longer to make than to do."""
    new = insert_for(dialect)(table)
    once: Executable = new.on_conflict_do_nothing().returning(*table.primary_key)
    return once
