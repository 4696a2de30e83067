"""A table of figures to look at and to walk through by the arrows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from dealer_trainer.reports.tables import NUMBERS, Table, shown
from dealer_trainer.wording import Words

Index = QModelIndex | QPersistentModelIndex
# A column has so many letters of average width; what may be longer is told when it is pointed at.
_WIDEST, _LONGEST = 85, 70
_ROOT = QModelIndex()


class TableModel(QAbstractTableModel):
    """Give a table to Qt; `ground` is the colour under a cell, None for that of all."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self._words: Words | None = None
        self._ground: Callable[[int, int], str | None] = lambda _row, _column: None

    def show_table(
        self,
        words: Words,
        table: Table,
        ground: Callable[[int, int], str | None] = lambda _row, _column: None,
    ) -> None:
        """Show another table."""
        self.beginResetModel()
        self._words, self.table, self._ground = words, table, ground
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return len(self.table.rows) if self.table and not parent.isValid() else 0

    def columnCount(self, parent: Index = _ROOT) -> int:
        return len(self.table.columns) if self.table and not parent.isValid() else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self.table is None or self._words is None:
            return None
        column = self.table.columns[index.column()]
        text = shown(self._words, column.form, self.table.rows[index.row()][index.column()])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.ToolTipRole:
                return text if len(text) > _LONGEST else None
            case Qt.ItemDataRole.TextAlignmentRole if column.form in NUMBERS:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.BackgroundRole:
                colour = self._ground(index.row(), index.column())
                return QColor(colour) if colour else None
        return None

    def headerData(
        self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if self.table is None or way is Qt.Orientation.Vertical:
            return None
        column = self.table.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        return column.why or None if role == Qt.ItemDataRole.ToolTipRole else None


class FiguresTable(QTableView):
    """Show a table; the arrows walk through it row by row, or `by_cell`, and Tab leaves it.

    Signals:
        chosen: Enter or a double click on the cell in this row and column.
    """

    chosen = Signal(int, int)

    def __init__(self, *, by_cell: bool = False) -> None:
        super().__init__()
        self.figures = TableModel()
        self.setModel(self.figures)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        whole = QAbstractItemView.SelectionBehavior.SelectRows
        cells = QAbstractItemView.SelectionBehavior.SelectItems
        self.setSelectionBehavior(cells if by_cell else whole)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.activated.connect(lambda index: self.chosen.emit(index.row(), index.column()))

    def show_table(
        self,
        words: Words,
        table: Table,
        ground: Callable[[int, int], str | None] = lambda _row, _column: None,
    ) -> None:
        """Show a table, on the same row as before where it still is."""
        row, column = max(0, self.currentIndex().row()), max(0, self.currentIndex().column())
        self.figures.show_table(words, table, ground)
        self.setAccessibleName(table.title)
        self._fit()
        if table.rows:
            column = min(column, len(table.columns) - 1)
            self.setCurrentIndex(self.figures.index(min(row, len(table.rows) - 1), column))

    @property
    def wanted_width(self) -> int:
        """The width at which no column is out of sight."""
        columns = sum(self.columnWidth(column) for column in range(self.figures.columnCount()))
        return columns + self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()

    def height_of(self, lines: int) -> int:
        """Return the height with so many lines below the titles."""
        line = self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + lines * line + 2 * self.frameWidth()

    def _fit(self) -> None:
        """Give every column the width of its texts, but no more than a sentence has."""
        letters = self.fontMetrics().averageCharWidth()
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().lineSpacing() * 1.5))
        self.resizeColumnsToContents()
        for column in range(self.figures.columnCount()):
            width = min(self.columnWidth(column) + letters, letters * _WIDEST)
            self.setColumnWidth(column, width)
