"""The fields of the table: cards with their pictures below, amounts, marks of what is wrong."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from dealer_trainer.cards import Card
from ui.pages.editor.draft import Spot
from ui.table.pictures import CardPictures

_LONGEST = 120
_PADDING = 5
_CARD_HIGH = 1.4


class Field(QLineEdit):
    """A line that is typed into.

    Signals:
        entered: the focus came here.
    """

    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "name")
        self.setMaxLength(_LONGEST)
        self.setMinimumWidth(40)

    def show_value(self, value: str) -> None:
        """Show a value that was not typed here; the cursor stays where it can."""
        if self.text() != value:
            at = self.cursorPosition()
            self.setText(value)
            self.setCursorPosition(min(at, len(value)) if self.hasFocus() else 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.make_ready()
        self.entered.emit()

    def make_ready(self) -> None:
        """Let what is typed next take the place of what stands here."""
        self.selectAll()

    @staticmethod
    def high(widget: QWidget) -> int:
        """Return how high a field of a widget's font is."""
        return widget.fontMetrics().height() + 2 * _PADDING

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 14, super().sizeHint().height())


class Strip(QWidget):
    """The cards of a field as small pictures, one over the other where there is no room."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._cards: list[Card] = []
        self._fit()

    def show_cards(self, cards: list[Card]) -> None:
        """Show these cards."""
        if cards != self._cards:
            self._cards = cards
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        high = self.height() - 2
        size = QSize(round(high / _CARD_HIGH), high)
        room = self.width() - size.width()
        step = size.width() + 2
        if len(self._cards) > 1:
            step = min(step, room // (len(self._cards) - 1))
        for place, card in enumerate(self._cards):
            picture = self._pictures.picture(card, size, self.devicePixelRatioF())
            painter.drawPixmap(place * step, 1, picture)

    def _fit(self) -> None:
        self.setFixedHeight(round(self.fontMetrics().height() * 2.6))


class Named(QWidget):
    """A field with its name before it, as one thing that a line of text can take."""

    def __init__(self, label: QLabel, field: QWidget, letters: int) -> None:
        super().__init__()
        self._letters = letters
        self._field = field
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(field, 1)

    def sizeHint(self) -> QSize:
        wanted = self.fontMetrics().averageCharWidth() * self._letters
        more = wanted - self._field.sizeHint().width()
        return super().sizeHint() + QSize(more, 0)


class LineLabel(QLabel):
    """A name that stands level with the text of the field beside it."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), Field.high(self))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class CardField(QWidget):
    """Cards as text, and as pictures below.

    Signals:
        to_deck: Down was pressed, which leads to the deck.
    """

    to_deck = Signal()

    def __init__(self, spot: Spot, pictures: CardPictures) -> None:
        super().__init__()
        self.spot = spot
        self.line = _CardLine()
        self.strip = Strip(pictures)
        self.line.down.connect(self.to_deck)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        column.addWidget(self.line)
        column.addWidget(self.strip)


class _CardLine(Field):
    """A line of cards, from which Down leads to the deck."""

    down = Signal()

    def make_ready(self) -> None:
        self.end(False)  # noqa: FBT003 - Qt's own: nothing is marked

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)
