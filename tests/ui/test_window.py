"""What holds on every page: keys, language, colours, rules, the way back, the window's place."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.settings import FILE_NAME, Deck, Settings, Theme, load_settings
from dealer_trainer.wording import Language, Words
from tests.ui.conftest import Person, explained, house_page, people_page
from ui.pages.drill.page import DrillPage
from ui.reading import Reading
from ui.table import TableView
from ui.theme import DARK, LIGHT
from ui.window import Window

Open = Callable[..., Window]
TABLE = Settings(language=Language.ENGLISH, topic=Topic.WHOLE_TABLE, boxes=2)


def _answers(page: DrillPage) -> dict[str, str | None]:
    return page.findChildren(TableView)[0].answers()


def _shown(window: QWidget, kind: type[QLabel] | type[QPushButton]) -> str:
    return "\n".join(each.text() for each in window.findChildren(kind) if each.isVisible())


def _said(window: QWidget) -> set[str]:
    """Return all that a window says to eyes and to a screen reader."""
    said = set()
    for widget in window.findChildren(QWidget):
        said |= {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
        if isinstance(widget, QLabel | QAbstractButton):
            said.add(widget.text())
        elif isinstance(widget, Reading):
            said.add(widget.toPlainText())
    return said


def _saved(data: Path) -> Settings:
    """Return the settings as they are on the disk once the window has nothing left to do."""
    QApplication.processEvents()
    return load_settings(data / FILE_NAME).settings


@pytest.fixture
def typing(open_window: Open) -> tuple[Person, DrillPage]:
    """A person who has answered the first two bets of a table."""
    person = Person(open_window(TABLE))
    page = person.begin()
    person.press("-", Qt.Key.Key_Return, "=")
    return person, page


def test_language_changes_at_once_and_keeps_what_was_typed(
    typing: tuple[Person, DrillPage], data: Path
) -> None:
    person, page = typing
    before = _answers(page)
    assert list(before.values())[:2] == ["taken", "returned"]
    person.press(Qt.Key.Key_F2)
    russian = Words(Language.RUSSIAN)
    assert russian.text("Check") != "Check"
    assert russian.text("Check") in _shown(person.window, QPushButton)
    assert russian.text("Settle the table, box by box.") in _shown(person.window, QLabel)
    assert _answers(page) == before
    person.press("-")
    assert list(_answers(page).values())[:2] == ["taken", "taken"]
    assert _saved(data).language is Language.RUSSIAN


def test_feedback_is_said_again_in_the_new_language(open_window: Open, qtbot: QtBot) -> None:
    person = Person(open_window(TABLE))
    page = person.begin()
    person.answer(page.presenter.question)
    qtbot.waitUntil(lambda: explained(page))
    (reading,) = page.findChildren(Reading)
    english = reading.toPlainText()
    person.press(Qt.Key.Key_F2)
    assert reading.toPlainText() != english
    person.press(Qt.Key.Key_F2)
    assert reading.toPlainText() == english


def test_colours_go_from_the_system_to_light_to_dark(
    typing: tuple[Person, DrillPage], qapp: QApplication, data: Path
) -> None:
    person, page = typing
    before = _answers(page)
    for choice, theme in ((Theme.LIGHT, LIGHT), (Theme.DARK, DARK), (Theme.SYSTEM, LIGHT)):
        person.press(Qt.Key.Key_F3)
        assert qapp.palette().window().color().name() == theme.window
        assert _saved(data).theme is choice
    assert _answers(page) == before


def test_four_colour_deck_is_kept(typing: tuple[Person, DrillPage], data: Path) -> None:
    person, page = typing
    before = page.grab().toImage()
    person.press(Qt.Key.Key_F4)
    assert page.grab().toImage() != before
    assert _saved(data).deck is Deck.FOUR
    person.press(Qt.Key.Key_F4)
    assert page.grab().toImage() == before


@pytest.mark.parametrize("back", [Qt.Key.Key_Escape, Qt.Key.Key_F1])
def test_rules_are_read_from_the_house_and_lead_back_to_the_question(
    typing: tuple[Person, DrillPage], back: Qt.Key
) -> None:
    person, page = typing
    before, question = _answers(page), page.presenter.question
    person.press(Qt.Key.Key_F1)
    assert not page.isVisible()
    rules = house_page(person.window).text
    assert rules.hasFocus()
    said = rules.toPlainText()
    maximum = Words(Language.ENGLISH).number(question.scenario.house.table.max_payout)
    assert maximum in said
    assert "RP-10" in said
    person.press(back)
    assert page.isVisible()
    assert page.presenter.question is question
    assert _answers(page) == before
    person.press("=", Qt.Key.Key_Return)
    assert list(_answers(page).values())[1] == "returned"


def test_rules_on_the_start_page_are_those_of_the_chosen_house(open_window: Open) -> None:
    person = Person(open_window(replace(TABLE, house="poker_plus")))
    person.press(Qt.Key.Key_F1)
    assert _shown(house_page(person.window), QLabel).startswith("Poker Plus")
    person.press(Qt.Key.Key_Escape)
    assert person.window.start.isVisible()


def test_escape_leads_to_the_start_page_and_back_into_the_same_question(
    typing: tuple[Person, DrillPage],
) -> None:
    person, page = typing
    before = _answers(page)
    person.press(Qt.Key.Key_Escape)
    assert person.window.start.isVisible()
    assert "Go on with question 1" in _shown(person.window, QPushButton)
    person.press(Qt.Key.Key_Return)
    assert person.window.drill is page
    assert page.isVisible()
    assert _answers(page) == before


def test_start_after_escape_begins_anew(typing: tuple[Person, DrillPage], qtbot: QtBot) -> None:
    person, page = typing
    person.press(Qt.Key.Key_Escape)
    start = next(each for each in person.window.findChildren(QPushButton) if each.text() == "Start")
    QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    assert person.window.drill is not None
    assert person.window.drill is not page
    assert set(_answers(person.window.drill).values()) == {None}


def test_escape_from_the_feedback_waits_with_the_feedback(open_window: Open, qtbot: QtBot) -> None:
    person = Person(open_window(TABLE))
    page = person.begin()
    person.answer(page.presenter.question)
    qtbot.waitUntil(lambda: explained(page))
    person.press(Qt.Key.Key_Escape, Qt.Key.Key_Return)
    assert page.isVisible()
    assert explained(page)
    person.press(Qt.Key.Key_Space)
    assert "Question 2" in _shown(person.window, QLabel)


def test_full_screen_by_key(window: Window) -> None:
    person = Person(window)
    person.press(Qt.Key.Key_F11)
    assert window.isFullScreen()
    person.press(Qt.Key.Key_F11)
    assert not window.isFullScreen()


@pytest.mark.parametrize(
    ("pressed", "keys"),
    [
        ((), "F1 F2 F3 F4 F7 F8 F9 F11 F12"),
        ((Qt.Key.Key_Return,), "F1 F2 F3 F4 F5 F6 F10 F11 Esc"),
        ((Qt.Key.Key_F1,), "F2 F3 F4 F11 Esc"),
    ],
)
def test_footer_names_the_keys_of_the_page(
    window: Window, pressed: tuple[Qt.Key, ...], keys: str
) -> None:
    Person(window).press(*pressed)
    buttons = [each for each in window.footer.findChildren(QToolButton) if each.isVisible()]
    assert " ".join(each.text().split()[0] for each in buttons) == keys
    assert all(each.text().split()[0] in each.toolTip() for each in buttons)


def test_footer_serves_the_mouse(window: Window) -> None:
    (rules,) = (
        each for each in window.footer.findChildren(QToolButton) if each.text() == "F1  Rules"
    )
    QTest.mouseClick(rules, Qt.MouseButton.LeftButton)
    assert house_page(window).isVisible()


def test_every_control_has_a_name(typing: tuple[Person, DrillPage]) -> None:
    person, _ = typing
    person.press(Qt.Key.Key_F1, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    nameless = []
    person.press(Qt.Key.Key_F7)
    pages = (
        person.window.start,
        person.window.drill,
        house_page(person.window),
        people_page(person.window),
    )
    for page in pages:
        assert page is not None
        for widget in page.findChildren(QWidget):
            if widget.focusPolicy() is Qt.FocusPolicy.NoFocus or not widget.isVisibleTo(page):
                continue
            seen = QAccessible.queryAccessibleInterface(widget)
            if not seen.text(QAccessible.Text.Name):
                nameless.append(widget)
    assert nameless == []


def test_russian_window_speaks_russian_throughout(open_window: Open, qtbot: QtBot) -> None:
    person = Person(open_window(replace(TABLE, language=Language.RUSSIAN)))
    said = {person.window.windowTitle(), *_said(person.window.start)}
    person.press(Qt.Key.Key_F1)
    said |= _said(person.window)
    person.press(Qt.Key.Key_F7)
    said |= _said(person.window)
    person.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    page = person.begin()
    said |= _said(person.window)
    person.answer(page.presenter.question)
    qtbot.waitUntil(lambda: explained(page))
    said |= _said(person.window)
    names = {"ANTE", "BET", "Backspace", "Ctrl", "PIN", "English", "Enter", "Esc", "Tab"}
    foreign = {
        word
        for text in said
        for word in re.findall(r"(?<![-\w])[A-Za-z]{3,}(?![-\w])", re.sub(r"\S*[/\\]\S*", "", text))
    }
    assert foreign - names == set()
