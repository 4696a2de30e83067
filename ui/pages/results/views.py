"""What each tab shows: a table, and beside it the plot of the same figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.practice import Figures
from dealer_trainer.reports import results
from dealer_trainer.reports.tables import Table, shown
from dealer_trainer.wording import Words
from dealer_trainer.wording.figures import date_text
from ui.charts import Bars, Chart, Lines, Series
from ui.flow import flowing
from ui.pages.results.presenter import Found
from ui.pages.results.table_view import FiguresTable
from ui.theme import Theme

Plot = Callable[[Words, Found, Table], Bars | Lines]
# Beside the table if this many letters are left for it, else above it.
_LETTERS = 48
# Below the plot the table has so many lines at least.
_TABLE_LINES = 7
_MOST_BARS = 12


class View(QScrollArea):
    """A table of what was found, and a plot of it if there is one; scrolled where they are high.

    Signals:
        chosen: the cell in this row and column, by Enter, a double click or the button `act`,
            which only those have that lead somewhere; beside it the page writes a `note`.
        reached: the cell in this row and column, from which they lead.
    """

    chosen = Signal(int, int)
    reached = Signal(int, int)

    def __init__(
        self,
        words: Words,
        theme: Theme,
        table: Callable[[Words, Found], Table],
        plot: Plot | None = None,
        *,
        is_heat: bool = False,
        leads: bool = False,
    ) -> None:
        super().__init__()
        self._words = words
        self._theme = theme
        self._make = table
        self._plot = plot
        self._is_heat = is_heat
        self._found: Found | None = None
        self.table = FiguresTable(by_cell=is_heat)
        self.act, self.note = QPushButton(), QLabel()
        self.note.setProperty("role", "muted")
        self.chart = Chart(words, theme) if plot else None
        inside = QWidget()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._row.setContentsMargins(0, 0, 0, 0)
        if self.chart is not None:
            self._row.addWidget(self.chart, 1)
        column = QVBoxLayout()
        if leads:
            column.addWidget(flowing((self.act, self.note)))
            self.act.clicked.connect(self._choose)
            self.table.chosen.connect(self.chosen)
            self.table.selectionModel().currentChanged.connect(
                lambda index, _: self.reached.emit(index.row(), index.column())
            )
        column.addWidget(self.table, 1)
        self._row.addLayout(column, 1)

    def show_found(self, found: Found) -> None:
        """Show what was found."""
        self._found = found
        self._show()

    def set_words(self, words: Words) -> None:
        """Show it in this language."""
        self._words = words
        if self.chart is not None:
            self.chart.set_words(words)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Show it in these colours."""
        self._theme = theme
        if self.chart is not None:
            self.chart.set_theme(theme)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _choose(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            self.chosen.emit(index.row(), index.column())

    def _arrange(self) -> None:
        """Put the plot beside the table where all columns of that leave it room, else above it."""
        if self.chart is None:
            return
        wanted = self.table.wanted_width
        left = self.width() - wanted
        beside = left >= _LETTERS * self.fontMetrics().averageCharWidth()
        self.table.setMinimumWidth(wanted if beside else 0)
        self.table.setMaximumWidth(wanted if beside else self.maximumWidth())
        self.table.setMinimumHeight(0 if beside else self.table.height_of(_TABLE_LINES))
        self.chart.setMinimumHeight(self.chart.wanted_height)
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    def _show(self) -> None:
        if self._found is None:
            return
        table = self._make(self._words, self._found)
        ground = heat(self._theme, self._found) if self._is_heat else lambda _row, _column: None
        self.table.show_table(self._words, table, ground)
        self.act.setEnabled(bool(table.rows))
        if self.chart is not None and self._plot is not None:
            self.chart.draw(self._plot(self._words, self._found, table))
        self._arrange()


def heat(theme: Theme, found: Found) -> Callable[[int, int], str | None]:
    """Return the colour of each cell of the skills: the figure in it says the same."""
    grid = found.grid

    def ground(row: int, column: int) -> str | None:
        level = grid.level(row, column)
        if level is None:
            return None
        if level < results.WEAK:
            return theme.heat_low
        return theme.heat_high if level >= results.STRONG else theme.heat_middle

    return ground


def figure_bars(words: Words, _found: Found, table: Table) -> Bars:
    """Return accuracy and seconds of a table whose rows have a name and the figures."""
    columns = {column.title: place for place, column in enumerate(table.columns)}
    names = tuple(str(row[0]) for row in table.rows)
    accuracy = _series(words, table, columns[words.text("Right, %")], top=100)
    return Bars(names, (accuracy, _series(words, table, columns[words.text("Seconds")])))


def idea_bars(words: Words, _found: Found, table: Table) -> Bars:
    """Return the most frequent wrong ideas."""
    first = Table(table.title, table.columns, table.rows[:_MOST_BARS])
    return Bars(tuple(str(row[0]) for row in first.rows), (_series(words, first, 1),))


def week_lines(words: Words, found: Found, _table: Table) -> Lines:
    """Return accuracy and seconds week by week."""
    weeks = _every_week(found)
    accuracy = [each.accuracy for each in weeks.values()]
    seconds = [each.tenths / 10 if each.tenths is not None else None for each in weeks.values()]
    return Lines(
        tuple(date_text(words, monday) for monday in weeks),
        (
            (Series(words.text("Right, %"), tuple(accuracy), top=100),),
            (Series(words.text("Seconds"), tuple(seconds)),),
        ),
    )


def money_lines(words: Words, found: Found, _table: Table) -> Lines:
    """Return what was overpaid and underpaid on 100 boxes, week by week."""
    weeks = _every_week(found)
    over = [each.for_100_boxes(each.overpaid) for each in weeks.values()]
    under = [each.for_100_boxes(each.underpaid) for each in weeks.values()]
    names = (
        words.text("Overpaid on 100 boxes, in whole chips"),
        words.text("Underpaid on 100 boxes, in whole chips"),
    )
    return Lines(
        tuple(date_text(words, monday) for monday in weeks),
        ((Series(names[0], tuple(over)), Series(names[1], tuple(under))),),
    )


def _every_week(found: Found) -> dict[date, Figures]:
    """Return the figures of each week from the first on, empty ones where nobody practised."""
    weeks = results.weeks(found.days)
    first, last = min(weeks, default=None), max(weeks, default=None)
    if first is None or last is None:
        return weeks
    mondays = (first + timedelta(weeks=number) for number in range((last - first).days // 7 + 1))
    return {monday: weeks.get(monday, Figures()) for monday in mondays}


def _series(words: Words, table: Table, column: int, top: float | None = None) -> Series:
    form = table.columns[column].form
    values: Sequence[object] = [row[column] for row in table.rows]
    return Series(
        table.columns[column].title,
        tuple(float(value) if isinstance(value, int) else None for value in values),
        tuple(shown(words, form, row[column]) for row in table.rows),
        top,
    )
