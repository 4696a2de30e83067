"""What cannot be reached by keyboard alone on the page that a window shows."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QWidget,
)

from tests.ui.conftest import Person
from ui.footer import Footer
from ui.table.tray import Tray
from ui.window import Window

_MOST = 400


def missed(window: Window) -> list[str]:
    """Return the controls to which the Tab key does not come."""
    reached = _reached(window)
    return [
        f"Tab does not reach {type(widget).__name__} {_said(widget)!r}"
        for widget in window.findChildren(QWidget)
        if _is_control(widget) and not _is_reached(widget, reached)
    ]


def keyless(window: Window) -> list[str]:
    """Return the buttons that the Tab key passes by and that have no key of their own."""
    return [
        f"no key for {_said(button)!r}"
        for button in window.findChildren(QAbstractButton)
        if button.isVisible()
        and not button.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(button.parent(), Footer | Tray)
        and not _is_choice(button)
    ]


def _reached(window: Window) -> list[QWidget]:
    """Press Tab until the focus has come round, and return where it was."""
    person, found = Person(window), []
    for _ in range(_MOST):
        focus = QApplication.focusWidget()
        if focus is None or focus in found:
            break
        found.append(focus)
        person.press(Qt.Key.Key_Tab)
    return found


def _is_control(widget: QWidget) -> bool:
    return (
        widget.isVisible()
        and widget.isEnabled()
        and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.focusProxy() is None
        and not isinstance(widget.parent(), QAbstractSpinBox)
        and not (isinstance(widget, QAbstractScrollArea) and _is_only_a_frame(widget))
    )


def _is_only_a_frame(area: QAbstractScrollArea) -> bool:
    """Tell whether an area is only scrolled, which it is by the focus of what it holds."""
    return any(_is_control(each) for each in area.viewport().findChildren(QWidget))


def _is_reached(widget: QWidget, reached: list[QWidget]) -> bool:
    """Tell whether the focus came to a widget, or to another of its choices; arrows go on."""
    if isinstance(widget, QAbstractButton):
        group = widget.group()
        if group is not None and group.exclusive():
            return any(button in reached for button in group.buttons())
        if widget.autoExclusive():
            return any(
                isinstance(each, QAbstractButton) and each.parent() is widget.parent()
                for each in reached
            )
    return widget in reached


def _is_choice(button: QAbstractButton) -> bool:
    """Tell whether a button is one of several choices, among which the arrows go."""
    group = button.group()
    return button.autoExclusive() or (group is not None and group.exclusive())


def _said(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text
