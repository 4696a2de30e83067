"""Chips to lay: a count for each value of the house, and what they come to."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from dealer_trainer.questions import Part
from ui import keys
from ui.answering.body import Body
from ui.table.chips import draw_disc
from ui.table.fonts import draw_fitted
from ui.table.look import Look

_CELL, _DISC, _COUNT, _SUM = 3.6, 2.7, 1.7, 7.5
_MOST = 999


class ChipCounts(Body):
    """Digits count the chips of one value, arrows go to another; the sum runs along."""

    def __init__(self, part: Part, look: Look) -> None:
        super().__init__()
        self._values = tuple(int(option) for option in part.options)
        self._counts = dict.fromkeys(self._values, 0)
        self._at = 0
        self._is_fresh = True
        self._look = look

    @property
    def answer(self) -> str | None:
        laid = [f"{count}x{value}" for value, count in self._counts.items() if count]
        return " ".join(laid) or None

    @property
    def total(self) -> int:
        """What the chips come to, in whole chips."""
        return sum(value * count for value, count in self._counts.items())

    def press(self, event: QKeyEvent) -> bool:
        digit = keys.digit(event)
        if digit is not None:
            before = 0 if self._is_fresh else self._count()
            self._lay(before * 10 + digit)
        elif Qt.Key(event.key()) in keys.ARROWS:
            across, down = keys.ARROWS[Qt.Key(event.key())]
            if down:
                self._lay(self._count() - down)
            else:
                self._go(self._at + across)
        elif Qt.Key(event.key()) in keys.ERASE:
            self._lay(self._count() // 10)
        else:
            return False
        return True

    def said(self) -> str:
        words, value = self._look.words, self._values[self._at]
        return words.text(
            "{count} × {value}, in all {sum}",
            count=words.number(self._count()),
            value=words.number(value),
            sum=words.number(self.total),
        )

    def write(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(self.sizeHint().height())
        said = look.words.text("Digits count the chips, arrows go to another value or one more")
        self.setToolTip(said)
        self.update()

    def sizeHint(self) -> QSize:
        width = (len(self._values) * _CELL + _SUM) * self._look.text
        return QSize(round(width), round((_DISC + _COUNT + 0.6) * self._look.text))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for index in range(len(self._values)):
            if self._cell(index).contains(event.position()):
                self._go(index)
                right = event.button() is Qt.MouseButton.RightButton
                self._lay(self._count() + (-1 if right else 1))
        self.pressed.emit()

    def _count(self) -> int:
        return self._counts[self._values[self._at]]

    def _lay(self, count: int) -> None:
        self._is_fresh = False
        if 0 <= count <= _MOST and count != self._count():
            self._counts[self._values[self._at]] = count
            self.changed.emit()
        self.update()

    def _go(self, index: int) -> None:
        self._at = min(max(index, 0), len(self._values) - 1)
        self._is_fresh = True
        self.update()

    def _text(self) -> float:
        return min(self._look.text, self.width() / (len(self._values) * _CELL + _SUM))

    def _cell(self, index: int) -> QRectF:
        text = self._text()
        return QRectF(index * _CELL * text, 0, _CELL * text, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text, theme = self._text(), self._look.theme
        for index, value in enumerate(self._values):
            cell = self._cell(index)
            disc = QRectF(0, 0, _DISC * text, _DISC * text)
            disc.moveCenter(cell.center())
            disc.moveTop(0)
            painter.setOpacity(1.0 if self._counts[value] or index == self._at else 0.75)
            draw_disc(painter, disc, value, self.font())
            painter.setOpacity(1.0)
            field = QRectF(cell.left() + text * 0.25, disc.bottom() + text * 0.25,
                           cell.width() - text * 0.5, _COUNT * text)  # fmt: skip
            here = index == self._at
            painter.setPen(QPen(QColor(theme.focus if here else theme.border), 2.5 if here else 1))
            painter.setBrush(QColor(theme.surface))
            painter.drawRoundedRect(field, 4, 4)
            painter.setPen(QColor(theme.text))
            count = self._counts[value]
            said = str(count) if count else ""
            draw_fitted(painter, field, said, self.font(), text * 1.1, bold=True)
        painter.setPen(QColor(theme.text))
        left = len(self._values) * _CELL * text
        room = QRectF(left, 0, self.width() - left, self.height())
        said = f"= {self._look.words.number(self.total)}"
        draw_fitted(painter, room, said, self.font(), text * 1.4, bold=True)
