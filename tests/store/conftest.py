"""A store on a file or a server's database of its own, and answers to save."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from dealer_trainer.cards import parse_cards
from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.house import (
    Ante,
    AnteOnNoGame,
    AnteOnWin,
    Boxes,
    Combinations,
    DealerPlays,
    House,
    Names,
    PlaysFrom,
    Table,
)
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.questions import grade, settle_box
from dealer_trainer.scenario import Box, Dealer, Scenario
from dealer_trainer.store import Copies, SharedStore, Store
from tests.store.server import Server, programs, running

HOUSE = House(
    id="corner",
    names=Names("Угловой стол", "Corner table"),
    version=1,
    source="made for a test",
    boxes=Boxes(count=4, per_player=2, open_per_player=1),
    dealer=DealerPlays(PlaysFrom.ACE_KING),
    combinations=Combinations(paid=1),
    pays={Hand.ACE_KING: 1, Hand.PAIR: 1, Hand.TWO_PAIR: 2, Hand.THREE_OF_A_KIND: 3},
    ante=Ante(AnteOnWin.RETURNED, AnteOnNoGame.PAID),
    table=Table(ante=(10, 200), max_payout=10000, chips=(5, 25, 100, 500)),
)

Answer = Callable[..., AnswerRecord]
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)

_keys = count(1)


@pytest.fixture
def answer() -> Answer:
    def answer(
        ante: int = 50, minute: int = 0, house: House = HOUSE, person: int | None = None
    ) -> AnswerRecord:
        """Answer a box that wins with three sixes: the ante right, the bet 10 chips too low."""
        dealer = Dealer(parse_cards("Kd Kc 7h 2s 5d"))
        box = Box(2, ante, parse_cards("6h 6c 6d Js 9s"))
        question = settle_box(Scenario(house, dealer, (box,)), 2)
        bet = 6 * ante - 10
        return AnswerRecord(
            key=f"key-{next(_keys)}",
            person=person,
            answered=datetime(2026, 3, 1, 12, minute, 5, 250_000, tzinfo=UTC),
            topic=Topic.PAYOUT,
            question=question,
            grade=grade(question, {"2.ante": "returned", "2.bet": f"paid {bet}"}),
            typed={"2.ante": "=", "2.bet": f"{bet}\N{NO-BREAK SPACE}"},
            milliseconds=4321,
            seed=2**62 + 1,
        )

    return answer


@pytest.fixture
def record(answer: Answer) -> AnswerRecord:
    return answer()


@pytest.fixture
def other_house() -> House:
    """Return the same house after its table changed."""
    return replace(HOUSE, version=2, table=replace(HOUSE.table, max_payout=5000))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "answers.sqlite"


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database without answers; to copy it is quicker than to make one."""
    path = tmp_path_factory.mktemp("empty") / "answers.sqlite"
    Store.open(path).close()
    return path


@pytest.fixture
def file_store(path: Path, empty_file: Path) -> Iterator[Store]:
    path.parent.mkdir()
    shutil.copy(empty_file, path)
    with closing(Store.open(path)) as store:
        yield store


@pytest.fixture
def copies(path: Path) -> Copies:
    return Copies(path)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Give a disk of one megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "small", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


@pytest.fixture(scope="session")
def server_programs() -> Path:
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL server on this computer")
    return found


@pytest.fixture(scope="session")
def server(server_programs: Path) -> Iterator[Server]:
    with running(server_programs) as server:
        yield server


@pytest.fixture(scope="module")
def mortal(server_programs: Path) -> Iterator[Server]:
    """Give a server that tests stop and start."""
    with running(server_programs) as server:
        yield server


@pytest.fixture
def stopped(mortal: Server) -> Iterator[Server]:
    """Give a server that is stopped, and runs again afterwards."""
    mortal.stop()
    yield mortal
    mortal.start()


@pytest.fixture(scope="session")
def shared_url(server: Server, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the URL of the one database with the schema that tests empty for one another."""
    url = server.new_database()
    SharedStore.connect(url, tmp_path_factory.mktemp("shared"), NOON).close()
    return url


class Place:
    """Where the records of one test are kept."""

    def __init__(self, data: Path, url: str | None) -> None:
        self.data = data
        self.url = url
        self.file = data / "answers.sqlite"

    def open(self) -> Store:
        if self.url is None:
            return Store.open(self.file)
        return SharedStore.connect(self.url, self.data, NOON)

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Return what another program finds."""
        with closing(self.open()) as store, store._database.reading() as connection:
            return [tuple(row) for row in connection.execute(text(query))]

    def execute(self, statement: str) -> None:
        with closing(self.open()) as store, store._database.writing() as connection:
            connection.execute(text(statement))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        place = Place(tmp_path / "data", None)
        place.data.mkdir()
        shutil.copy(request.getfixturevalue("empty_file"), place.file)
        return place
    place = Place(tmp_path / "data", request.getfixturevalue("shared_url"))
    place.execute(
        "TRUNCATE people, houses, answers, locks, exam_records, exam_keys, trainers CASCADE"
    )
    return place


@pytest.fixture
def quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spend less on a PIN than the program does."""
    from argon2 import PasswordHasher

    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("argon2.PasswordHasher", quick)


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    with closing(place.open()) as store:
        yield store
