"""The labels that show cards on the felt."""

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.cards import Card
from ui.table.laid import draw_frames, draw_marks, draw_shade, lay, room_around, turn_of
from ui.table.look import Look


class Origin(StrEnum):
    """How a card came into a hand, as the sign that marks it; or that it lay face up."""

    DEALT = ""
    BOUGHT = "+"
    EXCHANGED = "\N{RIGHTWARDS ARROW OVER LEFTWARDS ARROW}"
    FACE_UP = "\N{BLACK UP-POINTING TRIANGLE}"


class Light(NamedTuple):
    """How a card is shown after the answer: framed for its combinations, or shaded.

    `combinations` are 1 for the main one and 2 for the second; `is_numbered` tells that they bear
    their numbers, since there are two.
    """

    combinations: tuple[int, ...] = ()
    dim: bool = False
    is_numbered: bool = False


class Lying(NamedTuple):
    """A card as it lies on the felt, with what is laid on it; None lies face down."""

    card: Card | None = None
    origin: Origin = Origin.DEALT
    light: Light = Light()


def picture_of(lying: Lying, size: QSize, look: Look, ratio: float, font: QFont) -> QPixmap:
    """Return the picture of a card in a size, drawn once for each way to lie."""
    card, origin, light = lying
    pictures, theme = look.pictures, look.theme
    turn = None if look.calm else turn_of(card)
    bare = pictures.laid(card, size, ratio, theme, turn)
    if not origin and light == Light():
        return bare

    def draw() -> QPixmap:
        picture = bare.copy()
        painter = QPainter(picture)
        lay(painter, size, turn or 0.0)
        if light.dim:
            draw_shade(painter, size, theme)
        draw_frames(painter, size, theme, light.combinations)
        numbers = light.combinations if light.is_numbered else ()
        draw_marks(painter, size, theme, origin.value, numbers, font)
        painter.end()
        return picture

    return pictures.kept((*lying, size.toTuple(), ratio, theme.name, turn), draw)


class CardLabel(QLabel):
    """One card on the felt, with the marks of the combinations that it belongs to."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        # What is seen is painted; a label with a picture is read as one.
        self.setPixmap(QPixmap(1, 1))
        self._look = look
        self._face = QRect()
        self._lying = Lying()
        self._shown: tuple[object, QPixmap] = None, QPixmap()

    @property
    def combinations(self) -> tuple[int, ...]:
        """The combinations that the card is lit for, 1 for the main one and 2 for the second."""
        return self._lying.light.combinations

    @property
    def face(self) -> QRect:
        """Where the card lies in its parent, without the room for its shadow."""
        return QRect(self._face)

    def show_card(self, lying: Lying, name: str) -> None:
        """Show a card, framed or shaded, under the name that a screen reader says."""
        if lying != self._lying:
            self._lying = lying
            self.update()
        if name != self.accessibleName():
            self.setAccessibleName(name)
            self.setToolTip(name if lying.origin is not Origin.DEALT else "")

    def wear(self, look: Look) -> None:
        """Draw in this theme's colours; on a calm table neatly and without a shadow."""
        if look is not self._look:
            self._look = look
            self.update()

    def place(self, face: QRect) -> None:
        """Lay the card there in its parent."""
        if face == self._face:
            return
        self._face = QRect(face)
        room = room_around(face.width())
        self.setGeometry(face.adjusted(-room, -room, room, room))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._face.isEmpty():
            return
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture())

    def _picture(self) -> QPixmap:
        """Return the card with what is laid on it, looked up once for each state."""
        look = self._look
        worn = (look.theme, look.calm, look.pictures.four_colours)
        state = (self._lying, self._face.size().toTuple(), self.devicePixelRatioF(), *worn)
        if state != self._shown[0]:
            size, ratio = self._face.size(), self.devicePixelRatioF()
            self._shown = state, picture_of(self._lying, size, look, ratio, self.font())
        return self._shown[1]
