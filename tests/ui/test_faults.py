"""Faults of our own: logged without personal data, told once and calmly; practice goes on."""

import gc
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer import log
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Person
from ui.fault_dialog import FaultDialog
from ui.faults import Faults
from ui.window import Window

Open = Callable[..., Window]

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def faults(data: Path) -> Iterator[Faults]:
    """The hooks of the program, which are the tests' own again afterwards."""
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
    faults = Faults(data)
    faults.install()
    yield faults
    faults.uninstall()
    sys.excepthook, sys.unraisablehook, threading.excepthook = hooks
    log.close_log()


def _logged(data: Path) -> str:
    return (data / log.FOLDER / log.FILE_NAME).read_text("utf-8")


def _dialogs(window: Window) -> list[FaultDialog]:
    return [each for each in window.findChildren(FaultDialog) if each.isVisible()]


def _break(name: str) -> Callable[[], None]:
    def broken() -> None:
        raise ValueError(f"Anna typed 2580 into {name}")

    return broken


def _later(qtbot: QtBot, do: Callable[[], None]) -> None:
    QTimer.singleShot(0, do)
    qtbot.wait(20)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.ENGLISH, "Something went wrong in the program. Your answers are saved."),
        (Language.RUSSIAN, "В программе произошла ошибка. Ваши ответы сохранены."),
    ],
)
def test_a_fault_is_told_logged_and_practice_goes_on(
    open_window: Open, qtbot: QtBot, data: Path, faults: Faults, language: Language, sentence: str
) -> None:
    window = open_window(Settings(language=language))
    window.tell_faults(faults)
    _later(qtbot, _break("here"))
    (dialog,) = _dialogs(window)
    assert sentence in [each.text() for each in dialog.findChildren(QLabel)]
    for text in (_logged(data), faults.report):
        assert "ValueError" in text
        assert "test_faults.py:" in text
        assert "Anna" not in text
        assert "2580" not in text
    dialog.accept()
    assert Person(window).begin().isVisible()


def test_a_second_fault_joins_the_dialog_that_is_open(
    open_window: Open, qtbot: QtBot, faults: Faults
) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    window.tell_faults(faults)
    _later(qtbot, _break("one"))

    def other() -> None:
        raise ZeroDivisionError

    _later(qtbot, other)
    (dialog,) = _dialogs(window)
    (report,) = dialog.findChildren(QPlainTextEdit)
    assert "ValueError" in report.toPlainText()
    assert "ZeroDivisionError" in report.toPlainText()
    dialog.accept()


def test_a_fault_that_comes_again_and_again_is_told_once_and_fills_no_log(
    open_window: Open, qtbot: QtBot, data: Path, faults: Faults
) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    window.tell_faults(faults)
    broken = _break("paint")
    _later(qtbot, broken)
    _dialogs(window)[0].accept()
    for _ in range(30):
        QTimer.singleShot(0, broken)
    qtbot.wait(50)
    assert _dialogs(window) == []
    assert _logged(data).count("ValueError") == 5


def test_the_report_is_copied(open_window: Open, qtbot: QtBot, faults: Faults) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    window.tell_faults(faults)
    _later(qtbot, _break("here"))
    (dialog,) = _dialogs(window)
    copy = next(
        each for each in dialog.findChildren(QPushButton) if each.text() == "Copy the report"
    )
    copy.click()
    assert copy.text() == "Copied"
    assert QGuiApplication.clipboard().text() == faults.report
    assert "dealer-trainer " in faults.report
    dialog.accept()


def test_answers_that_are_not_saved_are_not_said_to_be(
    open_window: Open, qtbot: QtBot, faults: Faults
) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    faults.show_on(window, lambda: window._look.words, lambda: 2)
    _later(qtbot, _break("here"))
    (dialog,) = _dialogs(window)
    said = " ".join(each.text() for each in dialog.findChildren(QLabel))
    assert "2 answers are not saved yet" in said
    assert "Your answers are saved" not in said
    dialog.accept()


def test_a_fault_in_a_thread_is_told(open_window: Open, qtbot: QtBot, faults: Faults) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    window.tell_faults(faults)
    thread = threading.Thread(target=_break("thread"))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(_dialogs(window)) == 1)
    _dialogs(window)[0].accept()


def test_a_fault_while_cleaning_up_is_logged_only(
    open_window: Open, qtbot: QtBot, data: Path, faults: Faults
) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    window.tell_faults(faults)

    class Careless:
        def __del__(self) -> None:
            raise ValueError("Anna")

    Careless()
    gc.collect()
    qtbot.wait(20)
    assert _dialogs(window) == []
    assert "ValueError" in _logged(data)
    assert "Anna" not in _logged(data)


def test_what_qt_says_is_logged_with_homes_shortened(data: Path, faults: Faults) -> None:
    qWarning("cannot open /home/anna/cards/As.svg")
    assert "WARNING Qt: cannot open ~/cards/As.svg" in _logged(data)


def test_a_fault_in_the_log_itself_does_not_go_round(
    data: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []

    def broken(text: str) -> None:
        calls.append(text)
        faults.take(ValueError(), None)

    monkeypatch.setattr(log, "fault", broken)
    faults.take(ZeroDivisionError(), None)
    assert len(calls) == 1
