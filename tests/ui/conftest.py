"""The program's window over a folder of its own, and a person at its keyboard."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.practice.behind import ideas_behind
from dealer_trainer.questions import Question, grade
from dealer_trainer.settings import FILE_NAME, Settings, save_settings
from dealer_trainer.wording import Language
from ui.app import SEED_VARIABLE, build
from ui.page import Shown
from ui.pages.drill.page import DrillPage
from ui.pages.drill.presenter import Phase
from ui.pages.house.page import HousePage
from ui.pages.people.page import PeoplePage
from ui.window import Window

Open = Callable[..., Window]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of the settings and the records."""
    return tmp_path / "data"


@pytest.fixture
def open_window(
    qtbot: QtBot, qapp: QApplication, data: Path, monkeypatch: pytest.MonkeyPatch
) -> Open:
    """Open the program as it starts, or with settings."""
    monkeypatch.setenv(SEED_VARIABLE, "7")
    monkeypatch.setattr("ui.records._SOON", 0)  # nobody reads the start page first

    def opened(settings: Settings | None = None) -> Window:
        if settings:
            save_settings(settings, data / FILE_NAME)
        window = build(qapp, data)
        qtbot.addWidget(window)
        with qtbot.waitSignal(window.painted):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return opened


@pytest.fixture
def window(open_window: Open) -> Window:
    """The program as an English person opens it."""
    return open_window(Settings(language=Language.ENGLISH))


def record_of(
    question: Question, given: Mapping[str, str | None], others: tuple[House, ...] = ()
) -> AnswerRecord:
    """Return an answer as a session judges it."""
    graded = grade(question, given)
    return AnswerRecord(
        key="0" * 32,
        person=None,
        answered=datetime(2026, 3, 1, 12, tzinfo=UTC),
        topic=Topic.PAYOUT,
        question=question,
        grade=graded,
        typed={},
        milliseconds=1000,
        seed=7,
        ideas=ideas_behind(question, graded, others),
    )


class Person:
    """Press keys as they come from a keyboard: into the window, to whatever has the focus."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def press(self, *pressed: Qt.Key | str) -> None:
        """Press keys one after the other; a text stands for its characters."""
        handle = self.window.windowHandle()
        # On X, a press at the moment of a release is a repeat (`ui.repeats`).
        delay = 2 if QGuiApplication.platformName() == "xcb" else -1
        for each in pressed:
            for key in each if isinstance(each, str) else [each]:
                QTest.keyClick(handle, key, delay=delay)  # type: ignore[arg-type] # characters too

    def hold(self, key: Qt.Key, times: int) -> None:
        """Let a key that is held down repeat."""
        for kind in [QEvent.Type.KeyPress] * times + [QEvent.Type.KeyRelease]:
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
            QApplication.sendEvent(QApplication.focusWidget() or self.window, event)

    def begin(self) -> DrillPage:
        """Press Enter on the start page and look at the question."""
        self.press(Qt.Key.Key_Return)
        assert self.window.drill is not None
        return self.window.drill

    def answer(self, question: Question, **wrong: str) -> None:
        """Type the right answer to every bet, or the keys that `wrong` has for the bet's part."""
        for part in question.parts:
            self.press(wrong.get(part.key.replace(".", "_"), keys_for(part.truth)))
            self.press(Qt.Key.Key_Return)


def keys_for(answer: str) -> str:
    """Return the keys that a person types for an answer."""
    if answer in ("taken", "returned"):
        return "-" if answer == "taken" else "="
    return answer.removeprefix("paid ")


def explained(page: DrillPage) -> bool:
    """Tell whether the feedback is shown."""
    return page.presenter.phase is Phase.EXPLAINED


@pytest.fixture
def person() -> type[Person]:
    """Who sits at a window."""
    return Person


def people_page(window: Window) -> PeoplePage:
    """Return the page behind F7, which was opened."""
    page = window.made[Shown.PEOPLE]
    assert isinstance(page, PeoplePage)
    return page


def house_page(window: Window) -> HousePage:
    """Return the page behind F1, which was opened."""
    page = window.made[Shown.HOUSE]
    assert isinstance(page, HousePage)
    return page
