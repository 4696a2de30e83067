"""Choices, cards, chips and amounts, each by its keys and by the mouse."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_trainer.cards import parse_cards
from dealer_trainer.questions import Kind
from dealer_trainer.questions.question import chips_of
from dealer_trainer.wording import Language
from tests.ui.answering.conftest import Ask, Trainee
from ui.answering.cards import CardStrip
from ui.answering.chips import ChipCounts
from ui.answering.options import Option, OptionList
from ui.answering.row import Row

LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right
Judged = Callable[[Trainee], None]


def test_digit_picks_and_arrows_move_the_choice(ask: Ask) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    part = trainee.parts[0]
    trainee.press("3")
    assert trainee.given(part) == part.options[2]
    trainee.press(RIGHT)
    assert trainee.given(part) == part.options[3]
    trainee.press(LEFT, LEFT)
    assert trainee.given(part) == part.options[1]
    trainee.press(Qt.Key.Key_Backspace)
    assert trainee.given(part) is None


def test_arrow_down_goes_to_the_choice_below(ask: Ask) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    part = trainee.parts[0]
    options = trainee.rows.findChildren(OptionList)[0].options
    trainee.press("1", Qt.Key.Key_Down)
    given = trainee.given(part)
    assert given is not None
    below = options[part.options.index(given)]
    assert (below.x(), below.y() > options[0].y()) == (options[0].x(), True)


def test_digit_beyond_the_choices_means_nothing(ask: Ask) -> None:
    trainee = ask(Kind.COMPARE)
    trainee.press("9", "0")
    assert trainee.given(trainee.parts[0]) is None


def test_click_chooses_and_lights_its_row(ask: Ask) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    option = trainee.rows.findChildren(Option)[4]
    QTest.mouseClick(option, Qt.MouseButton.LeftButton)
    assert trainee.given(trainee.parts[0]) == trainee.parts[0].options[4]
    trainee.press(Qt.Key.Key_Return)
    second = trainee.rows.findChildren(Row)[1]
    assert second.is_lit
    assert second.hasFocus()


def test_tab_and_back_tab_go_from_row_to_row(ask: Ask) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    first, second, *_ = trainee.rows.findChildren(Row)
    trainee.press(Qt.Key.Key_Tab)
    assert second.is_lit
    assert not first.is_lit
    QTest.keyClick(trainee.window.windowHandle(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert first.is_lit


def test_arrows_and_space_mark_cards_and_a_digit_marks_its_own(ask: Ask) -> None:
    trainee = ask(Kind.MARK_SECOND)
    (part,) = trainee.parts
    trainee.press(Qt.Key.Key_Space, RIGHT, RIGHT, Qt.Key.Key_Space)
    given = trainee.given(part)
    assert given is not None
    assert parse_cards(given) == (part.cards[0], part.cards[2])
    trainee.press("1", "2")
    given = trainee.given(part)
    assert given is not None
    assert parse_cards(given) == (part.cards[1], part.cards[2])
    trainee.press(Qt.Key.Key_Backspace)
    assert trainee.given(part) is None


def test_marked_card_is_raised_so_that_no_colour_is_needed(ask: Ask) -> None:
    trainee = ask(Kind.MARK_SECOND)
    (strip,) = trainee.rows.findChildren(CardStrip)
    before = strip.grab().toImage()
    trainee.press("1")
    assert strip._area(0).top() < strip._area(1).top()
    assert strip.grab().toImage() != before


def test_click_marks_a_card(ask: Ask) -> None:
    trainee = ask(Kind.MARK_SECOND)
    (strip,) = trainee.rows.findChildren(CardStrip)
    place = strip._area(3).center().toPoint()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=place)
    assert trainee.given(trainee.parts[0]) == str(trainee.parts[0].cards[3])


def test_digits_count_chips_and_the_sum_runs_along(ask: Ask) -> None:
    trainee = ask(Kind.PAY_IN_CHIPS)
    (part,) = trainee.parts
    (counts,) = trainee.rows.findChildren(ChipCounts)
    largest, second = (int(value) for value in part.options[:2])
    trainee.press("12", RIGHT, "3")
    given = trainee.given(part)
    assert given is not None
    assert chips_of(given) == {largest: 12, second: 3}
    assert counts.total == 12 * largest + 3 * second
    trainee.press(LEFT, "2")
    assert counts.total == 2 * largest + 3 * second
    trainee.press(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down)
    assert counts.total == 3 * largest + 3 * second
    trainee.press(Qt.Key.Key_Backspace, RIGHT, Qt.Key.Key_Backspace)
    assert trainee.given(part) is None


def test_click_lays_one_more_chip(ask: Ask) -> None:
    trainee = ask(Kind.PAY_IN_CHIPS)
    (counts,) = trainee.rows.findChildren(ChipCounts)
    place = QPointF(counts._cell(1).center().x(), 8).toPoint()
    for _ in range(2):
        QTest.mouseClick(counts, Qt.MouseButton.LeftButton, pos=place)
    assert trainee.given(trainee.parts[0]) == f"2x{trainee.parts[0].options[1]}"


@pytest.mark.parametrize("typed", ["1250", "1 250", "1\N{NO-BREAK SPACE}250"])
def test_amount_is_read_as_people_type_it(ask: Ask, typed: str) -> None:
    trainee = ask(Kind.COLOUR_FOR_COLOUR)
    QGuiApplication.clipboard().setText(typed)
    QTest.keyClick(trainee.window.windowHandle(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert trainee.given(trainee.parts[0]) == "1250"


def test_erased_amount_is_not_answered(ask: Ask) -> None:
    trainee = ask(Kind.COLOUR_FOR_COLOUR)
    trainee.press("0")
    assert trainee.given(trainee.parts[0]) == "0"
    trainee.press(Qt.Key.Key_Backspace)
    assert trainee.given(trainee.parts[0]) is None


@pytest.mark.parametrize("kind", [Kind.NAME_COMBINATIONS, Kind.MARK_SECOND, Kind.PAY_IN_CHIPS])
def test_language_theme_and_deck_keep_what_was_answered(ask: Ask, kind: Kind) -> None:
    trainee = ask(kind)
    trainee.press("2")
    before = trainee.table.answers()
    trainee.press(Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4)
    assert trainee.table.answers() == before
    asked = trainee.rows.findChildren(Row)[0].accessibleName()
    assert any("а" <= letter <= "я" for letter in asked)
    trainee.press("1")
    assert trainee.table.answers() != before


def test_letters_mean_nothing_on_any_layout(ask: Ask) -> None:
    trainee = ask(Kind.COMPARE, Language.RUSSIAN)
    for key in (Qt.Key.Key_A, Qt.Key.Key_Q):
        QTest.keyClick(trainee.window.windowHandle(), key)
    assert set(trainee.table.answers().values()) == {None}


def test_answer_can_no_longer_be_changed_once_judged(ask: Ask, judged: Judged) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    trainee.submit_with_blanks()
    judged(trainee)
    option = trainee.rows.findChildren(Option)[0]
    assert not option.isVisible()
    row = trainee.rows.findChildren(Row)[0]
    row.setFocus()
    trainee.press("1")
    assert set(trainee.table.answers().values()) == {None}
    assert row.mapTo(trainee.page, QPoint(0, 0)).y() > 0
