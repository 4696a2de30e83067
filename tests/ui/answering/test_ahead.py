"""Rows are made while the feedback before is read; what was made for something else is dropped."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from dealer_trainer.questions import Kind
from dealer_trainer.wording import Language, Words
from tests.ui.answering.conftest import Ask, Trainee
from tests.ui.conftest import explained
from ui.answering.row import Row


def rows_of(trainee: Trainee) -> list[Row]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return trainee.rows.findChildren(Row)


def test_rows_that_were_made_ahead_are_shown(ask: Ask, qtbot: QtBot) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    trainee.submit_with_blanks()
    qtbot.waitUntil(lambda: explained(trainee.page))
    old = rows_of(trainee)
    qtbot.waitUntil(lambda: len(rows_of(trainee)) > len(old))
    upcoming = trainee.page.presenter.session.upcoming
    assert upcoming is not None
    qtbot.waitUntil(lambda: len(rows_of(trainee)) == len(old) + len(upcoming.question.parts))
    made = [row for row in rows_of(trainee) if row not in old]
    assert not any(row.isVisible() for row in made)
    trainee.press(Qt.Key.Key_Return)
    assert rows_of(trainee) == made
    assert all(row.isVisible() for row in made)
    assert all(row.contentsRect() == row.rect() for row in made), "a group has no frame"


def test_rows_made_for_another_language_are_dropped(ask: Ask) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    rows, question, look = trainee.rows, trainee.page.presenter.question, trainee.table.look
    asked = [row.accessibleName() for row in rows_of(trainee)]
    russian = replace(look, words=Words(Language.RUSSIAN))
    for job in rows.get_ready(question, trainee.parts, russian):
        job()
    trainee.page.show_question()
    assert [row.accessibleName() for row in rows_of(trainee)] == asked


def test_rows_made_for_a_question_that_does_not_come_are_dropped(ask: Ask, qtbot: QtBot) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    before = trainee.page.presenter.question
    trainee.submit_with_blanks()
    qtbot.waitUntil(lambda: explained(trainee.page))
    trainee.press(Qt.Key.Key_Return)
    rows, question, look = trainee.rows, trainee.page.presenter.question, trainee.table.look
    for job in rows.get_ready(before, before.parts, look):
        job()
    trainee.page.show_question()
    assert all(row.question is question for row in rows_of(trainee))
    assert len(rows_of(trainee)) == len(question.parts)
