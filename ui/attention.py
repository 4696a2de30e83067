"""Whether a person looks at the question: what lets the unseen clock run or stand still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ui.pages.drill.presenter import DrillPresenter

_SIGNS = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
    }
)


class Attention(QObject):
    """Tell the question that is on the screen of every sign of the person.

    It is looked at while its page is shown, the window is not minimised and the program is active.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._presenter: DrillPresenter | None = None
        QGuiApplication.instance().applicationStateChanged.connect(self.judge)  # type: ignore[union-attr]

    def watch(self) -> None:
        """Begin when the window has been shown: its events are few, those of its widgets many."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            handle.installEventFilter(self)

    def follow(self, presenter: DrillPresenter | None) -> None:
        """Follow the question that is on the screen now, or none."""
        if self._presenter is not None:
            self._presenter.look_away()
        self._presenter = presenter
        self.judge()

    def judge(self) -> None:
        """Let the clock run or stand still as the window is now."""
        if self._presenter is None:
            return
        active = QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
        if active and not self._window.isMinimized():
            self._presenter.look_back()
        else:
            self._presenter.look_away()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._presenter is not None and event.type() in _SIGNS:
            self._presenter.touch()
        return super().eventFilter(watched, event)
