"""The page behind F7: choose who practises, look after people, and look after the records."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.house import House
from dealer_trainer.wording import Words
from ui.flow import in_the_middle, scrolled
from ui.form import Form
from ui.page import Page, Shown
from ui.pages.people.care import Care
from ui.pages.people.data import DataPart
from ui.pages.people.people_list import PeopleList
from ui.pages.people.presenter import Entry, PeoplePresenter
from ui.pages.people.progress import Progress
from ui.pages.people.telling import error_sentence

if TYPE_CHECKING:
    from ui.pages.people.records_file import RecordsFile


class PeoplePage(Page):
    """Show people and records; whoever has a PIN is asked for it before anything of his is done.

    Signals:
        chosen: somebody else practises from now on.
    """

    chosen = Signal()

    def __init__(self, presenter: PeoplePresenter, records: RecordsFile, words: Words) -> None:
        super().__init__()
        self.presenter = presenter
        self._words = words
        self._entries: tuple[Entry, ...] = ()
        self._title, self._what = QLabel(), QLabel()
        self._list, self._people = PeopleList(), QWidget()
        (
            self._practise,
            self._add,
            self._rename,
            self._pin,
            self._export,
            self._import,
            self._delete,
        ) = (QPushButton() for _ in range(7))
        self._settings, self._back = QPushButton(), QPushButton()
        self.form = Form(words)
        self.progress = Progress(words)
        self.data = DataPart(records, self.form, self.progress, words)
        self._care = Care(self, presenter, self.form, self.progress, lambda: self._words)
        self._lay_out()
        self._connect()
        self.set_words(words)

    def enter(self, _house: House | None = None) -> None:
        """Show who is here now and ask nothing; the focus is where a person begins."""
        self.form.close_form()
        self.refresh()
        now = (row for row, entry in enumerate(self._entries) if entry.practises)
        self._list.setCurrentRow(next(now, 0))
        self.data.look_for_copies()

    def focus(self) -> None:
        """Put the focus on who practises, or on what the records need first."""
        if self.data.is_urgent:
            self.data.focus()
        else:
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self) -> None:
        """Show what the records are now; people, of whom there may be many, only if in sight."""
        if self.isVisible():
            self.refresh()
        else:
            self.data.refresh()

    def refresh(self) -> None:
        """Show people and records as they are now."""
        try:
            self._entries = self.presenter.entries()
        except Exception as error:  # noqa: BLE001 - it is told, or raised again
            self.told.emit(error_sentence(error))
        self._show_list()
        self._show_buttons()
        self.data.refresh()

    def take_back(self) -> bool:
        """Close what is asked, if anything is; tell whether it was."""
        asked = self.form.is_open
        self.form.close_form()
        return asked

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""
        self._words = words
        texts = {
            self._practise: (
                words.text("Practise"),
                words.text("Let this person practise (Enter)"),
            ),
            self._add: (words.text("Add…"), words.text("Enter a new person")),
            self._rename: (words.text("Rename…"), words.text("Give this person another name")),
            self._pin: (words.text("PIN…"), words.text("Set, change or remove the PIN")),
            self._export: (words.text("Export…"), words.text("Save all answers of this person")),
            self._import: (words.text("Import…"), words.text("Bring in a person's saved answers")),
            self._delete: (words.text("Delete…"), words.text("Delete this person's answers")),
            self._settings: (
                words.text("Settings"),
                words.text("Language, colours, day, records"),
            ),
            self._back: (words.text("Back"), words.text("Back (Esc)")),
        }
        for button, (text, tooltip) in texts.items():
            button.setText(text)
            button.setToolTip(tooltip)
        self._title.setText(words.text("People and records"))
        self.form.set_words(words)
        self.progress.set_words(words)
        self.data.set_words(words)
        self._show_list()

    def bring_in(self, path: Path) -> None:
        """Read a file of a person's answers, and bring them in if it is one."""
        self._care.bring_in(path)

    def choose(self, row: int) -> None:
        """Let the person in a row practise, after his PIN if he has one."""
        if not 0 <= row < len(self._entries):
            return
        entry = self._entries[row]
        if entry.practises:
            self.closed.emit()
            return
        self._list.setCurrentRow(row)

        def choose() -> None:
            self.presenter.choose(entry)
            self.form.close_form()
            self.chosen.emit()

        self._care.after_pin(entry, choose)

    def _connect(self) -> None:
        self._list.chosen.connect(self.choose)
        self._list.currentRowChanged.connect(lambda _: self._show_buttons())
        self._practise.clicked.connect(lambda: self.choose(self._list.currentRow()))
        care = self._care
        self._add.clicked.connect(care.ask_new)
        self._import.clicked.connect(care.ask_import)
        for button, ask in (
            (self._rename, care.ask_rename),
            (self._pin, care.ask_pin),
            (self._export, care.ask_export),
            (self._delete, care.ask_delete),
        ):
            button.clicked.connect(lambda _=False, ask=ask: ask(self._selected))
        care.chosen.connect(self.chosen)
        care.changed.connect(self._show_changed)
        care.told.connect(self.told)
        self._settings.clicked.connect(lambda: self.opened.emit(Shown.SETTINGS))
        self._back.clicked.connect(self.closed)
        self.form.closed.connect(lambda: self._list.setFocus(Qt.FocusReason.OtherFocusReason))
        self.data.told.connect(self.told)
        self.progress.busy_changed.connect(self._show_buttons)

    @property
    def _selected(self) -> Entry:
        return self._entries[max(0, self._list.currentRow())]

    def _show_changed(self) -> None:
        self.refresh()
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_list()

    def _show_list(self) -> None:
        words = self._words
        self._what.setText(
            words.text("A digit or Enter chooses who practises. Whoever has a PIN is asked for it.")
            if any(entry.name for entry in self._entries)
            else words.text(
                "Nobody has a name here yet. Add whoever practises on this computer: each has "
                "answers and results of his own."
            )
        )
        self._list.show_entries(words, self._entries)
        self._fit_list()

    def _fit_list(self) -> None:
        """Take no more room for people than they need, so that the records follow them."""
        buttons = self._buttons.sizeHint().height()
        self._people.setMaximumHeight(max(self._list.whole_height, buttons))

    def _show_buttons(self) -> None:
        can = self.presenter.is_open and not self.progress.is_busy
        selected = self._selected if self._entries else None
        there = can and selected is not None and selected.person is not None
        named = there and bool(selected and selected.name)
        for button in (self._add, self._import):
            button.setEnabled(can)
        for button in (self._rename, self._pin):
            button.setEnabled(named)
        for button in (self._export, self._delete):
            button.setEnabled(there)

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._what.setProperty("role", "muted")
        for label in (self._title, self._what):
            label.setWordWrap(True)
        self._practise.setProperty("role", "primary")
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._settings)
        top.addWidget(self._back)
        buttons = self._buttons = QVBoxLayout()
        for button in (
            self._practise, self._add, self._rename, self._pin,
            self._export, self._import, self._delete,
        ):  # fmt: skip
            buttons.addWidget(button)
        buttons.addStretch()
        people = QHBoxLayout(self._people)
        people.setContentsMargins(0, 0, 0, 0)
        people.addWidget(self._list, 1)
        people.addLayout(buttons)
        column = QVBoxLayout()
        for part in (self._what, self.form, self.progress):
            column.addWidget(part)
        column.addWidget(self._people, 100)
        column.addWidget(self.data)
        column.addStretch(1)
        scroll = scrolled(in_the_middle(column))
        page = QVBoxLayout(self)
        page.addLayout(top)
        page.addWidget(scroll, 1)
