"""Plots, drawn by pyqtgraph, which is loaded when the first one is seen.

A plot only shows what the table beside it says; whoever does not see it misses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from dealer_trainer.wording import Words
from ui.theme import Theme

if TYPE_CHECKING:
    import pyqtgraph as pg

_BAR = 0.66
_MOST_TICKS = 5
_ROOM_FOR = 10
# A panel of bars has so many letters at least; where there is less room some are left out.
_PANEL = 17
# Lines are as high as so many names.
_LINES_HEIGHT = 12
_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
_SIGNS = ("o", "s")
_TITLE_SIGNS = ("●", "■")


@dataclass(frozen=True, slots=True)
class Series:
    """Values with the name of what they are; None is no value, `texts` say each as people read it.

    `top` is the highest value there can be, if there is one.
    """

    name: str
    values: tuple[float | None, ...]
    texts: tuple[str, ...] = ()
    top: float | None = None


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar for each name in each of the series, which stand side by side."""

    names: tuple[str, ...]
    series: tuple[Series, ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """Panels one below the other over the same names, with a line for each series."""

    names: tuple[str, ...]
    panels: tuple[tuple[Series, ...], ...]


class Chart(QWidget):
    """Show bars or lines; until pyqtgraph is there, that they are coming."""

    def __init__(self, words: Words, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self._theme = theme
        self._drawn: Bars | Lines | None = None
        self._view: pg.GraphicsLayoutWidget | None = None
        self._coming = QLabel()
        self._coming.setProperty("role", "muted")
        self._coming.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._coming)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._draw)
        self._name()

    def draw(self, drawn: Bars | Lines) -> None:
        """Show these."""
        self._drawn = drawn
        if self.isVisible():
            self._soon.start()

    def set_words(self, words: Words) -> None:
        """Say in this language what it is."""
        self._words = words
        self._name()

    def set_theme(self, theme: Theme) -> None:
        """Wear these colours."""
        self._theme = theme
        if self.isVisible():
            self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None:
            self._soon.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self._soon.start()

    @property
    def wanted_height(self) -> int:
        """The height at which every name can be read."""
        names = len(self._drawn.names) if isinstance(self._drawn, Bars) else _LINES_HEIGHT
        return round((names + 3) * self.fontMetrics().lineSpacing() * 1.15)

    def _name(self) -> None:
        self._coming.setText(self._words.text("The plot is coming."))
        self.setAccessibleName(self._words.text("Plot of the table beside it"))

    def _draw(self) -> None:
        if self._drawn is None:
            return
        import pyqtgraph as pg

        if self._view is None:
            self._view = pg.GraphicsLayoutWidget()
            self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._view.ci.setContentsMargins(4, 4, 8, 4)
            self._column.replaceWidget(self._coming, self._view)
            self._coming.hide()
        self._view.setBackground(self._theme.surface)
        self._view.clear()
        pen = _Pen(pg, self._words, self._theme, self.font(), self.width())
        if isinstance(self._drawn, Bars):
            pen.bars(self._view, self._drawn)
        else:
            pen.lines(self._view, self._drawn)


