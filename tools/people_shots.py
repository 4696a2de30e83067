"""How the pages of people, records and faults are reached for `tools.screenshots`."""

import time
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dealer_trainer import log
from ui.fault_dialog import FaultDialog
from ui.page import Page, Shown
from ui.pages.people.page import PeoplePage
from ui.pages.start.page import StartPage
from ui.window import Window

_ASKED = ("people.new", "people.rename", "people.pin", "people.delete", "people.restore")
PAGES: Mapping[str, type[Page]] = {
    **dict.fromkeys(("people.first", "people", "people.many", *_ASKED), PeoplePage),
    "fault": StartPage,
}
#: What is shown in a dialog of its own, which is opened anew at each size.
DIALOGS = frozenset({"fault"})
_NAMES = ("Anna Petrova", "Борис", "Вера Константинопольская-Задунайская", "Gleb")
_MANY, _LONG = 300, "Абдурахмангаджиева-Вознесенская "


def show(app: QApplication, window: Window, page: str) -> None:
    """Show people with a few who practise, what is asked of them, or a fault of the program."""
    if page in DIALOGS:
        _show_fault(window)
        return
    window.open(Shown.PEOPLE)
    people = cast("PeoplePage", window.made[Shown.PEOPLE])
    while not people.presenter.is_open:
        app.processEvents()
    names = [] if page == "people.first" else list(_NAMES)
    if page == "people.many":
        names = [f"Dealer {number:03} {_LONG * (number % 3)}" for number in range(_MANY)] + names
    for name in names:
        added = people.presenter.add(name)
    if names:
        people.presenter.set_pin(added, "2580")
        people.presenter.choose(people.presenter.entries()[3])
    people.enter()
    _ask(people, page)
    for _ in range(20):
        app.processEvents()
        time.sleep(0.01)


def _ask(people: PeoplePage, page: str) -> None:
    care = people._care  # noqa: SLF001 - as the buttons would
    entries = people.presenter.entries()
    match page:
        case "people.new":
            care.ask_new()
        case "people.rename":
            care.ask_rename(entries[1])
        case "people.pin":
            people.choose(next(row for row, each in enumerate(entries) if each.has_pin))
        case "people.delete":
            care.ask_delete(entries[1])
        case "people.restore":
            people.data.ask_restore(Path("answers-2026-03-01.sqlite"))


def _show_fault(window: Window) -> None:
    """Show the dialog as a part of the window, so that one picture has both."""
    for before in window.findChildren(FaultDialog):
        before.deleteLater()
    dialog = FaultDialog(window, window.words, 0)
    dialog.setWindowFlags(Qt.WindowType.Widget)
    dialog.setAutoFillBackground(True)
    dialog.show_report("\n\n".join([log.surroundings(), log.fault_text(ZeroDivisionError())]))
    dialog.move(window.rect().center() - dialog.rect().center())
    dialog.show()
