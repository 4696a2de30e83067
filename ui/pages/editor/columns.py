"""A column for each box, with names before them, in as many blocks as the width needs."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

# The cards of a box in letters, and what stands around them in pixels.
_LETTERS, _AROUND = 17, 8


class Columns(QWidget):
    """Lay columns side by side; where there is no room for all, in blocks one below the other.

    `names` has the names of the rows once for each column, since each may begin a block.
    """

    def __init__(
        self, names: Sequence[Sequence[QWidget]], columns: Sequence[Sequence[QWidget]]
    ) -> None:
        super().__init__()
        self._names = names
        self._columns = columns
        self._across = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_AROUND)
        for widget in (widget for each in (*names, *columns) for widget in each):
            widget.setParent(self)
        self._arrange(len(columns))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._wanted(1), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        every = len(self._columns)
        ways = (every, (every + 1) // 2)
        self._arrange(next((each for each in ways if self._wanted(each) <= self.width()), 1))

    def _wanted(self, across: int) -> int:
        """Return the width that so many columns need."""
        name = max(label.sizeHint().width() for label in self._names[0])
        column = self.fontMetrics().averageCharWidth() * _LETTERS + 2 * _AROUND
        return name + across * column

    def _arrange(self, across: int) -> None:
        if across == self._across:
            return
        self._across = across
        while self._grid.takeAt(0):
            pass
        top = Qt.AlignmentFlag.AlignTop
        for place, (names, column) in enumerate(zip(self._names, self._columns, strict=True)):
            block, at = divmod(place, across)
            first = block * (len(column) + 1)
            self._grid.setColumnStretch(at + 1, 1)
            for row, (name, cell) in enumerate(zip(names, column, strict=True), start=first):
                name.setVisible(at == 0)
                if at == 0:
                    self._grid.addWidget(name, row, 0, top)
                self._grid.addWidget(cell, row, at + 1, top)
        for at in range(across, len(self._columns)):
            self._grid.setColumnStretch(at + 1, 0)
