"""Answers that wait for a server are sent now and then, and only while any wait."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from dealer_trainer.store import SharedStore, Store, StoreError, Trouble
from ui import sending
from ui.sending import Sender

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Server(SharedStore):
    """A server that takes one answer at each try, or none while it is gone."""

    def __init__(self) -> None:
        self.left = 2
        self.is_gone = False
        self.closed = 0

    def send(self, now: datetime) -> int:
        assert now == NOON
        if self.is_gone:
            raise StoreError(Trouble.SERVER_GONE, "a test")
        self.left -= 1
        return 1

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def sender(qtbot: QtBot, qapp: Any, server: Server, monkeypatch: pytest.MonkeyPatch) -> Sender:
    monkeypatch.setattr(sending, "_EVERY", 10)
    parent = QObject(qapp)
    sender = Sender(cast("Callable[[], Store]", lambda: server), lambda: NOON, parent)
    sender.tried.connect(lambda: sender.watch(server.left))
    return sender


def test_what_waits_is_sent_until_nothing_is_left(
    qtbot: QtBot, sender: Sender, server: Server
) -> None:
    sender.watch(server.left)
    qtbot.waitUntil(lambda: server.left == 0)
    qtbot.wait(60)
    assert server.left == 0
    assert server.closed == 2
    sender.stop()


def test_nothing_is_tried_while_nothing_waits(qtbot: QtBot, sender: Sender, server: Server) -> None:
    sender.watch(0)
    qtbot.wait(60)
    assert server.closed == 0


def test_a_server_that_is_gone_is_tried_again(qtbot: QtBot, sender: Sender, server: Server) -> None:
    server.is_gone = True
    sender.watch(server.left)
    qtbot.waitUntil(lambda: server.closed >= 2)
    assert server.left == 2
    server.is_gone = False
    qtbot.waitUntil(lambda: server.left == 0)
    sender.stop()
