"""One choice of several: buttons side by side, all in sight, one of them pressed."""

from collections.abc import Hashable, Sequence
from textwrap import wrap

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGroupBox, QPushButton, QWidget

from ui import keys
from ui.flow import FlowLayout

_LETTERS, _SPARE = 50, 8
_PLAIN = """
QGroupBox { border: 0; margin-top: 1.3em; font-weight: bold; }
QGroupBox::title { subcontrol-origin: margin; left: -2px; padding: 0; }
"""
_BARE = "QGroupBox { border: 0; margin: 0; }"


class Choices(QGroupBox):
    """Show the values of a choice as a group of buttons.

    The arrows go from one to the next and from the last to the first, whatever lines they stand in.
    Where the title is not `titled` it is for a screen reader alone.

    Signals:
        chosen: the value that a person pressed.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, titled: bool = True) -> None:
        super().__init__(parent)
        self._titled = titled
        self.setStyleSheet(_PLAIN if titled else _BARE)
        self._flow = FlowLayout(6)
        self._flow.setContentsMargins(0, 2, 0, 6)
        self.setLayout(self._flow)
        self._buttons: dict[Hashable, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(_lead_tab)

    def show_values(self, title: str, values: Sequence[tuple[Hashable, str]], now: object) -> None:
        """Show these values with their names, `now` pressed; other values replace the buttons."""
        self.setTitle(title if self._titled else "")
        self.setAccessibleName(title)
        if tuple(self._buttons) != tuple(value for value, _ in values):
            self._make_buttons([value for value, _ in values])
        for value, name in values:
            button = self._buttons[value]
            # A long name goes on in the next line.
            button.setText("\n".join(wrap(name, _line_of(name))))
            button.setAccessibleName(name)
        # One of a group cannot be released by itself.
        self._group.setExclusive(False)
        for value, button in self._buttons.items():
            button.setChecked(value == now)
        self._group.setExclusive(True)
        if self._group.checkedButton() is None and self._buttons:
            _lead_tab(self.buttons[0], pressed=True)
        self.updateGeometry()

    @property
    def buttons(self) -> list[QPushButton]:
        """All buttons, in the order of the values."""
        return list(self._buttons.values())

    def button(self, value: Hashable) -> QPushButton:
        """Return the button of a value."""
        return self._buttons[value]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = sum(keys.ARROWS.get(Qt.Key(event.key()), (0, 0)))
        pressed = self._group.checkedButton() or self.focusWidget()
        buttons: list[QAbstractButton] = [*self._buttons.values()]
        if not step or pressed not in buttons:
            super().keyPressEvent(event)
            return
        following = buttons[(buttons.index(pressed) + step) % len(buttons)]
        following.setFocus(Qt.FocusReason.OtherFocusReason)
        following.click()

    def _make_buttons(self, values: Sequence[Hashable]) -> None:
        while item := self._flow.takeAt(0):
            old = item.widget()
            if isinstance(old, QPushButton):
                self._group.removeButton(old)
                old.hide()
                old.deleteLater()
        self._buttons = {}
        for value in values:
            button = _Choice(self)
            button.setCheckable(True)
            # Screen readers take it for one of several only with this.
            button.setAutoExclusive(True)
            self._group.addButton(button)
            _lead_tab(button, pressed=False)
            button.clicked.connect(lambda _=False, value=value: self.chosen.emit(value))
            self._flow.addWidget(button)
            self._buttons[value] = button
            button.show()


class _Choice(QPushButton):
    """A button that leaves the arrows to its group; Qt's own way follows where they stand."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in keys.ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _line_of(name: str) -> int:
    """Return how many letters a line has, so that all lines of a name are about as long."""
    lines = -(-len(name) // _LETTERS)
    return max(len(name) if lines == 1 else len(name) // lines + _SPARE, 1)


def _lead_tab(button: QAbstractButton, pressed: bool) -> None:  # noqa: FBT001 - a signal's value
    """Let Tab go to the pressed button of a group alone; the arrows go on from there."""
    policy = Qt.FocusPolicy.StrongFocus if pressed else Qt.FocusPolicy.ClickFocus
    button.setFocusPolicy(policy)
