"""Where the window lies on the screen, remembered as text and pulled back if it is out of sight."""

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

LEAST_SIZE = QSize(1024, 700)
FIRST_SIZE = QSize(1280, 820)
# What the frame and the title of a window take of a small screen, in pixels.
_FRAME = QSize(16, 48)
# What must be in sight to take hold of a window with the mouse, in pixels.
_GRIP = QSize(120, 40)


def fit_to_screen(window: QWidget) -> None:
    """Give a window its least and its first size, none larger than the screen."""
    room = QGuiApplication.primaryScreen().availableGeometry().size() - _FRAME
    window.setMinimumSize(LEAST_SIZE.boundedTo(room))
    window.resize(FIRST_SIZE.boundedTo(room))


def remembered(window: QWidget) -> str:
    """Return the place of a window as text."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def put_back(window: QWidget, place: str) -> None:
    """Put a window where it was, or in the middle of the screen if it would be out of sight."""
    if place:
        window.restoreGeometry(QByteArray.fromBase64(place.encode("ascii", "ignore")))
    if not any(
        _has_grip(window.frameGeometry(), screen.availableGeometry())
        for screen in QGuiApplication.screens()
    ):
        fit_to_screen(window)
        middle = QGuiApplication.primaryScreen().availableGeometry().center()
        window.move(middle - window.rect().center())


def _has_grip(window: QRect, screen: QRect) -> bool:
    seen = window.intersected(screen)
    return seen.width() >= _GRIP.width() and seen.height() >= _GRIP.height()
