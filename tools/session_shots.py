"""Pictures of the ways to practise and of the end of a session, for `tools.screenshots`."""

from collections.abc import Mapping

from PySide6.QtWidgets import QApplication

from dealer_trainer.practice import Mode
from dealer_trainer.practice.today import Today
from tools.steady import CLOCK
from ui.page import Page, Shown
from ui.pages.drill.page import DrillPage
from ui.pages.drill.presenter import Phase
from ui.pages.start.page import StartPage
from ui.pages.summary.page import SummaryPage
from ui.window import Window

_ANSWERED = 6
_SECONDS = 11.5  # for each answer
PAGES: Mapping[str, type[Page]] = {
    "start": StartPage,
    "start.back": StartPage,
    **{f"mode.{mode}": StartPage for mode in (Mode.DUE, Mode.LEARN, Mode.SPEED)},
    "lesson": DrillPage,
    "run": DrillPage,
    "summary": SummaryPage,
}


def show(app: QApplication, window: Window, page: str) -> None:
    """Show the start page with a way to practise, a session of it, or its end."""
    if page.startswith("start"):
        if page == "start.back":
            window.begin()
            _answer(app, window, wrong=True)
            window.go_back()
        return
    modes = {"lesson": Mode.LEARN, "run": Mode.SPEED, "summary": Mode.PRACTICE}
    mode = modes.get(page) or Mode(page.partition(".")[2])
    window.start.choose_mode(mode)
    if page.startswith("mode."):
        window.start.presenter.today = Today(due=7 * (mode is not Mode.DUE), failed=3)
        window.start.set_words(window.start.words)
        return
    window.begin()
    if page == "summary":
        for number in range(_ANSWERED):
            _answer(app, window, wrong=number % 3 == 1)
        window.open(Shown.SUMMARY)


def _answer(app: QApplication, window: Window, *, wrong: bool) -> None:
    drill = window.drill
    if drill is None:
        return
    while drill.presenter.is_example:
        drill.go_on()
    parts = drill.presenter.question.parts
    answers: dict[str, str | None] = {part.key: part.truth for part in parts}
    if wrong:
        answers[parts[-1].key] = "returned" if parts[-1].truth != "returned" else "taken"
    CLOCK.go_on(_SECONDS)
    drill.submit(answers)
    while drill.presenter.phase is not Phase.EXPLAINED:
        app.processEvents()
    drill.go_on()
