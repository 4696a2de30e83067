"""All people side by side, for the trainer; it is locked again when it is left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.reports.results import learners_table
from dealer_trainer.reports.tables import Table
from dealer_trainer.store import Learner
from dealer_trainer.wording import Words
from ui.flow import flowing
from ui.inputs import DropDown
from ui.pages.results.table_view import FiguresTable


class EverybodyView(QWidget):
    """Show everybody; sorted by any column, and Enter opens the results of one.

    Signals:
        chosen: the results of this Learner are to be shown.
        print_wanted: the page of this Learner is to be made.
        pin_wanted: the trainer wants another PIN.
    """

    chosen = Signal(object)
    print_wanted = Signal(object)
    pin_wanted = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._learners: tuple[Learner, ...] = ()
        self.table = FiguresTable()
        self._by = QLabel()
        self.column, self.descending = DropDown(), QCheckBox()
        self._by.setBuddy(self.column)
        self.open, self.print, self.pin = (QPushButton() for _ in range(3))
        choices = (self._by, self.column, self.descending)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(flowing((*choices, self.open, self.print, self.pin)))
        column.addWidget(self.table, 1)
        self.column.activated.connect(self._show)
        self.descending.toggled.connect(self._show)
        self.table.horizontalHeader().setSectionsClickable(True)
        self.table.horizontalHeader().sectionClicked.connect(self._sort_by)
        self.table.chosen.connect(lambda row, _: self._emit(self.chosen.emit, row))
        self.open.clicked.connect(lambda: self._emit(self.chosen.emit))
        self.print.clicked.connect(lambda: self._emit(self.print_wanted.emit))
        self.pin.clicked.connect(self.pin_wanted)

    def show_learners(self, learners: tuple[Learner, ...]) -> None:
        """Show these people."""
        self._learners = learners
        self._show()

    def clear(self) -> None:
        """Show nobody any more."""
        self.show_learners(())

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self._show()

    def _show(self) -> None:
        words = self._words
        table = learners_table(words, self._learners)
        self._by.setText(words.text("Sorted by"))
        self.descending.setText(words.text("The largest first"))
        self.open.setText(words.text("Results"))
        self.open.setToolTip(words.text("Show the results of this person (Enter)"))
        self.print.setText(words.text("Page to print…"))
        self.print.setToolTip(words.text("Save a page about this person as a PDF"))
        self.pin.setText(words.text("Trainer's PIN…"))
        self.pin.setToolTip(words.text("Change the trainer's PIN"))
        chosen = max(0, self.column.currentIndex())
        self.column.clear()
        self.column.addItems([column.title for column in table.columns])
        self.column.setCurrentIndex(chosen)
        self.column.setAccessibleName(words.text("Sorted by"))
        order = _order(table, chosen, descending=self.descending.isChecked())
        self._learners = tuple(self._learners[place] for place in order)
        rows = tuple(table.rows[place] for place in order)
        self.table.show_table(words, replace(table, rows=rows))
        for button in (self.open, self.print):
            button.setEnabled(bool(rows))

    def _sort_by(self, column: int) -> None:
        if column == self.column.currentIndex():
            self.descending.toggle()
        else:
            self.column.setCurrentIndex(column)
            self._show()

    def _emit(self, emit: Callable[[Learner], object], row: int | None = None) -> None:
        place = self.table.currentIndex().row() if row is None else row
        if 0 <= place < len(self._learners):
            emit(self._learners[place])

    def focus(self) -> None:
        """Put the focus on the people."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)


def _order(table: Table, column: int, *, descending: bool) -> list[int]:
    """Return the places of the rows in the order of a column; what has no value comes last."""

    def key(place: int) -> tuple[str | float, int]:
        value = table.rows[place][column]
        if isinstance(value, str):
            return value.casefold(), place
        if isinstance(value, date):
            return value.toordinal(), place
        return (value if isinstance(value, int) else 0), place

    there = [place for place, row in enumerate(table.rows) if row[column] not in (None, "")]
    empty = [place for place, row in enumerate(table.rows) if row[column] in (None, "")]
    return sorted(there, key=key, reverse=descending) + empty
