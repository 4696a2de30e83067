"""A key that is held down, told from one that is pressed again."""

import time

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from ui import keys

# Seconds; no finger is so quick between a release and the next press of a key.
_AT_ONCE = 0.01


class HeldKeys(QObject):
    """Keep from a window the repeats of Enter and Space that Qt does not see as such.

    An X server sends a repeat as a release and a press of the same moment. Qt looks whether the
    press has arrived when it reads the release, and often it has not. While a screen reader runs,
    Qt asks it about each key and sends the key again without its moment: then the two come at once.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._released: tuple[int, int] | None = None
        self._came = 0.0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        this = (event.key(), event.timestamp())
        if event.type() == QEvent.Type.KeyRelease:
            self._released, self._came = this, time.monotonic()
        elif event.type() == QEvent.Type.KeyPress and Qt.Key(event.key()) in keys.GO_ON:
            is_repeat = this == self._released
            if not event.timestamp():
                is_repeat = is_repeat and time.monotonic() - self._came < _AT_ONCE
            return is_repeat
        return super().eventFilter(watched, event)
