"""The pictures of the cards, drawn once for each size."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from dealer_trainer.cards import DECK, Card
from ui.table.laid import blank, draw_shadow, lay
from ui.table.picture import new_picture
from ui.table.plain_card import draw_plain_back, draw_plain_card
from ui.theme import Theme

# The ink that each face has and nothing else, and what replaces it in a four-colour pack.
INKS = {"s": "#14161b", "h": "#c8202f", "d": "#c8202f", "c": "#14161b"}
FOUR_COLOUR_INKS = {"d": "#1a5fc4", "c": "#1a7a35"}
_BACK = "back"
# What the kept pictures may take, in bytes; the largest table with the next one takes half of it.
_MOST = 48 * 2**20


class CardPictures:
    """The faces and the back as pixmaps, with two or four colours of suits."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._renderers: dict[str, QSvgRenderer | None] = {}
        self._pictures: dict[object, QPixmap] = {}
        self._size = 0
        self._four_colours = False

    @property
    def four_colours(self) -> bool:
        """Tell whether the four suits have four colours."""
        return self._four_colours

    @four_colours.setter
    def four_colours(self, four: bool) -> None:
        if four != self._four_colours:
            self._four_colours = four
            self._renderers.clear()
            self._pictures.clear()
            self._size = 0

    def damaged(self) -> list[str]:
        """Read all pictures, so that none is waited for; return those that are no drawings."""
        return [name for name in (_BACK, *map(str, DECK)) if self._renderer(name) is None]

    def ink(self, suit: str) -> str:
        """Return the colour of a suit."""
        own = FOUR_COLOUR_INKS if self._four_colours else {}
        return own.get(suit, INKS[suit])

    def picture(self, card: Card | None, size: QSize, ratio: float) -> QPixmap:
        """Return a card's picture, or the back for None; `ratio` is the screen's pixel ratio."""
        name = str(card) if card else _BACK
        key = (name, size.width(), size.height(), ratio)
        return self.kept(key, lambda: self._draw(card, size, ratio))

    def laid(
        self, card: Card | None, size: QSize, ratio: float, theme: Theme, turn: float | None
    ) -> QPixmap:
        """Return a card as it lies on the felt, with its shadow in the room around it.

        `turn` is how many degrees it lies askew; None draws it straight and without a shadow.
        """
        name = str(card) if card else _BACK
        key = (name, size.width(), size.height(), ratio, theme.name, turn)

        def draw() -> QPixmap:
            picture = blank(size, ratio)
            painter = QPainter(picture)
            lay(painter, size, turn or 0.0)
            if turn is not None:
                draw_shadow(painter, size, theme)
            self._draw_face(painter, card, QRectF(QPointF(), size))
            painter.end()
            return picture

        return self.kept(key, draw)

    def kept(self, key: object, draw: Callable[[], QPixmap]) -> QPixmap:
        """Return the picture with this key, drawn now if it was not yet."""
        picture = self._pictures.pop(key, None)
        if picture is None:
            picture = draw()
            self._size += _bytes(picture)
            while self._size > _MOST and self._pictures:
                # The one that was not wanted for longest.
                self._size -= _bytes(self._pictures.pop(next(iter(self._pictures))))
        self._pictures[key] = picture
        return picture

    def _draw(self, card: Card | None, size: QSize, ratio: float) -> QPixmap:
        picture = new_picture(*size.toTuple(), ratio)
        painter = QPainter(picture)
        self._draw_face(painter, card, QRectF(QPointF(), size))
        painter.end()
        return picture

    def _draw_face(self, painter: QPainter, card: Card | None, area: QRectF) -> None:
        """Draw the picture, or what can be told apart as well where there is no sound one."""
        renderer = self._renderer(str(card) if card else _BACK)
        if renderer is not None:
            renderer.render(painter, area)
        elif card is None:
            draw_plain_back(painter, area)
        else:
            draw_plain_card(painter, area, card, self.ink(card.suit))

    def _renderer(self, name: str) -> QSvgRenderer | None:
        if name not in self._renderers:
            drawing = _drawing(self._folder / f"{name}.svg")
            if name != _BACK:
                drawing = drawing.replace(INKS[name[-1]], self.ink(name[-1]))
            renderer = QSvgRenderer(QByteArray(drawing.encode()))
            self._renderers[name] = renderer if renderer.isValid() else None
        return self._renderers[name]


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


def _drawing(path: Path) -> str:
    """Return a drawing's text, empty if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
