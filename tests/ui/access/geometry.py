"""What is cut and what overlaps in a window, as its widgets lie."""

import re
from collections.abc import Iterator
from itertools import combinations, product

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from ui.table import TableView

_TEXTS = (QLabel, QAbstractButton, QLineEdit, QComboBox, QAbstractScrollArea, QTabBar)


def faults(window: QWidget) -> set[str]:
    """Return what is cut and what overlaps; the felt has tests of its own."""
    shown = [each for each in window.findChildren(QWidget) if _has_text(each)]
    return {*_cut(shown), *_clipped(window, shown), *_overlapping(window, shown)}


def _has_text(widget: QWidget) -> bool:
    return isinstance(widget, _TEXTS) and widget.isVisible() and not _is_on_felt(widget)


def _is_on_felt(widget: QWidget) -> bool:
    return any(isinstance(each, TableView) for each in _above(widget))


def _above(widget: QWidget) -> Iterator[QWidget]:
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()


def _cut(shown: list[QWidget]) -> Iterator[str]:
    for widget in shown:
        if not all(_fits(widget)):
            yield f"cut: {_said(widget)}"


def _fits(widget: QWidget) -> Iterator[bool]:
    """Yield for each text of a widget whether there is room for it."""
    match widget:
        case QLabel() if widget.text():
            yield _label_fits(widget)
        case QPushButton() | QToolButton() if widget.text():
            yield _button_fits(widget)
        case QCheckBox() | QRadioButton():
            yield widget.sizeHint().width() <= widget.width() + 1
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = QStyle.SubControl.SC_ComboBoxEditField
            combo = QStyle.ComplexControl.CC_ComboBox
            room = widget.style().subControlRect(combo, option, field, widget).width()
            yield _wide(widget, widget.currentText()) <= room
        case QLineEdit():
            yield _wide(widget, widget.text()) <= widget.width() - 6
        case QHeaderView() if widget.orientation() is Qt.Orientation.Horizontal:
            for section in range(widget.count()):
                if not widget.isSectionHidden(section):
                    yield _wide(widget, _head(widget, section)) <= widget.sectionSize(section)
        case QTabBar():
            yield all(widget.rect().contains(widget.tabRect(tab)) for tab in range(widget.count()))
        case QAbstractItemView():
            yield from _cells_fit(widget)
        case QAbstractScrollArea():
            yield not widget.horizontalScrollBar().isVisible()


def _label_fits(label: QLabel) -> bool:
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
    return max(_wide(label, word) for word in words)


def _button_fits(button: QAbstractButton) -> bool:
    lines = button.text().replace("&", "").split("\n")
    widest = max(_wide(button, line) for line in lines)
    tall = button.fontMetrics().height() * len(lines)
    return widest + 4 <= button.width() and tall <= button.height() + 2


def _cells_fit(view: QAbstractItemView) -> Iterator[bool]:
    """Yield whether each cell in sight has its text whole, or tells it when it is pointed at."""
    for index in _in_view(view):
        lines = str(index.data() or "").split("\n")
        room = view.visualRect(index).width()
        told = bool(index.data(Qt.ItemDataRole.ToolTipRole))
        wraps = isinstance(view, QListView) and view.wordWrap()
        yield told or wraps or max(_wide(view, line) for line in lines) <= room


def _in_view(view: QAbstractItemView) -> set[QModelIndex]:
    """Return the cells in sight, found as they are pointed at."""
    room = view.viewport().rect()
    step = max(view.fontMetrics().height() // 2, 4)
    points = product(range(2, room.width(), 4 * step), range(2, room.height(), step))
    return {view.indexAt(QPoint(x, y)) for x, y in points} - {QModelIndex()}


def _head(header: QHeaderView, section: int) -> str:
    return str(header.model().headerData(section, header.orientation()) or "")


def _wide(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)


def _clipped(window: QWidget, shown: list[QWidget]) -> Iterator[str]:
    """Yield what is out of sight in part and cannot be scrolled to."""
    for widget in shown:
        whole = QRect(widget.mapTo(window, QPoint()), widget.size())
        seen = _in_sight(window, widget)
        scrolls = any(isinstance(each, QAbstractScrollArea) for each in _above(widget))
        if scrolls and seen.isEmpty():
            continue
        if seen.width() < whole.width() or (seen.height() < whole.height() and not scrolls):
            yield f"clipped: {_said(widget)}"


def _overlapping(window: QWidget, shown: list[QWidget]) -> Iterator[str]:
    places = {widget: _in_sight(window, widget) for widget in shown}
    for one, other in combinations(shown, 2):
        apart = not places[one].intersects(places[other])
        if apart or one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        yield f"overlap: {_said(one)} and {_said(other)}"


def _in_sight(window: QWidget, widget: QWidget) -> QRect:
    """Return where a widget is seen in the window, as far as what holds it shows it."""
    place = QRect(widget.mapTo(window, QPoint()), widget.size())
    for above in _above(widget):
        place = place.intersected(QRect(above.mapTo(window, QPoint()), above.size()))
        if above is window:
            break
    return place


def _said(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
    return f"{type(widget).__name__} {(text or widget.accessibleName())[:40]!r}"
