"""Cards: their pictures, drawn once for each size, and the labels that show them."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.cards import DECK, Card
from dealer_trainer.wording.cards import card_text
from ui.table.fonts import draw_fitted
from ui.table.plain_card import draw_plain_back, draw_plain_card
from ui.theme import Theme

# The ink that each face has and nothing else, and what replaces it in a four-colour pack.
INKS = {"s": "#14161b", "h": "#c8202f", "d": "#c8202f", "c": "#14161b"}
FOUR_COLOUR_INKS = {"d": "#1a5fc4", "c": "#1a7a35"}
_BACK = "back"
_CORNER = 0.068
_INDEX_END = 0.4
_MOST_PICTURES = 400


class Origin(StrEnum):
    """How a card came into a hand, as the sign that marks it."""

    DEALT = ""
    BOUGHT = "+"
    EXCHANGED = "\N{RIGHTWARDS ARROW OVER LEFTWARDS ARROW}"


class CardPictures:
    """The faces and the back as pixmaps, with two or four colours of suits."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._renderers: dict[str, QSvgRenderer | None] = {}
        self._pictures: dict[tuple[str, int, int, float], QPixmap] = {}
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

    def ink(self, suit: str) -> str:
        """Return the colour of a suit."""
        own = FOUR_COLOUR_INKS if self._four_colours else {}
        return own.get(suit, INKS[suit])

    def picture(self, card: Card | None, size: QSize, ratio: float) -> QPixmap:
        """Return a card's picture, or the back for None; `ratio` is the screen's pixel ratio."""
        name = str(card) if card else _BACK
        key = (name, size.width(), size.height(), ratio)
        if key not in self._pictures:
            if len(self._pictures) >= _MOST_PICTURES:
                self._pictures.clear()
            self._pictures[key] = self._draw(card, size, ratio)
        return self._pictures[key]

    def _draw(self, card: Card | None, size: QSize, ratio: float) -> QPixmap:
        """Draw the picture, or what can be told apart as well where there is no sound one."""
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        area = QRectF(QPointF(), size)
        renderer = self._renderer(str(card) if card else _BACK)
        if renderer is not None:
            renderer.render(painter, area)
        elif card is None:
            draw_plain_back(painter, area)
        else:
            draw_plain_card(painter, area, card, self.ink(card.suit))
        painter.end()
        return picture

    def _renderer(self, name: str) -> QSvgRenderer | None:
        if name not in self._renderers:
            drawing = _drawing(self._folder / f"{name}.svg")
            if name != _BACK:
                drawing = drawing.replace(INKS[name[-1]], self.ink(name[-1]))
            renderer = QSvgRenderer(QByteArray(drawing.encode()))
            self._renderers[name] = renderer if renderer.isValid() else None
        return self._renderers[name]


def damaged_pictures(folder: Path) -> list[str]:
    """Return the names of the pictures that are missing or no drawings."""
    names = [_BACK, *map(str, DECK)]
    return [
        name
        for name in names
        if not QSvgRenderer(QByteArray(_drawing(folder / f"{name}.svg").encode())).isValid()
    ]


def _drawing(path: Path) -> str:
    """Return a drawing's text, empty if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


class CardLabel(QLabel):
    """One card on the felt, with the marks of the combinations that it belongs to."""

    def __init__(self, pictures: CardPictures, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._theme = theme
        self._card: Card | None = None
        self._origin = Origin.DEALT
        self._combinations: tuple[int, ...] = ()
        self._dim = False

    @property
    def combinations(self) -> tuple[int, ...]:
        """The combinations that the card is lit for, 1 for the main one and 2 for the second."""
        return self._combinations

    def show_card(self, card: Card | None, name: str, origin: Origin = Origin.DEALT) -> None:
        """Show a card, or the back for None, under the name that a screen reader says."""
        self._card, self._origin = card, origin
        self.setAccessibleName(name)
        self.setToolTip(name if origin is not Origin.DEALT else "")
        self._draw()

    def light(self, combinations: tuple[int, ...], *, dim: bool) -> None:
        """Frame the card for its combinations, or shade it."""
        if (combinations, dim) != (self._combinations, self._dim):
            self._combinations, self._dim = combinations, dim
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in this theme's colours."""
        self._theme = theme
        self._draw()

    def resizeEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's event
        self._draw()

    def _draw(self) -> None:
        if not self.size().isEmpty():
            self.setPixmap(
                self._pictures.picture(self._card, self.size(), self.devicePixelRatioF())
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._dim:
            shade = QColor(self._theme.shade)
            shade.setAlphaF(0.38)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            radius = _CORNER * self.width()
            painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        self._frame(painter)
        self._mark(painter)

    def _frame(self, painter: QPainter) -> None:
        """Draw a solid frame for the main combination, and within it a dashed one for the second.

        The frame is open above, so that it never touches the index.
        """
        thick = max(2.0, self.width() * 0.05)
        inset = thick / 2
        radius = _CORNER * self.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in self._combinations:
            pen = QPen(QColor(self._theme.main if number == 1 else self._theme.second), thick)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if number == 2:
                pen.setDashPattern([1.8, 0.8])
            painter.setPen(pen)
            painter.drawPath(self._bracket(inset, max(1.0, radius - inset / 2)))
            inset += thick * 1.1

    def _bracket(self, inset: float, radius: float) -> QPainterPath:
        left, right = inset, self.width() - inset
        top, bottom = self.height() * _INDEX_END, self.height() - inset
        bracket = QPainterPath(QPointF(left, top))
        bracket.lineTo(left, bottom - radius)
        bracket.quadTo(left, bottom, left + radius, bottom)
        bracket.lineTo(right - radius, bottom)
        bracket.quadTo(right, bottom, right, bottom - radius)
        bracket.lineTo(right, top)
        return bracket

    def _mark(self, painter: QPainter) -> None:
        """Draw the small signs at the left edge, which the next card leaves free."""
        side = self.width() * 0.235
        left = self.width() * 0.075
        bottom = self.height() - self.width() * 0.1
        signs = [(self._origin.value, self._theme.plaque)] if self._origin.value else []
        colours = {1: self._theme.main, 2: self._theme.second}
        signs += [(str(number), colours[number]) for number in reversed(self._combinations)]
        for sign, colour in signs:
            area = QRectF(left, bottom - side, side, side)
            painter.setPen(QPen(QColor(self._theme.mark_text), max(1.0, side * 0.07)))
            painter.setBrush(QColor(colour))
            painter.drawEllipse(area)
            painter.setPen(QColor(self._theme.mark_text))
            draw_fitted(painter, area, sign, self.font(), side * 0.78, bold=True)
            bottom -= side * 1.1


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
