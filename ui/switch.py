"""A box to tick that is as large as the text."""

from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton


class Switch(QCheckBox):
    """A box to tick whose border is seen in dark colours too, as large as the text."""

    def __init__(self) -> None:
        super().__init__()
        self.setStyleSheet("QCheckBox::indicator { width: 1.2em; height: 1.2em; }")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = QStyle.SubElement.SE_CheckBoxIndicator
        area = self.style().subElementRect(box, option, self)
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1))
        painter.drawRect(area.adjusted(1, 1, -1, -1))
