"""The fields of the table: cards with their pictures below, amounts, marks of what is wrong."""

from typing import cast

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from dealer_trainer.cards import Card
from ui.pages.editor.draft import Spot
from ui.table.pictures import CardPictures

_LONGEST = 120
_PADDING = 5
_CARD_HIGH = 1.4


def undo_keys() -> list[QKeySequence]:
    """Return the keys that take a step back; only an application knows the system's own."""
    return _with_own("Alt+Backspace", QKeySequence.StandardKey.Undo)


def redo_keys() -> list[QKeySequence]:
    """Return the keys that take a step again."""
    return _with_own("Alt+Shift+Backspace", QKeySequence.StandardKey.Redo)


def _with_own(keys: str, own: QKeySequence.StandardKey) -> list[QKeySequence]:
    """Return some keys and the system's own, each once: twice it would be ambiguous."""
    found = [QKeySequence(keys)]
    found += [each for each in QKeySequence.keyBindings(own) if each not in found]
    return found


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
        """Show a value that was not typed here, from its beginning, or where one goes on."""
        if self.text() != value:
            self.setText(value)
            self.setCursorPosition(len(value) if self.hasFocus() else 0)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            pressed = cast("QKeyEvent", event).keyCombination()
            if any(QKeySequence(pressed) == keys for keys in (*undo_keys(), *redo_keys())):
                # A step back is one of the whole table, not of a line alone.
                event.ignore()
                return False
        return super().event(event)

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
    """A field with its name before it, or above it where there is too little room for both."""

    def __init__(self, label: QLabel, field: QWidget, letters: int) -> None:
        super().__init__()
        self._letters = letters
        self._label, self._field = label, field
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        self._line.addWidget(field, 1)

    def sizeHint(self) -> QSize:
        label, field = self._label.sizeHint(), self._field.sizeHint()
        wanted = self.fontMetrics().averageCharWidth() * self._letters
        beside = label.width() + self._line.spacing() + wanted
        return QSize(beside, max(label.height(), field.height()))

    def minimumSizeHint(self) -> QSize:
        narrow = max(self._label.sizeHint().width(), self._field.minimumSizeHint().width())
        return QSize(narrow, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        beside = self.sizeHint()
        if width >= beside.width():
            return beside.height()
        return (
            self._label.sizeHint().height() + self._line.spacing() + self._field.sizeHint().height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= self.sizeHint().width()
        side, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(side if is_wide else down)


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
