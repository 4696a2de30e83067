"""How widgets lie on pages: rows that break as text does, columns not too wide to read."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSplitter,
    QWidget,
)

_WIDEST = 150  # letters
_SHARES = (600, 400)


class FlowLayout(QLayout):
    """Lay widgets side by side and break the line as text does; `gap` is in pixels."""

    def __init__(self, gap: int = 6, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._bottom(QRect(0, 0, width, 0))

    def is_one_line(self, width: int) -> bool:
        """Tell whether everything has room side by side."""
        return len({place.center().y() for _, place in self._places(QRect(0, 0, width, 0))}) < 2

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for item, place in self._places(rect):
            item.setGeometry(place)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _bottom(self, rect: QRect) -> int:
        bottom = max((place.bottom() + 1 for _, place in self._places(rect)), default=rect.top())
        return bottom + self.contentsMargins().bottom() - rect.top()

    def _places(self, rect: QRect) -> Iterator[tuple[QLayoutItem, QRect]]:
        inside = rect.marginsRemoved(self.contentsMargins())
        x, y = inside.x(), inside.y()
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            wide = max(min(hint.width(), inside.width()), 0)
            size = QSize(wide, _height_for(item, wide))
            if line and x + size.width() > inside.right() + 1:
                yield from _centred(line)
                x, y, line = inside.x(), y + _height(line) + self.spacing(), []
            line.append((item, QRect(QPoint(x, y), size)))
            x += size.width() + self.spacing()
        yield from _centred(line)


def _height_for(item: QLayoutItem, width: int) -> int:
    widget = item.widget()
    if widget is not None and widget.hasHeightForWidth():
        return widget.heightForWidth(width)
    return item.sizeHint().height()


def _height(line: list[tuple[QLayoutItem, QRect]]) -> int:
    return max((place.height() for _, place in line), default=0)


def _centred(line: list[tuple[QLayoutItem, QRect]]) -> Iterator[tuple[QLayoutItem, QRect]]:
    """Yield the widgets of a line, those that are less high in its middle."""
    height = _height(line)
    for item, place in line:
        yield item, place.translated(0, (height - place.height()) // 2)


def flowing(buttons: Iterable[QWidget]) -> QWidget:
    """Return buttons in a line that goes on below where it is too long."""
    around = QWidget()
    flow = FlowLayout(6)
    flow.setContentsMargins(0, 0, 0, 0)
    around.setLayout(flow)
    for button in buttons:
        flow.addWidget(button)
    return around


def divided(first: QWidget, second: QWidget) -> QSplitter:
    """Return two widgets with a border between them that can be moved; the first has more room."""
    split = QSplitter()
    split.setChildrenCollapsible(False)
    for widget, share in zip((first, second), _SHARES, strict=True):
        split.addWidget(widget)
        split.setStretchFactor(split.indexOf(widget), share)
    split.setSizes(_SHARES)
    # A splitter puts what comes later beneath, which a screen reader would read first.
    second.raise_()
    return split


def widest() -> int:
    """Return how wide a column may be that is still read with ease, in pixels."""
    return _WIDEST * QFontMetrics(QApplication.font()).averageCharWidth()


def in_the_middle(layout: QLayout) -> QWidget:
    """Return a widget that keeps a layout from growing too wide to read."""
    inside = QWidget()
    inside.setLayout(layout)
    inside.setMaximumWidth(widest())
    around = QWidget()
    line = QHBoxLayout(around)
    line.setContentsMargins(0, 0, 0, 0)
    line.addStretch(1)
    line.addWidget(inside, 100)
    line.addStretch(1)
    return around


def scrolled(content: QWidget) -> QScrollArea:
    """Return an area in which content scrolls that is too high; the Tab key passes it by."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area
