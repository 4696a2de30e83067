"""How the pages of results are reached for `tools.screenshots`."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import cast

from PySide6.QtWidgets import QApplication

from dealer_trainer.store import open_store
from tools.many_answers import answered
from tools.opening import open_records
from tools.steady import NOW
from ui.page import Page, Shown
from ui.pages.results.page import ResultsPage
from ui.window import Window

_TABS = ("all", "topics", "combinations", "skills", "weeks", "ideas", "answers")
PAGES: Mapping[str, type[Page]] = dict.fromkeys(
    (
        "results-none",
        *(f"results-{tab}" for tab in _TABS),
        "results-old",
        "results-pin",
        "results-everybody",
    ),
    ResultsPage,
)
#: The pictures of somebody who has practised, and of others.
FILLED = frozenset(PAGES) - {"results-none"}
_OTHERS = (("Anna Petrova", 0.2), ("Борис", 0.9))


def fill(folder: Path) -> None:
    """Give a folder the answers of three people."""
    store = open_store(folder, "", NOW, ask=False)
    for record in answered(400, now=NOW):
        store.save(record)
    for number, (name, wrong) in enumerate(_OTHERS, start=2):
        person = store.people.add(name, NOW, f"{number:032x}")
        for record in answered(120, wrong=wrong, seed=number, now=NOW):
            store.save(replace(record, person=person))
    store.close()


def show(app: QApplication, window: Window, page: str) -> None:
    """Show a tab of the results of somebody who has practised, or what it leads to."""
    open_records(app, window)
    window.open(Shown.RESULTS)
    results = cast("ResultsPage", window.made[Shown.RESULTS])
    figures = results.figures
    wanted = page.removeprefix("results-")
    if wanted in _TABS:
        figures.tabs.setCurrentIndex(_TABS.index(wanted))
    elif wanted == "old":
        figures.tabs.setCurrentIndex(_TABS.index("answers"))
        figures.answers.only_wrong.click()
        figures.answers.open.click()
    elif wanted == "pin":
        results.door.ask()
    elif wanted == "everybody":
        results.door.opened.emit()
