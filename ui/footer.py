"""The slim line at the bottom of the window: which key does what, for eyes and mouse."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from ui import keys
from ui.flow import FlowLayout

# What keys everywhere do is soon known: where a line is too short, these stand there alone.
_SOON_KNOWN = (
    keys.FULL_SCREEN, keys.DECK, keys.THEME, keys.LANGUAGE, keys.CALM, keys.HELP, keys.REPORT,
)  # fmt: skip


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
        self._hints: list[KeyHint] = []

    def show_hints(self, hints: Sequence[KeyHint]) -> None:
        """Show these keys in this order."""
        while len(self._buttons) < len(hints):
            self._add_button()
        self._hints = list(hints)
        for hint, button in zip(hints, self._buttons, strict=False):
            key = _named(hint.key)
            button.setToolTip(f"{hint.text}: {hint.detail} ({key})")
            button.setAccessibleName(f"{hint.text}, {key}")
            button.setAccessibleDescription(hint.detail)
        for index, button in enumerate(self._buttons):
            button.setVisible(index < len(hints))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Write what the keys do, as far as all of them have room in one line."""
        shown = list(zip(self._hints, self._buttons, strict=False))
        for hint, button in shown:
            button.setText(f"{_named(hint.key)}  {hint.text}")
        for key in _SOON_KNOWN:
            if self._flow.is_one_line(self.width()):
                break
            for hint, button in shown:
                if hint.key == key:
                    button.setText(_named(key))
        self.updateGeometry()

    def _add_button(self) -> None:
        index = len(self._buttons)
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.pressed.emit(self._hints[index].key))
        self._flow.addWidget(button)
        self._buttons.append(button)


def _named(key: Qt.Key) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
