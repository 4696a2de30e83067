"""A key that is held down, told from one that is pressed again."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from ui import keys


class HeldKeys(QObject):
    """Keep from a window the repeats of Enter and Space that Qt does not see as such.

    An X server sends a repeat as a release and a press of the same moment. Qt looks whether the
    press has arrived when it reads the release, and often it has not. While a screen reader runs,
    Qt asks it about each key and sends the key again with no moment, which tells nothing.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._released: tuple[int, int] | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and Qt.Key(event.key()) in keys.GO_ON:
            this = (event.key(), event.timestamp())
            if event.type() == QEvent.Type.KeyRelease:
                self._released = this
            elif event.type() == QEvent.Type.KeyPress and this == self._released:
                return bool(event.timestamp())
        return super().eventFilter(watched, event)
