"""How a card lies on the felt: its shadow, its slight turn, and the marks that are laid on it.

Everything is drawn once for each size and then only copied, so that a table of thirty cards is
painted within a few milliseconds.
"""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from dealer_trainer.cards import Card
from ui.table.fonts import draw_fitted
from ui.table.picture import new_picture
from ui.theme import Theme

CORNER = 0.068
_INDEX_END = 0.4
#: The room around a card for its shadow, as a share of its width, and the least of it in pixels.
SHADOW, _LEAST_MARGIN = 0.06, 3
_TURNS = (-0.9, 0.5, -0.4, 0.9, 0.0)  # degrees; no two neighbours of a deck lie alike
_STEPS, _DARK = 5, 0.075


def room_around(width: int) -> int:
    """Return the room around a card of this width for its shadow and its turn."""
    return max(_LEAST_MARGIN, round(SHADOW * width))


def turn_of(card: Card | None) -> float:
    """Return by how many degrees a card lies askew, always the same for the same card."""
    if card is None:
        return _TURNS[1]
    return _TURNS[(2 * card.rank + "shdc".index(card.suit)) % len(_TURNS)]


def blank(size: QSize, ratio: float) -> QPixmap:
    """Return a clear picture for a card of this size with the room around it."""
    room = 2 * room_around(size.width())
    return new_picture(size.width() + room, size.height() + room, ratio)


def lay(painter: QPainter, size: QSize, turn: float) -> None:
    """Let the painter draw a card of this size at its place, askew."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    room = room_around(size.width())
    middle = QPointF(room + size.width() / 2, room + size.height() / 2)
    painter.translate(middle)
    painter.rotate(turn)
    painter.translate(QPointF(room, room) - middle)


def draw_shadow(painter: QPainter, size: QSize, theme: Theme) -> None:
    """Draw the soft shadow under a card that lies at the painter's origin."""
    shade = QColor(theme.shade)
    shade.setAlphaF(_DARK)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    room, radius = room_around(size.width()), CORNER * size.width()
    for step in range(_STEPS):
        grow = room * (1 - step / _STEPS) * 0.75
        area = QRectF(0, 0, size.width(), size.height()).translated(room * 0.12, room * 0.25)
        painter.drawRoundedRect(area.adjusted(-grow, -grow, grow, grow), radius, radius)


def draw_shade(painter: QPainter, size: QSize, theme: Theme) -> None:
    """Darken a card that belongs to no combination."""
    shade = QColor(theme.shade)
    shade.setAlphaF(0.32)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    radius = CORNER * size.width()
    painter.drawRoundedRect(QRectF(0, 0, size.width(), size.height()), radius, radius)


def draw_frames(painter: QPainter, size: QSize, theme: Theme, combinations: Sequence[int]) -> None:
    """Draw a solid frame for the main combination, and within it a dashed one for the second.

    The frame is open above, so that it never touches the index.
    """
    thick = max(2.0, size.width() * 0.05)
    inset = thick / 2
    radius = CORNER * size.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in combinations:
        pen = QPen(QColor(theme.main if number == 1 else theme.second), thick)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if number == 2:
            pen.setDashPattern([1.8, 0.8])
        painter.setPen(pen)
        painter.drawPath(_bracket(size, inset, max(1.0, radius - inset / 2)))
        inset += thick * 1.1


def _bracket(size: QSize, inset: float, radius: float) -> QPainterPath:
    left, right = inset, size.width() - inset
    top, bottom = size.height() * _INDEX_END, size.height() - inset
    bracket = QPainterPath(QPointF(left, top))
    bracket.lineTo(left, bottom - radius)
    bracket.quadTo(left, bottom, left + radius, bottom)
    bracket.lineTo(right - radius, bottom)
    bracket.quadTo(right, bottom, right, bottom - radius)
    bracket.lineTo(right, top)
    return bracket


def draw_number(painter: QPainter, area: QRectF, number: int, theme: Theme, font: QFont) -> None:
    """Draw the mark of a combination: 1 on a disc for the main one, 2 on a square."""
    ratio = painter.device().devicePixelRatio()
    colours = theme.main if number == 1 else theme.second, theme.mark_text
    painter.drawPixmap(area.topLeft(), _mark(number, area.width(), colours, font.family(), ratio))


@lru_cache(maxsize=64)
def _mark(number: int, side: float, colours: tuple[str, str], family: str, ratio: float) -> QPixmap:
    """Draw the mark of a combination; the colours are those of its ground and its print."""
    picture = new_picture(side + 1, side + 1, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground, ink = map(QColor, colours)
    painter.setPen(QPen(ink, max(1.0, side * 0.07)))
    painter.setBrush(ground)
    area, inset = QRectF(0, 0, side, side), side * 0.05
    if number == 1:
        painter.drawEllipse(area.adjusted(inset, inset, -inset, -inset))
    else:
        painter.drawRect(area.adjusted(inset, inset, -inset, -inset))
    draw_fitted(painter, area, str(number), QFont(family), side * 0.78, bold=True)
    painter.end()
    return picture


def draw_marks(
    painter: QPainter,
    size: QSize,
    theme: Theme,
    sign: str,
    combinations: Sequence[int],
    font: QFont,
) -> None:
    """Draw the small marks at the left edge, which the next card leaves free.

    `sign` tells how the card came, empty if it was dealt.
    """
    side = size.width() * 0.235
    area = QRectF(size.width() * 0.075, size.height() - size.width() * 0.1 - side, side, side)
    if sign:
        painter.setPen(QPen(QColor(theme.mark_text), max(1.0, side * 0.07)))
        painter.setBrush(QColor(theme.plaque))
        painter.drawEllipse(area)
        painter.setPen(QColor(theme.mark_text))
        draw_fitted(painter, area, sign, font, side * 0.78, bold=True)
        area.translate(0, -side * 1.1)
    for number in reversed(combinations):
        draw_number(painter, area, number, theme, font)
        area.translate(0, -side * 1.1)
