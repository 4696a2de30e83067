"""What cannot be reached by keyboard alone on the page that a window shows, or is not seen then."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
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
#: So many dots of what has the focus stand out against what was there without it; a caret has less.
_SEEN, _CONTRAST = 80, 3.0


@dataclass
class _Walk:
    """Where the focus was, and where it could not be seen."""

    reached: list[QWidget] = field(default_factory=list)
    unseen: list[QWidget] = field(default_factory=list)


def missed(window: Window) -> list[str]:
    """Return the controls to which the Tab key does not come, or without its being seen."""
    walk = _walk(window)
    missing = [
        widget
        for widget in window.findChildren(QWidget)
        if _is_control(widget) and not _is_reached(widget, walk.reached)
    ]
    return [
        *(f"Tab does not reach {type(each).__name__} {_said(each)!r}" for each in missing),
        *(f"no focus is seen on {type(each).__name__} {_said(each)!r}" for each in walk.unseen),
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


def _walk(window: Window) -> _Walk:
    """Press Tab until the focus has come round."""
    person, walk = Person(window), _Walk()
    focus = QApplication.focusWidget()
    while focus is not None and focus not in walk.reached and len(walk.reached) < _MOST:
        walk.reached.append(focus)
        person.press(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus is not None and not _is_seen(focus):
            walk.unseen.append(focus)
    return walk


def _is_seen(focus: QWidget) -> bool:
    """Tell whether what has the focus looks otherwise than without it."""
    there = _light(focus)
    focus.clearFocus()
    gone = _light(focus)
    focus.setFocus(Qt.FocusReason.TabFocusReason)
    higher, lower = np.maximum(there, gone), np.minimum(there, gone)
    return int(np.count_nonzero((higher + 0.05) / (lower + 0.05) >= _CONTRAST)) >= _SEEN


def _light(widget: QWidget) -> NDArray[np.float64]:
    """Return how light each dot of a widget and its edge is, as contrast is reckoned."""
    window = widget.window()
    around = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-2, -2, 2, 2)
    image = window.grab(around & window.rect()).toImage()
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    dots = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    parts = dots[:, :, :3] / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    light: NDArray[np.float64] = linear @ np.array([0.0722, 0.7152, 0.2126])
    return light


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
