"""A server that refuses: told by its kind, and never with a part of its address."""

import logging
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import StoreError, Trouble, open_store
from tests.store.conftest import NOON
from tests.store.helpers import connect
from tests.store.server import PASSWORD, USER, Server

Answer = Callable[..., AnswerRecord]
MINUTE = timedelta(minutes=1)


# --- refused --------------------------------------------------------------------------------------


def test_a_server_that_lets_nobody_in_is_told(
    server: Server, tmp_path: Path, answer: Answer
) -> None:
    urls = (server.url("postgres", "wrong"), server.url("there-is-none"))
    for url in urls:
        with closing(connect(url, tmp_path)) as store:
            store.save(answer())
            assert store.trouble
            assert store.trouble.trouble is Trouble.SERVER_REFUSED
            assert store.waiting == 1


def test_a_server_without_the_right_to_make_tables_is_told(server: Server, tmp_path: Path) -> None:
    url = server.new_database()
    name = url.rpartition("/")[2]
    server.execute("CREATE ROLE guest LOGIN PASSWORD 'let-me-in'")
    guest = f"postgresql://guest:let-me-in@127.0.0.1:{server.port}/{name}"
    with closing(connect(guest, tmp_path)) as store:
        assert store.trouble
        assert store.trouble.trouble is Trouble.SERVER_REFUSED
    server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with closing(connect(url, tmp_path)) as store:
        assert store.trouble
        assert store.trouble.trouble is Trouble.READ_ONLY


def test_a_locked_table_of_a_server_is_told_and_the_answer_waits(
    server: Server, tmp_path: Path, answer: Answer
) -> None:
    url = server.new_database()
    with closing(connect(url, tmp_path)) as store, closing(connect(url, tmp_path)) as other:
        with other._database.writing() as connection:
            connection.execute(text("LOCK TABLE answers IN EXCLUSIVE MODE"))
            store.save(answer())
            assert store.trouble
            assert store.trouble.trouble is Trouble.LOCKED
            assert store.waiting == 1
        assert store.send(NOON) == 1


@pytest.mark.parametrize(
    "address",
    [
        "answers.sqlite",
        "sqlite:///answers.sqlite",
        "mysql://pit:tray-of-chips@host/casino",
        "postgresql://pit:tray-of-chips@host",
        "postgresql://pit:tray-of-chips@host:port/casino",
        "postgresql//pit:tray-of-chips@host/casino",
        "postgresql://",
        "  ",
    ],
)
def test_an_address_that_is_none_is_told(tmp_path: Path, address: str) -> None:
    with pytest.raises(StoreError) as refused:
        open_store(tmp_path, address, NOON)
    assert refused.value.trouble is Trouble.BAD_ADDRESS
    _hides_secrets(refused.value)


def test_a_missing_driver_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError) as refused:
        open_store(tmp_path, f"postgresql://{USER}:{PASSWORD}@127.0.0.1/casino", NOON)
    assert refused.value.trouble is Trouble.NO_DRIVER
    _hides_secrets(refused.value)


# --- secret ---------------------------------------------------------------------------------------


def _hides_secrets(error: BaseException) -> None:
    told = "".join(traceback.format_exception(error)) + repr(error)
    seen: list[BaseException] = [error]
    while (last := seen[-1].__cause__ or seen[-1].__context__) is not None:
        told += f"{last} {last!r} {vars(last)}"
        seen.append(last)
    for secret in (PASSWORD, USER, "tray", "let-me-in"):
        assert secret not in told


def test_credentials_stay_out_of_all_that_is_told(
    server: Server,
    mortal: Server,
    tmp_path: Path,
    answer: Answer,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    caplog.set_level(logging.DEBUG)
    gone = mortal.new_database()
    with closing(connect(gone, tmp_path)) as store:
        store.save(answer())
        mortal.stop()
        store.save(answer())
        mortal.start()
        assert store.trouble
        _hides_secrets(store.trouble)
        objects = (store, store._database, store._database.engine, store.people, store.locks)
        assert PASSWORD not in repr(objects)
    urls = [
        f"postgresql://{USER}:tray-of-@chips@{PASSWORD}.invalid/casino",
        f"postgresql://{USER}:{PASSWORD}@127.0.0.1:1/casino",
        f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{server.port}/none",
        f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{server.port}/postgres?sslmode=unheard-of",
        f"postgresql://{PASSWORD}:wrong@127.0.0.1:{server.port}/postgres",
    ]
    for url in urls:
        with closing(connect(url, tmp_path)) as store:
            assert store.trouble
            _hides_secrets(store.trouble)
            with pytest.raises(StoreError) as refused:
                store.people.all()
            _hides_secrets(refused.value)
    told = caplog.text + "".join(capfd.readouterr())
    assert PASSWORD not in told
    files = [each for each in tmp_path.rglob("*") if each.is_file()]
    assert all(PASSWORD.encode() not in each.read_bytes() for each in files)
    assert all(PASSWORD not in str(each) for each in files)


def test_an_error_of_ours_on_a_server_shows_no_credentials(server: Server, tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from datetime import UTC, datetime\n"
        "from pathlib import Path\n"
        "from sqlalchemy import text\n"
        "from dealer_trainer.store import SharedStore\n"
        "now = datetime(2026, 3, 1, tzinfo=UTC)\n"
        "store = SharedStore.connect(sys.stdin.read(), Path(sys.argv[1]), now)\n"
        "with store._database.writing() as connection:\n"
        "    connection.execute(text('SELECT 1 / 0'))\n"
    )
    failed = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        input=server.new_database(),
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert failed.returncode == 1
    assert "division by zero" in failed.stderr
    assert PASSWORD not in failed.stderr
