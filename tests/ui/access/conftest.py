"""Every page that the window can open, one after the other."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Open, explained
from ui.page import Shown
from ui.window import Window

Walk = Callable[[Window], Iterator[str]]


@pytest.fixture
def spoken(open_window: Open) -> Callable[[Language], Window]:
    """Open the program in a language."""
    return lambda language: open_window(Settings(language=language, boxes=4))


@pytest.fixture
def walk(qtbot: QtBot) -> Walk:
    """Show each page of a window in turn, a question both open and explained; yield its name."""

    def walked(window: Window) -> Iterator[str]:
        yield "start"
        for shown in Shown:
            if shown in window.makers and shown is not Shown.SUMMARY:
                window.open(shown)
                settle(qtbot)
                yield shown.name.lower()
        window.begin()
        settle(qtbot)
        yield "question"
        drill = window.drill
        assert drill
        parts = drill.presenter.question.parts
        drill.submit({part.key: part.truth for part in parts[1:]})
        qtbot.waitUntil(lambda: explained(drill))
        settle(qtbot)
        yield "feedback"
        window.open(Shown.SUMMARY)
        settle(qtbot)
        yield "summary"

    return walked


def settle(qtbot: QtBot) -> None:
    """Let a page come to rest: what it does in a moment is done."""
    with qtbot.waitCallback() as done:
        QTimer.singleShot(30, done)
    QApplication.processEvents()


def nodes(window: Window) -> list[QAccessibleInterface]:
    """Return what a screen reader finds in a window, in the order in which it is read."""

    def below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        for index in range(node.childCount()):
            child = node.child(index)
            if child is not None and not child.state().invisible:
                yield child
                yield from below(child)

    return list(below(QAccessible.queryAccessibleInterface(window)))
