"""Pictures of the settings and of questions of every kind, for `tools.screenshots`."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtWidgets import QApplication

from dealer_trainer.generator import Topic
from dealer_trainer.questions import Form, Kind, Part
from dealer_trainer.settings import Settings
from dealer_trainer.settlement import Outcome
from ui.page import Page, Shown
from ui.pages.drill.page import DrillPage
from ui.pages.drill.presenter import Phase
from ui.pages.settings.page import SettingsPage
from ui.window import Window

# Of each kind of questions the open question, with a hint, and what is said of a wrong answer.
_KINDS = tuple(f"{kind}.{state}" for kind in Kind for state in ("asked", "hinted", "judged"))
# Poker Plus alone is paid early.
_HOUSES = {Kind.EARLY_MAY: "poker_plus", Kind.EARLY_PAYOUT: "poker_plus"}

PAGES: Mapping[str, type[Page]] = {
    "settings": SettingsPage,
    **dict.fromkeys(("question", "one-box", "feedback", "right", *_KINDS), DrillPage),
}


def settings_of(name: str, settings: Settings) -> Settings:
    """Return the settings with which a question of these is asked."""
    if name == "one-box":
        return replace(settings, topic=Topic.PURCHASE, boxes=1)
    if name in _KINDS:
        kind = Kind(name.partition(".")[0])
        house = _HOUSES.get(kind, settings.house)
        return replace(settings, topic=None, boxes=None, kind=kind, house=house)
    return settings


def show(app: QApplication, window: Window, name: str) -> None:
    """Show one of these pages."""
    if name == "settings":
        window.open(Shown.SETTINGS)
    elif name in _KINDS:
        _kind(app, window, name)
    else:
        _question(app, window, name)


def _question(app: QApplication, window: Window, name: str) -> None:
    """Show a settled table: asked, right, or with some answers wrong."""
    window.begin()
    if window.drill is None or name not in ("feedback", "right"):
        return
    parts = window.drill.presenter.question.parts
    answers: dict[str, str | None] = {part.key: part.truth for part in parts}
    if name == "feedback":
        answers[parts[0].key] = None
        answers[parts[-1].key] = Outcome.TAKEN.value
        answers[parts[-2].key] = "paid 125"
    window.drill.submit(answers)
    _wait_for_feedback(app, window.drill)


def _kind(app: QApplication, window: Window, name: str) -> None:
    """Show a question of a kind as it is asked, with a hint, or judged with wrong answers."""
    window.begin()
    if window.drill is None:
        return
    state = name.partition(".")[2]
    if state == "hinted":
        window.drill.hint()
    if state == "judged":
        question = window.drill.presenter.question
        answers = {part.key: _wrong(part) for part in question.parts[:-1]}
        window.drill.submit(answers | {question.parts[-1].key: question.parts[-1].truth})
        _wait_for_feedback(app, window.drill)


def _wait_for_feedback(app: QApplication, drill: DrillPage) -> None:
    while drill.presenter.phase is not Phase.EXPLAINED:
        app.processEvents()


def _wrong(part: Part) -> str | None:
    """Return a wrong answer to a part, none for what has no obvious one."""
    match part.form:
        case Form.CHOICE:
            return next(option for option in part.options if option != part.truth)
        case Form.STAKE:
            return "paid 125"
        case Form.AMOUNT:
            return "70"
        case Form.CARDS:
            return str(part.cards[0])
    return None
