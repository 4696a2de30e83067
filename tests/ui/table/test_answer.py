"""Answering by keys, on any layout; by pasting; by the mouse."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.questions import Question
from ui.table import TableView
from ui.table.answer import AnswerField

Ask = Callable[[str], Question]
Press = Callable[..., None]
CONTROL = Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
FIRST = "1.ante"


@pytest.fixture
def shown(table: TableView, ask: Ask) -> TableView:
    table.show_question(ask("five cards"))
    return table


def focused() -> AnswerField:
    field = QApplication.focusWidget()
    assert isinstance(field, AnswerField)
    return field


def type_digits(press: Press, digits: str) -> None:
    for digit in digits:
        press(ord(digit), digit)


def test_the_first_bet_in_the_dealers_order_has_the_focus(shown: TableView) -> None:
    part = focused().part
    assert part is not None
    assert part.key == FIRST


def test_digits_pay_that_amount(shown: TableView, press: Press) -> None:
    type_digits(press, "1250")
    assert shown.answers()[FIRST] == "paid 1250"
    assert focused().text() == "+1,250"


def test_digits_of_the_number_pad_pay_too(shown: TableView, press: Press) -> None:
    press(Qt.Key.Key_4, "4", KEYPAD)
    press(Qt.Key.Key_0, "0", KEYPAD)
    assert shown.answers()[FIRST] == "paid 40"


@pytest.mark.parametrize(
    ("key", "text", "answer"),
    [
        (Qt.Key.Key_Minus, "-", "taken"),
        (Qt.Key.Key_Minus, "", "taken"),
        (0, "\N{MINUS SIGN}", "taken"),
        (Qt.Key.Key_Equal, "=", "returned"),
        (Qt.Key.Key_Equal, "", "returned"),
        (Qt.Key.Key_Plus, "+", "returned"),
    ],
)
def test_signs_take_and_return(
    shown: TableView, press: Press, key: int, text: str, answer: str
) -> None:
    press(key, text)
    assert shown.answers()[FIRST] == answer


@pytest.mark.parametrize(("key", "answer"), [("Minus", "taken"), ("Plus", "returned")])
def test_signs_of_the_number_pad(shown: TableView, press: Press, key: str, answer: str) -> None:
    sign = {"Minus": "-", "Plus": "+"}[key]
    press(Qt.Key[f"Key_{key}"], sign, KEYPAD)
    assert shown.answers()[FIRST] == answer


def test_a_russian_layout_answers_alike_and_its_letters_do_nothing(
    shown: TableView, press: Press
) -> None:
    for letter in "привет":
        press(ord(letter.upper()), letter)
    assert shown.answers()[FIRST] is None
    type_digits(press, "75")
    press(ord("Ж"), "ж")
    assert shown.answers()[FIRST] == "paid 75"
    press(Qt.Key.Key_Minus, "-")
    assert shown.answers()[FIRST] == "taken"


def test_a_digit_after_a_word_begins_an_amount_and_a_sign_replaces_one(
    shown: TableView, press: Press
) -> None:
    press(Qt.Key.Key_Minus, "-")
    type_digits(press, "40")
    assert shown.answers()[FIRST] == "paid 40"
    press(Qt.Key.Key_Equal, "=")
    assert shown.answers()[FIRST] == "returned"


def test_backspace_takes_a_digit_back_and_a_word_at_once(shown: TableView, press: Press) -> None:
    type_digits(press, "125")
    press(Qt.Key.Key_Backspace)
    assert shown.answers()[FIRST] == "paid 12"
    press(Qt.Key.Key_Backspace)
    press(Qt.Key.Key_Backspace)
    assert shown.answers()[FIRST] is None
    press(Qt.Key.Key_Minus, "-")
    press(Qt.Key.Key_Backspace)
    assert shown.answers()[FIRST] is None
    assert focused().text() == ""


@pytest.mark.parametrize(
    "text", ["1250", "1 250", "1\N{NO-BREAK SPACE}250", "1\N{NARROW NO-BREAK SPACE}250", "1,250",
             "+1250", " 1250\n"]
)  # fmt: skip
def test_an_amount_is_pasted_as_people_write_it(shown: TableView, press: Press, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press(Qt.Key.Key_V, "\x16", CONTROL)
    assert shown.answers()[FIRST] == "paid 1250"


def test_spaces_between_digits_are_read_over(shown: TableView, press: Press) -> None:
    press(ord("1"), "1")
    press(Qt.Key.Key_Space, " ")
    type_digits(press, "250")
    assert shown.answers()[FIRST] == "paid 1250"


def test_nought_is_an_amount_and_blank_is_no_answer(shown: TableView, press: Press) -> None:
    assert set(shown.answers().values()) == {None}
    press(ord("0"), "0")
    assert shown.answers()[FIRST] == "paid 0"


def test_coming_back_the_first_digit_replaces_the_answer(shown: TableView, press: Press) -> None:
    type_digits(press, "40")
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Left)
    type_digits(press, "75")
    assert shown.answers()[FIRST] == "paid 75"


def test_a_fee_is_an_amount_only(table: TableView, ask: Ask, press: Press) -> None:
    table.show_question(ask("two outer boxes"))
    part = focused().part
    assert part is not None
    assert part.key == "1.draw.0"
    press(Qt.Key.Key_Minus, "-")
    press(Qt.Key.Key_Equal, "=")
    assert table.answers()["1.draw.0"] is None
    type_digits(press, "75")
    assert table.answers()["1.draw.0"] == "75"
    assert focused().text() == "75"


def test_a_changed_answer_is_told_once(shown: TableView, press: Press, qtbot: QtBot) -> None:
    told: list[str] = []
    shown.answer_changed.connect(told.append)
    press(Qt.Key.Key_Minus, "-")
    press(Qt.Key.Key_Minus, "-")
    type_digits(press, "5")
    assert told == [FIRST, FIRST]


def test_the_mouse_takes_returns_and_pays_in_chips(shown: TableView, qtbot: QtBot) -> None:
    buttons = {button.accessibleName(): button for button in shown.findChildren(QPushButton)}
    for name, answer in [
        ("Take the stake", "taken"),
        ("Return the stake", "returned"),
        ("Pay 100 more", "paid 100"),
        ("Pay 25 more", "paid 125"),
        ("Pay 25 more", "paid 150"),
        ("Erase the answer", None),
    ]:
        qtbot.mouseClick(buttons[name], Qt.MouseButton.LeftButton)
        assert shown.answers()[FIRST] == answer
        part = focused().part
        assert part is not None
        assert part.key == FIRST


def test_a_click_gives_a_field_the_focus(shown: TableView, qtbot: QtBot) -> None:
    field = next(
        field for field in shown.findChildren(AnswerField)
        if field.isVisible() and field.part and field.part.key == "2.bet"
    )  # fmt: skip
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    assert focused() is field


def test_the_mouse_cannot_take_or_return_a_fee(table: TableView, ask: Ask) -> None:
    table.show_question(ask("two outer boxes"))
    allowed = {b.accessibleName(): b.isEnabled() for b in table.findChildren(QPushButton)}
    assert not allowed["Take the stake"]
    assert allowed["Pay 25 more"]
