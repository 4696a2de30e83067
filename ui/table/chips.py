"""Chips: discs with their value, in stacks as they lie on the felt."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.wording import Words
from ui.table.fonts import draw_fitted
from ui.table.stacks import CUT, columns, fewest_chips
from ui.theme import CHIP_COLOURS, OTHER_CHIP

_TILT = 0.46
_THICK = 0.13
_HIGHEST, _MOST_COLUMNS = 10, 3
_GAP = 0.6
_DARK, _WHITE, _SPOT = "#1b1e22", "#ffffff", "#6f7a86"


def chip_colour(value: int) -> QColor:
    """Return the colour of a chip, by its value."""
    return QColor(CHIP_COLOURS.get(value, OTHER_CHIP))


def value_colour(value: int) -> QColor:
    """Return the colour in which a value is printed on its chip."""
    return QColor(_DARK if chip_colour(value).lightnessF() > 0.62 else _WHITE)


def spot_colour(value: int) -> QColor:
    """Return the colour of the spots along a chip's edge."""
    return QColor(_SPOT if chip_colour(value).lightnessF() > 0.85 else _WHITE)


def draw_disc(painter: QPainter, area: QRectF, value: int, font: QFont) -> None:
    """Draw a chip as one sees it from above, its value in the middle; `area` may be flattened."""
    colour = chip_colour(value)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(area)
    painter.setBrush(spot_colour(value))
    for turn in range(6):
        painter.drawPie(area, (turn * 60 - 10) * 16, 20 * 16)
    inner = QRectF(QPointF(), area.size() * 0.72)
    inner.moveCenter(area.center())
    painter.setBrush(colour)
    painter.setPen(colour.lighter(150))
    painter.drawEllipse(inner)
    painter.setPen(value_colour(value))
    inner.adjust(inner.width() * 0.06, 0, -inner.width() * 0.06, 0)
    draw_fitted(painter, inner, str(value), font, area.width() * 0.3, bold=True)


@lru_cache(maxsize=256)
def _chip(value: int, width: int, ratio: float, family: str) -> QPixmap:
    """Draw one chip with its edge."""
    face, edge = width * _TILT, width * _THICK
    picture = QPixmap(QSizeF(width * ratio, (face + edge + 1) * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    top = QRectF(0.5, 0.5, width - 1, face)
    body = QPainterPath()
    body.addEllipse(top.translated(0, edge))
    body.addRect(QRectF(0.5, 0.5 + face / 2, width - 1, edge))
    body.setFillRule(Qt.FillRule.WindingFill)
    colour = chip_colour(value)
    painter.fillPath(body, colour.darker(135))
    painter.setClipPath(body)
    for turn in (-1, 0, 1):
        middle = top.center().x() + turn * width * 0.33
        painter.fillRect(
            QRectF(middle - width * 0.06, 0, width * 0.12, face + edge + 1),
            spot_colour(value).darker(115),
        )
    painter.setClipping(False)
    line = QColor("#000000")
    line.setAlphaF(0.35)
    painter.setPen(QPen(line, max(0.6, width * 0.018)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(top.translated(0, edge), 180 * 16, 180 * 16)
    draw_disc(painter, top, value, QFont(family))
    painter.end()
    return picture


class ChipStack(QLabel):
    """An amount as a stack of the house's chips, the largest at the bottom, cut in fives."""

    def __init__(self, parent: QWidget, *, in_circle: bool = False) -> None:
        super().__init__(parent)
        self._in_circle = in_circle
        self._columns: list[list[int]] = []

    def show_amount(self, words: Words, amount: int, chips: tuple[int, ...]) -> None:
        """Show an amount in the fewest of these chips."""
        piles = fewest_chips(amount, chips)
        self._columns = columns(piles, _HIGHEST)
        listed = ", ".join(f"{count} × {words.number(value)}" for value, count in piles)
        self.setAccessibleName(words.text("chips: {listed}", listed=listed))
        self.setToolTip(listed)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = self._columns[:_MOST_COLUMNS]
        if not shown:
            return
        painter = QPainter(self)
        tallest = max(len(column) for column in shown)
        width = int(min(self.width() / len(shown), self.height() / (_TILT + 2 * _THICK)))
        if self._in_circle:
            width = int(min(width, self.height()) * 0.8)
        face = width * (_TILT + _THICK) + 1
        lifts = tallest - 1 + (tallest - 1) // CUT * _GAP
        step = min(width * _THICK, (self.height() - face) / max(lifts, 1))
        bottom = self.height() - face
        if self._in_circle:
            bottom = min(bottom, (self.height() - face + lifts * step) / 2)
        left = (self.width() - width * len(shown)) / 2
        family, ratio = self.font().family(), self.devicePixelRatioF()
        for index, column in enumerate(shown):
            for height, value in enumerate(column):
                cut = height // CUT
                place = QPointF(
                    left + index * width + (cut % 2) * width * 0.035,
                    bottom - (height + cut * _GAP) * step,
                )
                painter.drawPixmap(place, _chip(value, width, ratio, family))
