"""The register: who sat which exam, what came of it, until when the certificate is valid."""

from collections.abc import Mapping, Sequence
from datetime import date
from enum import Enum, auto

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.exams.book import Entry, State
from dealer_trainer.exams.register import Registered, Validity, register
from dealer_trainer.house import Names
from dealer_trainer.reports.csv_file import csv_of
from dealer_trainer.reports.tables import Column, Table
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.results import date_text, name_of, state_name
from ui.inputs import DropDown
from ui.pages.exams.table import Cell, TextTable


class Which(Enum):
    """Which exams are listed."""

    ALL = auto()
    VALID = auto()
    SOON_OVER = auto()
    EXPIRED = auto()
    WITHDRAWN = auto()
    NOT_PASSED = auto()


_VALIDITIES = {
    Which.VALID: (Validity.VALID, Validity.SOON),
    Which.SOON_OVER: (Validity.SOON,),
    Which.EXPIRED: (Validity.EXPIRED,),
    Which.WITHDRAWN: (Validity.WITHDRAWN,),
}


_VALID_UNTIL = 7  # the column


class Register(QWidget):
    """List exams; typing looks for a name, a staff number, a certificate's number or a house.

    Signals:
        chosen: the Entry that is to be opened.
        csv_wanted, export_wanted: what is listed, or all records, are to be saved.
    """

    chosen = Signal(object)
    csv_wanted = Signal()
    export_wanted = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._entries: Sequence[Entry] = ()
        self._names: Mapping[str, Names] = {}
        self._certificates: dict[int, Registered] = {}
        self._listed: list[Entry] = []
        self._sought = QLineEdit()
        self._sought.setProperty("role", "name")
        self._sought.setClearButtonEnabled(True)
        self._which = DropDown()
        self._empty = QLabel()
        self._empty.setWordWrap(True)
        self.table = TextTable()
        self._open, self._csv, self._export = QPushButton(), QPushButton(), QPushButton()
        self._open.setProperty("role", "primary")
        top = QHBoxLayout()
        top.addWidget(self._sought, 2)
        top.addWidget(self._which, 1)
        buttons = QHBoxLayout()
        for button in (self._open, self._csv, self._export):
            buttons.addWidget(button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addWidget(self._empty)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)
        self._sought.textChanged.connect(lambda _: self._list())
        self._which.currentIndexChanged.connect(lambda _: self._list())
        self.table.chosen.connect(lambda row: self.chosen.emit(self._listed[row]))
        self._open.clicked.connect(self._choose)
        self._csv.clicked.connect(self.csv_wanted)
        self._export.clicked.connect(self.export_wanted)
        self.set_words(words)

    @property
    def heads(self) -> list[str]:
        """The names of the columns."""
        words = self._words
        return [
            words.text("Date"),
            words.text("Person"),
            words.text("Staff number"),
            words.text("Exam"),
            words.text("House"),
            words.text("Result"),
            words.text("Certificate"),
            words.text("Valid until"),
            words.text("Examiner"),
        ]

    @property
    def rows(self) -> list[list[str]]:
        """What is listed now, as texts."""
        return [self._row(each) for each in self._listed]

    def csv(self) -> bytes:
        """Return what is listed as a file that spreadsheets read."""
        table = Table("", tuple(map(Column, self.heads)), tuple(map(tuple, self.rows)))
        return csv_of(self._words, table, ";")

    def show_entries(
        self, entries: Sequence[Entry], today: date, names: Mapping[str, Names]
    ) -> None:
        """Show these exams on a day; `names` are those of plans and houses by their ids."""
        self._entries, self._names = entries, names
        self._certificates = {each.exam: each for each in register(entries, today)}
        self._list()

    def focus(self) -> None:
        """Put the focus where one looks for a person."""
        self._sought.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""
        self._words = words
        self._sought.setPlaceholderText(words.text("Name, staff number, certificate or house"))
        self._sought.setAccessibleName(words.text("Look for"))
        at = max(self._which.currentIndex(), 0)
        blocked = QSignalBlocker(self._which)
        self._which.clear()
        for text in (
            words.text("All exams"),
            words.text("Valid certificates"),
            words.text("Certificates soon to expire"),
            words.text("Expired certificates"),
            words.text("Withdrawn certificates"),
            words.text("Not passed"),
        ):
            self._which.addItem(text)
        self._which.setCurrentIndex(at)
        blocked.unblock()
        self._which.setAccessibleName(words.text("Which exams"))
        for button, text, tooltip in (
            (self._open, words.text("Open"), words.text("Show this exam (Enter)")),
            (self._csv, words.text("Save as CSV…"), words.text("Save this list for a spreadsheet")),
            (
                self._export,
                words.text("Export records…"),
                words.text("Save all records in a file that can be checked anywhere"),
            ),
        ):
            button.setText(text)
            button.setToolTip(tooltip)
        self.table.setAccessibleName(words.text("Register of exams"))
        self._list()

    def _choose(self) -> None:
        if self.table.chosen_row is not None:
            self.chosen.emit(self._listed[self.table.chosen_row])

    def _list(self) -> None:
        sought = self._sought.text().casefold().split()
        which = list(Which)[max(self._which.currentIndex(), 0)]
        self._listed = [
            each
            for each in self._entries
            if self._is_of(each, which)
            and all(word in " ".join(self._row(each)).casefold() for word in sought)
        ]
        self.table.show_rows(self.heads, list(map(self._cells, self._listed)))
        words = self._words
        nobody = words.text(
            "No exam was set on this computer yet. Go back, choose a plan and set an exam."
        )
        none = words.text("No exam fits; change what is looked for.")
        self._empty.setText(none if self._entries else nobody)
        self._empty.setVisible(not self._listed)
        for button in (self._open, self._csv):
            button.setEnabled(bool(self._listed))

    def _is_of(self, entry: Entry, which: Which) -> bool:
        if which is Which.ALL:
            return True
        if which is Which.NOT_PASSED:
            return entry.state is not State.PASSED
        found = self._certificates.get(entry.number)
        return found is not None and found.validity in _VALIDITIES[which]

    def _name(self, identity: str) -> str:
        names = self._names.get(identity)
        return name_of(self._words, names) if names else identity

    def _cells(self, entry: Entry) -> list[str | Cell]:
        """Return what is listed of an exam; dates are sorted as days, not as they are written."""
        row, facts = self._row(entry), entry.certificate
        days = {0: entry.day, _VALID_UNTIL: facts.valid_until if facts else None}
        return [Cell(text, days[at]) if at in days else text for at, text in enumerate(row)]

    def _row(self, entry: Entry) -> list[str]:
        words, facts = self._words, entry.certificate
        return [
            date_text(words, entry.day),
            entry.candidate.name,
            entry.candidate.staff,
            self._name(entry.plan),
            self._name(entry.house),
            state_name(words, entry.state),
            facts.number if facts else "",
            date_text(words, facts.valid_until) if facts else "",
            entry.examiner,
        ]
