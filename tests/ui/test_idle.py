"""What is done ahead waits for its turn and never for a person."""

from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ui.idle import Idle


def test_jobs_are_done_one_by_one_in_their_order(qtbot: QtBot) -> None:
    parent = QObject()
    done: list[int] = []
    Idle(parent).begin([partial(done.append, number) for number in range(3)])
    assert done == []
    qtbot.waitUntil(lambda: len(done) == 3)
    assert done == [0, 1, 2]


def test_what_waits_is_dropped_when_something_else_begins(qtbot: QtBot) -> None:
    parent = QObject()
    done: list[str] = []
    idle = Idle(parent)
    idle.begin([lambda: done.append("old")])
    idle.begin([lambda: done.append("new")])
    qtbot.waitUntil(lambda: bool(done))
    assert done == ["new"]


def test_what_is_added_comes_last_and_once(qtbot: QtBot) -> None:
    parent, done = QObject(), list[str]()
    idle = Idle(parent)
    last = partial(done.append, "last")
    idle.begin([partial(done.append, "first")])
    idle.add(last)
    idle.add(last)
    qtbot.waitUntil(lambda: len(done) == 2)
    qtbot.wait(10)
    assert done == ["first", "last"]


def test_old_garbage_is_looked_for_when_nothing_is_left_to_do(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent, done = QObject(), list[str]()
    monkeypatch.setattr("ui.idle.gc.get_count", lambda: (0, 0, 10))
    monkeypatch.setattr("ui.idle.gc.collect", lambda: done.append("looked"))
    Idle(parent).begin([lambda: done.append("job")])
    qtbot.waitUntil(lambda: len(done) == 2)
    assert done == ["job", "looked"]
