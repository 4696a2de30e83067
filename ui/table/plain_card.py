"""A card drawn without its picture: a white face with a large index, a back with a frame."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from dealer_trainer.cards import Card
from dealer_trainer.wording.cards import card_text
from ui.table.fonts import draw_fitted

_FACE, _EDGE, _BACK = "#fdfdf8", "#8f8c82", "#7a2430"
_CORNER = 0.068


def draw_plain_card(painter: QPainter, area: QRectF, card: Card, ink: str) -> None:
    """Draw rank and suit in the corner, where the next card leaves them in sight, and large."""
    _blank(painter, area, _FACE)
    painter.setPen(QColor(ink))
    side = area.width()
    corner = QRectF(area.topLeft() + QPointF(side * 0.05, side * 0.04), area.size() * 0.4)
    corner.setHeight(side * 0.3)
    draw_fitted(painter, corner, card_text(card), QFont(), side * 0.26, bold=True)
    middle = QRectF(area.left(), area.center().y() - side * 0.2, side, side * 0.5)
    draw_fitted(painter, middle, card_text(card), QFont(), side * 0.42, bold=True)


def draw_plain_back(painter: QPainter, area: QRectF) -> None:
    """Draw a back that cannot be taken for a face."""
    _blank(painter, area, _BACK)
    inset = area.width() * 0.08
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_FACE), max(1.0, area.width() * 0.02)))
    painter.drawRect(area.adjusted(inset, inset, -inset, -inset))


def _blank(painter: QPainter, area: QRectF, colour: str) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(_EDGE))
    painter.setBrush(QColor(colour))
    radius = area.width() * _CORNER
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
