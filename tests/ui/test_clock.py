"""When the unseen clock of an ordinary practice runs and when it stands still."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.practised import session_of
from tests.ui.conftest import Person
from ui.pages.drill.presenter import DrillPresenter, Phase
from ui.window import Window


class Bench:
    """A presenter with a clock that is set by hand, and the answers it gave away."""

    def __init__(self) -> None:
        self.time = 100.0
        self.saved: list[AnswerRecord] = []
        session = session_of(Houses().named("russian_poker"), Topic.PAYOUT, 1, seed=7)
        now = datetime(2026, 11, 29, 12, tzinfo=UTC)
        self.presenter = DrillPresenter(session, self._save, lambda: self.time, lambda: now)

    def _save(self, record: AnswerRecord, then: Callable[[], None]) -> None:
        self.saved.append(record)
        then()

    def answer(self) -> int:
        """Answer rightly and return the milliseconds that were kept."""
        parts = self.presenter.question.parts
        self.presenter.submit({part.key: part.truth for part in parts}, lambda: None)
        return self.saved[-1].milliseconds


def test_clock_counts_from_the_question_to_the_answer() -> None:
    bench = Bench()
    bench.time += 12.5
    assert bench.answer() == 12_500


def test_clock_stands_still_during_the_feedback() -> None:
    bench = Bench()
    bench.answer()
    bench.time += 500
    bench.presenter.touch()
    assert bench.presenter.go_on()
    bench.time += 3
    assert bench.answer() == 3_000


def test_clock_stands_still_while_the_question_is_not_seen() -> None:
    bench = Bench()
    bench.time += 2
    bench.presenter.look_away()
    bench.time += 40
    bench.presenter.look_back()
    bench.time += 3
    assert bench.answer() == 5_000


def test_clock_stands_still_after_sixty_idle_seconds() -> None:
    bench = Bench()
    bench.time += 1_000
    bench.presenter.touch()
    bench.time += 3
    assert bench.answer() == 63_000


def test_an_answer_is_graded_and_saved_once() -> None:
    bench = Bench()
    bench.answer()
    bench.answer()
    assert len(bench.saved) == 1
    assert bench.presenter.phase is Phase.EXPLAINED


def test_no_next_question_before_the_answer() -> None:
    bench = Bench()
    before = bench.presenter.question
    assert not bench.presenter.go_on()
    assert bench.presenter.question is before


@pytest.fixture
def watched(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> tuple[Person, list[str]]:
    """A person at a question, and what its clock is told."""
    told: list[str] = []
    for name in ("look_away", "look_back", "touch"):
        monkeypatch.setattr(DrillPresenter, name, lambda _, name=name: told.append(name))
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    person.begin()
    return person, told


def test_question_on_the_screen_lets_the_clock_run(watched: tuple[Person, list[str]]) -> None:
    _, told = watched
    assert told[-1] == "look_back"


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Escape])
def test_rules_and_start_page_stop_the_clock(
    watched: tuple[Person, list[str]], key: Qt.Key
) -> None:
    person, told = watched
    told.clear()
    person.press(key)
    assert told[-1] == "look_away"
    person.press(Qt.Key.Key_F1 if key == Qt.Key.Key_F1 else Qt.Key.Key_Return)
    assert told[-1] == "look_back"


def test_minimised_window_stops_the_clock(watched: tuple[Person, list[str]]) -> None:
    person, told = watched
    person.window.showMinimized()
    assert told[-1] == "look_away"
    person.window.showNormal()
    assert told[-1] == "look_back"


def test_another_program_in_front_stops_the_clock(
    watched: tuple[Person, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, told = watched
    for state, told_last in (
        (Qt.ApplicationState.ApplicationInactive, "look_away"),
        (Qt.ApplicationState.ApplicationActive, "look_back"),
    ):
        monkeypatch.setattr(QGuiApplication, "applicationState", lambda state=state: state)
        QGuiApplication.instance().applicationStateChanged.emit(state)  # type: ignore[union-attr]
        assert told[-1] == told_last


def test_key_and_mouse_are_signs_of_the_person(watched: tuple[Person, list[str]]) -> None:
    person, told = watched
    told.clear()
    person.press("-")
    assert "touch" in told
    told.clear()
    QTest.mouseClick(person.window.windowHandle(), Qt.MouseButton.LeftButton)
    assert "touch" in told
