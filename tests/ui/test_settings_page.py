"""The settings page: found by keys, everything set at once, and no password shown."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.settings import FILE_NAME, Deck, Motion, Settings, Theme, load_settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Person
from ui.choices import Choices
from ui.page import Shown
from ui.pages.settings.page import SettingsPage
from ui.window import Window

Open = Callable[..., Window]
SETTINGS = Settings(language=Language.ENGLISH, topic=Topic.PAYOUT, boxes=1)
URL = "postgresql://dealer:secret@server/answers"


def _page(window: Window) -> SettingsPage:
    window.open(Shown.SETTINGS)
    page = window.made[Shown.SETTINGS]
    assert isinstance(page, SettingsPage)
    return page


def _button(page: SettingsPage, text: str, group: str = "") -> QPushButton:
    within = (
        page if not group else next(g for g in page.findChildren(Choices) if g.title() == group)
    )
    (found,) = [each for each in within.findChildren(QPushButton) if each.text() == text]
    return found


def _shown(window: Window) -> Shown:
    return window._shown


def _texts(page: SettingsPage) -> str:
    shown = [each.text() for each in page.findChildren(QLabel)]
    return " ".join([*shown, *(each.displayText() for each in page.findChildren(QLineEdit))])


def test_settings_are_reached_by_keys_from_the_start_page_and_from_people(window: Window) -> None:
    person = Person(window)
    person.press(Qt.Key.Key_Backtab)
    focused = window.start.focusWidget()
    while not (isinstance(focused, QPushButton) and focused.text() == "Settings"):
        person.press(Qt.Key.Key_Tab)
        focused = window.start.focusWidget()
    person.press(Qt.Key.Key_Return)
    assert _shown(window) is Shown.SETTINGS
    person.press(Qt.Key.Key_Escape)
    assert _shown(window) is Shown.START
    person.press(Qt.Key.Key_F7)
    people = window.made[Shown.PEOPLE]
    next(each for each in people.findChildren(QPushButton) if each.text() == "Settings").click()
    assert _shown(window) is Shown.SETTINGS
    person.press(Qt.Key.Key_Escape)
    assert _shown(window) is Shown.PEOPLE


def test_everything_is_set_at_once_and_kept(open_window: Open, data: Path) -> None:
    window = open_window(SETTINGS)
    page = _page(window)
    for text, group in (
        ("Dark", "Colours"),
        ("Four-colour deck", "Deck"),
        ("Off", "Motion on the screen"),
        ("When an answer is wrong", "Sound of the system"),
        ("40", "Answers wished for a day"),
        ("Told on the start page", "Days of practice in a row"),
        ("Русский", "Language"),
    ):
        _button(page, text, group).click()
    page._day.setFocus()
    Person(window).press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert page._title.text() == "Настройки"
    assert not window._look.moves
    window.close()
    loaded = load_settings(data / FILE_NAME).settings
    assert loaded.language is Language.RUSSIAN
    assert (loaded.theme, loaded.deck) == (Theme.DARK, Deck.FOUR)
    assert (loaded.motion, loaded.day_begins) == (Motion.OFF, 6)
    assert (loaded.goal, loaded.streak, loaded.sounds) == (40, True, True)


def test_what_is_changed_by_the_keys_of_the_window_is_shown(window: Window) -> None:
    page = _page(window)
    person = Person(window)
    assert _button(page, "As the system", "Colours").isChecked()
    person.press(Qt.Key.Key_F3)
    assert _button(page, "Light", "Colours").isChecked()
    person.press(Qt.Key.Key_F3, Qt.Key.Key_F4)
    assert _button(page, "Dark", "Colours").isChecked()
    assert _button(page, "Four-colour deck").isChecked()


def test_text_grows_by_ctrl_and_plus_and_is_as_the_system_has_it_by_ctrl_and_0(
    window: Window,
) -> None:
    page, handle, ctrl = _page(window), window.windowHandle(), Qt.KeyboardModifier.ControlModifier
    ordinary = QApplication.font().pointSizeF()
    heading = page._title.fontInfo().pixelSize()
    for key, percent in (
        (Qt.Key.Key_Plus, 125), (Qt.Key.Key_Equal, 150), (Qt.Key.Key_Plus, 200),
        (Qt.Key.Key_Plus, 200), (Qt.Key.Key_Minus, 150),
    ):  # fmt: skip
        QTest.keyClick(handle, key, ctrl)
        assert _button(page, f"{percent}\N{NO-BREAK SPACE}%").isChecked()
        assert QApplication.font().pointSizeF() == pytest.approx(ordinary * percent / 100)
    assert page._title.fontInfo().pixelSize() > heading
    QTest.keyClick(handle, Qt.Key.Key_0, ctrl)
    assert window._look.settings.text == 100
    assert QApplication.font().pointSizeF() == ordinary


def test_the_arrows_choose_and_tab_goes_from_group_to_group(window: Window) -> None:
    page = _page(window)
    person = Person(window)
    assert _button(page, "English", "Language").hasFocus()
    person.press(Qt.Key.Key_Tab, Qt.Key.Key_Right)
    assert window._look.settings.theme is Theme.LIGHT
    person.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Right)
    assert window._look.settings.deck is Deck.FOUR


def test_the_system_is_asked_whether_things_move(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = window._look
    told = [look.moves]
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda *_: False)
    told.append(look.moves)
    look.change(replace(look.settings, motion=Motion.ON))
    assert [*told, look.moves] == [True, False, True]


# --- the server -----------------------------------------------------------------------------------


def _saved(window: Window, data: Path) -> str:
    window._look.save()
    database = json.loads((data / FILE_NAME).read_text("utf-8"))["database"]
    assert isinstance(database, str)
    return database


def test_an_address_is_saved_with_its_password_which_is_shown_nowhere(
    window: Window, qtbot: QtBot, data: Path
) -> None:
    page = _page(window)
    page.records._address.setText("postgresql://dealer@server/answers")
    page.records._password.setFocus()
    person = Person(window)
    person.press("secret", Qt.Key.Key_Return)
    assert "holds from the next start" in window.notice.text()
    assert _saved(window, data) == URL
    assert page.records._address.text() == "postgresql://dealer@server/answers"
    person.press(Qt.Key.Key_Escape)
    _page(window)
    assert "secret" not in _texts(page)
    # The password stays with its place alone.
    _button(page, "Use this server").click()
    assert _saved(window, data) == URL
    page.records._address.setText("postgresql://dealer@other/answers")
    _button(page, "Use this server").click()
    assert _saved(window, data) == "postgresql://dealer@other/answers"
    _button(page, "Use this computer alone").click()
    assert _saved(window, data) == ""
    assert not _button(page, "Use this computer alone").isEnabled()


@pytest.mark.parametrize("address", ["", "answers", "mysql://dealer@server/answers", "postgresql:"])
def test_an_address_that_is_none_is_told_and_changes_nothing(
    open_window: Open, data: Path, address: str
) -> None:
    window = open_window(SETTINGS)
    page = _page(window)
    page.records._address.setText(address)
    _button(page, "Use this server").click()
    assert window.notice.text().startswith("The address of the answers' database")
    assert window._look.settings.database == ""
    Person(window).press(Qt.Key.Key_F2)
    assert window.notice.text().startswith("Адрес базы с ответами непонятен")
    assert page.records._address.text() == address


def test_a_server_that_the_environment_names_is_told_and_not_to_be_changed(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEALER_TRAINER_DATABASE", "postgresql://pit:tray@127.0.0.1:1/casino")
    window = open_window(SETTINGS)
    page = _page(window)
    assert "DEALER_TRAINER_DATABASE names the server" in _texts(page)
    assert "tray" not in _texts(page)
    assert not page.records._address.isVisible()
    window.close()
