"""Ways to practise, rounds, runs against the clock, and the end of a session."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.practice import Mode
from dealer_trainer.practice.asker import Way
from dealer_trainer.practice.modes import MODES
from dealer_trainer.practice.sessions import ROUND
from dealer_trainer.questions import Kind
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Person, explained
from ui.page import Shown
from ui.pages.drill.page import DrillPage
from ui.pages.summary.page import SummaryPage
from ui.pages.summary.presenter import Step
from ui.window import Window

Open = Callable[..., Window]


@pytest.fixture
def opened(open_window: Open, qtbot: QtBot) -> Callable[..., Window]:
    """Open the window in a mode, with its records open."""

    def make(mode: Mode = Mode.PRACTICE, **chosen: object) -> Window:
        window = open_window(Settings(language=Language.ENGLISH, mode=mode, **chosen))  # type: ignore[arg-type]
        window._recorder.open()
        qtbot.waitUntil(lambda: window._recorder.store is not None)
        return window

    return make


def answer(qtbot: QtBot, window: Window, *, right: bool = True) -> None:
    """Answer the question that is open, and read what is said of it."""
    page = drill(window)
    given: dict[str, str | None] = {p.key: p.truth for p in page.presenter.question.parts}
    if not right:
        given[page.presenter.question.parts[-1].key] = None
    page.submit(given)
    qtbot.waitUntil(lambda: explained(page))


def drill(window: Window) -> DrillPage:
    assert window.drill is not None
    return window.drill


def summary(window: Window) -> SummaryPage:
    page = window.made[Shown.SUMMARY]
    assert isinstance(page, SummaryPage)
    return page


def focused() -> str:
    button = QApplication.focusWidget()
    assert isinstance(button, QPushButton)
    return button.text()


@pytest.mark.parametrize("mode", MODES)
def test_two_presses_lead_to_any_way_to_practise(opened: Open, mode: Mode) -> None:
    window = opened()
    person = Person(window)
    window.start._mode.button(mode).click()
    assert window.start._does.text()
    person.press(Qt.Key.Key_Return)
    if mode in (Mode.DUE, Mode.MISTAKES):
        assert window.drill is None
        assert "Practice" in window.notice.text()
    else:
        assert drill(window).presenter.session.mode is mode


def test_way_to_practise_comes_back_at_the_next_start(opened: Open, open_window: Open) -> None:
    window = opened()
    window.start._mode.button(Mode.SHIFT).click()
    Person(window).begin()
    window.close()
    assert open_window().start.presenter.mode is Mode.SHIFT


def test_lesson_shows_an_example_and_counts_only_answers(opened: Open, qtbot: QtBot) -> None:
    window = opened(Mode.LEARN)
    person = Person(window)
    page = person.begin()
    assert page.presenter.session.way is Way.EXAMPLE
    assert explained(page)
    assert page.presenter.tally.answered == 0
    for way, hints in ((Way.GUIDED, 2), (Way.HINTED, 1), (Way.PLAIN, 0)):
        person.press(Qt.Key.Key_Return)
        assert page.presenter.session.way is way
        assert {*page.presenter.hints.values()} == ({hints} if hints else set())
        answer(qtbot, window)
    person.press(Qt.Key.Key_Return)
    assert window.made[Shown.SUMMARY].isVisible()
    assert page.presenter.tally.answered == 3
    person.press(Qt.Key.Key_Return)
    assert drill(window).presenter.session.way is Way.EXAMPLE
    assert drill(window) is not page


def test_round_is_told_of_and_enter_goes_on(opened: Open, qtbot: QtBot) -> None:
    window = opened(boxes=1)
    person = Person(window)
    page = person.begin()
    for _ in range(ROUND):
        if page.presenter.is_example:
            person.press(Qt.Key.Key_Return)
        answer(qtbot, window)
        person.press(Qt.Key.Key_Return)
    assert window.made[Shown.SUMMARY].isVisible()
    assert focused() == "Go on"
    person.press(Qt.Key.Key_Return)
    assert page.isVisible()
    assert not explained(page) or page.presenter.is_example


def test_only_the_wrong_ones_come_again(opened: Open, qtbot: QtBot) -> None:
    window = opened(boxes=1)
    person = Person(window)
    page = person.begin()
    answer(qtbot, window, right=False)
    skill = page.presenter.session.answered[0].skill
    window.open(Shown.SUMMARY)
    assert [*summary(window).buttons] == [Step.GO_ON, Step.AGAIN, Step.START]
    summary(window).buttons[Step.AGAIN].click()
    assert drill(window) is not page
    assert drill(window).presenter.session.topic is skill.topic
    person.press(Qt.Key.Key_Escape)
    assert window.start.isVisible()


def test_practice_that_was_left_can_be_looked_back_on_and_gone_on_with(
    opened: Open, qtbot: QtBot
) -> None:
    window = opened(boxes=1)
    person = Person(window)
    page = person.begin()
    person.press(Qt.Key.Key_Escape)
    assert not window.start._went.isVisible()
    person.press(Qt.Key.Key_Return)
    answer(qtbot, window)
    person.press(Qt.Key.Key_Escape, Qt.Key.Key_Tab)
    assert focused() == "How it went"
    person.press(Qt.Key.Key_Return)
    assert window.made[Shown.SUMMARY].isVisible()
    person.press(Qt.Key.Key_Return)
    assert page.isVisible()
    assert page.presenter.number == 2


def test_mistakes_wait_and_come_again(opened: Open, qtbot: QtBot) -> None:
    window = opened(boxes=1)
    person = Person(window)
    page = person.begin()
    answer(qtbot, window, right=False)
    skill = page.presenter.session.answered[0].skill
    person.press(Qt.Key.Key_Escape)
    today = window.start.presenter.today
    assert today is not None
    assert (today.failed, today.due, today.figures.answered) == (1, 0, 1)
    assert window.start._mode.button(Mode.MISTAKES).text() == "My mistakes (1)"
    window.start._mode.button(Mode.MISTAKES).click()
    window.begin()
    assert drill(window).presenter.session.topic is skill.topic
    answer(qtbot, window)
    person.press(Qt.Key.Key_Return)
    assert window.made[Shown.SUMMARY].isVisible()


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_run_goes_on_by_itself_after_right_answers_until_its_time_is_up(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("ui.sessions.time.monotonic", clock)
    window = opened(Mode.SPEED)
    page = Person(window).begin()
    assert page.presenter.question.kind is Kind.PAY_BET
    assert page.presenter.left == 60
    clock.time += 7
    answer(qtbot, window)
    qtbot.waitUntil(lambda: not explained(page))
    clock.time += 5
    answer(qtbot, window, right=False)
    clock.time += 500
    # A wrong answer may be read for as long as it takes.
    assert page.presenter.left == 48
    Person(window).press(Qt.Key.Key_Return)
    clock.time += 48
    qtbot.waitUntil(lambda: Shown.SUMMARY in window.made)
    assert summary(window).isVisible()
    assert page.presenter.tally.answered == 2
    assert "does not count" in summary(window)._text.text()
    assert focused() == "Run again"
