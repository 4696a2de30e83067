"""What the body of a row is: it takes keys and holds an answer."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.table.look import Look


class Body(QWidget):
    """The place of a row's answer; it never has the focus itself, its row gives it the keys.

    Signals:
        changed: the answer is another one.
        pressed: the mouse did something here.
    """

    changed = Signal()
    pressed = Signal()

    @property
    def answer(self) -> str | None:
        """The answer as it is graded, None if there is none."""
        raise NotImplementedError

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means here; tell whether it means anything."""
        raise NotImplementedError

    def write(self, look: Look) -> None:
        """Write everything in a language, a theme and a size."""
        raise NotImplementedError

    def said(self) -> str:
        """Return what a screen reader is told after a key that changes no answer, or nothing."""
        return ""
