"""Answers for a server: safe on this computer first, sent beside the window, in order and once."""

import gc
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from threading import Event
from typing import Any, cast

import pytest
from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.settings import Settings
from dealer_trainer.store import Owner, SharedStore, Store, StoreError, Trouble, kept_files
from dealer_trainer.wording import Language
from tests.ui.conftest import Open, Person, explained, people_page
from ui import sending
from ui.rooms import STORE_FILE
from ui.sending import Sender

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SETTINGS = Settings(language=Language.ENGLISH, topic=Topic.PAYOUT, boxes=1)
# Milliseconds that the window may be held as a rule, and at most.
USUALLY, AT_MOST = 150, 1500


class Server(SharedStore):
    """A server that takes what waits, or nothing while it is gone."""

    def __init__(self) -> None:
        self.left = 2
        self.trouble = None
        self.gone: tuple[Owner, ...] = ()
        self.sends = self.closed = 0
        self.go = Event()
        self.go.set()

    def send(self, now: datetime) -> int:
        assert now == NOON
        self.go.wait(20)
        self.sends += 1
        if self.trouble is not None:
            raise self.trouble
        sent, self.left = self.left, 0
        return sent

    def close(self) -> None:
        self.closed += 1


GONE = StoreError(Trouble.SERVER_GONE, "a test")


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def sender(
    qtbot: QtBot, qapp: Any, server: Server, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sender]:
    monkeypatch.setattr(sending, "_EVERY", 10)
    parent = QObject(qapp)
    sender = Sender(cast("Callable[[], Store]", lambda: server), lambda: NOON, parent)
    yield sender
    server.go.set()
    sender.stop()


def test_what_waits_is_sent_over_one_connection(
    qtbot: QtBot, sender: Sender, server: Server
) -> None:
    for _ in range(2):
        with qtbot.waitSignal(sender.tried):
            sender.send()
        assert (server.left, sender.trouble) == (0, None)
        server.left = 1
    assert server.closed == 0
    sender.stop()
    assert server.closed == 1


def test_what_is_put_there_while_it_sends_is_sent_after(
    qtbot: QtBot, sender: Sender, server: Server
) -> None:
    server.go.clear()
    sender.send()
    sender.send()
    sender.send()
    server.go.set()
    qtbot.waitUntil(lambda: server.sends == 2)
    qtbot.wait(60)
    assert server.sends == 2


def test_a_server_that_is_gone_is_tried_again_until_it_is_back(
    qtbot: QtBot, sender: Sender, server: Server
) -> None:
    server.trouble = GONE
    sender.send()
    qtbot.waitUntil(lambda: server.sends >= 3)
    assert sender.trouble is GONE
    server.trouble = None
    qtbot.waitUntil(lambda: server.left == 0)
    qtbot.waitUntil(lambda: sender.trouble is None)


def test_a_server_that_is_gone_is_not_asked_at_every_answer(
    qtbot: QtBot, sender: Sender, server: Server
) -> None:
    sender._later.setInterval(60_000)
    for trouble in (None, GONE):
        server.trouble = trouble
        with qtbot.waitSignal(sender.tried):
            sender.send()
    for _ in range(5):
        sender.send()
    qtbot.wait(60)
    assert server.sends == 2


def test_the_end_sends_what_was_put_there_last(
    qtbot: QtBot, sender: Sender, server: Server
) -> None:
    server.go.clear()
    sender.send()
    sender.send()
    server.left = 3
    server.go.set()
    sender.stop()
    assert (server.left, server.sends, server.closed) == (0, 2, 1)


# --- in the window --------------------------------------------------------------------------------


@pytest.fixture
def silent() -> Iterator[str]:
    """The URL of a computer that takes every connection and never says a word."""
    with socket.create_server(("127.0.0.1", 0), backlog=50) as listener:
        yield f"postgresql://dealer:secret@127.0.0.1:{listener.getsockname()[1]}/answers"


