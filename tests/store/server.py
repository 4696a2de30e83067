"""A PostgreSQL server of the tests' own, in a temporary folder, for as long as they run."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy import create_engine, text

USER = "pit_boss"
PASSWORD = "tray-of-chips"

_numbers = count(1)


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, or None where there is no server."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "pg_ctl").exists()), None)


class Server:
    """A server with one user, who has to give his password."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._data = folder / "data"
        self.port = _free_port()

    def make(self) -> None:
        secret = self._folder / "password"
        secret.write_text(PASSWORD, encoding="ascii")
        if os.geteuid() == 0:
            for each in (self._folder, secret):
                shutil.chown(each, "postgres", "postgres")
        options = ("-U", USER, "--pwfile", str(secret), "--auth=scram-sha-256", "--no-sync")
        self._run("initdb", "-D", str(self._data), "-E", "UTF8", "--locale=C", *options)

    def start(self) -> None:
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self._folder,
            "fsync": "off",
            "max_connections": 120,
        }
        given = " ".join(f"-c {key}={value}" for key, value in options.items())
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", log, "-o", given, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

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

    def _run(self, program: str, *arguments: str) -> None:
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
        subprocess.run(
            [*(user if os.geteuid() == 0 else []), str(self._programs / program), *arguments],
            cwd=self._folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
            timeout=60,
        )


@contextmanager
def running(programs: Path) -> Iterator[Server]:
    """Give a server that runs; it is stopped and its folder is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="dealer-trainer-server-"))
    try:
        server = Server(folder, programs)
        server.make()
        server.start()
        try:
            yield server
        finally:
            if (folder / "data" / "postmaster.pid").exists():
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
