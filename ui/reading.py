"""A text to read."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTextBrowser

from ui import keys

_LEFT_TO_THE_PAGE = keys.GO_ON | {keys.BACK}


class Reading(QTextBrowser):
    """Scroll by keyboard; the keys that go on or back are left to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _LEFT_TO_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)
