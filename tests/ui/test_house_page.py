"""The page behind F1, for every house, in both languages and both layouts; houses of one's own."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.files import OwnHouses
from dealer_trainer.house import AnteOnWin, House
from dealer_trainer.resources import card_images_folder, drills_folder, scenarios_folder
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.house_form import deleting
from dealer_trainer.wording.house_page import dealer_line, house_name, house_page, origin_name
from dealer_trainer.wording.rules import rule_sentence
from tests.situation import HOUSES
from tests.ui.conftest import Open, Person
from tests.ui.conftest import house_page as page_of
from ui.page import Shown
from ui.pages.house.page import HousePage
from ui.pages.house.presenter import HousePresenter
from ui.table.pictures import CardPictures
from ui.theme import DARK, LIGHT
from ui.window import Window

ALL = HOUSES.all()
EN = Words(Language.ENGLISH)


def page_in(qtbot: QtBot, folder: Path, words: Words = EN) -> HousePage:
    presenter = HousePresenter(OwnHouses(folder), ALL, lambda _: None, lambda _: ())
    page = HousePage(presenter, words, LIGHT, CardPictures(card_images_folder()))
    qtbot.addWidget(page)
    page.resize(600, 400)
    page.show()
    return page


def said(page: HousePage) -> str:
    return page.text.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("width", [500, 1500])
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("house", ALL, ids=lambda house: house.id)
def test_page_holds_every_decision_its_origin_and_the_rules_behind_them(
    qtbot: QtBot, house: House, language: Language, width: int, tmp_path: Path
) -> None:
    words = Words(language)
    page = page_in(qtbot, tmp_path, words)
    page.resize(width, 600)
    page.enter(house)
    shown = said(page)
    assert house.source in shown
    for section in house_page(words, house):
        assert section.title in shown
        for row in section.rows:
            assert row.name in shown
            assert row.value.replace("\N{NO-BREAK SPACE}", " ") in shown
            if row.rule:
                assert rule_sentence(words, row.rule) in shown
                assert f"{row.rule} {origin_name(words, row.origin)}" in shown
    title = f"{house_name(words, house)} — {dealer_line(words, house)}"
    assert page.text.accessibleName() == title
    assert page.text.horizontalScrollBar().maximum() == 0


def test_page_keeps_its_place_when_colours_and_language_change(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_in(qtbot, tmp_path)
    page.enter(HOUSES.named("russian_poker"))
    page.text.verticalScrollBar().setValue(200)
    page.set_theme(DARK)
    page.set_words(Words(Language.RUSSIAN))
    assert page.text.verticalScrollBar().value() == 200
    page.enter(HOUSES.named("poker_plus"))
    assert page.text.verticalScrollBar().value() == 0


def test_two_houses_beside_each_other_what_differs_first(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_in(qtbot, tmp_path)
    page.enter(HOUSES.named("russian_poker"))
    page.compare("poker_plus")
    first, both, everything = said(page).partition("Everything side by side")
    assert both
    assert "▶ The ante of a box that wins" in first
    assert "straight flush\n50 to 1" not in first.partition("Bonus")[0]
    assert "straight flush" in everything
    assert "RP-3" in first
    assert "PP-8" in first
    page.compare("")
    assert "side by side" not in said(page)


@pytest.fixture
def at_form(open_window: Open) -> tuple[Person, HousePage]:
    """A person who begins a house made from Russian poker."""
    window = open_window(Settings(language=Language.ENGLISH, house="russian_poker"))
    person = Person(window)
    person.press(Qt.Key.Key_F1)
    page = page_of(window)
    page.begin_new()
    return person, page


def tab_to(person: Person, name: str) -> None:
    """Press Tab until the control with this name or text has the focus."""
    for _ in range(100):
        person.press(Qt.Key.Key_Tab)
        focused = person.window.focusWidget()
        text = focused.text() if isinstance(focused, QPushButton) else ""
        if focused is not None and name in (focused.accessibleName(), text):
            return
    pytest.fail(f"Tab does not lead to {name}")


def test_a_house_is_made_by_keys_alone_and_offered_at_once(
    at_form: tuple[Person, HousePage], qtbot: QtBot, data: Path
) -> None:
    person, page = at_form
    person.press(Qt.Key.Key_Tab, "Mine")
    tab_to(person, "The ante of a box that wins")
    person.press(Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "▶ ante" in page.form.example.toPlainText())
    assert "before, on a win only the bet is paid, the ante goes back; now, the box is" in (
        page.form.example.toPlainText()
    )
    tab_to(person, "Save")
    person.press(" ")
    assert (data / "houses" / "mine.yaml").read_text(encoding="utf-8").splitlines() == [
        "extends: russian_poker",
        "id: mine",
        "names: {ru: Mine, en: Mine}",
        "ante:",
        "  player_wins: paid",
        "rules:",
        "  ante.player_wins: OWN",
        "  win.ante: OWN",
    ]
    assert page.presenter.house.ante.player_wins is AnteOnWin.PAID
    person.press(Qt.Key.Key_Escape)
    assert any(button.text() == "Mine" for button in person.window.start.findChildren(QPushButton))


def test_what_was_filled_in_is_thrown_away_only_on_a_second_esc(
    at_form: tuple[Person, HousePage], data: Path
) -> None:
    person, page = at_form
    person.press(Qt.Key.Key_Tab, "Mine", Qt.Key.Key_Escape)
    assert page.form.isVisible()
    assert person.window.notice.isVisible()
    person.press(Qt.Key.Key_Escape)
    assert not page.form.isVisible()
    assert page.isVisible()
    assert not (data / "houses").exists()


def test_a_form_left_open_goes_on_and_speaks_the_other_language(
    at_form: tuple[Person, HousePage],
) -> None:
    person, page = at_form
    person.press(Qt.Key.Key_Tab, "Mine", Qt.Key.Key_F7, Qt.Key.Key_F1, Qt.Key.Key_F2)
    assert page.form.isVisible()
    names = [each.text() for each in page.form.findChildren(QLineEdit) if each.isVisible()]
    assert "Mine" in names
    assert Words(Language.RUSSIAN).text("Cancel") in [
        each.text() for each in page.form.findChildren(QPushButton)
    ]


def test_ctrl_enter_saves_from_any_field(at_form: tuple[Person, HousePage], data: Path) -> None:
    person, page = at_form
    person.press(Qt.Key.Key_Tab, "Mine")
    QTest.keyClick(
        person.window.windowHandle(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    assert not page.form.isVisible()
    assert (data / "houses" / "mine.yaml").exists()


def test_a_fault_stands_at_its_field_and_forbids_saving(
    at_form: tuple[Person, HousePage],
) -> None:
    _, page = at_form
    page.form.type(("names", "en"), "Mine")
    page.form.type(("table", "ante", 0), "500")
    (save,) = (each for each in page.form.findChildren(QPushButton) if each.text() == "Save")
    assert not save.isEnabled()
    page.form.focus()
    line = page.focusWidget()
    assert line is not None
    assert line.accessibleName() == "Ante, least"
    assert "the least is above the most" in line.accessibleDescription()
    labels = [each.text() for each in page.form.findChildren(QLabel) if each.isVisible()]
    assert sum(text.startswith("✗") for text in labels) == 1


def test_every_field_is_named(at_form: tuple[Person, HousePage]) -> None:
    _, page = at_form
    kinds = (QLineEdit, QComboBox, QCheckBox)
    controls = [each for kind in kinds for each in page.form.findChildren(kind)]
    assert len(controls) > 50
    assert all(each.accessibleName() for each in controls)


def test_own_houses_are_renamed_and_deleted(
    at_form: tuple[Person, HousePage], window: Window, data: Path, qtbot: QtBot
) -> None:
    person, page = at_form
    page.form.type(("names", "en"), "Mine")
    page.form.saved.emit()
    assert page.presenter.own is not None
    buttons = {each.text(): each for each in page.findChildren(QPushButton)}
    buttons["Rename…"].click()
    person.press("Yours", Qt.Key.Key_Return)
    assert house_name(EN, page.presenter.house) == "Yours"
    buttons["Delete…"].click()
    person.press(Qt.Key.Key_Backtab, Qt.Key.Key_Return)
    assert list((data / "houses").iterdir()) == []
    assert not buttons["Delete…"].isVisible()


def test_what_names_a_house_is_told_before_it_is_deleted(
    at_form: tuple[Person, HousePage], data: Path
) -> None:
    _, page = at_form
    page.form.type(("names", "en"), "Mine")
    page.form.saved.emit()
    house = page.presenter.house.id
    assert "No drill and no exam plan" in deleting(EN, page.presenter.uses)
    shipped = (drills_folder() / "russian_poker" / "kicker_decides.yaml").read_text("utf-8")
    plan = (scenarios_folder() / "exams" / "russian_poker_trainee.yaml").read_text("utf-8")
    for folder, text in (("drills/own", shipped), ("exams", plan)):
        (data / folder).mkdir(parents=True)
        changed = text.replace("house: russian_poker", f"house: {house}")
        (data / folder / "of_mine.yaml").write_text(changed, encoding="utf-8")
        (data / folder / "of_another.yaml").write_text(text, encoding="utf-8")
        (data / folder / "broken.yaml").write_text("house: [", encoding="utf-8")
    assert len(page.presenter.uses) == 2
    told = deleting(EN, page.presenter.uses)
    assert all(f"“{each.en}”" in told for each in page.presenter.uses)
    assert "5 more" in deleting(EN, [*page.presenter.uses] * 5)


def test_an_own_house_is_changed_in_its_own_file(
    at_form: tuple[Person, HousePage], data: Path
) -> None:
    _, page = at_form
    page.form.type(("names", "en"), "Mine")
    page.form.saved.emit()
    (change,) = (each for each in page.findChildren(QPushButton) if each.text() == "Change…")
    change.click()
    page.form.type(("table", "max_payout"), "5000")
    page.form.saved.emit()
    (file,) = (data / "houses").iterdir()
    assert "table:\n  max_payout: 5000\n" in file.read_text(encoding="utf-8")
    file.write_text("# by hand\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    page.enter(page.presenter.house)
    assert not change.isVisible()


def test_a_value_that_is_too_long_to_stand_beside_its_name_stands_below(
    at_form: tuple[Person, HousePage],
) -> None:
    person, page = at_form
    for width in (1920, 1024):
        person.window.resize(width, 700)
        QApplication.processEvents()
        for box in page.form.findChildren(QComboBox):
            texts = [box.itemText(at) for at in range(box.count())]
            widest = max(map(box.fontMetrics().horizontalAdvance, texts))
            assert box.width() > widest + box.fontMetrics().height()


def test_a_house_of_the_program_is_neither_renamed_nor_deleted(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_in(qtbot, tmp_path)
    page.enter(HOUSES.named("russian_poker"))
    shown = {each.text() for each in page.findChildren(QPushButton) if each.isVisible()}
    assert shown == {"Back", "New house from this…", "Reference"}


def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_lost(
    qtbot: QtBot, tmp_path: Path
) -> None:
    blocked = tmp_path / "houses"
    blocked.write_text("a file where the folder should be", encoding="utf-8")
    page = page_in(qtbot, blocked)
    page.enter(HOUSES.named("russian_poker"))
    page.begin_new()
    page.form.type(("names", "en"), "Mine")
    with qtbot.waitSignal(page.told) as told:
        page.form.saved.emit()
    assert "cannot be written" in told.args[0](EN)
    assert page.form.draft is not None


def test_the_reference_opens_from_the_page_and_is_about_its_house(open_window: Open) -> None:
    window = open_window(Settings(language=Language.ENGLISH, house="russian_poker"))
    person = Person(window)
    person.press(Qt.Key.Key_F1)
    page = page_of(window)
    page.presenter.choose("poker_plus")
    (button,) = (each for each in page.findChildren(QPushButton) if each.text() == "Reference")
    button.click()
    reference = window.made[Shown.REFERENCE]
    assert reference.at_hand() == HOUSES.named("poker_plus")
    person.press(Qt.Key.Key_Escape)
    assert page.isVisible()
