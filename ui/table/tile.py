"""A small card that was given back."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.cards import Card
from dealer_trainer.wording.cards import card_text
from ui.table.fonts import draw_line, fitted
from ui.table.pictures import CardPictures
from ui.table.plates import draw_plate
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
        area = self.rect()
        theme = self._theme
        draw_plate(painter, area, self.height() * 0.18, theme.card, theme.card_edge, 1.0)
        painter.setPen(QColor(self._pictures.ink(self._suit)))
        inside = QRectF(area).adjusted(1.5, 0.5, -1.5, -0.5)
        font = fitted(self.text(), self.font(), self.height() * 0.72, inside, bold=True)
        draw_line(painter, inside, self.text(), font)
