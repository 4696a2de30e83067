"""Motion is short and quiet, never makes anyone wait, and is off with one switch."""

from collections.abc import Callable, Iterator
from itertools import chain

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_trainer.questions import Question, grade
from dealer_trainer.wording import Language, Words
from ui.table import TableView
from ui.table.answer import AnswerField
from ui.table.card import CardLabel
from ui.table.chips import ChipStack
from ui.table.motion import DURATION, Motion
from ui.theme import LIGHT

Ask = Callable[[str], Question]
SCENE = "two outer boxes"


@pytest.fixture
def moving(qtbot: QtBot) -> Iterator[TableView]:
    view = TableView(Words(Language.ENGLISH), LIGHT, moves=lambda: True)
    view.resize(1280, 720)
    view.show()
    view.activateWindow()
    yield view
    view.close()
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def places(table: TableView) -> list[QPoint]:
    shown = chain(table.findChildren(CardLabel), table.findChildren(ChipStack))
    return [each.pos() for each in shown if each.isVisibleTo(table)]


def motion(table: TableView) -> Motion:
    found = table.findChild(Motion)
    assert found
    return found


def test_cards_come_to_their_places_within_a_fifth_of_a_second(
    moving: TableView, table: TableView, ask: Ask, qtbot: QtBot
) -> None:
    table.resize(moving.size())
    table.show_question(ask(SCENE))
    moving.show_question(ask(SCENE))
    assert DURATION <= 200
    assert places(moving) != places(table)
    qtbot.waitUntil(lambda: not motion(moving).is_running, timeout=2000)
    assert places(moving) == places(table)


def test_any_press_ends_it_and_is_taken(moving: TableView, table: TableView, ask: Ask) -> None:
    table.resize(moving.size())
    table.show_question(ask(SCENE))
    moving.show_question(ask(SCENE))
    assert motion(moving).is_running
    QTest.keyClick(moving.window().windowHandle(), Qt.Key.Key_7)
    assert not motion(moving).is_running
    assert places(moving) == places(table)
    assert "7" in moving.answers().values()


def test_the_verdict_does_not_wait_for_it(moving: TableView, ask: Ask) -> None:
    question = ask(SCENE)
    moving.show_question(question)
    moving.show_feedback(grade(question, moving.answers()))
    assert motion(moving).is_running
    shown = [field for field in moving.findChildren(AnswerField) if field.isVisible()]
    assert all("✗" in field.text() for field in shown)


def test_the_next_question_ends_what_still_moves(moving: TableView, ask: Ask, qtbot: QtBot) -> None:
    question = ask(SCENE)
    moving.show_question(question)
    moving.show_feedback(grade(question, moving.answers()))
    moving.show_question(ask("five cards"))
    moving.resize(1300, 740)
    assert not motion(moving).is_running


def test_nothing_moves_where_motion_is_off(table: TableView, ask: Ask) -> None:
    question = ask(SCENE)
    table.show_question(question)
    assert not motion(table).is_running
    table.show_feedback(grade(question, table.answers()))
    assert not motion(table).is_running


def test_what_gets_another_size_beside_the_table_does_not_end_it(
    moving: TableView, ask: Ask, qtbot: QtBot
) -> None:
    beside = QWidget()
    qtbot.addWidget(beside)
    beside.show()
    moving.show_question(ask(SCENE))
    beside.resize(beside.width() + 50, beside.height())
    assert motion(moving).is_running
    moving.resize(moving.width() + 50, moving.height())
    assert not motion(moving).is_running
