"""The table itself: room, rim, felt, and what is printed in the middle."""

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, degrees, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
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

from ui.table.fonts import LEFT, RIGHT, draw_fitted, draw_whole, sized, text_width
from ui.table.layout import TableLayout, edge_drop
from ui.table.picture import new_picture
from ui.theme import Theme

_POINTS = 96
_WEAVE = 64
_BANDS = 14
# A printed table whose lines are lower than this many pixels is left out.
_LEAST_LINE = 11.0
# What is left between a hand and what it is paid.
_APART = "   "
# How high plaque and float are at most, in text sizes.
_PLAQUE, _TRAY = 7.8, 6.0


@dataclass(frozen=True, slots=True)
class Prints:
    """What is printed on the cloth: the house's name, a sentence, and tables of what is paid.

    Each table has its title and its rows, a hand and its odds; it is printed where there is room.
    """

    name: str
    sentence: str
    tables: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Edge:
    """What of a layout the bare table hangs on: its size in pixels, its scale and its edge."""

    size: tuple[int, int]
    scale: float
    top: int
    arc: int


def draw_felt(
    layout: TableLayout, theme: Theme, prints: Prints, font: QFont, ratio: float
) -> QPixmap:
    """Draw the empty table with what is printed on it."""
    edge = Edge(layout.size.toTuple(), layout.scale, layout.top, layout.arc)
    picture = _bare_felt(edge, theme, ratio).copy()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_prints(painter, layout, theme, prints, font)
    for table, area in zip(prints.tables, pay_areas(layout), strict=False):
        _draw_table(painter, area, layout, theme, table, font)
    painter.end()
    return picture


@lru_cache(maxsize=2)
def _bare_felt(edge: Edge, theme: Theme, ratio: float) -> QPixmap:
    """Draw the table without prints, once for all tables of a size."""
    picture = new_picture(*edge.size, ratio, QColor(theme.room))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_rim(painter, edge, theme)
    felt = _outline(edge, edge.top - 6 * edge.scale)
    _draw_cloth(painter, edge, theme, felt)
    _draw_lines(painter, edge, theme, felt)
    painter.end()
    return picture


def draw_plain_felt(layout: TableLayout, theme: Theme, ratio: float) -> QPixmap:
    """Draw the cloth alone, in one colour from edge to edge."""
    return new_picture(*layout.size.toTuple(), ratio, QColor(theme.felt_edge))


def pay_areas(layout: TableLayout) -> tuple[QRect, QRect]:
    """Return the free cloth at the left and at the right of the dealer, below the outer boxes."""
    gap, text = round(layout.text * 0.7), layout.text
    left, right = layout.places[0], layout.places[-1]
    below = layout.box.cells[-1][0].bottom() + gap
    return (
        _between(
            layout.plaque, left.top() + below, layout.plaque.bottom() - round(_PLAQUE * text) - gap
        ),
        _between(
            layout.tray, right.top() + below, layout.tray.bottom() - round(_TRAY * text) - gap
        ),
    )


def _between(column: QRect, top: int, bottom: float) -> QRect:
    return QRect(column.left(), top, column.width(), max(0, round(bottom) - top))


def _outline(edge: Edge, top: float) -> QPainterPath:
    """Return the table below an edge that is at `top` in the middle."""
    width, height = edge.size
    path = QPainterPath(QPointF(-2, height + 2))
    for index in range(_POINTS + 1):
        across = 2 * index / _POINTS - 1
        path.lineTo((across + 1) / 2 * width, top + edge_drop(edge.arc, across))
    path.lineTo(width + 2, height + 2)
    path.closeSubpath()
    return path


def _draw_rim(painter: QPainter, edge: Edge, theme: Theme) -> None:
    """Draw the padded rim with a light along its top."""
    thick = 12 * edge.scale
    top = edge.top - 6 * edge.scale - thick
    shadow = QColor(theme.shade)
    shadow.setAlphaF(0.25)
    painter.fillPath(_outline(edge, top - 2 * edge.scale), shadow)
    for band in range(_BANDS):
        across = band / (_BANDS - 1)
        # Light falls from above: brightest a third of the way over the padding.
        light = 100 + round(42 * sin(pi * min(1.0, across * 1.35)) - 38 * across)
        path = _outline(edge, top + across * (thick - 1.6 * edge.scale))
        painter.fillPath(path, QColor(theme.rim).lighter(light))
    painter.fillPath(_outline(edge, top + thick - 1.6 * edge.scale), QColor(theme.rim_edge))
    seam = QColor(theme.rim_edge)
    seam.setAlphaF(0.55)
    stitches = QPen(seam, max(1.0, 0.9 * edge.scale))
    stitches.setDashPattern([4.0, 3.0])
    painter.strokePath(_outline(edge, top + thick * 0.74), stitches)


def _draw_cloth(painter: QPainter, edge: Edge, theme: Theme, felt: QPainterPath) -> None:
    width, height = edge.size
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
        painter.strokePath(felt, QPen(shade, (6 - index) * 2.4 * edge.scale))
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


def _draw_lines(painter: QPainter, edge: Edge, theme: Theme, felt: QPainterPath) -> None:
    """Draw the printed line that follows the table's edge."""
    line = QColor(theme.felt_line)
    line.setAlphaF(0.5)
    painter.save()
    painter.setClipPath(felt)
    painter.strokePath(_outline(edge, edge.top - 2.5 * edge.scale), QPen(line, 1.2 * edge.scale))
    painter.restore()


def _draw_prints(
    painter: QPainter, layout: TableLayout, theme: Theme, prints: Prints, font: QFont
) -> None:
    """Draw the house's name and its sentence along two flat arcs, if there is room for them."""
    area = QRectF(layout.prints)
    if area.height() < layout.text:
        return
    bend = area.height() * 0.22
    colour = QColor(theme.felt_line)
    large = sized(font, layout.text * 1.25, bold=True)
    small = sized(font, layout.text)
    first = area.top() + area.height() * 0.28
    _draw_bent(painter, area, first, bend, prints.name.upper(), large, colour)
    second = area.top() + area.height() * 0.66
    _draw_bent(painter, area, second, bend, prints.sentence.upper(), small, colour)


def _draw_table(
    painter: QPainter,
    area: QRect,
    layout: TableLayout,
    theme: Theme,
    table: tuple[str, tuple[tuple[str, str], ...]],
    font: QFont,
) -> None:
    """Print what a bet pays, a hand a line, if that can be read there."""
    title, rows = table
    for columns in (1, 2):
        lines = -(-len(rows) // columns)
        line = min(area.height() / (lines + 1.6), layout.text * 1.25)
        if line >= max(_LEAST_LINE, layout.text * 0.78):
            break
    else:
        return
    painter.setPen(QColor(theme.felt_line))
    width = min(area.width() / columns, 13.0 * line)
    left, top = area.center().x() - width * columns / 2, area.bottom() - line * (lines + 1.4)
    head = QRectF(left, top, width * columns, line * 1.2)
    draw_fitted(painter, head, title.upper(), font, line * 0.92, bold=True)
    face = sized(font, line * 0.8)
    widest = max(text_width(f"{hand}{_APART}{odds}", face) for hand, odds in rows)
    painter.setFont(sized(font, line * 0.8 * min(1.0, width * 0.94 / widest)))
    for number, (hand, odds) in enumerate(rows):
        column, place = divmod(number, lines)
        row = QRectF(left + column * width, head.bottom() + place * line, width * 0.94, line)
        draw_whole(painter, row, hand, LEFT)
        draw_whole(painter, row, odds, RIGHT)


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
    font = QFont(font)
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
