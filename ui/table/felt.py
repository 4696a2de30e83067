"""The table itself: room, rim, felt, and what is printed in the middle."""

from math import atan2, degrees
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from ui.table.fonts import sized
from ui.table.layout import TableLayout, edge_drop
from ui.theme import Theme

_POINTS = 96
_WEAVE = 64


def draw_felt(
    layout: TableLayout, theme: Theme, prints: tuple[str, str], font: QFont, ratio: float
) -> QPixmap:
    """Draw the empty table; `prints` are the house's name and the sentence under it."""
    picture = QPixmap(layout.size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(theme.room))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_rim(painter, layout, theme)
    felt = _outline(layout, layout.top - 6 * layout.scale)
    _draw_cloth(painter, layout, theme, felt)
    _draw_lines(painter, layout, theme, felt)
    _draw_prints(painter, layout, theme, prints, font)
    painter.end()
    return picture


def _outline(layout: TableLayout, top: float) -> QPainterPath:
    """Return the table below an edge that is at `top` in the middle."""
    width, height = layout.size.width(), layout.size.height()
    path = QPainterPath(QPointF(-2, height + 2))
    for index in range(_POINTS + 1):
        across = 2 * index / _POINTS - 1
        path.lineTo((across + 1) / 2 * width, top + edge_drop(layout.arc, across))
    path.lineTo(width + 2, height + 2)
    path.closeSubpath()
    return path


def _draw_rim(painter: QPainter, layout: TableLayout, theme: Theme) -> None:
    """Draw the padded rim with a light along its top."""
    thick = 11 * layout.scale
    top = layout.top - 6 * layout.scale - thick
    shadow = QColor(theme.shade)
    shadow.setAlphaF(0.25)
    painter.fillPath(_outline(layout, top - 2 * layout.scale), shadow)
    painter.fillPath(_outline(layout, top), QColor(theme.rim_edge))
    painter.fillPath(_outline(layout, top + 1.5 * layout.scale), QColor(theme.rim))
    painter.fillPath(_outline(layout, top + 3.5 * layout.scale), QColor(theme.rim).lighter(125))
    painter.fillPath(_outline(layout, top + 5.5 * layout.scale), QColor(theme.rim))
    painter.fillPath(_outline(layout, top + 9.5 * layout.scale), QColor(theme.rim_edge))


def _draw_cloth(painter: QPainter, layout: TableLayout, theme: Theme, felt: QPainterPath) -> None:
    width, height = layout.size.width(), layout.size.height()
    light = QRadialGradient(QPointF(width / 2, height * 0.62), max(width, height) * 0.62)
    light.setColorAt(0.0, QColor(theme.felt))
    light.setColorAt(0.55, QColor(theme.felt))
    light.setColorAt(1.0, QColor(theme.felt_edge))
    painter.fillPath(felt, light)
    painter.fillPath(felt, QBrush(_weave()))
    shade = QColor(theme.shade)
    shade.setAlphaF(0.055)
    painter.save()
    painter.setClipPath(felt)
    for index in range(6):
        painter.strokePath(felt, QPen(shade, (6 - index) * 2.4 * layout.scale))
    painter.restore()


def _weave() -> QPixmap:
    """Return a tile of cloth: faint grains, the same in every run."""
    grain = Random(7)
    image = QImage(QSize(_WEAVE, _WEAVE), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    for _ in range(_WEAVE * _WEAVE // 3):
        x, y = int(grain.random() * _WEAVE), int(grain.random() * _WEAVE)
        shade = 255 if grain.random() < 0.5 else 0
        image.setPixelColor(x, y, QColor(shade, shade, shade, 3 + int(grain.random() * 8)))
    return QPixmap.fromImage(image)


def _draw_lines(painter: QPainter, layout: TableLayout, theme: Theme, felt: QPainterPath) -> None:
    """Draw the printed line that follows the table's edge."""
    line = QColor(theme.felt_line)
    line.setAlphaF(0.5)
    painter.save()
    painter.setClipPath(felt)
    painter.strokePath(
        _outline(layout, layout.top - 2.5 * layout.scale), QPen(line, 1.2 * layout.scale)
    )
    painter.restore()


def _draw_prints(
    painter: QPainter, layout: TableLayout, theme: Theme, prints: tuple[str, str], font: QFont
) -> None:
    """Draw the house's name and its sentence along two flat arcs."""
    area = QRectF(layout.prints)
    bend = area.height() * 0.22
    name, sentence = prints
    colour = QColor(theme.felt_line)
    large, small = layout.text * 1.25, layout.text
    first = area.top() + area.height() * 0.28
    _draw_bent(painter, area, first, bend, name.upper(), sized(font, large, bold=True), colour)
    second = area.top() + area.height() * 0.66
    _draw_bent(painter, area, second, bend, sentence.upper(), sized(font, small), colour)


def _draw_bent(
    painter: QPainter,
    area: QRectF,
    middle: float,
    bend: float,
    text: str,
    font: QFont,
    colour: QColor,
) -> None:
    """Draw a text along an arc that is highest in the middle, smaller if it is too long."""
    spacing = 1.06
    while (
        font.pixelSize() > 5
        and QFontMetricsF(font).horizontalAdvance(text) * spacing > area.width()
    ):
        font.setPixelSize(font.pixelSize() - 1)
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text) * spacing
    half = area.width() / 2
    left = area.center().x() - width / 2
    for letter in text:
        advance = metrics.horizontalAdvance(letter) * spacing
        across = (left + advance / 2 - area.center().x()) / half
        shape = QPainterPath()
        shape.addText(-advance / 2, (metrics.ascent() - metrics.descent()) / 2, font, letter)
        turned = QTransform.fromTranslate(left + advance / 2, middle + bend * across * across)
        turned.rotate(degrees(atan2(2 * bend * across, half)))
        painter.fillPath(turned.map(shape), colour)
        left += advance
