"""Where the window lies, how small it may be, and what becomes of settings that are damaged."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from dealer_trainer.generator import Topic
from dealer_trainer.settings import FILE_NAME, Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Person
from ui.window import Window

Open = Callable[..., Window]
TABLE = Settings(language=Language.ENGLISH, topic=Topic.WHOLE_TABLE, boxes=2)


def test_size_is_remembered(open_window: Open) -> None:
    window = open_window(TABLE)
    window.setGeometry(5, 30, 790, 740)
    window.close()
    again = open_window()
    assert again.size() == QSize(790, 740)


def test_window_out_of_sight_is_pulled_back(open_window: Open) -> None:
    window = open_window(TABLE)
    window.move(9000, 9000)
    window.close()
    again = open_window()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.intersects(again.frameGeometry())


def test_damaged_place_is_passed_over(open_window: Open) -> None:
    window = open_window(replace(TABLE, geometry="???"))
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.frameGeometry())


def test_damaged_settings_are_told(open_window: Open, data: Path) -> None:
    data.mkdir()
    (data / FILE_NAME).write_text("{", encoding="utf-8")
    window = open_window()
    assert "settings were damaged" in window.notice.text()
    assert window.notice.isVisible()


def test_settings_that_cannot_be_saved_are_told(
    window: Window, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("ui.look.save_settings", refuse)
    Person(window).press(Qt.Key.Key_F4)
    QApplication.processEvents()
    assert window.notice.text() == "The settings cannot be saved."


def test_text_of_twice_the_size_fits_the_smallest_screen(
    open_window: Open, qapp: QApplication
) -> None:
    before = qapp.font()
    large = QFont(before)
    large.setPointSizeF(before.pointSizeF() * 2)
    qapp.setFont(large)
    try:
        window = open_window(replace(TABLE, boxes=4))
        window.resize(1024, 700)
        qapp.processEvents()
        start = next(each for each in window.findChildren(QPushButton) if each.text() == "Start")
        corner = start.mapTo(window, start.rect().bottomRight())
        assert window.rect().contains(corner)
        person = Person(window)
        person.begin()
        assert window.size() == QSize(1024, 700)
    finally:
        qapp.setFont(before)
