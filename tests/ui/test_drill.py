"""A question answered by keyboard, judged, explained, and the next one."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Person, explained, keys_for
from ui.pages.drill.page import DrillPage
from ui.pages.drill.presenter import Phase
from ui.reading import Reading
from ui.repeats import HeldKeys
from ui.rooms import STORE_FILE
from ui.table import TableView
from ui.window import Window

Open = Callable[..., Window]


@pytest.fixture
def drilled(open_window: Open, qtbot: QtBot) -> tuple[Person, DrillPage]:
    """A person with a table of four boxes before him, the records open."""
    settings = Settings(language=Language.ENGLISH, topic=Topic.WHOLE_TABLE, boxes=4)
    person = Person(open_window(settings))
    return person, person.begin()


def _stored(data: Path) -> list[tuple[int, int, int]]:
    with sqlite3.connect(data / STORE_FILE) as records:
        rows = records.execute('SELECT "right", overpaid, underpaid FROM answers ORDER BY id')
        return rows.fetchall()


def _text(page: DrillPage) -> str:
    (reading,) = page.findChildren(Reading)
    return reading.toPlainText()


def _button(page: DrillPage) -> QPushButton:
    return next(each for each in page.findChildren(QPushButton) if each.text() in ("Check", "Next"))


def _labels(page: DrillPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel))


def _type_all(person: Person, page: DrillPage, **wrong: str) -> None:
    """Answer every bet, all but the last Enter."""
    *first, last = page.presenter.question.parts
    for part in (*first, last):
        person.press(wrong.get(part.key.replace(".", "_"), keys_for(part.truth)))
        if part is not last:
            person.press(Qt.Key.Key_Return)


def _finish(person: Person, page: DrillPage, qtbot: QtBot, **wrong: str) -> None:
    person.answer(page.presenter.question, **wrong)
    qtbot.waitUntil(lambda: explained(page))


def test_right_answer_is_stored_and_praised_with_its_arithmetic(
    drilled: tuple[Person, DrillPage], qtbot: QtBot, data: Path
) -> None:
    person, page = drilled
    _finish(person, page, qtbot)
    assert _stored(data) == [(1, 0, 0)]
    assert "✓ Right. " in _labels(page)
    assert "right 1 of 1 (100 %) · overpaid 0 · underpaid 0" in _labels(page)


def test_wrong_answer_shows_given_beside_right_reason_rule_and_money(
    drilled: tuple[Person, DrillPage], qtbot: QtBot, data: Path
) -> None:
    person, page = drilled
    question = page.presenter.question
    part = next(each for each in question.parts if each.truth == "returned")
    _finish(person, page, qtbot, **{part.key.replace(".", "_"): "125"})
    assert _stored(data) == [(0, 125, 0)]
    said = _text(page)
    assert "given: pay 125 (overpaid 125), right: return — " in said
    assert said.startswith(f"✗ Box {part.box}: ")
    rules = said.split("\nRules\n")[1]
    box = next(each for each in question.settlement.boxes if each.box == part.box)
    rule = next(line.rule for line in box.bets if line.bet is part.bet)
    assert rule
    assert rules.startswith(f"{rule} ")
    assert f"Wrong: 1 of {len(question.parts)}, overpaid 125." in _labels(page)
    assert "right 0 of 1 (0 %) · overpaid 125 · underpaid 0" in _labels(page)


def test_feedback_comes_in_the_same_frame_once_the_records_are_open(
    drilled: tuple[Person, DrillPage], qtbot: QtBot
) -> None:
    person, page = drilled
    _finish(person, page, qtbot)
    person.press(Qt.Key.Key_Return)
    person.answer(page.presenter.question)
    assert explained(page)


def test_feedback_has_the_focus_and_says_itself(
    drilled: tuple[Person, DrillPage], qtbot: QtBot
) -> None:
    person, page = drilled
    _finish(person, page, qtbot)
    reading = QGuiApplication.focusObject()
    assert isinstance(reading, Reading)
    assert reading.accessibleName().startswith("✓ Right.")
    assert "Box 1" in reading.accessibleDescription()


@pytest.mark.parametrize("wrong", [{}, {"1_ante": "7"}])
def test_what_explains_an_answer_is_laid_out_while_it_is_typed(
    drilled: tuple[Person, DrillPage],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    wrong: dict[str, str],
) -> None:
    person, page = drilled
    (reading,) = page.findChildren(Reading)
    laid: list[str] = []
    anew: list[str] = []
    lay_out, whole = Reading.lay_out_ahead, Reading.setHtml

    def lay_out_ahead(self: Reading, html: str) -> None:
        laid.append(html)
        lay_out(self, html)

    def set_html(self: Reading, html: str) -> None:
        anew.append(html)
        whole(self, html)

    monkeypatch.setattr(Reading, "lay_out_ahead", lay_out_ahead)
    _type_all(person, page, **wrong)
    qtbot.waitUntil(lambda: bool(laid))
    monkeypatch.setattr(Reading, "setHtml", set_html)
    person.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: explained(page))
    assert anew == []
    seen = reading.toPlainText(), reading.document().size()
    whole(reading, laid[-1])
    assert (reading.toPlainText(), reading.document().size()) == seen


def test_what_the_keys_do_is_laid_out_while_the_feedback_is_read(
    drilled: tuple[Person, DrillPage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, page = drilled
    laid: list[str] = []
    anew: list[str] = []
    lay_out = Reading.lay_out_ahead

    def lay_out_ahead(self: Reading, html: str) -> None:
        laid.append(html)
        lay_out(self, html)

    _finish(person, page, qtbot)
    monkeypatch.setattr(Reading, "lay_out_ahead", lay_out_ahead)
    qtbot.waitUntil(lambda: bool(laid))
    monkeypatch.setattr(Reading, "setHtml", lambda _self, html: anew.append(html))
    person.press(Qt.Key.Key_Return)
    assert page.presenter.phase is Phase.ASKED
    assert anew == []
    assert "Enter" in _text(page)


def test_answer_that_was_changed_in_haste_is_explained_as_it_is(
    drilled: tuple[Person, DrillPage], qtbot: QtBot
) -> None:
    person, page = drilled
    _type_all(person, page)
    qtbot.wait(100)
    person.press("9", Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: explained(page))
    assert "✗" in _text(page)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_or_space_goes_on(
    drilled: tuple[Person, DrillPage], qtbot: QtBot, key: Qt.Key
) -> None:
    person, page = drilled
    before = page.presenter.question
    _finish(person, page, qtbot)
    person.press(key)
    assert page.presenter.phase is Phase.ASKED
    assert page.presenter.question is not before
    assert "Question 2" in _labels(page)


def test_held_enter_answers_once_and_does_not_skip_the_feedback(
    drilled: tuple[Person, DrillPage], qtbot: QtBot, data: Path
) -> None:
    person, page = drilled
    _finish(person, page, qtbot)
    person.hold(Qt.Key.Key_Return, 30)
    assert explained(page)
    assert len(_stored(data)) == 1
    person.press(Qt.Key.Key_Return)
    person.hold(Qt.Key.Key_Return, 30)
    assert page.presenter.phase is Phase.ASKED
    assert set(page.findChildren(TableView)[0].answers().values()) == {None}


def test_held_enter_is_told_from_a_fresh_one_by_its_moment(
    drilled: tuple[Person, DrillPage], qtbot: QtBot
) -> None:
    person, page = drilled
    _finish(person, page, qtbot)
    handle = person.window.windowHandle()
    held = HeldKeys(person.window)
    handle.installEventFilter(held)

    def send(kind: QEvent.Type, moment: int) -> None:
        event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
        event.setTimestamp(moment)
        QGuiApplication.sendEvent(handle, event)

    for moment in range(40, 400, 40):
        send(QEvent.Type.KeyRelease, moment)
        send(QEvent.Type.KeyPress, moment)
    assert explained(page)
    send(QEvent.Type.KeyRelease, 400)
    send(QEvent.Type.KeyPress, 401)
    assert page.presenter.phase is Phase.ASKED


def test_held_enter_that_a_screen_reader_passes_on_is_told_by_its_coming_at_once(
    drilled: tuple[Person, DrillPage], qtbot: QtBot
) -> None:
    person, page = drilled
    _finish(person, page, qtbot)
    handle = person.window.windowHandle()
    handle.installEventFilter(HeldKeys(person.window))

    def send(kind: QEvent.Type) -> None:
        event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
        assert event.timestamp() == 0
        QGuiApplication.sendEvent(handle, event)

    for _ in range(10):
        send(QEvent.Type.KeyRelease)
        send(QEvent.Type.KeyPress)
    assert explained(page)
    send(QEvent.Type.KeyRelease)
    qtbot.wait(20)
    send(QEvent.Type.KeyPress)
    assert page.presenter.phase is Phase.ASKED


def test_focus_is_on_the_first_bet_of_every_question(
    drilled: tuple[Person, DrillPage], qtbot: QtBot
) -> None:
    person, page = drilled
    table = page.findChildren(TableView)[0]
    for _ in range(2):
        person.press("7")
        first = page.presenter.question.parts[0].key
        assert [key for key, given in table.answers().items() if given] == [first]
        person.press(Qt.Key.Key_Backspace)
        _finish(person, page, qtbot)
        person.press(Qt.Key.Key_Space)


def test_check_points_to_open_bets_before_it_judges(
    drilled: tuple[Person, DrillPage], qtbot: QtBot
) -> None:
    person, page = drilled
    person.press("-")
    QTest.mouseClick(_button(page), Qt.MouseButton.LeftButton)
    number = len(page.presenter.question.parts) - 1
    assert f"{number} bets are still open" in _labels(page)
    assert page.presenter.phase is Phase.ASKED
    person.press("=")
    assert page.findChildren(TableView)[0].answers()[page.presenter.question.parts[0].key] == (
        "returned"
    )


def test_mouse_checks_and_goes_on(drilled: tuple[Person, DrillPage], qtbot: QtBot) -> None:
    person, page = drilled
    for _ in page.presenter.question.parts:
        person.press("-", Qt.Key.Key_Tab)
    QTest.mouseClick(_button(page), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: explained(page))
    assert _button(page).text() == "Next"
    QTest.mouseClick(_button(page), Qt.MouseButton.LeftButton)
    assert page.presenter.phase is Phase.ASKED


def test_bets_left_open_are_wrong_and_cost_no_money(
    drilled: tuple[Person, DrillPage], qtbot: QtBot, data: Path
) -> None:
    person, page = drilled
    handle = person.window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: explained(page))
    assert _stored(data) == [(0, 0, 0)]
    assert _text(page).count(": not answered, right: ") == len(page.presenter.question.parts)


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_table_and_feedback_are_in_sight_at_every_size(
    drilled: tuple[Person, DrillPage], qtbot: QtBot, size: tuple[int, int], text: float
) -> None:
    person, page = drilled
    font = page.font()
    font.setPointSizeF(font.pointSizeF() * text)
    person.window.setFont(font)
    person.window.resize(*size)
    _finish(person, page, qtbot)
    qtbot.wait(1)
    assert (person.window.width(), person.window.height()) == size
    table = page.findChildren(TableView)[0]
    (reading,) = page.findChildren(Reading)
    shown = page.rect()
    for widget in (table, reading, _button(page)):
        place = widget.rect().translated(widget.mapTo(page, widget.rect().topLeft()))
        assert shown.contains(place), widget
    assert table.height() >= table.minimumSizeHint().height()
    assert reading.height() >= 3 * reading.fontMetrics().lineSpacing()
