"""No answer is lost: before the records are open, while they cannot be written, at the end."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.settings import Settings
from dealer_trainer.store import Store, StoreError, Trouble
from dealer_trainer.wording import Language
from tests.ui.conftest import Person, explained
from ui.pages.drill.presenter import Phase
from ui.rooms import STORE_FILE
from ui.window import Window

Open = Callable[..., Window]
SETTINGS = Settings(language=Language.ENGLISH, topic=Topic.PAYOUT, boxes=1)


def _count(data: Path) -> int:
    store = Store.open(data / STORE_FILE)
    try:
        return len(store.answers(1, 100))
    finally:
        store.close()


class Disk:
    """Whether the disk takes anything; it refuses as a full one does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        save = Store.save

        def saved(store: Store, record: AnswerRecord, meanwhile: Callable[[], None]) -> str:
            if self.is_full:
                raise StoreError(Trouble.FULL, "no room")
            return save(store, record, meanwhile)

        monkeypatch.setattr(Store, "save", saved)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def _answer(person: Person, qtbot: QtBot) -> None:
    page = person.window.drill or person.begin()
    if explained(page):
        person.press(Qt.Key.Key_Space)
    person.answer(page.presenter.question)
    qtbot.waitUntil(lambda: explained(page))


def test_answer_before_the_records_are_open_waits_for_them(
    open_window: Open, qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, opened = Event(), Store.open

    def late(path: Path, *, anew: bool = False) -> Store:
        go.wait(20)
        return opened(path, anew=anew)

    monkeypatch.setattr(Store, "open", late)
    person = Person(open_window(SETTINGS))
    page = person.begin()
    person.answer(page.presenter.question)
    person.press(Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert page.presenter.phase is Phase.BEING_SAVED
    go.set()
    qtbot.waitUntil(lambda: explained(page))
    assert not person.window.notice.isVisible()
    assert _count(data) == 1


def test_answers_that_cannot_be_saved_are_told_kept_and_saved_with_the_next(
    open_window: Open, qtbot: QtBot, data: Path, disk: Disk
) -> None:
    person = Person(open_window(SETTINGS))
    _answer(person, qtbot)
    disk.is_full = True
    _answer(person, qtbot)
    assert person.window.notice.isVisible()
    assert "1 answer cannot be saved now" in person.window.notice.text()
    _answer(person, qtbot)
    assert "2 answers cannot be saved now" in person.window.notice.text()
    assert _count(data) == 1
    disk.is_full = False
    _answer(person, qtbot)
    assert not person.window.notice.isVisible()
    assert _count(data) == 4


def test_trouble_is_told_in_the_language_of_the_window(
    open_window: Open, qtbot: QtBot, disk: Disk
) -> None:
    person = Person(open_window(SETTINGS))
    disk.is_full = True
    _answer(person, qtbot)
    disk.is_full = False
    person.press(Qt.Key.Key_F2)
    assert "1 ответ пока не удаётся сохранить" in person.window.notice.text()


def test_practice_goes_on_where_the_records_cannot_be_opened(
    open_window: Open, qtbot: QtBot, data: Path
) -> None:
    data.mkdir()
    (data / STORE_FILE).mkdir()
    person = Person(open_window(SETTINGS))
    qtbot.waitUntil(person.window.notice.isVisible)
    assert "The answers cannot be saved now; practice goes on." in person.window.notice.text()
    _answer(person, qtbot)
    _answer(person, qtbot)
    assert "2 answers" in person.window.notice.text()
    (data / STORE_FILE).rmdir()
    _answer(person, qtbot)
    qtbot.waitUntil(lambda: not person.window.notice.isVisible())
    assert _count(data) == 3


def test_window_asks_before_it_closes_over_unsaved_answers(
    open_window: Open, qtbot: QtBot, disk: Disk, data: Path
) -> None:
    person = Person(open_window(SETTINGS))
    _answer(person, qtbot)
    disk.is_full = True
    _answer(person, qtbot)
    assert not person.window.close()
    assert "Close the window again to lose it" in person.window.notice.text()
    disk.is_full = False
    assert person.window.close()
    assert _count(data) == 2


def test_second_close_leaves_unsaved_answers(
    open_window: Open, qtbot: QtBot, disk: Disk, data: Path
) -> None:
    person = Person(open_window(SETTINGS))
    disk.is_full = True
    _answer(person, qtbot)
    assert not person.window.close()
    assert person.window.close()
    assert _count(data) == 0


def test_closing_at_once_waits_for_an_answer_to_be_saved(open_window: Open, data: Path) -> None:
    person = Person(open_window(SETTINGS))
    page = person.begin()
    person.answer(page.presenter.question)
    assert person.window.close()
    assert _count(data) == 1
