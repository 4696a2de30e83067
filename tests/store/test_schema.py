"""The schema: created and migrated wholly or not at all, and never by an older program."""

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from dealer_trainer.store import Store, StoreError, Trouble, schema

MIGRATIONS = Path(schema.__file__).parent / "migrations"


def _tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


def _execute(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def test_migrations_lead_to_the_schema_of_the_program(store: Store) -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == schema.HEAD
    with store._engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_alembic_is_not_imported_when_the_schema_is_the_newest(store: Store, path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from dealer_trainer.store import Store;"
        "Store.open(Path(sys.argv[1])).close(); print('alembic' in sys.modules)"
    )
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", program, str(path)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_file_of_a_newer_program_is_refused_and_left_as_it_is(path: Path) -> None:
    Store.open(path).close()
    _execute(path, "UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(StoreError) as refused:
        Store.open(path)
    assert refused.value.trouble is Trouble.NEWER
    assert path.read_bytes() == before


def test_a_migration_that_fails_leaves_nothing_behind(path: Path) -> None:
    path.parent.mkdir()
    _execute(path, "CREATE TABLE answers (of_another_program INTEGER)")
    with pytest.raises(StoreError) as failed:
        Store.open(path)
    assert failed.value.trouble is Trouble.CORRUPT
    assert _tables(path) == {"answers"}


def test_two_windows_make_one_new_file_together(path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        for store in pool.map(Store.open, [path, path]):
            store.close()
    assert {"people", "houses", "answers"} <= _tables(path)
