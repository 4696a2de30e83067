"""A choice and a number to fill in: their focus is seen, and the wheel scrolls the page."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

_RING, _CORNER = 2, 3


class DropDown(QComboBox):
    """Show one of several values; a dashed ring tells that it is `faulty`.

    Where `letters` are given it asks for the room of so many, whatever its values are.
    """

    def __init__(self, letters: int | None = None) -> None:
        super().__init__()
        if letters is not None:
            self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.setMinimumContentsLength(letters)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _draw_ring(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Number(QSpinBox):
    """Show a whole number between two others."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _draw_ring(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def _draw_ring(widget: QWidget) -> None:
    """Draw what the style draws too thin; a stylesheet with borders would lose the arrows."""
    palette = widget.palette()
    if widget.hasFocus():
        pen = QPen(palette.color(QPalette.ColorRole.Link), _RING)
    elif widget.property("faulty"):
        pen = QPen(palette.color(QPalette.ColorRole.BrightText), _RING, Qt.PenStyle.DashLine)
    else:
        return
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    edge = _RING / 2
    painter.drawRoundedRect(
        QRectF(widget.rect()).adjusted(edge, edge, -edge, -edge), _CORNER, _CORNER
    )
