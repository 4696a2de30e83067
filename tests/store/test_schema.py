"""The schema: created and migrated wholly or not at all, and never by an older program."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select, text, types
from sqlalchemy.schema import CreateTable

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Reopener, SharedStore, Store, StoreError, Trouble, schema
from dealer_trainer.store.database import Database
from dealer_trainer.store.engine import make_server_engine
from tests.store.conftest import NOON, Place
from tests.store.server import Server

MIGRATIONS = Path(schema.__file__).parent / "migrations"
OLD = sorted((Path(__file__).parent / "databases").glob("*.sqlite"))
LAST_ANSWER = datetime(2026, 3, 1, 9, 35, 40, 143476, tzinfo=UTC)


def _tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


def _execute(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def test_migrations_lead_to_the_schema_of_the_program(store: Store) -> None:
    with store._database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_the_tables_of_a_new_file_are_made_as_the_schema_says(file_store: Store) -> None:
    query = "SELECT name, sql FROM sqlite_master WHERE type = 'table'"
    with file_store._database.reading() as connection:
        made = {row.name: row.sql for row in connection.execute(text(query))}
        for name, table in schema.metadata.tables.items():
            described = str(CreateTable(table).compile(connection))
            assert _words(made[name]) == _words(described)


def _words(statement: str) -> list[str]:
    """Return the words of a statement; the order of columns and a name's marks mean nothing."""
    return sorted(statement.replace('"', "").replace(",", " ").split())


def test_every_released_revision_has_a_migration_and_every_old_one_a_database() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    revisions = [each.revision for each in scripts.walk_revisions()]
    assert revisions == list(reversed(schema.REVISIONS))
    assert [path.stem for path in OLD] == list(schema.REVISIONS[:-1])


