"""Every page that is pictured, as a person would come to it."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.settings import Theme
from dealer_trainer.wording import Language
from tools.page_shots import Fill, prepare, show
from tools.people_shots import DIALOGS
from tools.steady import CLOCK, steady
from ui.app import build
from ui.window import Window

_AT_REST = 6

Size = tuple[int, int]
Visit = Callable[[str, Language, int], AbstractContextManager[Window]]
Resize = Callable[[Window, str, Size], None]


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Fill], Path]:
    """Fill a folder once, to be copied."""
    known: dict[Fill, Path] = {}

    def once(fill: Fill) -> Path:
        if fill not in known:
            known[fill] = tmp_path_factory.mktemp("filled")
            fill(known[fill])
        return known[fill]

    return once


@pytest.fixture
def visit(
    qapp: QApplication, filled: Callable[[Fill], Path], monkeypatch: pytest.MonkeyPatch
) -> Visit:
    """Lead a window to a page, in a language, with text of a size in per cent."""
    # What steady() sets is as before after the test.
    monkeypatch.setenv("DEALER_TRAINER_SEED", "7")
    monkeypatch.setenv("TZ", "UTC")

    @contextmanager
    def visited(page: str, language: Language, percent: int) -> Iterator[Window]:
        before = QFont(qapp.font())
        larger = QFont(before)
        larger.setPointSizeF(before.pointSizeF() * percent / 100)
        home = Path("dealer-trainer")
        shutil.rmtree(home, ignore_errors=True)
        try:
            qapp.setFont(larger)
            with steady():
                prepare(page, home, language, Theme.LIGHT, filled)
                window = build(qapp, home)
                window.show()
                window.activateWindow()
                qapp.processEvents()
                show(qapp, window, page)
                yield window
                window.close()
                window.deleteLater()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        finally:
            CLOCK.passed = 0.0
            qapp.setFont(before)

    return visited


@pytest.fixture
def resize(qapp: QApplication, qtbot: QtBot) -> Resize:
    """Give a window a size and let it come to rest; a dialog is opened anew."""

    def resized(window: Window, page: str, size: Size) -> None:
        window.setMinimumSize(*size)
        window.resize(*size)
        if page in DIALOGS:
            show(qapp, window, page)
        with qtbot.waitCallback() as done:
            QTimer.singleShot(30, done)
        for _ in range(_AT_REST):
            qapp.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert (window.width(), window.height()) == size

    return resized
