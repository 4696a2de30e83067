"""A small card that was given back."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.cards import Card
from dealer_trainer.wording.cards import card_text
from ui.table.fonts import draw_fitted
from ui.table.pictures import CardPictures
from ui.theme import Theme


class Tile(QLabel):
    """A discarded card, small, as its corner shows it."""

    def __init__(self, pictures: CardPictures, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._theme = theme
        self._suit = "s"

    def show_card(self, card: Card, name: str) -> None:
        """Show a card under the name that a screen reader says."""
        self._suit = card.suit
        self.setText(card_text(card))
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QColor(self._theme.card_edge))
        painter.setBrush(QColor(self._theme.card))
        painter.drawRoundedRect(area, self.height() * 0.18, self.height() * 0.18)
        painter.setPen(QColor(self._pictures.ink(self._suit)))
        inside = area.adjusted(1, 0, -1, 0)
        draw_fitted(painter, inside, self.text(), self.font(), self.height() * 0.72, bold=True)