def _copied_to_server(old: Path, server: Server) -> str:
    """Return the URL of a database that a program as old as this file has left on a server."""
    url = server.new_database()
    engine = make_server_engine(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection, closing(sqlite3.connect(old)) as source:
        config.attributes["connection"] = connection
        command.upgrade(config, old.stem)
        tables = MetaData()
        tables.reflect(connection)
        source.row_factory = sqlite3.Row
        for table in tables.sorted_tables:
            if table.name != "alembic_version":
                _copy_table(source, connection, table)
    engine.dispose()
    return url


def _copy_table(source: sqlite3.Connection, connection: Connection, table: Table) -> None:
    read: dict[type, Callable[[Any], Any]] = {
        types.JSON: json.loads,
        types.Boolean: bool,
        types.DateTime: lambda value: datetime.fromisoformat(value).replace(tzinfo=UTC),
    }
    for row in source.execute(f"SELECT * FROM {table.name}"):
        values = dict(row)
        for column in table.columns:
            for kind, make in read.items():
                if isinstance(column.type, kind) and values[column.name] is not None:
                    values[column.name] = make(values[column.name])
        connection.execute(insert(table).values(values))
    if "id" in table.c:
        highest = connection.execute(select(func.max(table.c.id))).scalar_one()
        if highest is not None:
            connection.execute(text(f"SELECT setval('{table.name}_id_seq', {highest})"))


@pytest.fixture(params=OLD, ids=lambda path: path.stem)
def old(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def migrated(request: pytest.FixtureRequest, old: Path, tmp_path: Path) -> Iterator[Store]:
    """Return the store over an old database."""
    if request.param == "sqlite":
        file = tmp_path / "answers.sqlite"
        shutil.copy(old, file)
        store = Store.open(file)
    else:
        url = _copied_to_server(old, request.getfixturevalue("server"))
        store = SharedStore.connect(url, tmp_path, NOON)
    with closing(store):
        yield store


def test_every_answer_of_an_old_database_is_there_and_opens_again(migrated: Store) -> None:
    stored = migrated.answers(migrated.default_person(NOON), limit=100)
    assert len(stored) == 20
    assert len({each.key for each in stored}) == 20
    assert stored[0].answered == LAST_ANSWER
    assert sum(each.right for each in stored) == 11
    reopener = Reopener()
    houses = {reopener.scenario(each.document).house.id for each in stored}
    assert len(houses) == 5


def test_an_old_answer_gets_the_same_key_on_every_computer(
    old: Path, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "answers.sqlite"
    shutil.copy(old, file)
    url = _copied_to_server(old, server)
    with (
        closing(Store.open(file)) as here,
        closing(SharedStore.connect(url, tmp_path, NOON)) as there,
    ):
        keys = [{each.key for each in store.answers(1, 100)} for store in (here, there)]
        people = [store.people.get(1).key for store in (here, there)]
    assert keys[0] == keys[1]
    assert people[0] == people[1]


def test_answers_are_saved_after_a_migration(migrated: Store, record: AnswerRecord) -> None:
    migrated.save(record)
    assert len(migrated.answers(1, 100)) == 21


def test_alembic_is_not_imported_when_the_schema_is_the_newest(
    file_store: Store, path: Path
) -> None:
    program = (
        "import sys; from pathlib import Path; from dealer_trainer.store import Store;"
        "Store.open(Path(sys.argv[1])).close();"
        "print([each for each in ('alembic', 'psycopg', 'argon2') if each in sys.modules])"
    )
    root = Path(__file__).parents[2]
    run = [sys.executable, "-c", program, str(path)]
    done = subprocess.run(run, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_server_of_a_newer_program_is_told_and_answers_wait(
    server: Server, tmp_path: Path, record: AnswerRecord
) -> None:
    place = Place(tmp_path, server.new_database())
    place.open().close()
    place.execute("UPDATE alembic_version SET version_num = '9999'")
    with closing(SharedStore.connect(place.url or "", tmp_path, NOON)) as store:
        with pytest.raises(StoreError) as refused:
            store.people.all()
        store.save(record)
        assert store.waiting == 1
    assert refused.value.trouble is Trouble.NEWER


def test_a_file_of_a_newer_program_is_told_and_keeps_every_byte(path: Path) -> None:
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


def test_a_migration_that_fails_half_way_leaves_the_old_database_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    shutil.copy(OLD[0], path)
    before = [*_dump(path)]
    monkeypatch.setattr("hashlib.sha256", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        Store.open(path)
    assert [*_dump(path)] == before
    monkeypatch.undo()
    with closing(Store.open(path)) as store:
        assert len(store.answers(1, 100)) == 20


def _dump(path: Path) -> Iterator[str]:
    with closing(sqlite3.connect(path)) as connection:
        yield from connection.iterdump()


def test_two_windows_make_one_new_database_together(
    request: pytest.FixtureRequest, place: Place, tmp_path: Path
) -> None:
    if place.url is not None:
        place.url = request.getfixturevalue("server").new_database()
    else:
        place.file.unlink()
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(lambda _: place.open(), range(4)):
            assert store.people.all() == ()
            store.close()


def test_whoever_died_while_a_database_was_begun_is_not_waited_for(path: Path) -> None:
    sign = path.with_name(path.name + "-new")
    path.parent.mkdir(parents=True, exist_ok=True)
    sign.touch()
    os.utime(sign, (0, 0))
    with closing(Store.open(path)) as store:
        assert store.people.all() == ()
    assert not sign.exists()


def test_a_number_of_a_deleted_person_is_never_given_again(store: Store) -> None:
    first = store.people.add("Анна", NOON, "a")
    store.people.delete(first)
    assert store.people.add("Борис", NOON, "b") > first


def test_a_database_is_prepared_once(path: Path) -> None:
    calls: list[Engine] = []
    with closing(Store.open(path)) as store:
        database = Database(store._database.engine, calls.append, path)
        for _ in range(3):
            with database.reading():
                pass
    assert len(calls) == 1
