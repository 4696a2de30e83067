"""What a screen reader says: every control has a name, and everything is in the language."""

import re
from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QSplitter,
    QTableWidget,
    QTextEdit,
    QWidget,
)

from ui.window import Window

Role = QAccessible.Role
CONTROLS = frozenset(
    {
        Role.PushButton, Role.CheckBox, Role.RadioButton, Role.EditableText, Role.ComboBox,
        Role.List, Role.Table, Role.Tree, Role.Slider, Role.SpinBox, Role.PageTab, Role.Graphic,
        Role.ButtonMenu, Role.Link, Role.ProgressBar,
    }
)  # fmt: skip
# What a Russian casino prints in Latin letters too, keys, and the names of things.
LATIN = frozenset(
    """
    ANTE BET STAND OFF Enter Ctrl Tab Space Esc Backspace Delete Shift PageUp PageDown Home End Del
    Ins Alt Poker Plus English PIN YAML PostgreSQL SQLite PDF CSV Qt Windows
    """.split()
)
# What people, houses, drills and files of the pictures are called, and a report for the makers.
GIVEN = frozenset(
    """
    Anna Petrova Gleb Neill Dealer Casino Lighthouse Trainee answers sqlite dealt yaml
    Insurance is collected then the game bought dealer trainer Python ZeroDivisionError linux
    dropped
    """.split()
)
# Rule ids, the paths of files, ids of plans, and what is counted in base 16.
NO_WORDS = re.compile(r"\bSHA-\d+\b|\b\w+_\w+\b|\b[0-9a-f]{8,}\b|\b[A-Z]{1,2}-\d+\b|\S*/\S*")


def nodes(window: Window) -> list[QAccessibleInterface]:
    """Return what a screen reader finds in a window, in the order in which it is read."""

    def below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        for index in range(node.childCount()):
            child = node.child(index)
            if child is not None and not child.state().invisible:
                yield child
                yield from below(child)

    return list(below(QAccessible.queryAccessibleInterface(window)))


def nameless(window: Window) -> list[str]:
    """Return the controls that have no name."""
    return [
        f"no name: {node.role().name} {type(node.object()).__name__}"
        for node in nodes(window)
        if node.role() in CONTROLS and not node.text(QAccessible.Text.Name).strip()
    ]


def untranslated(window: Window) -> set[str]:
    """Return the Latin words of a Russian window that a Russian casino would not print."""
    return {
        f"not Russian: {word!r} in {text[:60]!r}"
        for text in _texts(window)
        for word in re.findall(r"[A-Za-z]{3,}", NO_WORDS.sub("", text))
        if word not in LATIN | GIVEN
    }


def backwards(window: Window) -> list[str]:
    """Return what stands first beside something else and is read after it."""
    return [
        f"{_said_of(before)} is read after {_said_of(after)}"
        for split in window.findChildren(QSplitter)
        if split.isVisible()
        for before, after in pairwise(map(split.widget, range(split.count())))
        if before is not None and after is not None
        if _place(window, before) > _place(window, after)
    ]


def _texts(window: Window) -> Iterator[str]:
    for widget in window.findChildren(QWidget):
        if widget.isVisible():
            yield from filter(None, _texts_of(widget))


def _texts_of(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield re.sub(r"<[^>]*>", " ", widget.text())
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    if isinstance(widget, QListWidget):
        yield from (widget.item(row).text() for row in range(widget.count()))
    if isinstance(widget, QTableWidget):
        for column in range(widget.columnCount()):
            head = widget.horizontalHeaderItem(column)
            yield head.text() if head else ""


def _place(window: Window, widget: QWidget) -> int:
    """Return the place of what is in a widget among all that is read."""
    read = (node.object() for node in nodes(window))
    return next(
        place
        for place, each in enumerate(read)
        if isinstance(each, QWidget) and (each is widget or widget.isAncestorOf(each))
    )


def _said_of(widget: QWidget) -> str:
    return widget.accessibleName() or type(widget).__name__
