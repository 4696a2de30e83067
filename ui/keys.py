"""Every key of the program, in one place.

None is a letter, so a Russian and a Latin layout do the same. Signs are told by what they write and
by their key, since a layout may write nothing for one of the two.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

HELP = Qt.Key.Key_F1
LANGUAGE = Qt.Key.Key_F2
THEME = Qt.Key.Key_F3
DECK = Qt.Key.Key_F4
REPORT = Qt.Key.Key_F5
HINT = Qt.Key.Key_F6
PEOPLE = Qt.Key.Key_F7
RESULTS = Qt.Key.Key_F8
EXAMS = Qt.Key.Key_F9
CALM = Qt.Key.Key_F10
FULL_SCREEN = Qt.Key.Key_F11
DRILLS = Qt.Key.Key_F12
BACK = Qt.Key.Key_Escape
QUESTION_BEFORE = Qt.Key.Key_PageUp

#: The keys that make all text larger and smaller, or as the system has it, and by how many sizes.
TEXT_SIZES = {"Ctrl++": 1, "Ctrl+=": 1, "Ctrl+-": -1, "Ctrl+0": 0}

#: What these do is each page's own affair.
OF_A_PAGE = (HINT, QUESTION_BEFORE)

ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
GO_ON = ENTER | {Qt.Key.Key_Space}
ERASE = frozenset({Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Clear})
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

_DIGITS = "0123456789"
TAKE_SIGNS = frozenset("-\N{MINUS SIGN}\N{EN DASH}")
RETURN_SIGNS = frozenset("=+")
_TAKE_KEYS = frozenset({Qt.Key.Key_Minus})
_RETURN_KEYS = frozenset({Qt.Key.Key_Equal, Qt.Key.Key_Plus})

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def takes(event: QKeyEvent) -> bool:
    """Tell whether this key takes a stake."""
    return _is_sign(event, TAKE_SIGNS, _TAKE_KEYS)


def returns(event: QKeyEvent) -> bool:
    """Tell whether this key returns a stake."""
    return _is_sign(event, RETURN_SIGNS, _RETURN_KEYS)


def digit(event: QKeyEvent) -> int | None:
    """Return the digit that this key writes, None for any other key."""
    written = event.text()
    is_digit = len(written) == 1 and written in _DIGITS and not is_command(event)
    return int(written) if is_digit else None


def is_enter(event: QKeyEvent) -> bool:
    """Tell whether this is either Enter key, with whatever is held beside it."""
    return Qt.Key(event.key()) in ENTER


def leaves_blanks(event: QKeyEvent) -> bool:
    """Tell whether Ctrl is held, which with Enter submits bets that are not answered."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def undoes(event: QKeyEvent) -> bool:
    """Tell whether this key takes back what was answered last."""
    erases = event.key() == Qt.Key.Key_Backspace
    by_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return (erases and by_ctrl) or event.matches(QKeySequence.StandardKey.Undo)


def is_command(event: QKeyEvent) -> bool:
    """Tell whether a key is held that makes a command of another, such as Ctrl."""
    return bool(event.modifiers() & _COMMANDS)


def _is_sign(event: QKeyEvent, signs: frozenset[str], keys: frozenset[Qt.Key]) -> bool:
    if is_command(event):
        return False
    return event.text() in signs if event.text() else Qt.Key(event.key()) in keys
