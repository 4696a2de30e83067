"""No text is cut and nothing overlaps, at every size of window and text, in both languages."""

import re
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFont, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dealer_trainer.wording import Language
from tests.ui.access.conftest import Walk, settle
from ui.table import TableView
from ui.window import Window

SIZES = ((1024, 700), (1366, 768), (1920, 1080))
RUSSIAN, ENGLISH = Language.RUSSIAN, Language.ENGLISH
# Russian is the longer of the two, so the rest is left to the long counts.
CASES = (
    (100, RUSSIAN),
    (200, RUSSIAN),
    pytest.param(200, ENGLISH, marks=pytest.mark.soak),
    pytest.param(150, RUSSIAN, marks=pytest.mark.soak),
    pytest.param(100, ENGLISH, marks=pytest.mark.soak),
    pytest.param(150, ENGLISH, marks=pytest.mark.soak),
)


@pytest.fixture
def font() -> Iterator[Callable[[int], None]]:
    """Set the size of all text in per cent; it is as before after the test."""
    before = QFont(QApplication.font())

    def scaled(percent: int) -> None:
        larger = QFont(before)
        larger.setPointSizeF(before.pointSizeF() * percent / 100)
        QApplication.setFont(larger)

    yield scaled
    QApplication.setFont(before)


@pytest.mark.parametrize(("percent", "language"), CASES)
def test_no_text_is_cut_and_nothing_overlaps(
    spoken: Callable[[Language], Window],
    walk: Walk,
    qtbot: QtBot,
    font: Callable[[int], None],
    language: Language,
    percent: int,
) -> None:
    font(percent)
    window = spoken(language)
    window.setMinimumSize(*SIZES[0])
    wrong = set()
    for page in walk(window):
        for size in SIZES:
            window.resize(*size)
            settle(qtbot)
            assert (window.width(), window.height()) == size, page
            shown = [each for each in window.findChildren(QWidget) if _has_text(each)]
            faults = [*_cut(shown), *_overlapping(window, shown)]
            wrong |= {f"{page} {size[0]}x{size[1]}: {each}" for each in faults}
    assert not wrong, "\n".join(sorted(wrong))


def _has_text(widget: QWidget) -> bool:
    """Tell whether it is a text or control in sight; the felt has tests of its own."""
    kinds = (QLabel, QAbstractButton, QLineEdit, QComboBox, QAbstractScrollArea)
    return isinstance(widget, kinds) and widget.isVisible() and not _is_on_felt(widget)


def _is_on_felt(widget: QWidget) -> bool:
    above: QWidget | None = widget
    while above is not None and not isinstance(above, TableView):
        above = above.parentWidget()
    return above is not None


def _cut(shown: list[QWidget]) -> Iterator[str]:
    for widget in shown:
        if isinstance(widget, QLabel) and widget.text() and not _fits(widget):
            yield f"cut: label {widget.text()[:50]!r}"
        if isinstance(widget, QPushButton | QToolButton) and not _button_fits(widget):
            yield f"cut: button {widget.text()[:50]!r}"


def _fits(label: QLabel) -> bool:
    room = label.contentsRect()
    if label.wordWrap():
        wanted = label.heightForWidth(label.width())
        return wanted <= label.height() + 1 and _widest_word(label) <= room.width() + 1
    return label.sizeHint().width() <= label.width() + 1


def _widest_word(label: QLabel) -> int:
    text = label.text()
    if text.startswith("<"):
        document = QTextDocument()
        document.setHtml(text)
        text = document.toPlainText()
    words = re.split("[\\s\u200b-]", text)
    return max(label.fontMetrics().horizontalAdvance(word) for word in words)


def _button_fits(button: QAbstractButton) -> bool:
    lines = button.text().replace("&", "").split("\n")
    widest = max(button.fontMetrics().horizontalAdvance(line) for line in lines)
    tall = button.fontMetrics().height() * len(lines)
    return not button.text() or (widest + 4 <= button.width() and tall <= button.height() + 2)


def _overlapping(window: Window, shown: list[QWidget]) -> Iterator[str]:
    places = {widget: _in_sight(window, widget) for widget in shown}
    for one, other in combinations(shown, 2):
        apart = not places[one].intersects(places[other])
        if apart or one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        yield f"overlap: {_said(one)} and {_said(other)}"


def _in_sight(window: Window, widget: QWidget) -> QRect:
    """Return where a widget is seen in the window, as far as what holds it shows it."""
    place = QRect(widget.mapTo(window, QPoint()), widget.size())
    above = widget.parentWidget()
    while above is not None and above is not window:
        place = place.intersected(QRect(above.mapTo(window, QPoint()), above.size()))
        above = above.parentWidget()
    return place


def _said(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
    return f"{type(widget).__name__} {(text or widget.accessibleName())[:40]!r}"
