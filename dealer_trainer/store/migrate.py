"""The way from any stored schema to the newest; Alembic is imported only if there is one to go."""

from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection as SqliteConnection

from sqlalchemy import Connection, Engine, inspect, text

from dealer_trainer.store.engine import TO_WRITE
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.schema import HEAD

_MIGRATIONS = Path(__file__).parent / "migrations"
# Any number that is always the same: the second program to migrate a server's database waits.
_ADVISORY_LOCK = 7_302_451


def bring_to_head(engine: Engine, before: Callable[[str], object] | None = None) -> None:
    """Create or migrate the schema, wholly or not at all; StoreError if a newer program wrote it.

    `before` is called with the stored revision before anything that is there is changed.
    """
    with engine.connect() as connection:
        stored = stored_revision(connection)
    if stored == HEAD:
        return
    if stored is not None and stored > HEAD:
        raise StoreError(Trouble.NEWER, f"revision {stored}, this program knows {HEAD}")
    if stored is not None and before is not None:
        before(stored)
    with engine.connect() as connection:
        # A table that others refer to is made anew; within a transaction this could not be set.
        _check_references(connection, on=False)
        try:
            _migrate(connection.execution_options(**TO_WRITE))
        finally:
            _check_references(connection, on=True)


def stored_revision(connection: Connection) -> str | None:
    """Return the revision of a database's schema, or None if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def _check_references(connection: Connection, *, on: bool) -> None:
    driver = connection.connection.driver_connection
    if isinstance(driver, SqliteConnection):
        driver.execute(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}").close()


def _migrate(connection: Connection) -> None:
    """Migrate in one transaction; a second window waits and then finds nothing left to do."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with connection.begin():
        if connection.dialect.name == "sqlite":
            command.upgrade(config, "head")
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StoreError(Trouble.CORRUPT, "a row refers to one that is not there")
        else:
            # A long history may take long; nobody waits for this in front of a question.
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            lock = text("SELECT pg_advisory_xact_lock(:number)")
            connection.execute(lock, {"number": _ADVISORY_LOCK})
            command.upgrade(config, "head")
