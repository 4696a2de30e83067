"""Choices: numbered, all in sight, one of them chosen."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from dealer_trainer.questions import Part, Question
from dealer_trainer.wording.asked import option_text
from ui import keys
from ui.answering.body import Body
from ui.table.fonts import sized
from ui.table.look import Look

_GAP = 4
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Option(QAbstractButton):
    """One choice with its digit; the chosen one has a filled ring and a bold text."""

    def __init__(self, number: int, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self.look = look
        self.setCheckable(True)
        # Screen readers take it for one of several only with this.
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wanted_width(self) -> int:
        """Return the width at which the text stands in one line."""
        metrics = QFontMetrics(sized(self.font(), self.look.text, bold=True))
        return self._lead() + metrics.horizontalAdvance(self.text()) + self.look.text

    def height_at(self, width: int) -> int:
        """Return the height that the text needs at a width."""
        metrics = QFontMetrics(sized(self.font(), self.look.text, bold=True))
        room = max(width - self._lead() - self.look.text // 2, self.look.text)
        lines = metrics.boundingRect(QRect(0, 0, room, 10000), int(_WRAP), self.text())
        return max(lines.height(), round(self.look.text * 1.4)) + 4

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(), self.height_at(self.wanted_width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, chosen = self.look.theme, self.isChecked()
        over = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(QColor(theme.focus if over else theme.border), 1))
        painter.setBrush(QColor(theme.surface))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if chosen:
            painter.setPen(QPen(QColor(theme.accent), 2.5))
            area.adjust(1, 1, -1, -1)
        painter.drawRoundedRect(area, 6, 6)
        side = self.look.text * 1.35
        ring = QRectF(self.look.text * 0.4, (self.height() - side) / 2, side, side)
        painter.setPen(QPen(QColor(theme.accent if chosen else theme.border), 1.5))
        painter.setBrush(QColor(theme.accent if chosen else theme.surface))
        painter.drawEllipse(ring)
        painter.setPen(QColor(theme.accent_text if chosen else theme.text))
        painter.setFont(sized(self.font(), self.look.text * 0.9, bold=True))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.setPen(QColor(theme.text))
        painter.setFont(sized(self.font(), self.look.text, bold=chosen))
        inside = self.rect().adjusted(self._lead(), 0, -self.look.text // 2, 0)
        painter.drawText(inside, int(_WRAP), self.text())

    def _lead(self) -> int:
        return round(self.look.text * 2.2)


class OptionList(Body):
    """The choices in as many columns as there is room for; digits pick, arrows move."""

    def __init__(self, question: Question, part: Part, look: Look) -> None:
        super().__init__()
        self._question, self._part = question, part
        self._chosen: int | None = None
        self._columns = 1
        self.options = [Option(n, look, self) for n in range(1, len(part.options) + 1)]
        for index, option in enumerate(self.options):
            option.clicked.connect(lambda _=False, index=index: self._click(index))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def answer(self) -> str | None:
        return None if self._chosen is None else self._part.options[self._chosen]

    @property
    def chosen(self) -> QWidget | None:
        """The option that is chosen."""
        return None if self._chosen is None else self.options[self._chosen]

    def choose(self, index: int) -> None:
        """Choose the option at this place, if there is one."""
        if not 0 <= index < len(self.options) or index == self._chosen:
            return
        self._chosen = index
        self.options[index].setChecked(True)
        for option in self.options:
            option.update()
        self.changed.emit()

    def press(self, event: QKeyEvent) -> bool:
        number = keys.digit(event)
        if number is not None:
            self.choose(number - 1)
        elif Qt.Key(event.key()) in keys.ARROWS:
            across, down = keys.ARROWS[Qt.Key(event.key())]
            self._move(across + down * self._columns)
        elif Qt.Key(event.key()) in keys.ERASE:
            self._forget()
        else:
            return False
        return True

    def write(self, look: Look) -> None:
        words = look.words
        for option, value in zip(self.options, self._part.options, strict=True):
            option.look = look
            option.setText(option_text(words, self._question, self._part, value))
            option.update()
        self._place()
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        return self._heights(width)[-1]

    def sizeHint(self) -> QSize:
        width = max(self.width(), 200)
        return QSize(200, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _move(self, step: int) -> None:
        if self._chosen is None:
            self.choose(0 if step > 0 else len(self.options) - 1)
        else:
            self.choose(self._chosen + step)

    def _forget(self) -> None:
        if self._chosen is not None:
            option, self._chosen = self.options[self._chosen], None
            option.setAutoExclusive(False)
            option.setChecked(False)
            option.setAutoExclusive(True)
            self.changed.emit()

    def _click(self, index: int) -> None:
        self.choose(index)
        self.pressed.emit()

    def _grid(self, width: int) -> tuple[int, int]:
        """Return how many columns there are, and how wide each is."""
        wanted = max((option.wanted_width() for option in self.options), default=1)
        columns = max(1, min(len(self.options), (width + _GAP) // (wanted + _GAP)))
        return columns, (width + _GAP) // columns - _GAP

    def _heights(self, width: int) -> list[int]:
        """Return where each line begins, and where the last one ends."""
        columns, wide = self._grid(width)
        tops = [0]
        for first in range(0, len(self.options), columns):
            line = self.options[first : first + columns]
            tops.append(tops[-1] + max(option.height_at(wide) for option in line) + _GAP)
        return tops

    def _place(self) -> None:
        columns, wide = self._grid(self.width())
        self._columns = columns
        tops = self._heights(self.width())
        for index, option in enumerate(self.options):
            line, column = divmod(index, columns)
            high = tops[line + 1] - tops[line] - _GAP
            option.setGeometry(column * (wide + _GAP), tops[line], wide, high)
