"""The reference page: looked through by keys alone, and found as one types."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from dealer_trainer.wording.reference import Matter
from tests.ui.conftest import Open, Person, explained
from ui.page import Shown
from ui.pages.reference.page import ReferencePage


@pytest.fixture
def at_reference(open_window: Open) -> tuple[Person, ReferencePage]:
    """A person who has opened the reference of Russian poker."""
    window = open_window(Settings(language=Language.ENGLISH, house="russian_poker"))
    window.open(Shown.REFERENCE)
    page = window.made[Shown.REFERENCE]
    assert isinstance(page, ReferencePage)
    return Person(window), page


def test_typing_finds_and_esc_clears_before_it_leaves(
    at_reference: tuple[Person, ReferencePage], qtbot: QtBot
) -> None:
    person, page = at_reference
    person.press("rp-10")
    qtbot.waitUntil(lambda: page.presenter.wanted == "rp-10")
    text = page.text.toPlainText()
    assert "Corner cases" in text
    assert "RP-10" in text
    assert "royal flush and straight flush" not in text
    person.press(Qt.Key.Key_Escape)
    assert "royal flush and straight flush" in page.text.toPlainText()
    person.press(Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_what_is_not_found_says_what_to_do(
    at_reference: tuple[Person, ReferencePage], qtbot: QtBot
) -> None:
    _, page = at_reference
    page.search("xyzzy")
    labels = [each.text() for each in page.findChildren(QLabel) if each.isVisible()]
    assert "Nothing was found; try another word, or fewer." in labels


def test_parts_are_chosen_by_arrows_and_the_text_scrolls_from_the_search(
    at_reference: tuple[Person, ReferencePage],
) -> None:
    person, page = at_reference
    person.press(Qt.Key.Key_PageDown)
    assert page.text.verticalScrollBar().value() > 0
    person.press(Qt.Key.Key_Tab, Qt.Key.Key_Right)
    assert page.presenter.matter is Matter.CORNERS
    assert page.text.verticalScrollBar().value() == 0
    assert "Two aces, two kings and a five" in page.text.toPlainText()


@pytest.mark.parametrize("matter", list(Matter))
def test_cards_have_pictures_and_all_speaks_the_other_language_at_once(
    at_reference: tuple[Person, ReferencePage], matter: Matter
) -> None:
    person, page = at_reference
    page.choose(matter)
    english = page.text.toPlainText()
    has_cards = matter in (Matter.PAIRS, Matter.CORNERS, Matter.ROUND)
    assert ("\N{OBJECT REPLACEMENT CHARACTER}" in english) is has_cards
    person.press(Qt.Key.Key_F2)
    russian = page.text.toPlainText()
    assert russian != english
    assert page.text.horizontalScrollBar().maximum() == 0


def test_feedback_leads_to_the_rule_of_the_mistake_and_back(
    open_window: Open, qtbot: QtBot
) -> None:
    settings = Settings(
        language=Language.ENGLISH, house="russian_poker", topic=Topic.PAYOUT, boxes=1
    )
    person = Person(open_window(settings))
    drill = person.begin()
    question = drill.presenter.question
    person.answer(question, **{part.key.replace(".", "_"): "-" for part in question.parts})
    qtbot.waitUntil(lambda: explained(drill))
    person.press(Qt.Key.Key_F6)
    page = person.window.made[Shown.REFERENCE]
    assert isinstance(page, ReferencePage)
    assert page.isVisible()
    wanted = page.presenter.wanted
    assert wanted in set(question.scenario.house.rules.values())
    assert wanted in page.text.toPlainText()
    person.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert drill.isVisible()
    assert explained(drill)


def test_while_something_is_looked_for_no_part_is_pressed_and_tab_still_reaches_them(
    at_reference: tuple[Person, ReferencePage],
) -> None:
    _, page = at_reference
    page.search("RP-7")
    buttons = page._parts.buttons
    assert not any(each.isChecked() for each in buttons)
    assert [each.focusPolicy() is Qt.FocusPolicy.StrongFocus for each in buttons].count(True) == 1
    page.search("")
    assert sum(each.isChecked() for each in buttons) == 1
