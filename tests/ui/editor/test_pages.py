"""Drills and the scenario editor as a person uses them, by keyboard alone."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.files import Houses, read_scenarios, read_source
from dealer_trainer.practice import Mode
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Open, Person
from ui.page import Shown
from ui.pages.drills.page import DrillsPage
from ui.pages.editor.draft import DEALER, Spot
from ui.pages.editor.form import typed_into
from ui.pages.editor.page import EditorPage
from ui.window import Window

RUSSIAN = Settings(language=Language.RUSSIAN)


def drills(window: Window) -> DrillsPage:
    page = window.made[Shown.DRILLS]
    assert isinstance(page, DrillsPage)
    return page


def editor(window: Window) -> EditorPage:
    page = window.made[Shown.EDITOR]
    assert isinstance(page, EditorPage)
    return page


def press_button(page: DrillsPage | EditorPage, text: str) -> None:
    """Press a button by Space, as Tab would have brought the focus to it."""
    button = next(each for each in page.findChildren(QPushButton) if each.text() == text)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def open_editor(window: Window, person: type[Person]) -> EditorPage:
    person(window).press(Qt.Key.Key_F12)
    press_button(drills(window), "New drill…")
    return editor(window)


def test_a_drill_is_run_by_enter_and_ends_where_it_began(
    window: Window, person: type[Person], qtbot: QtBot
) -> None:
    someone = person(window)
    someone.press(Qt.Key.Key_F12)
    page = drills(window)
    assert page.tree.hasFocus()
    item = page.tree.currentItem()
    assert item
    count = int(item.text(1))
    name = item.text(0)
    someone.press(Qt.Key.Key_Return)
    assert window.drill
    presenter = window.drill.presenter
    for number in range(1, count + 1):
        assert presenter.number == number
        someone.answer(presenter.question)
        qtbot.waitUntil(lambda: presenter.grade is not None)
        assert presenter.record
        assert presenter.record.mode is Mode.DRILL
        someone.press(Qt.Key.Key_Return)
    assert Shown.DRILL not in window.made
    assert page.isVisible()
    assert page.tree.hasFocus()
    assert f"right {count} of {count}" in window.notice.text()
    again = page.tree.currentItem()
    assert again
    assert again.text(0) == name
    assert "all right" in again.text(2)


def test_a_house_or_topic_opens_and_closes_by_enter(window: Window, person: type[Person]) -> None:
    someone = person(window)
    someone.press(Qt.Key.Key_F12, Qt.Key.Key_Home)
    item = drills(window).tree.currentItem()
    assert item
    before = item.isExpanded()
    someone.press(Qt.Key.Key_Return)
    assert item.isExpanded() is not before
    assert window.drill is None


def test_a_table_is_typed_settled_named_and_saved(
    window: Window, person: type[Person], data: Path
) -> None:
    page, someone = open_editor(window, person), person(window)
    page.presenter.choose_house(Houses(data).named("russian_poker"))
    page.refresh()
    page.form.focus(DEALER)
    someone.press("qd qc 9h 4s 2s")
    page.form.focus(Spot("cards", 1))
    someone.press("khkd8c5d3s")
    assert page.presenter.judged.settlement
    page.form.focus(Spot("ante", 1))
    someone.press("50")
    press_button(page, "Save")
    assert "name" in window.notice.text()
    someone.press("Kings")
    press_button(page, "Save")
    (path,) = (data / "drills" / "russian_poker").glob("*.yaml")
    (scenario,) = read_scenarios(read_source(str(path)), Houses(data))
    assert scenario.boxes[0].ante == 50
    someone.press(Qt.Key.Key_Escape)
    page = editor(window)
    assert not page.isVisible()
    assert any("Kings (own)" in each.text(0) for each in drills(window).tree.items())


def test_cards_are_picked_from_the_deck_by_arrows(window: Window, person: type[Person]) -> None:
    page, someone = open_editor(window, person), person(window)
    someone.press(Qt.Key.Key_Down)
    assert page.deck.hasFocus()
    someone.press(Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert page.presenter.draft.get(DEALER) == "As"
    someone.press(Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Backspace)
    assert page.presenter.draft.get(DEALER) == "As"
    someone.press(Qt.Key.Key_Escape)
    assert typed_into(page.form.entries[DEALER]).hasFocus()
    assert page.isVisible()


def test_five_cards_lead_to_the_next_place_that_lacks_some(
    window: Window, person: type[Person]
) -> None:
    page, someone = open_editor(window, person), person(window)
    someone.press(Qt.Key.Key_Down)
    for _ in range(6):
        someone.press(Qt.Key.Key_Return, Qt.Key.Key_Right)
    assert page.presenter.draft.get(DEALER) == "As Ks Qs Js Ts"
    assert page.presenter.draft.get(Spot("cards", 1)) == "9s"
    # A card that lies elsewhere stays there, and that is said.
    someone.press(Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert "A♠" in window.notice.text()
    assert page.presenter.draft.get(Spot("cards", 1)) == "9s"


def test_wrong_and_hasty_input_is_told_and_undone(window: Window, person: type[Person]) -> None:
    page, someone = open_editor(window, person), person(window)
    someone.press("zz top")
    line = typed_into(page.form.entries[DEALER])
    assert line.property("faulty")
    assert "no card" in line.accessibleDescription()
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Backspace, alt)
    assert page.presenter.draft.get(DEALER) == ""
    press_button(page, "Run")
    assert "Table 1 has faults" in window.notice.text()
    assert window.drill is None


def test_the_rest_is_dealt_and_run(window: Window, person: type[Person]) -> None:
    page = open_editor(window, person)
    press_button(page, "Deal the rest")
    assert page.presenter.judged.settlement
    press_button(page, "Run")
    assert window.drill
    assert window.drill.presenter.question.scenario == page.presenter.judged.scenario
    person(window).press(Qt.Key.Key_Escape)
    assert page.isVisible()


def test_every_control_has_a_name_and_no_english_is_left(
    open_window: Open, person: type[Person]
) -> None:
    window = open_window(RUSSIAN)
    person(window).press(Qt.Key.Key_F12)
    press_button(drills(window), "Новое упражнение…")
    page = editor(window)
    page.presenter.put(Spot("played", 2), "yes")
    page.refresh()
    for entry in page.form.entries.values():
        widget = typed_into(entry)
        assert widget.accessibleName()
        assert not set(widget.accessibleName()) & set("abcdefghijklmnopqrstuvwxyz")
    for button in page.findChildren(QPushButton):
        assert button.accessibleName() or button.text()
        assert not set(button.text()) & set("abcdefghijklmnopqrstuvwxyz")


def test_a_change_of_language_keeps_what_was_typed(window: Window, person: type[Person]) -> None:
    page, someone = open_editor(window, person), person(window)
    someone.press("qd x")
    someone.press(Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4)
    assert page.presenter.draft.get(DEALER) == "qd x"
    assert "карт" in typed_into(page.form.entries[DEALER]).accessibleDescription()


def test_tab_reaches_every_place_of_the_table(window: Window, person: type[Person]) -> None:
    page, someone = open_editor(window, person), person(window)
    reached = set()
    for _ in range(80):
        reached.add(QApplication.focusWidget())
        someone.press(Qt.Key.Key_Tab)
    for spot, entry in page.form.entries.items():
        if not entry.isHidden():
            assert typed_into(entry) in reached, spot
    assert page.deck in reached


def test_a_blank_table_says_how_one_begins_and_blames_nobody(
    window: Window, person: type[Person]
) -> None:
    page, someone = open_editor(window, person), person(window)
    assert "Type the cards" in page._text.toPlainText()
    assert not typed_into(page.form.entries[Spot("cards", 1)]).property("faulty")
    someone.press("As")
    assert "Type the cards" not in page._text.toPlainText()
    assert typed_into(page.form.entries[Spot("cards", 1)]).property("faulty")
