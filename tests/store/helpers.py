"""What several tests of the store do to databases, and ask of them."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import SharedStore, Store, StoreError, Trouble
from tests.store.conftest import NOON


def trouble_of(work: Callable[[], object]) -> Trouble:
    """Return the trouble that keeps some work from being done."""
    with pytest.raises(StoreError) as refused:
        work()
    return refused.value.trouble


def refused(store: Store, record: AnswerRecord) -> Trouble:
    """Return the trouble that keeps an answer from being saved."""
    return trouble_of(lambda: store.save(record))


def not_opened(path: Path) -> Trouble:
    """Return the trouble that keeps a file from being opened."""
    return trouble_of(lambda: Store.open(path))


def keys_in(path: Path) -> set[str]:
    """Return the keys of the answers that another program finds in a file."""
    with closing(sqlite3.connect(path)) as connection:
        return {key for (key,) in connection.execute("SELECT key FROM answers")}


def run(store: Store, statement: str) -> None:
    """Run a statement on the connection of a store."""
    with store._database.engine.connect() as connection:
        connection.exec_driver_sql(statement)


def damage(path: Path) -> None:
    """Write nonsense over a database, all but its first page."""
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(path.stat().st_size - 4096))


def connect(url: str, data: Path) -> SharedStore:
    """Return the store on a server, whether that is there or not."""
    return SharedStore.connect(url, data, NOON)


def keys_in_order(store: SharedStore) -> list[str]:
    """Return the keys of the answers as the server took them."""
    with store._database.reading() as connection:
        return list(connection.execute(text("SELECT key FROM answers ORDER BY id")).scalars())