class _Pen:
    """Draw in a language, a theme, a font and so many pixels across."""

    def __init__(self, pg: Any, words: Words, theme: Theme, font: QFont, width: int) -> None:
        self._pg = pg
        self._words = words
        self._theme = theme
        self._font = font
        self._width = width
        self._metrics = QFontMetrics(font)
        self._letter = self._metrics.averageCharWidth()
        self._colours = (theme.accent, theme.link)

    def bars(self, view: pg.GraphicsLayoutWidget, bars: Bars) -> None:
        """Draw the names from the top down, a panel for each series."""
        places = [-place for place in range(len(bars.names))]
        panels = bars.series[: self._most(bars)]
        whole = self._room(bars)
        room = whole // len(panels)
        for number in range(len(bars.series)):
            beside = self._width - whole - 3 * self._letter if number == 0 else 0
            width = room + beside if number < len(panels) else 0
            view.ci.layout.setColumnFixedWidth(number, width)
        for number, series in enumerate(panels):
            plot = self._panel(view, 0, number, escape(series.name))
            values = [value or 0 for value in series.values]
            item = self._pg.BarGraphItem(
                x0=0, y=places, height=_BAR, width=values, brush=self._colours[number % 2], pen=None
            )
            plot.addItem(item)
            for place, value, text in zip(places, values, series.texts, strict=True):
                label = self._pg.TextItem(text, color=self._theme.text, anchor=(0, 0.5))
                label.setFont(self._font)
                label.setPos(value, place)
                plot.addItem(label)
            left, bottom = plot.getAxis("left"), plot.getAxis("bottom")
            left.setTicks([list(zip(places, bars.names, strict=True))])
            bottom.setStyle(showValues=False, tickLength=0)
            if number:
                plot.hideAxis("left")
            top = series.top or max(values, default=0) or 1
            figure = max(map(self._metrics.horizontalAdvance, series.texts), default=0)
            free = max(0.3, 1 - (figure + 5 * self._letter) / room)
            plot.setXRange(0, top / free, padding=0)
            # A few bars are no thicker than many.
            plot.setYRange(0.4 - max(len(places), _ROOM_FOR), 0.6, padding=0)

    def _most(self, bars: Bars) -> int:
        """Return how many panels there is room for beside the names; the first is always shown."""
        return max(1, self._room(bars) // (_PANEL * self._letter))

    def _room(self, bars: Bars) -> int:
        """Return how many pixels the bars have beside the names."""
        names = max(map(self._metrics.horizontalAdvance, bars.names), default=0)
        return max(self._width - names - 3 * self._letter, 1)

    def lines(self, view: pg.GraphicsLayoutWidget, lines: Lines) -> None:
        """Draw the panels with the names under the lowest."""
        tops = [_top(panel) for panel in lines.panels]
        figures = max(
            self._metrics.horizontalAdvance(self._words.number(round(top))) for top in tops
        )
        beside = figures + 2 * self._letter
        name = max(map(self._metrics.horizontalAdvance, lines.names), default=0) + 2 * self._letter
        # The first and the last point have half a name beside them.
        last = max(len(lines.names) - 1, 1)
        between = max(self._width - beside - name - 2 * self._letter, 1) / last
        aside = name / 2 / between
        step = max(ceil(name / between), ceil(len(lines.names) / _MOST_TICKS))
        ticks = [(place, lines.names[place]) for place in range(len(lines.names) - 1, -1, -step)]
        for number, (panel, top) in enumerate(zip(lines.panels, tops, strict=True)):
            plot = self._panel(view, number, 0, self._legend(panel))
            for place, series in enumerate(panel):
                self._line(plot, place, series)
            plot.setYRange(0, top * 1.05, padding=0)
            plot.setXRange(-aside, len(lines.names) - 1 + aside, padding=0)
            left = plot.getAxis("left")
            left.tickStrings = self._whole
            left.setWidth(beside)
            plot.showGrid(x=False, y=True, alpha=0.25)
            plot.getAxis("bottom").setTicks([ticks if panel is lines.panels[-1] else []])

    def _whole(self, values: Sequence[float], scale: float, _spacing: float) -> list[str]:
        """Return whole numbers as people write them, nothing for what lies between."""
        scaled = [value * scale for value in values]
        return [self._words.number(round(each)) if each.is_integer() else "" for each in scaled]

    def _legend(self, panel: Sequence[Series]) -> str:
        """Return the names of the lines, each after its sign if there are several."""
        if len(panel) == 1:
            return escape(panel[0].name)
        signs = zip(_TITLE_SIGNS, self._colours, panel, strict=False)
        return "<br>".join(
            f'<span style="color:{colour}">{sign}</span> {escape(series.name)}'
            for sign, colour, series in signs
        )

    def _line(self, plot: Any, place: int, series: Series) -> None:
        points = [(x, y) for x, y in enumerate(series.values) if y is not None]
        colour = QColor(self._colours[place % 2])
        plot.plot(
            [x for x, _ in points],
            [y for _, y in points],
            pen=self._pg.mkPen(colour, width=2, style=_DASHES[place % 2]),
            symbol=_SIGNS[place % 2],
            symbolSize=8,
            symbolBrush=colour,
            symbolPen=None,
            antialias=True,
        )

    def _panel(self, view: pg.GraphicsLayoutWidget, row: int, column: int, title: str) -> Any:
        plot = view.addPlot(row=row, col=column)
        points = self._font.pointSizeF()
        plot.setTitle(title, color=self._theme.text, size=f"{points:.1f}pt")
        # A title has the height of one line at 100 % unless it is given more.
        height = (1 + title.count("<br>")) * self._metrics.lineSpacing() + self._letter
        plot.layout.setRowFixedHeight(0, height)
        plot.titleLabel.setMaximumHeight(height)
        plot.setMouseEnabled(x=False, y=False)
        plot.setMenuEnabled(False)
        plot.hideButtons()
        for name in ("left", "bottom"):
            axis = plot.getAxis(name)
            axis.setTickFont(self._font)
            axis.setTextPen(self._theme.text)
            axis.setPen(self._theme.border)
            axis.enableAutoSIPrefix(enable=False)
        return plot


def _top(panel: Sequence[Series]) -> float:
    """Return how high a panel of lines reaches."""
    values = [value for series in panel for value in series.values if value is not None]
    return next((each.top for each in panel if each.top), None) or max(values, default=0) or 1
