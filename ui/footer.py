"""The slim line at the bottom of the window: which key does what, for eyes and mouse."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from ui.flow import FlowLayout


@dataclass(frozen=True, slots=True)
class KeyHint:
    """A key and what it does on the page that is shown; `detail` is the tooltip."""

    key: Qt.Key
    text: str
    detail: str


class Footer(QWidget):
    """Show the keys as buttons that the Tab key passes by, since each has a key of its own.

    Signals:
        pressed: the key of the button that was clicked.
    """

    pressed = Signal(Qt.Key)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(2)
        self._flow.setContentsMargins(6, 0, 6, 2)
        self.setLayout(self._flow)
        self._buttons: list[QToolButton] = []
        self._keys: list[Qt.Key] = []

    def show_hints(self, hints: Sequence[KeyHint]) -> None:
        """Show these keys in this order."""
        while len(self._buttons) < len(hints):
            self._add_button()
        self._keys = [hint.key for hint in hints]
        for hint, button in zip(hints, self._buttons, strict=False):
            key = QKeySequence(hint.key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setText(f"{key}  {hint.text}")
            button.setToolTip(f"{hint.detail} ({key})")
            button.setAccessibleName(f"{hint.text}, {key}")
            button.setAccessibleDescription(hint.detail)
        for index, button in enumerate(self._buttons):
            button.setVisible(index < len(hints))
        self.updateGeometry()

    def _add_button(self) -> None:
        index = len(self._buttons)
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.pressed.emit(self._keys[index]))
        self._flow.addWidget(button)
        self._buttons.append(button)
