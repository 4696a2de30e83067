"""Rounded plates, drawn once for each size and colour: antialiasing them anew costs too much."""

from functools import lru_cache

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ui.table.picture import new_picture


@lru_cache(maxsize=256)
def _plate(
    size: tuple[int, int], radius: float, ground: int, line: int, width: float, ratio: float
) -> QPixmap:
    """Draw a plate; the colours are numbers with their alpha, 0 draws nothing."""
    picture = new_picture(*size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor.fromRgba(line), width) if line else Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgba(ground) if ground else Qt.BrushStyle.NoBrush)
    inset = width / 2
    area = QRectF(0, 0, *size).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(area, radius, radius)
    painter.end()
    return picture


def draw_plate(
    painter: QPainter,
    area: QRect,
    radius: float,
    ground: QColor | str | None,
    line: QColor | str | None = None,
    width: float = 0.0,
) -> None:
    """Draw a rounded rectangle with a line of this width just within its edge."""
    ratio = painter.device().devicePixelRatio()
    size = (max(area.width(), 1), max(area.height(), 1))
    colours = (_number(ground), _number(line))
    painter.drawPixmap(area.topLeft(), _plate(size, radius, *colours, width, ratio))


def _number(colour: QColor | str | None) -> int:
    return _named(colour) if isinstance(colour, str) else colour.rgba() if colour else 0


@lru_cache(maxsize=64)
def _named(colour: str) -> int:
    return QColor(colour).rgba()
