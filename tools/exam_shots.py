"""Pictures of exams, from the plans to the certificate, for `tools.screenshots`."""

import time
from typing import cast

from PySide6.QtWidgets import QApplication

from dealer_trainer.exams.book import Candidate
from dealer_trainer.exams.certificate import certificate_of
from dealer_trainer.exams.certifying import facts_of
from dealer_trainer.exams.plan import Shown as Told
from dealer_trainer.exams.plan_file import plan_of_text
from ui.page import Shown
from ui.pages.exams.page import ExamsPage, Part
from ui.pages.sitting.page import SittingPage
from ui.window import Window

PASSPHRASE = "four horses eat hay"  # noqa: S105 - of a folder that is deleted
_PLAN = "poker_plus_trainee"
_LOOKS_AT = 8
PAGES = (
    "exams",
    "exams.passphrase",
    "exams.candidate",
    "exams.sitting",
    "exams.result",
    "exams.register",
    "exams.quality",
    "exams.maker",
    "exams.facts",
)


def show_exams(app: QApplication, window: Window, page: str) -> None:
    """Show the plans, what is asked before an exam, a question of one, or what came of it."""
    while window._recorder.store is None:  # noqa: SLF001 - as soon as the records are open
        app.processEvents()
    window.open(Shown.EXAMS)
    exams = cast("ExamsPage", window.made[Shown.EXAMS])
    plans = [plan.id for plan in exams.presenter.plans().good]
    exams.home.list.setCurrentRow(plans.index(_PLAN))
    if page == "exams.passphrase":
        exams.acts.set_exam()
        return
    if page == "exams.maker":
        exams.acts.make_plan()
        return
    exams.presenter.set_up(PASSPHRASE)
    exams.presenter.examiner = "Борис Константинов"
    if page == "exams.candidate":
        exams.acts.set_exam()
    elif page != "exams":
        _sit(app, window, exams, whole=page != "exams.sitting")
        _look_back(exams, page)


def _sit(app: QApplication, window: Window, exams: ExamsPage, *, whole: bool) -> None:
    key = exams.presenter.open_key(PASSPHRASE)
    plan = exams.home.plan
    if plan is None:
        return
    size = window.size()
    sitting = exams.presenter.begin(key, plan, Candidate("Анна Петрова", "4711"))
    exams.began.emit(sitting)
    window.showNormal()
    window.resize(size)
    page = cast("SittingPage", window.made[Shown.SITTING])
    while page.presenter.outcome is None:
        asked = page.presenter.asked
        if asked is None or (asked.number > _LOOKS_AT and not whole):
            break
        parts = asked.question.parts
        right = asked.number % 7 != 0
        page.presenter.answer({part.key: part.truth if right else None for part in parts})
    if whole:
        page.end()
        page.ended.emit()
        window.showNormal()
        window.resize(size)
    else:
        page._show_question()  # noqa: SLF001 - as an answer on the page would
    for _ in range(20):
        app.processEvents()
        time.sleep(0.01)


def _look_back(exams: ExamsPage, page: str) -> None:
    if page == "exams.register":
        exams.show_part(Part.REGISTER)
    elif page == "exams.quality":
        exams.show_part(Part.QUALITY)
    elif page == "exams.facts":
        (entry,) = exams.presenter.entries()
        key = exams.presenter.open_key(PASSPHRASE)
        exams.show_facts(certificate_of(facts_of(entry, plan_of_text(entry.plan_text)), key).facts)
    elif page == "exams.result":
        (entry,) = exams.presenter.entries()
        exams.show_entry(entry, Told.SECTIONS, from_register=False)
