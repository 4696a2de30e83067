"""How a field on the felt looks, and what it ignores of a line edit."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ui.table.fonts import draw_line, fitted
from ui.table.plates import draw_plate


@dataclass(frozen=True, slots=True)
class FieldColours:
    """Ground, text, and the line around, without and with the focus."""

    ground: str
    ink: str
    line: str
    focus: str


class FeltField(QLineEdit):
    """A rounded field whose text becomes smaller where it has not room enough.

    There is no place in an answer to point at, so the mouse only gives it the focus, and the caret
    stays after the text.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours_worn = FieldColours("", "", "", "")
        self.pixels = 12.0
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def wear(self, colours: FieldColours, pixels: float) -> None:
        """Show the text in these colours and up to this size."""
        if (colours, pixels) != (self._colours_worn, self.pixels):
            self._colours_worn, self.pixels = colours, pixels
            self.update()

    def drawn_font(self) -> QFont:
        """Return the font in which the text is drawn in the place that it has."""
        return fitted(self.text(), self.font(), self.pixels, self._inside(), bold=True)

    def _inside(self) -> QRectF:
        pad = self.height() * 0.13
        return QRectF(self.rect()).adjusted(pad, 1, -pad, -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours, tall = self._colours_worn, self.height()
        width = max(1.0, tall * (0.09 if self.hasFocus() else 0.045))
        line = colours.focus if self.hasFocus() else colours.line
        draw_plate(painter, self.rect(), tall * 0.2, colours.ground, line, width)
        inside = self._inside()
        font = self.drawn_font()
        painter.setPen(QColor(colours.ink))
        draw_line(painter, inside, self.text(), font)
        if self.hasFocus() and not self.isReadOnly():
            metrics = QFontMetricsF(font)
            right = inside.center().x() + metrics.horizontalAdvance(self.text()) / 2 + 1.5
            high = metrics.height() * 0.8
            top = inside.center().y() - high / 2
            painter.fillRect(QRectF(right, top, max(1.0, width * 0.7), high), QColor(colours.ink))
