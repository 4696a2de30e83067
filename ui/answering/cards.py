"""Cards to mark: small faces, the marked ones raised and ticked."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from dealer_trainer.cards import Card, format_cards
from dealer_trainer.questions import Part
from dealer_trainer.wording.cards import card_name
from ui import keys
from ui.answering.body import Body
from ui.table.fonts import draw_fitted
from ui.table.layout import CARD_ASPECT
from ui.table.look import Look
from ui.table.signs import RIGHT

_WIDTH, _GAP, _RAISE = 3.4, 0.45, 0.7


class CardStrip(Body):
    """The cards side by side; arrows move, Space marks, a digit marks the card at its place."""

    def __init__(self, part: Part, look: Look) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = part.cards
        self._marked: set[int] = set()
        self._at = 0
        self._look = look

    @property
    def answer(self) -> str | None:
        marked = [card for index, card in enumerate(self._cards) if index in self._marked]
        return format_cards(marked) if marked else None

    def toggle(self, index: int) -> None:
        """Mark a card, or take its mark away."""
        if 0 <= index < len(self._cards):
            self._at = index
            self._marked ^= {index}
            self.update()
            self.changed.emit()

    def press(self, event: QKeyEvent) -> bool:
        number = keys.digit(event)
        if number is not None:
            self.toggle(number - 1)
        elif Qt.Key(event.key()) in keys.ARROWS:
            step = sum(keys.ARROWS[Qt.Key(event.key())])
            self._at = min(max(self._at + step, 0), len(self._cards) - 1)
            self.update()
        elif event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.toggle(self._at)
        elif Qt.Key(event.key()) in keys.ERASE:
            if self._marked:
                self._marked.clear()
                self.update()
                self.changed.emit()
        else:
            return False
        return True

    def said(self) -> str:
        words = self._look.words
        name = card_name(words, self._cards[self._at])
        return words.text("{card}, marked", card=name) if self._at in self._marked else name

    def write(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(self.sizeHint().height())
        self.setToolTip(look.words.text("Arrows move, Space marks; or the digit of the card"))
        self.update()

    def sizeHint(self) -> QSize:
        text = self._look.text
        width = len(self._cards) * (_WIDTH + _GAP) * text
        return QSize(round(width), round((_WIDTH * CARD_ASPECT + _RAISE + 0.6) * text))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for index in range(len(self._cards)):
            if self._area(index).contains(event.position()):
                self.toggle(index)
        self.pressed.emit()

    def _area(self, index: int) -> QRectF:
        text = min(self._look.text, self.width() / max(len(self._cards) * (_WIDTH + _GAP), 1))
        top = 0.0 if index in self._marked else _RAISE * text
        left = (index * (_WIDTH + _GAP) + _GAP / 2) * text
        return QRectF(left, top, _WIDTH * text, _WIDTH * text * CARD_ASPECT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, ratio = self._look, self.devicePixelRatioF()
        for index, card in enumerate(self._cards):
            area = self._area(index)
            picture = look.pictures.picture(card, area.size().toSize(), ratio)
            painter.drawPixmap(area.topLeft().toPoint(), picture)
            if index in self._marked:
                self._paint_mark(painter, area)
            if index == self._at:
                high = look.text * 0.25
                line = QRectF(area.left(), self.height() - high, area.width(), high)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(look.theme.focus))
                painter.drawRoundedRect(line, high / 2, high / 2)

    def _paint_mark(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        painter.setPen(QPen(QColor(theme.second), max(2.0, self._look.text * 0.2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 3, 3)
        side = area.width() * 0.42
        badge = QRectF(QPointF(), QSize(round(side), round(side)))
        badge.moveCenter(QPointF(area.center().x(), area.bottom() - side * 0.6))
        painter.setPen(QPen(QColor(theme.mark_text), 1.2))
        painter.setBrush(QColor(theme.second))
        painter.drawEllipse(badge)
        painter.setPen(QColor(theme.mark_text))
        draw_fitted(painter, badge, RIGHT, self.font(), side * 0.75, bold=True)
