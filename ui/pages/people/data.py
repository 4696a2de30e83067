"""The records themselves: where they lie, a copy of them, an older state, a new beginning."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.wording import Words
from dealer_trainer.wording.language import message
from dealer_trainer.wording.troubles import trouble_sentence
from ui.file_dialogs import ask_where_to_save, ask_which
from ui.flow import FlowLayout
from ui.form import Asked, Form
from ui.notice import Sentence
from ui.pages.people.progress import Progress
from ui.pages.people.records_file import RecordsFile
from ui.pages.people.telling import said, time_text
from ui.pages.people.work import Work

if TYPE_CHECKING:
    from dealer_trainer.store import Copy


class DataPart(QWidget):
    """Show the state of the records and what can be done with them.

    Signals:
        told: a Sentence for the line at the bottom of the window.
    """

    told = Signal(object)

    def __init__(self, records: RecordsFile, form: Form, progress: Progress, words: Words) -> None:
        super().__init__()
        self._records = records
        self._form = form
        self._progress = progress
        self._words = words
        self._newest: Copy | None = None
        self._expected: Sentence | None = None
        self._looking = Work(self)
        self._title, self._state = QLabel(), QLabel()
        self._title.setProperty("role", "title")
        self._state.setWordWrap(True)
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._newest_button, self._file_button = QPushButton(), QPushButton()
        self._save, self._anew, self._again = QPushButton(), QPushButton(), QPushButton()
        around = QWidget()
        flow = FlowLayout(6)
        flow.setContentsMargins(0, 0, 0, 0)
        around.setLayout(flow)
        for button in self._buttons:
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self._title)
        column.addWidget(self._state)
        column.addWidget(around)
        self._save.clicked.connect(self._ask_copy)
        self._newest_button.clicked.connect(self._ask_newest)
        self._file_button.clicked.connect(self._ask_file)
        self._anew.clicked.connect(self._ask_anew)
        self._again.clicked.connect(records.try_again)
        self._looking.done.connect(self._found)
        progress.busy_changed.connect(self.refresh)

    @property
    def is_urgent(self) -> bool:
        """Tell whether the records are of no use until something is done here."""
        return self._records.can_begin_anew

    def focus(self) -> None:
        """Put the focus on the way out of the trouble."""
        first = next((each for each in self._buttons if each.isVisibleTo(self)), self._anew)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def look_for_copies(self) -> None:
        """Look for the newest sound copy beside the window."""
        from dealer_trainer.store import StoreError

        if not self._records.is_shared:
            self._looking.start(lambda _: self._records.newest_copy(), StoreError)

    def refresh(self) -> None:
        """Show the state as it is now; what was asked for is told once it is reached."""
        if self._expected is not None and not self._records.is_opening:
            expected, self._expected = self._expected, None
            if refusal := self._records.refusal:
                self.told.emit(lambda words: trouble_sentence(words, refusal))
            elif self._records.trouble is None:
                self.told.emit(expected)
            self.look_for_copies()
        self._show()

    def set_words(self, words: Words) -> None:
        """Say everything in this language."""
        self._words = words
        self._show()

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self._newest_button, self._file_button, self._anew, self._again, self._save

    def _found(self, newest: Copy | None) -> None:
        urgent = self.is_urgent and self._newest is None and newest is not None
        self._newest = newest
        self._show()
        if urgent and not self._form.is_open:
            self.focus()

    def _ask_copy(self) -> None:
        words = self._words
        ask_where_to_save(
            words,
            self,
            words.text("Save a copy"),
            words.text("Copies of the answers (*.sqlite)"),
            f"dealer-trainer-{self._records.today}.sqlite",
            self._save_copy,
        )

    def _save_copy(self, target: Path) -> None:
        from dealer_trainer.store import StoreError

        self._progress.run(
            lambda _: self._records.save_copy(target),
            lambda _: self.told.emit(lambda words: words.text("Saved in {path}", path=str(target))),
            self.told.emit,
            StoreError,
        )

    def _ask_newest(self) -> None:
        if self._newest is not None:
            self.ask_restore(self._newest.path)

    def _ask_file(self) -> None:
        words = self._words
        files = words.text("Copies of the answers (*.sqlite)")
        ask_which(words, self, words.text("Restore"), files, self.ask_restore)

    def ask_restore(self, source: Path) -> None:
        """Ask whether a file is to take the place of the records."""

        def restore() -> None:
            self._form.close_form()
            self._expected = said(message("The copy is restored."))
            self._records.restore(source)

        self._form.ask(
            Asked(
                lambda words: words.text("Restore {name}?", name=source.name),
                said(message("Restore")),
                restore,
                hint=said(
                    message(
                        "Answers and people newer than the copy are not in it. "
                        "The file that is there now is set aside, not deleted."
                    )
                ),
            )
        )

    def _ask_anew(self) -> None:
        def begin() -> None:
            self._form.close_form()
            self._expected = said(message("A new file is begun."))
            self._records.begin_anew()

        self._form.ask(
            Asked(
                said(message("Begin with an empty file?")),
                said(message("Begin anew")),
                begin,
                hint=said(message("A file that is there now is set aside, not deleted.")),
            )
        )

    def _show(self) -> None:
        words, records = self._words, self._records
        self._title.setText(words.text("Records"))
        trouble = records.trouble
        if trouble:
            state = trouble_sentence(words, trouble)
        elif records.is_shared:
            state = words.text("The answers are kept on the server of this casino.")
        else:
            state = words.text("The answers are kept in {path}", path=_breakable(records.file))
        if records.has_kept:
            kept = words.text(
                "Answers given after their person was deleted are kept; Import brings them back."
            )
            state = f"{state} {kept}"
        self._state.setText(state)
        texts = {
            self._save: words.text("Save a copy…"),
            self._file_button: words.text("Restore from a file…"),
            self._anew: words.text("Begin anew…"),
            self._again: words.text("Try again"),
        }
        if self._newest is not None:
            made = time_text(words, self._newest.made)
            texts[self._newest_button] = words.text("Restore the copy of {time}…", time=made)
        for button, text in texts.items():
            button.setText(text)
        has_file = not records.is_shared
        free = not self._progress.is_busy and not records.is_opening
        shown = {
            self._save: has_file and trouble is None,
            self._file_button: has_file,
            self._newest_button: has_file and self._newest is not None,
            self._anew: records.can_begin_anew,
            self._again: trouble is not None,
        }
        for button, visible in shown.items():
            button.setVisible(visible)
            button.setEnabled(free)


def _breakable(path: Path) -> str:
    """Return a path that may go on in the next line after each folder."""
    return str(path).replace(os.sep, f"{os.sep}\N{ZERO WIDTH SPACE}")
