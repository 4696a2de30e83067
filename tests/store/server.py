"""A PostgreSQL server of the tests' own, in a temporary folder, for as long as they run."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
from sqlalchemy import create_engine, text

USER = "pit_boss"
PASSWORD = "tray-of-chips"

_ENVIRONMENT = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
_numbers = count(1)


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, or None where there is no server."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "postgres").exists()), None)


class Server:
    """A server with one user, who has to give his password."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()

    def make(self) -> None:
        secret = self._folder / "password"
        secret.write_text(PASSWORD, encoding="ascii")
        if os.geteuid() == 0:
            for each in (self._folder, secret):
                shutil.chown(each, "postgres", "postgres")
        options = ("-U", USER, "--pwfile", secret, "--auth=scram-sha-256", "--no-sync")
        subprocess.run(
            self._command("initdb", "-D", self._data, "-E", "UTF8", "--locale=C", *options),
            cwd=self._folder,
            env=_ENVIRONMENT,
            stdout=subprocess.DEVNULL,
            check=True,
            timeout=60,
        )

    def start(self) -> None:
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self._folder,
            "fsync": "off",
            "max_connections": 120,
        }
        given = [part for key, value in options.items() for part in ("-c", f"{key}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command("postgres", "-D", self._data, *given),
                cwd=self._folder,
                env=_ENVIRONMENT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        began = time.monotonic()
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > began + 30:
                raise AssertionError((self._folder / "log").read_text(encoding="utf-8"))
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop at once, as a crash does; nothing that was committed is lost."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(timeout=60)

    def url(self, database: str, password: str = PASSWORD) -> str:
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{database}"

    def new_database(self, template: str = "template0") -> str:
        """Return the URL of a new database."""
        name = f"casino_{next(_numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def execute(self, statement: str, database: str = "postgres") -> None:
        engine = create_engine(
            self.url(database).replace("postgresql:", "postgresql+psycopg:"),
            isolation_level="AUTOCOMMIT",
        )
        with engine.connect() as connection:
            connection.execute(text(statement))
        engine.dispose()

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def _command(self, program: str, *arguments: str | Path) -> list[str | Path]:
        """Run as PostgreSQL's user instead of root, and end with the tests if they are killed."""
        before: list[str | Path] = (
            ["setpriv", "--pdeathsig=QUIT"] if shutil.which("setpriv") else []
        )
        if os.geteuid() == 0:
            before += ["--reuid=postgres", "--regid=postgres", "--init-groups"]
        return [*before, self._programs / program, *arguments]


@contextmanager
def running(programs: Path) -> Iterator[Server]:
    """Give a server that runs; it is stopped and its folder is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="dealer-trainer-server-"))
    try:
        server = Server(folder, programs)
        server.make()
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
