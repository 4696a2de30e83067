"""The labels that show cards on the felt."""

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.cards import Card
from ui.table.laid import draw_frames, draw_marks, draw_shade, lay, room_around, turn_of
from ui.table.pictures import CardPictures
from ui.theme import Theme


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


class CardLabel(QLabel):
    """One card on the felt, with the marks of the combinations that it belongs to."""

    def __init__(self, pictures: CardPictures, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        # What is seen is painted; a label with a picture is read as one.
        self.setPixmap(QPixmap(1, 1))
        self._pictures = pictures
        self._theme = theme
        self._card: Card | None = None
        self._face = QRect()
        self._origin = Origin.DEALT
        self._light = Light()
        self._lies_askew = True
        self._shown: tuple[object, QPixmap] = None, QPixmap()

    @property
    def combinations(self) -> tuple[int, ...]:
        """The combinations that the card is lit for, 1 for the main one and 2 for the second."""
        return self._light.combinations

    @property
    def face(self) -> QRect:
        """Where the card lies in its parent, without the room for its shadow."""
        return QRect(self._face)

    def show_card(self, card: Card | None, name: str, origin: Origin = Origin.DEALT) -> None:
        """Show a card, or the back for None, under the name that a screen reader says."""
        if (card, origin, name) == (self._card, self._origin, self.accessibleName()):
            return
        self._card, self._origin = card, origin
        self.setAccessibleName(name)
        self.setToolTip(name if origin is not Origin.DEALT else "")
        self.update()

    def light(self, light: Light) -> None:
        """Frame the card for its combinations, or shade it."""
        if light != self._light:
            self._light = light
            self.update()

    def wear(self, theme: Theme, *, askew: bool) -> None:
        """Draw in this theme's colours, as it was dealt or neatly and without a shadow."""
        if (theme, askew) != (self._theme, self._lies_askew):
            self._theme, self._lies_askew = theme, askew
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

    def draw_ahead(self, card: Card, origin: Origin, light: Light) -> None:
        """Draw a card now as it will lie here in this light."""
        if not self._face.isEmpty():
            self._drawn(card, origin, light)

    def _picture(self) -> QPixmap:
        """Return the card with what is laid on it, looked up once for each state."""
        worn = (self._theme, self._lies_askew, self._pictures.four_colours)
        lies = (self._face.size().toTuple(), self.devicePixelRatioF(), *worn)
        state = (self._card, self._origin, self._light)
        if (lies, state) != self._shown[0]:
            self._shown = (lies, state), self._drawn(*state)
        return self._shown[1]

    def _drawn(self, card: Card | None, origin: Origin, light: Light) -> QPixmap:
        size, theme, ratio = self._face.size(), self._theme, self.devicePixelRatioF()
        turn = turn_of(card) if self._lies_askew else None
        bare = self._pictures.laid(card, size, ratio, theme, turn)
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
            draw_marks(painter, size, theme, origin.value, numbers, self.font())
            painter.end()
            return picture

        key = (card, size.toTuple(), ratio, theme.name, turn, origin, light)
        return self._pictures.kept(key, draw)
