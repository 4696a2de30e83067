"""A table of texts that is searched, sorted and walked by keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from ui import keys

_ROW = 1.6  # lines
_LETTERS = 45  # in the widest column


@dataclass(frozen=True, slots=True)
class Cell:
    """A text that is sorted by a value, numbers standing at the right."""

    text: str
    by: Any


class TextTable(QTableWidget):
    """Show rows of texts; a click on a column sorts by it, Enter chooses a row.

    Signals:
        chosen: the number of the row as it was given.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * _ROW))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setHighlightSections(False)
        widest = _LETTERS * self.fontMetrics().averageCharWidth()
        self.horizontalHeader().setMaximumSectionSize(widest)
        self.itemDoubleClicked.connect(lambda _: self._choose())

    @property
    def chosen_row(self) -> int | None:
        """The number of the selected row as it was given, None if there is none."""
        item = self.item(self.currentRow(), 0)
        number: int | None = item.data(Qt.ItemDataRole.UserRole) if item else None
        return number

    def show_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str | Cell]]) -> None:
        """Show these rows; the one that was selected stays so if it is there."""
        before = self.chosen_row
        self.setSortingEnabled(False)
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(list(heads))
        self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                item = _Item(cell if isinstance(cell, Cell) else Cell(cell, cell))
                item.setData(Qt.ItemDataRole.UserRole, number)
                self.setItem(number, column, item)
        self.setSortingEnabled(True)
        self.horizontalHeader().setSortIndicatorShown(False)
        self.setCurrentCell(before if before is not None and before < len(rows) else 0, 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let the last column fill what is left; where nothing is, it would be cut."""
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        header.setStretchLastSection(header.length() < self.viewport().width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if keys.is_enter(event):
            if not event.isAutoRepeat():
                self._choose()
        else:
            super().keyPressEvent(event)

    def _choose(self) -> None:
        if self.chosen_row is not None:
            self.chosen.emit(self.chosen_row)


class _Item(QTableWidgetItem):
    """A cell that is sorted by its value; one without a value comes first."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(cell.text)
        self.setToolTip(cell.text)
        self._by = (cell.by is not None, cell.by)
        if isinstance(cell.by, int):
            self.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        if isinstance(other, _Item) and self._by[0] and other._by[0]:
            return bool(self._by < other._by)
        return super().__lt__(other) if not isinstance(other, _Item) else self._by[0] < other._by[0]
