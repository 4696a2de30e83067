"""A text to read in which cards stand as pictures."""

from collections.abc import Iterable

from PySide6.QtCore import QByteArray, QSize, QUrl
from PySide6.QtGui import QFontMetrics, QPixmap, QTextDocument

from dealer_trainer.cards import Card, parse_card
from dealer_trainer.wording.cards import cards_text
from ui.reading import COLUMN, Reading
from ui.table.layout import CARD_ASPECT
from ui.table.pictures import CardPictures
from ui.theme import Theme

_SCHEME = "card"
_LINES = 4.4  # how high a card is, in lines of text


class PictureReading(Reading):
    """Show HTML; ``card:As`` is the picture of a card, as large as the text asks for."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(2 * COLUMN)
        self._pictures = pictures
        self.setOpenLinks(False)

    def card_size(self) -> QSize:
        """Return how large a card is beside this text."""
        height = round(QFontMetrics(self.font()).lineSpacing() * _LINES)
        return QSize(round(height / CARD_ASPECT), height)

    def show_text(self, html: str) -> None:
        """Show another text, or the same one in another look, at the place where one was."""
        at = self.verticalScrollBar().value()
        self.setHtml(html)
        self.verticalScrollBar().setValue(at)

    def loadResource(self, kind: int, name: QUrl | str) -> QPixmap | QByteArray:
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != _SCHEME:
            return QByteArray()
        card = parse_card(url.path())
        return self._pictures.picture(card, self.card_size(), self.devicePixelRatioF())


def cards_html(cards: Iterable[Card], size: QSize, theme: Theme) -> str:
    """Return cards as pictures side by side, and below them as they are written."""
    shown = tuple(cards)
    pictures = "&nbsp;".join(
        f'<img src="{_SCHEME}:{card}" width="{size.width()}" height="{size.height()}">'
        for card in shown
    )
    written = cards_text(shown).replace(" ", "&nbsp;&nbsp;")
    return (
        f'<p style="margin-top:4px; margin-bottom:0">{pictures}<br>'
        f'<small><span style="color:{theme.muted}">{written}</span></small></p>'
    )
