"""How the pages of people, records and faults are reached for `tools.screenshots`."""

import time
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dealer_trainer import log
from dealer_trainer.wording import Language, Words
from ui.fault_dialog import FaultDialog
from ui.page import Shown
from ui.pages.people.page import PeoplePage
from ui.window import Window

PAGES = ("people", "many", "pin", "records", "fault")


def show_people(app: QApplication, window: Window, page: str, language: Language) -> None:
    """Show people with a few who practise, what is asked of them, or a fault of the program."""
    if page == "fault":
        _show_fault(window, language)
        return
    window.open(Shown.PEOPLE)
    people = cast("PeoplePage", window.made[Shown.PEOPLE])
    while not people.presenter.is_open:
        app.processEvents()
    if page == "many":
        for number in range(300):
            long = "Абдурахмангаджиева-Вознесенская " * (number % 3)
            people.presenter.add(f"Dealer {number:03} {long}")
    for name in ("Anna Petrova", "Борис", "Вера Константинопольская-Задунайская", "Gleb"):
        added = people.presenter.add(name)
    people.presenter.set_pin(added, "2580")
    people.presenter.choose(people.presenter.entries()[3])
    people.enter()
    if page == "pin":
        people.choose(2)
    if page == "records":
        people.data.ask_restore(Path("answers-2026-03-01.sqlite"))
    for _ in range(20):
        app.processEvents()
        time.sleep(0.01)


def _show_fault(window: Window, language: Language) -> None:
    """Show the dialog as a part of the window, so that one picture has both."""
    dialog = FaultDialog(window, Words(language), 0)
    dialog.setWindowFlags(Qt.WindowType.Widget)
    dialog.setAutoFillBackground(True)
    dialog.show_report("\n\n".join([log.surroundings(), log.fault_text(ZeroDivisionError())]))
    dialog.move(window.rect().center() - dialog.rect().center())
    dialog.show()
