"""From bet to bet, and the end of an answer."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.questions import Question, grade
from ui.table import TableView
from ui.table.answer import AnswerField

Ask = Callable[[str], Question]
Press = Callable[..., None]
CONTROL = Qt.KeyboardModifier.ControlModifier
ENTER = Qt.Key.Key_Return
ORDER = ["1.ante", "1.bet", "2.ante", "2.bet"]


@pytest.fixture
def shown(table: TableView, ask: Ask) -> TableView:
    table.show_question(ask("five cards"))
    return table


@pytest.fixture
def submissions(shown: TableView) -> list[bool]:
    told: list[bool] = []
    shown.submitted.connect(lambda: told.append(True))
    return told


def here() -> str:
    field = QApplication.focusWidget()
    assert isinstance(field, AnswerField)
    assert field.part is not None
    return field.part.key


def answer_all(press: Press) -> None:
    for _ in ORDER:
        press(Qt.Key.Key_Minus, "-")
        press(ENTER, "\r")


def test_enter_goes_through_the_bets_in_order_and_submits_after_the_last(
    shown: TableView, press: Press, submissions: list[bool]
) -> None:
    seen = []
    for _ in ORDER:
        seen.append(here())
        press(Qt.Key.Key_Minus, "-")
        assert not submissions
        press(ENTER, "\r")
    assert seen == ORDER
    assert submissions == [True]


def test_enter_on_the_number_pad_does_the_same(
    shown: TableView, press: Press, submissions: list[bool]
) -> None:
    for _ in ORDER:
        press(Qt.Key.Key_Equal, "=")
        press(Qt.Key.Key_Enter, "\r", Qt.KeyboardModifier.KeypadModifier)
    assert submissions == [True]


def test_enter_leaves_a_blank_bet_open_and_comes_back_to_it(
    shown: TableView, press: Press, submissions: list[bool]
) -> None:
    press(ENTER, "\r")
    for _ in ORDER[1:]:
        press(Qt.Key.Key_Minus, "-")
        press(ENTER, "\r")
    assert here() == ORDER[0]
    assert not submissions
    assert shown.answers()[ORDER[0]] is None
    press(ENTER, "\r")
    assert here() == ORDER[0]
    assert not submissions


def test_control_enter_submits_with_blanks(
    shown: TableView, press: Press, submissions: list[bool]
) -> None:
    press(Qt.Key.Key_Minus, "-")
    press(ENTER, "\r", CONTROL)
    assert submissions == [True]
    assert shown.answers()["2.bet"] is None


def test_holding_enter_answers_once(
    shown: TableView, press: Press, submissions: list[bool]
) -> None:
    press(Qt.Key.Key_Minus, "-")
    press(ENTER, "\r")
    for _ in range(20):
        press(ENTER, "\r", held=True)
    assert here() == ORDER[1]
    for _ in ORDER[1:]:
        press(Qt.Key.Key_Minus, "-")
        press(ENTER, "\r")
    for _ in range(20):
        press(ENTER, "\r", held=True)
        press(ENTER, "\r", CONTROL, held=True)
    assert submissions == [True]


def test_holding_enter_does_not_go_on_from_the_feedback(
    shown: TableView, press: Press, ask: Ask, qtbot: QtBot
) -> None:
    heard: list[bool] = []
    shown.keyPressEvent = lambda event: heard.append(event.isAutoRepeat())  # type: ignore[method-assign]
    shown.show_feedback(grade(ask("five cards"), shown.answers()))
    for _ in range(20):
        press(ENTER, "\r", held=True)
    assert heard == []
    press(ENTER, "\r")
    press(Qt.Key.Key_Space, " ")
    assert heard == [False, False]


def test_tab_goes_on_and_shift_tab_back(shown: TableView, press: Press) -> None:
    seen = [here()]
    for _ in ORDER[1:]:
        press(Qt.Key.Key_Tab, "\t")
        seen.append(here())
    assert seen == ORDER
    press(Qt.Key.Key_Backtab, "", Qt.KeyboardModifier.ShiftModifier)
    assert here() == ORDER[-2]


def test_arrows_go_to_the_nearest_bet(table: TableView, ask: Ask, press: Press) -> None:
    table.show_question(ask("six cards, bonus, insurance, purchase"))
    assert here() == "1.draw.0"
    way = [
        (Qt.Key.Key_Down, "1.bonus"), (Qt.Key.Key_Right, "1.insurance"), (Qt.Key.Key_Down, "1.bet"),
        (Qt.Key.Key_Left, "1.ante"), (Qt.Key.Key_Right, "1.bet"), (Qt.Key.Key_Right, "2.ante"),
        (Qt.Key.Key_Up, "2.bonus"), (Qt.Key.Key_Up, "2.draw.0"), (Qt.Key.Key_Up, "2.draw.0"),
    ]  # fmt: skip
    for key, expected in way:
        press(key)
        assert here() == expected


def test_the_focus_of_the_table_is_that_of_its_bet(shown: TableView, press: Press) -> None:
    press(Qt.Key.Key_Minus, "-")
    press(ENTER, "\r")
    shown.window().setFocus()
    assert here() == ORDER[1]


def test_what_means_nothing_here_is_left_to_the_page(shown: TableView, press: Press) -> None:
    heard: list[int] = []
    shown.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    press(Qt.Key.Key_F1)
    press(Qt.Key.Key_Escape, "\x1b")
    assert heard == [Qt.Key.Key_F1, Qt.Key.Key_Escape]


def test_the_last_answer_is_taken_back_before_it_is_checked(
    table: TableView, ask: Ask, press: Press
) -> None:
    question = ask("five cards")
    table.show_question(question)
    press(Qt.Key.Key_Minus, "-")
    press(Qt.Key.Key_Return, "\r")
    for digit in "250":
        press(0, digit)
    first, second = (part.key for part in question.parts[:2])
    assert (table.answers()[first], table.answers()[second]) == ("taken", "paid 250")
    back = partial(press, Qt.Key.Key_Backspace, modifiers=Qt.KeyboardModifier.ControlModifier)
    back()
    assert (table.answers()[first], table.answers()[second]) == ("taken", None)
    back()
    assert set(table.answers().values()) == {None}
    current = table.current
    assert isinstance(current, AnswerField)
    assert current.part
    assert current.part.key == first
    back()
    assert set(table.answers().values()) == {None}
