"""Pictures of exams, from the plans to the certificate, for `tools.screenshots`."""

import time
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from PySide6.QtWidgets import QApplication

from dealer_trainer.exams.book import Candidate
from dealer_trainer.exams.certificate import certificate_of
from dealer_trainer.exams.certifying import facts_of
from dealer_trainer.exams.plan import ExamPlan
from dealer_trainer.exams.plan import Shown as Told
from dealer_trainer.exams.plan_file import load_plan, plan_of_text, shipped_plans
from dealer_trainer.files import Houses
from dealer_trainer.store import open_store
from tools.opening import open_records
from tools.steady import CLOCK, NOW
from ui.page import Page, Shown
from ui.pages.exams.page import ExamsPage, Part
from ui.pages.sitting.page import SittingPage
from ui.pages.sitting.presenter import SittingPresenter
from ui.window import Window

PASSPHRASE = "four horses eat hay"  # noqa: S105 - of a folder that is deleted
_EXAMINER = "Борис Константинов"
_PLAN = "poker_plus_trainee"
_LOOKS_AT = 8
_SECONDS = 9.0  # for each answer
# Of how many questions one is answered wrong.
_CANDIDATES = (
    (Candidate("Анна Петрова", "4711"), 7),
    (Candidate("Gleb O’Neill", "0815"), 2),
    (Candidate("Константин Вознесенский-Задунайский-Преображенский", "000-112-358"), 12),
)
_EMPTY = {"exams.passphrase", "exams.register-none", "exams.quality-none", "exams.maker"}
_FILLED = {
    "exams",
    "exams.candidate",
    "exams.complaint",
    "exams.broken-off",
    "exams.annul",
    "exams.print",
    "exams.result",
    "exams.failed",
    "exams.register",
    "exams.quality",
    "exams.maker-faults",
    "exams.facts",
}
PAGES: Mapping[str, type[Page]] = {
    **dict.fromkeys(sorted(_EMPTY | _FILLED), ExamsPage),
    "sitting": SittingPage,
    "sitting.blank": SittingPage,
}
#: The pictures of a casino where exams were sat.
FILLED = frozenset(PAGES) - _EMPTY


def fill(folder: Path) -> None:
    """Give a folder the exams of three candidates, one of whom did not pass."""
    store = open_store(folder, "", NOW, ask=False)
    exams = store.exams
    key = exams.set_up(PASSPHRASE, NOW)
    for candidate, wrong in _CANDIDATES:
        opened = exams.begin(key, _plan(), candidate, _EXAMINER, CLOCK.moment, "pictures")
        sitting = SittingPresenter(opened, CLOCK.moment, lambda _: None, lambda: None)
        sitting.go_on()
        _answer(sitting, wrong)
        exams.leave("pictures")
    store.close()
    CLOCK.passed = 0.0


def show(app: QApplication, window: Window, page: str) -> None:
    """Show the plans, what is asked before an exam, a question of one, or what came of it."""
    open_records(app, window)
    window.open(Shown.EXAMS)
    exams = cast("ExamsPage", window.made[Shown.EXAMS])
    exams.presenter.examiner = _EXAMINER
    plans = [plan.id for plan in exams.presenter.plans().good]
    exams.home.list.setCurrentRow(plans.index(_PLAN))
    acts = {
        "exams.passphrase": exams.acts.set_exam,
        "exams.candidate": exams.acts.set_exam,
        "exams.complaint": exams.acts.set_exam,
        "exams.print": exams.paperwork.print_paper,
        "exams.maker": exams.paperwork.make_plan,
        "exams.maker-faults": exams.paperwork.make_plan,
    }
    if page in acts:
        acts[page]()
        if page == "exams.complaint":
            exams.form.accept()
        elif page == "exams.maker-faults":
            exams.maker._id.clear()  # noqa: SLF001 - as a person would
            exams.paperwork.save_plan()
    elif page.startswith(("exams.register", "exams.quality")):
        register = page.startswith("exams.register")
        exams.show_part(Part.REGISTER if register else Part.QUALITY)
    elif page.startswith("sitting"):
        _sit(app, window, exams, blank=page == "sitting.blank")
    elif page in ("exams.broken-off", "exams.annul"):
        _break_off(exams)
        if page == "exams.annul":
            exams.acts.annul()
    elif page != "exams":
        _look_back(exams, page)


def _plan() -> ExamPlan:
    houses = Houses()
    return next(load_plan(path, houses) for path in shipped_plans() if path.stem == _PLAN)


def _answer(sitting: SittingPresenter, wrong: int, upto: int | None = None) -> None:
    """Answer every question, or up to one, each so many-th wrong."""
    while sitting.outcome is None and sitting.asked is not None:
        asked = sitting.asked
        if upto is not None and asked.number > upto:
            return
        CLOCK.go_on(_SECONDS)
        right = asked.number % wrong != 0
        sitting.answer({part.key: part.truth if right else None for part in asked.question.parts})


def _sit(app: QApplication, window: Window, exams: ExamsPage, *, blank: bool) -> None:
    size = window.size()
    key = exams.presenter.open_key(PASSPHRASE)
    sitting = exams.presenter.begin(key, _plan(), Candidate("Вера Иванова", "4712"))
    exams.began.emit(sitting)
    window.showNormal()
    window.resize(size)
    page = cast("SittingPage", window.made[Shown.SITTING])
    _answer(page.presenter, 7, _LOOKS_AT)
    page._show_question()  # noqa: SLF001 - as an answer on the page would
    if blank:
        page._press()  # noqa: SLF001 - as Enter on the button would
    for _ in range(20):
        app.processEvents()
        time.sleep(0.01)


def _break_off(exams: ExamsPage) -> None:
    key = exams.presenter.open_key(PASSPHRASE)
    sitting = exams.presenter.begin(key, _plan(), Candidate("Вера Иванова", "4712"))
    sitting.go_on()
    _answer(sitting, 7, _LOOKS_AT)
    sitting.leave()
    exams.refresh()


def _look_back(exams: ExamsPage, page: str) -> None:
    *_, failed, passed = exams.presenter.entries()
    if page == "exams.facts":
        key = exams.presenter.open_key(PASSPHRASE)
        exams.show_facts(
            certificate_of(facts_of(passed, plan_of_text(passed.plan_text)), key).facts
        )
    else:
        entry = failed if page == "exams.failed" else passed
        exams.show_entry(entry, Told.SECTIONS, from_register=page == "exams.failed")
