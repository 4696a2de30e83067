"""The line under a box's cards that names its combinations after the answer."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.hands import Combination, Hand
from dealer_trainer.wording import Words
from dealer_trainer.wording.hands import combination_name, hand_name
from ui.table.fonts import LEFT, draw_line, fitted, text_width, width_of
from ui.table.laid import draw_number
from ui.table.look import Look

_LEAST_SHARE = 0.85


class CombinationLine(QLabel):
    """Name the combinations; two of them have the numbers and colours that their cards bear."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._names: list[str] = []
        self._number = 0

    def show_combinations(self, look: Look, combinations: Sequence[Combination] | None) -> None:
        """Name combinations, the main one first; nothing at all for None."""
        self._look = look
        self._number = len(combinations or ())
        self._names = self._fitting_names(look.words, combinations)
        self.setText(", ".join(self._names))
        self.setVisible(bool(self._names))
        self.update()

    def _fitting_names(self, words: Words, combinations: Sequence[Combination] | None) -> list[str]:
        """Return the names with their ranks, or without where there is no room for them."""
        if combinations is None:
            return []
        if not combinations:
            return [hand_name(words, Hand.NOTHING)]
        full = [combination_name(words, each) for each in combinations]
        family, pixels = self.font().family(), self._look.text * _LEAST_SHARE
        widths = (width_of(name, family, pixels, bold=True) for name in full)
        needed = sum(widths) + len(full) * self._lead()
        return full if needed <= self.width() else [hand_name(words, c.hand) for c in combinations]

    def _lead(self) -> float:
        """Return the room of a number before its name, and of the gap before the next."""
        return self._look.text * 2.2

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, font = self._look.theme, self.font()
        area = QRectF(self.rect())
        if self._number < 2:
            painter.setPen(QColor(theme.felt_text if self._number else theme.felt_muted))
            bold = self._number > 0
            face = fitted(self.text(), font, self._look.text, area, bold=bold)
            draw_line(painter, area, self.text(), face, LEFT)
            return
        room = self.width() - len(self._names) * self._lead()
        text = "".join(self._names)
        shared = fitted(text, font, self._look.text, QRectF(0, 0, room, self.height()), bold=True)
        side = self._look.text * 1.3
        left = 0.0
        for index, name in enumerate(self._names):
            mark = QRectF(left, (self.height() - side) / 2, side, side)
            draw_number(painter, mark, index + 1, theme, font)
            painter.setPen(QColor(theme.felt_text))
            start = left + side + self._look.text * 0.3
            width = text_width(name, shared)
            draw_line(painter, QRectF(start, 0, width, self.height()), name, shared, LEFT)
            left = start + width + self._look.text * 0.6
