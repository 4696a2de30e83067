"""How the pages of results are reached for `tools.screenshots`."""

import time
from dataclasses import replace
from datetime import UTC, datetime
from typing import cast

from PySide6.QtWidgets import QApplication

from tools.many_answers import answered
from ui.page import Shown
from ui.pages.results.page import ResultsPage
from ui.window import Window

_TABS = ("all", "topics", "combinations", "skills", "weeks", "ideas", "answers")
PAGES = (
    "results-none",
    *(f"results-{tab}" for tab in _TABS),
    "results-old",
    "results-pin",
    "results-everybody",
)
_SECONDS = 1.5


def show_results(app: QApplication, window: Window, page: str) -> None:
    """Show a tab of the results of somebody who has practised, or what it leads to."""
    window._recorder.open()  # noqa: SLF001 - the window would a little later
    while window._recorder.store is None:  # noqa: SLF001
        app.processEvents()
    wanted = page.removeprefix("results-")
    if wanted != "none":
        _practise(window)
    window.open(Shown.RESULTS)
    results = cast("ResultsPage", window.made[Shown.RESULTS])
    if wanted in _TABS:
        results.figures.tabs.setCurrentIndex(_TABS.index(wanted))
    elif wanted == "old":
        results.figures.tabs.setCurrentIndex(_TABS.index("answers"))
        results.figures.answers.only_wrong.click()
        results.figures.answers.open.click()
    elif wanted == "pin":
        results.door.ask()
    elif wanted == "everybody":
        results.door.opened.emit()
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        app.processEvents()


def _practise(window: Window) -> None:
    store = window._recorder.store  # noqa: SLF001
    if store is None:
        return
    now = datetime.now(UTC)
    for record in answered(400):
        store.save(record)
    for number, (name, wrong) in enumerate((("Anna Petrova", 0.2), ("Борис", 0.9)), start=2):
        person = store.people.add(name, now, f"{number:032x}")
        for record in answered(120, wrong=wrong, seed=number):
            store.save(replace(record, person=person))
