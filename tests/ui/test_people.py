"""People by keys alone: switched in two presses, with a PIN where one is set, exported, deleted."""

import json
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from sqlalchemy import insert

from dealer_trainer.generator import Topic
from dealer_trainer.settings import FILE_NAME, Settings, load_settings
from dealer_trainer.store import Person as Somebody
from dealer_trainer.store import Store
from dealer_trainer.store.rows import new_person
from dealer_trainer.store.schema import people
from dealer_trainer.wording import Language
from tests.ui.conftest import Person, explained, people_page
from ui.name_line import NameLine
from ui.rooms import STORE_FILE
from ui.window import Window

Open = Callable[..., Window]
SETTINGS = Settings(language=Language.ENGLISH, topic=Topic.PAYOUT, boxes=1)
F7, ENTER, ESCAPE = Qt.Key.Key_F7, Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture(autouse=True)
def quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spend less on a PIN than the program does."""
    from argon2 import PasswordHasher

    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("argon2.PasswordHasher", quick)


def _people(data: Path) -> dict[str, Somebody]:
    with closing(Store.open(data / STORE_FILE)) as store:
        return {each.name: each for each in store.people.all()}


def _answers(data: Path, name: str) -> int:
    found = _people(data).get(name)
    if found is None:
        return 0
    with closing(Store.open(data / STORE_FILE)) as store:
        return len(store.answers(found.id, 100))


def _ready(window: Window, qtbot: QtBot) -> Person:
    qtbot.waitUntil(lambda: window._recorder.store is not None)
    return Person(window)


def _practises(window: Window) -> str:
    return window._recorder.person.name if window._recorder.person else ""


def _lines(window: Window) -> list[str]:
    (shown,) = people_page(window).findChildren(QListWidget)
    return [shown.item(row).text() for row in range(shown.count())]


def _button(window: Window, text: str) -> QPushButton:
    return next(
        each for each in people_page(window).findChildren(QPushButton) if each.text() == text
    )


def _reach(person: Person, text: str) -> None:
    """Press Tab until a button has the focus, then the space bar."""
    button = _button(person.window, text)
    for _ in range(30):
        if button.hasFocus():
            person.press(Qt.Key.Key_Space)
            return
        person.press(Qt.Key.Key_Tab)
    raise AssertionError(f"{text} is not reached with Tab")


def _add(person: Person, name: str, pin: str = "") -> None:
    person.press(F7)
    _reach(person, "Add…")
    person.press(name, ENTER)
    if pin:
        person.press(F7)
        _reach(person, "PIN…")
        person.press(pin, ENTER, ESCAPE)


def _answer(person: Person, qtbot: QtBot) -> None:
    page = person.begin()
    person.answer(page.presenter.question)
    qtbot.waitUntil(lambda: explained(page))


def _said(widget: QWidget | None) -> str:
    assert widget is not None
    return "\n".join(each.text() for each in widget.findChildren(QLabel) if each.isVisible())


def _pick(window: Window, path: Path, qtbot: QtBot) -> None:
    """Choose a file in the dialog that is open."""
    dialog = next(
        each for each in QApplication.topLevelWidgets()
        if isinstance(each, QFileDialog) and each.isVisible()
    )  # fmt: skip
    dialog.fileSelected.emit(str(path))
    dialog.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def test_whoever_is_added_practises_and_the_answers_are_his(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    (line,) = window.findChildren(NameLine)
    assert line.text() == "Practises: Anna"
    assert window.start.isVisible()
    _answer(person, qtbot)
    assert _answers(data, "Anna") == 1
    assert _answers(data, "") == 0


def test_a_person_is_switched_to_in_two_presses(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    _add(person, "Boris")
    _answer(person, qtbot)
    person.press(F7, "2")
    (line,) = window.findChildren(NameLine)
    assert line.text() == "Practises: Anna"
    assert window.start.isVisible()
    assert window.drill is None
    person.press(F7, "1")
    assert not line.isVisible()
    _answer(person, qtbot)
    assert [_answers(data, name) for name in ("", "Anna", "Boris")] == [1, 0, 1]


def test_enter_chooses_the_selected_person_and_escape_none(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    person.press(F7)
    assert _lines(window) == ["1   Without a name", "2   Anna · practises now"]
    person.press(Qt.Key.Key_Up, ESCAPE)
    assert window._recorder.person is not None
    person.press(F7, Qt.Key.Key_Up, ENTER)
    assert window._recorder.person is None


def test_a_pin_is_asked_before_anything_of_a_person_is_done(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna", "2580")
    assert _people(data)["Anna"].has_pin
    person.press(F7, "1", F7)
    assert "2   Anna · PIN" in _lines(window)
    person.press("2", "1111", ENTER)
    assert not _practises(window)
    assert "The PIN was wrong. Try again." in _said(people_page(window))
    person.press("2580", ENTER)
    assert _practises(window) == "Anna"
    person.press(F7, "1", F7, Qt.Key.Key_Down)
    for action in ("Rename…", "PIN…", "Export…", "Delete…"):
        _button(window, action).click()
        assert "PIN of Anna" in _said(people_page(window))
        person.press(ESCAPE)
    assert people_page(window).isVisible()


def test_wrong_pins_are_slowed_down_and_told_calmly(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna", "2580")
    person.press(F7, "1", F7, "2")
    for _ in range(3):
        person.press("1111", ENTER)
    assert "The PIN was wrong. The next try is in 5 seconds." in _said(people_page(window))
    (line,) = people_page(window).form.findChildren(QLineEdit)
    assert not line.isEnabled()
    qtbot.waitUntil(lambda: "in 4 seconds" in _said(people_page(window)), timeout=3000)
    person.press(Qt.Key.Key_F2)
    assert "PIN неверный. Следующая попытка через" in _said(people_page(window))


def test_a_pin_is_not_readable_and_can_be_taken_away(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna", "2580")
    person.press(F7)
    _reach(person, "PIN…")
    person.press("2580")
    (line,) = people_page(window).form.findChildren(QLineEdit)
    assert line.echoMode() is QLineEdit.EchoMode.Password
    person.press(ENTER)
    person.press(ENTER)
    assert not _people(data)["Anna"].has_pin


@pytest.mark.parametrize(
    ("pin", "complaint"), [("12", "A PIN has from four to twelve digits."), ("abcd", "")]
)
def test_a_pin_that_is_none_is_not_taken(
    open_window: Open, qtbot: QtBot, data: Path, pin: str, complaint: str
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    person.press(F7)
    _reach(person, "PIN…")
    person.press(pin, ENTER)
    assert complaint in _said(people_page(window))
    assert not _people(data)["Anna"].has_pin


def test_a_name_that_is_taken_is_asked_for_again(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    _add(person, "ANNA")
    assert "Another person has this name." in _said(people_page(window))
    person.press(" ", ENTER)
    assert "A name has from one to a hundred characters." in _said(people_page(window))
    person.press("Boris", ENTER)
    assert sorted(_people(data)) == ["Anna", "Boris"]


def test_a_new_name_is_shown_at_once(open_window: Open, qtbot: QtBot, data: Path) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    person.press(F7)
    _reach(person, "Rename…")
    person.press("Anna Petrova", ENTER)
    (line,) = window.findChildren(NameLine)
    assert line.text() == "Practises: Anna Petrova"
    assert set(_people(data)) == {"Anna Petrova"}


def test_deleting_asks_once_more_and_begins_at_cancel(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    _answer(person, qtbot)
    person.press(F7)
    _reach(person, "Delete…")
    assert "Delete Anna with every answer?" in _said(people_page(window))
    person.press(ENTER)
    assert "Anna" in _people(data)
    _reach(person, "Delete…")
    _reach(person, "Delete")
    assert "Anna" not in _people(data)
    assert window._recorder.person is None
    assert window.drill is None


def test_what_is_exported_can_be_brought_in_again(
    open_window: Open, qtbot: QtBot, data: Path, tmp_path: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    _answer(person, qtbot)
    file = tmp_path / "anna.json"
    person.press(F7)
    _reach(person, "Export…")
    _pick(window, file, qtbot)
    qtbot.waitUntil(lambda: window.notice.text() == f"Saved in {file}")
    assert json.loads(file.read_text("utf-8"))["person"]["name"] == "Anna"
    _reach(person, "Delete…")
    _reach(person, "Delete")
    person.press(F7)
    _reach(person, "Import…")
    _pick(window, file, qtbot)
    qtbot.waitUntil(lambda: "1 answer was brought in; 0 were here already." in window.notice.text())
    assert "2   Anna" in _lines(window)
    assert _answers(data, "Anna") == 1


def test_a_file_that_is_none_is_told(open_window: Open, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    file = tmp_path / "other.json"
    file.write_text("{}", encoding="utf-8")
    person.press(F7)
    _reach(person, "Import…")
    _pick(window, file, qtbot)
    qtbot.waitUntil(lambda: "The file cannot be brought in" in window.notice.text())


def test_answers_are_brought_in_for_somebody_with_a_pin_only_after_it(
    open_window: Open, qtbot: QtBot, data: Path, tmp_path: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna", "2580")
    file = tmp_path / "anna.json"
    with closing(Store.open(data / STORE_FILE)) as store:
        store.export_person(_people(data)["Anna"].id, file)
    person.press(F7)
    _reach(person, "Import…")
    _pick(window, file, qtbot)
    qtbot.waitUntil(lambda: "PIN of Anna" in _said(people_page(window)))


def test_who_practised_goes_on_next_time_but_not_past_a_pin(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    window.close()
    assert load_settings(data / FILE_NAME).settings.person == _people(data)["Anna"].key
    again = open_window()
    person = _ready(again, qtbot)
    (line,) = again.findChildren(NameLine)
    assert line.text() == "Practises: Anna"
    person.press(F7)
    _reach(person, "PIN…")
    person.press("2580", ENTER)
    again.close()
    third = open_window()
    _ready(third, qtbot)
    assert third._recorder.person is None
    assert "F7 asks for the PIN" in third.notice.text()


def test_an_answer_before_the_records_are_open_is_of_whom_practised_last(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    _add(_ready(window, qtbot), "Anna")
    window.close()
    again = open_window()
    again._recorder._soon.stop()
    _answer(Person(again), qtbot)
    assert _answers(data, "Anna") == 1


def test_hundreds_of_people_are_shown_quickly_and_found_by_letters(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    with closing(Store.open(data / STORE_FILE)) as store, store._database.writing() as connection:
        connection.execute(
            insert(people),
            [
                new_person(name, name.casefold(), datetime.now(UTC), f"key-{number}")
                for number in range(600)
                for name in [f"Ученик {number:03} {'Вознесенская-Абдурахмангаджиева ' * 2}Яна"]
            ],
        )
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    began = process_time()
    person.press(F7)
    QApplication.processEvents()
    assert process_time() - began < 1
    page = people_page(window)
    assert page._list.count() == 601
    page._list.keyboardSearch("ученик 417")
    assert page._list.currentItem().text().startswith("419 ")
    bar = page._list.horizontalScrollBar()
    assert not bar.isVisible()
    began = process_time()
    for _ in range(5):
        page.refresh()
    assert (process_time() - began) / 5 < 0.2
    person.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window._recorder.person is not None)
    assert window._recorder.person
    assert window._recorder.person.name.startswith("Ученик 417")


def test_somebody_deleted_in_another_window_is_told_and_practice_goes_on(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "Anna")
    with closing(Store.open(data / STORE_FILE)) as other:
        other.people.delete(_people(data)["Anna"].id)
    _answer(person, qtbot)
    assert "Anna was deleted in another window" in window.notice.text()
    person.press(Qt.Key.Key_Space)
    assert window.drill is not None
    person.answer(window.drill.presenter.question)
    qtbot.waitUntil(lambda: _answers(data, "") == 1)


def test_rules_and_people_lead_back_to_the_question(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    page = person.begin()
    person.press(Qt.Key.Key_F1, F7, Qt.Key.Key_F1, F7, F7, Qt.Key.Key_F1)
    assert page.isVisible()


def test_a_name_that_looks_like_markup_is_a_name(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(SETTINGS)
    person = _ready(window, qtbot)
    _add(person, "<h1>Anna", "2580")
    person.press(F7, "1", F7, "2")
    labels = [each for each in window.findChildren(QLabel) if "Anna" in each.text()]
    assert any("PIN of <h1>Anna" in each.text() for each in labels)
    assert all(each.textFormat() is Qt.TextFormat.PlainText for each in labels)
