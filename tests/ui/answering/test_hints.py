"""The hint ladder by F6, and the wrong idea that is named after an answer."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from dealer_trainer.mistakes import figures
from dealer_trainer.questions import Kind
from tests.ui.answering.conftest import Ask, Trainee
from ui.reading import Reading
from ui.rooms import STORE_FILE

HINT, ENTER = Qt.Key.Key_F6, Qt.Key.Key_Return
Judged = Callable[[Trainee], None]


def _text(trainee: Trainee) -> str:
    return trainee.page.findChildren(Reading)[0].toPlainText()


def _parts(data: Path) -> list[dict[str, object]]:
    with sqlite3.connect(data / STORE_FILE) as records:
        rows = records.execute("SELECT parts FROM answers ORDER BY id DESC LIMIT 1").fetchone()
        parts: list[dict[str, object]] = json.loads(rows[0])
        return parts


def test_each_press_says_more_and_the_last_one_stays(ask: Ask) -> None:
    trainee = ask(Kind.PAY_BET)
    trainee.press(HINT)
    first = _text(trainee)
    assert first.startswith("Hint")
    assert "F6: 2 more hints" in first
    trainee.press(HINT)
    assert "F6: 1 more hint" in _text(trainee)
    trainee.press(HINT)
    last = _text(trainee)
    assert "F6" not in last
    trainee.press(HINT)
    assert _text(trainee) == last


def test_hints_belong_to_the_part_that_is_answered(ask: Ask) -> None:
    trainee = ask(Kind.NAME_COMBINATIONS)
    trainee.press(HINT, HINT, Qt.Key.Key_Tab)
    assert "Hint" not in _text(trainee).splitlines()
    trainee.press(HINT)
    first, second, *_ = (part.key for part in trainee.parts)
    assert trainee.page.presenter.hints == {first: 2, second: 1}


def test_hint_keeps_what_was_typed_and_the_focus(ask: Ask) -> None:
    trainee = ask(Kind.PAY_BET)
    trainee.press("12", HINT, "5")
    assert trainee.given(trainee.parts[0]) == "paid 125"


def test_hints_taken_are_stored_with_their_part(ask: Ask, judged: Judged, data: Path) -> None:
    trainee = ask(Kind.COMPARE)
    trainee.press(HINT, HINT)
    trainee.answer_all(trainee.truth())
    judged(trainee)
    stored = _parts(data)
    assert [part.get("hints", 0) for part in stored] == [2] + [0] * (len(stored) - 1)
    trainee.press(HINT)
    assert not _text(trainee).startswith("Hint")


def test_wrong_idea_is_named_and_stored(ask: Ask, judged: Judged, data: Path) -> None:
    trainee = ask(Kind.PAY_BET)
    question = trainee.page.presenter.question
    (part,) = trainee.parts
    found = figures(question.scenario)[part.key]
    answer = next(iter(found))
    trainee.answer_all({part.key: answer})
    judged(trainee)
    assert "Probably: " in _text(trainee)
    (stored,) = _parts(data)
    ideas = stored["ideas"]
    assert isinstance(ideas, list)
    assert set(found[answer]) <= set(ideas)


def test_figure_that_no_idea_gives_is_called_so(ask: Ask, judged: Judged, data: Path) -> None:
    trainee = ask(Kind.PAY_BET)
    (part,) = trainee.parts
    trainee.answer_all({part.key: "paid 987654"})
    judged(trainee)
    assert "No known mistake gives this answer." in _text(trainee)
    assert _parts(data)[0]["ideas"] == []


def test_right_answer_has_no_idea(ask: Ask, judged: Judged) -> None:
    trainee = ask(Kind.PAY_BET)
    trainee.answer_all(trainee.truth())
    judged(trainee)
    assert "Probably" not in _text(trainee)
    assert trainee.page.presenter.record
    assert trainee.page.presenter.record.ideas == {}
