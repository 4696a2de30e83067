"""Short, quiet motion: cards are dealt and laid out, chips are paid and taken.

What is shown is true at once; only the way to it is seen afterwards. Nobody waits for it, and any
press ends it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QVariantAnimation,
)
from PySide6.QtWidgets import QApplication, QWidget

#: How long a movement takes, in milliseconds.
DURATION = 180
# The share of the time by which the last of many starts later than the first.
_STAGGER = 0.4
_PRESSES = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel})


@dataclass(frozen=True, slots=True)
class Move:
    """A widget that comes from elsewhere to where it lies now."""

    widget: QWidget
    start: QPoint
    end: QPoint


def coming(widgets: Iterable[QWidget], across: int, down: int) -> Iterator[Move]:
    """Yield moves of widgets that come from so many pixels beside where they lie."""
    for widget in widgets:
        yield Move(widget, widget.pos() + QPoint(across, down), widget.pos())


def from_before(before: Mapping[QWidget, QPoint]) -> Iterator[Move]:
    """Yield moves of widgets that lay elsewhere before."""
    for widget, start in before.items():
        yield Move(widget, start, widget.pos())


class Motion(QObject):
    """Move widgets to where they lie already, as long as `moves` says that things may move."""

    def __init__(self, moves: Callable[[], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._may_move = moves
        self._moves: list[Move] = []
        self._course = QVariantAnimation(self)
        self._course.setStartValue(0.0)
        self._course.setEndValue(1.0)
        self._course.setDuration(DURATION)
        self._course.valueChanged.connect(self._show)
        self._course.finished.connect(self.end)
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)

    @property
    def is_on(self) -> bool:
        """Tell whether things may move."""
        return self._may_move()

    @property
    def is_running(self) -> bool:
        """Tell whether anything is on its way."""
        return bool(self._moves)

    def begin(self, moves: Iterable[Move]) -> None:
        """Let widgets come to where they lie; the first of them start first."""
        self.end()
        if not self.is_on:
            return
        self._moves = [each for each in moves if each.start != each.end]
        if self._moves:
            self._show(0.0)
            self._program().installEventFilter(self)
            self._course.start()

    def end(self) -> None:
        """Put everything where it lies."""
        if not self._moves:
            return
        moves, self._moves = self._moves, []
        self._program().removeEventFilter(self)
        self._course.stop()
        for each in moves:
            each.widget.move(each.end)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with any press, and where the table gets another size; others come to theirs."""
        is_resized = event.type() == QEvent.Type.Resize and watched is self.parent()
        if is_resized or event.type() in _PRESSES:
            self.end()
        return False

    @staticmethod
    def _program() -> QCoreApplication:
        program = QApplication.instance()
        assert program is not None  # noqa: S101 - there are no widgets without it
        return program

    def _show(self, share: float) -> None:
        last = max(len(self._moves) - 1, 1)
        for number, each in enumerate(self._moves):
            late = _STAGGER * number / last
            own = self._ease.valueForProgress(max(0.0, min(1.0, (share - late) / (1 - _STAGGER))))
            each.widget.move(each.start + (each.end - each.start) * own)