def _queued() -> float:
    """Return how long this thread could have run while others had the processor, in ms."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e6
    except OSError:
        return 0


class Loop:
    """How long the window's loop is held, in milliseconds, not counting what others hold it."""

    def __init__(self, parent: QObject) -> None:
        self._longest = 0.0
        self._queued = _queued()
        self._watch, self._tick = QElapsedTimer(), QTimer(parent)
        self._watch.start()
        self._tick.timeout.connect(self._look)
        self._tick.start(5)

    def take(self) -> float:
        """Return the longest time since this was last asked."""
        longest, self._longest = self._longest, 0.0
        return longest

    def _look(self) -> None:
        before, self._queued = self._queued, _queued()
        self._longest = max(self._longest, self._watch.restart() - (self._queued - before))


def _answer(person: Person, qtbot: QtBot) -> None:
    page = person.window.drill or person.begin()
    if explained(page):
        person.press(Qt.Key.Key_Space)
    person.answer(page.presenter.question)
    qtbot.waitUntil(lambda: explained(page), timeout=10_000)


def _waiting(data: Path) -> list[str]:
    (queue,) = data.glob("queue-*.sqlite")
    with closing(sqlite3.connect(queue)) as records:
        return [key for (key,) in records.execute("SELECT key FROM waiting ORDER BY id")]


def test_a_silent_server_never_holds_the_window_and_each_answer_is_safe_before_it_is_explained(
    open_window: Open, qtbot: QtBot, data: Path, silent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dealer_trainer.store.engine.SERVER_WAIT", 3)
    window = open_window(replace(SETTINGS, database=silent, person="key-of-anna"))
    person = Person(window)
    qtbot.waitUntil(lambda: not window._recorder.is_opening)
    gc.collect()
    gc.freeze()  # looking through what other tests left holds the loop for a second
    loop = Loop(window)
    held = []
    for number in range(1, 6):
        _answer(person, qtbot)
        assert len(_waiting(data)) == number
        window._recorder._sender.begin()
        qtbot.wait(20)
        held.append(loop.take())
    person.press(Qt.Key.Key_F7)
    qtbot.wait(200)
    held.append(loop.take())
    assert not people_page(window).presenter.is_open
    assert window._recorder.waiting == 5
    told = "5 answers wait here; practice goes on."
    qtbot.waitUntil(lambda: told in window.notice.text(), timeout=20_000)
    assert median(held) < USUALLY, held
    assert max(held) < AT_MOST
    window.close()


def test_answers_of_whoever_was_deleted_meanwhile_are_kept_told_and_stop_no_others(
    open_window: Open, qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(SETTINGS)
    person = Person(window)
    qtbot.waitUntil(lambda: not window._recorder.is_opening)
    person.press(Qt.Key.Key_F7)
    people_page(window)._add.click()
    person.press("Anna", Qt.Key.Key_Return)
    _answer(person, qtbot)
    save = Store.save

    def full(*_: object) -> str:
        raise StoreError(Trouble.FULL, "a test")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "save", full)
        _answer(person, qtbot)
    _delete("Anna", data)
    saved: list[AnswerRecord] = []

    def noted(store: Store, record: AnswerRecord, meanwhile: Callable[[], None]) -> str:
        key = save(store, record, meanwhile)
        saved.append(record)
        return key

    monkeypatch.setattr(Store, "save", noted)
    _answer(person, qtbot)
    assert "Anna was deleted in another window" in window.notice.text()
    assert window._recorder.unsaved == 0
    assert window._recorder.person is None
    assert len(kept_files(data)) == 1
    _answer(person, qtbot)
    assert [record.person for record in saved] == [None]
    person.press(Qt.Key.Key_F7)
    people_page(window)._care.bring_in(kept_files(data)[0])
    qtbot.waitUntil(lambda: "2 answers were brought in" in window.notice.text())
    assert kept_files(data) == ()
    with closing(Store.open(data / STORE_FILE)) as store:
        (anna,) = (each for each in store.people.all() if each.name == "Anna")
        assert len(store.answers(anna.id, 9)) == 2


def _delete(name: str, data: Path) -> None:
    with closing(Store.open(data / STORE_FILE)) as other:
        (there,) = (each for each in other.people.all() if each.name == name)
        other.people.delete(there.id)
