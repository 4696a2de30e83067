"""A text to read."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from ui import keys

#: As many letters as an eye finds back from to the next line.
COLUMN = 150
_LEFT_TO_THE_PAGE = keys.GO_ON | {keys.BACK}


class Reading(QTextBrowser):
    """Scroll by keyboard; the keys that go on or back are left to the page.

    No line is longer than so many `letters`, if they are given, however wide the window is.
    """

    def __init__(self, letters: int | None = None) -> None:
        super().__init__()
        self._letters = letters

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._letters is not None:
            longest = self._letters * self.fontMetrics().averageCharWidth()
            if self.viewport().width() > longest:
                self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
                self.setLineWrapColumnOrWidth(longest)
            else:
                self.setLineWrapMode(QTextEdit.LineWrapMode.WidgetWidth)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _LEFT_TO_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)
