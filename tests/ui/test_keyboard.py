"""A person settles whole tables with the keyboard alone, in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.settings import Settings
from dealer_trainer.store import Store
from dealer_trainer.wording import Language
from tests.ui.conftest import Person, explained
from ui.rooms import STORE_FILE
from ui.window import Window

QUESTIONS = 20


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("house", ["russian_poker", "poker_plus"])
def test_twenty_whole_tables_by_keyboard_alone(
    open_window: Callable[..., Window], qtbot: QtBot, data: Path, language: Language, house: str
) -> None:
    settings = Settings(language=language, house=house, topic=Topic.WHOLE_TABLE)
    person = Person(open_window(settings))
    page = person.begin()
    for number in range(QUESTIONS):
        question = page.presenter.question
        wrong = {question.parts[-1].key.replace(".", "_"): "1"} if number % 4 == 3 else {}
        person.answer(question, **wrong)
        qtbot.waitUntil(lambda: explained(page))
        person.press(Qt.Key.Key_Return if number % 2 else Qt.Key.Key_Space)
    person.window.close()
    store = Store.open(data / STORE_FILE)
    try:
        answers = store.answers(1, 100)
    finally:
        store.close()
    assert len(answers) == QUESTIONS
    assert sum(not answer.right for answer in answers) == QUESTIONS // 4
    assert {answer.topic for answer in answers} == {Topic.WHOLE_TABLE}
