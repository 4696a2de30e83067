"""What a screen reader says: every control has a name, and everything is in the language."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtGui import QAccessible
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

from dealer_trainer.wording import Language
from tests.ui.access.conftest import Walk, nodes
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
# Rule ids and the paths of files.
NO_WORDS = re.compile(r"\b[A-Z]{1,2}-\d+\b|\S*/\S*")


@pytest.mark.parametrize("language", list(Language))
def test_every_control_has_a_name(
    spoken: Callable[[Language], Window], walk: Walk, language: Language
) -> None:
    window = spoken(language)
    nameless = [
        f"{page}: {node.role().name} {type(node.object()).__name__}"
        for page in walk(window)
        for node in nodes(window)
        if node.role() in CONTROLS and not node.text(QAccessible.Text.Name).strip()
    ]
    assert not nameless


def test_nothing_is_left_untranslated(spoken: Callable[[Language], Window], walk: Walk) -> None:
    window = spoken(Language.RUSSIAN)
    found = {
        f"{page}: {word!r} in {text[:60]!r}"
        for page in walk(window)
        for text in _texts(window)
        for word in re.findall(r"[A-Za-z]{3,}", NO_WORDS.sub("", text))
        if word not in LATIN
    }
    assert not found


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


def test_what_stands_first_is_read_first(spoken: Callable[[Language], Window], walk: Walk) -> None:
    window = spoken(Language.ENGLISH)
    backwards = [
        f"{page}: {_said_of(before)} is read after {_said_of(after)}"
        for page in walk(window)
        for split in window.findChildren(QSplitter)
        if split.isVisible()
        for before, after in pairwise(map(split.widget, range(split.count())))
        if before is not None and after is not None
        if _place(window, before) > _place(window, after)
    ]
    assert not backwards


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
