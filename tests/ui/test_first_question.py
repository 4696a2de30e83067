"""The first question is laid out while the start page is read, for whoever is new."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Open, Person, explained
from ui.pages.drill.page import DrillPage


def _ready(person: Person) -> DrillPage:
    person.window.get_ready()
    prepared = person.window._sessions._ready
    assert prepared is not None
    return prepared[2]


def test_it_is_shown_and_its_time_begins_then(open_window: Open) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    page = _ready(person)
    question = page.presenter.question
    assert person.begin() is page
    assert page.presenter.question is question
    assert page.isVisible()
    person.answer(question)


def test_another_choice_or_language_makes_another_page(open_window: Open) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    page = _ready(person)
    person.press(Qt.Key.Key_F2)
    assert person.begin() is not page
    person.press(Qt.Key.Key_Escape)
    page = _ready(person)
    person.window.start.started.emit()
    assert person.window.drill is page


def test_for_whoever_has_answered_it_is_chosen_by_what_is_known(
    open_window: Open, qtbot: QtBot
) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    qtbot.waitUntil(lambda: person.window._recorder.store is not None)
    page = person.begin()
    person.answer(page.presenter.question)
    qtbot.waitUntil(lambda: explained(page))
    person.window.get_ready()
    assert person.window._sessions._ready is None


def test_a_wrong_answer_is_heard_where_that_is_wished(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[bool] = []
    monkeypatch.setattr(QApplication, "beep", lambda: heard.append(True))
    for wished, right in ((True, True), (False, False), (True, False)):
        window = open_window(Settings(language=Language.ENGLISH, sounds=wished))
        person = Person(window)
        page = person.begin()
        parts = page.presenter.question.parts
        page.submit({part.key: part.truth if right else None for part in parts})
        qtbot.waitUntil(lambda shown=page: explained(shown))  # type: ignore[misc]
        assert heard == [True] * (wished and not right)
        window.close()
