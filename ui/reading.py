"""A text to read."""

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from ui import keys

#: As many letters as an eye finds back from to the next line.
COLUMN = 150
_MARGIN, _INSIDE = 12, 6  # around the text
_BAR = 3
_LEFT_TO_THE_PAGE = keys.GO_ON | {keys.BACK}


class Reading(QTextBrowser):
    """Scroll by keyboard; the keys that go on or back are left to the page.

    No line is longer than so many `letters`, if they are given, however wide the window is. Only a
    text that lies `inside` something else has no sheet of its own; a bar beside it tells of the
    focus, elsewhere the edge of the sheet.
    """

    def __init__(self, letters: int | None = None, *, inside: bool = False) -> None:
        super().__init__()
        self._letters = letters
        self._is_inside = inside
        self.setFrameShape(QFrame.Shape.NoFrame)
        if not inside:
            self.setProperty("role", "card")
        self.document().setDocumentMargin(_INSIDE if inside else _MARGIN)
        self._ahead: tuple[str, QTextDocument] | None = None

    def lay_out_ahead(self, html: str) -> None:
        """Lay out a text that will probably be shown next."""
        if self._ahead is not None and self._ahead[0] == html:
            return
        shown = self.document()
        laid = self._ahead[1] if self._ahead is not None else QTextDocument(self)
        laid.setDocumentMargin(shown.documentMargin())
        laid.setDefaultFont(shown.defaultFont())
        laid.setDefaultTextOption(shown.defaultTextOption())
        laid.setTextWidth(shown.textWidth())
        laid.setHtml(html)
        self._ahead = html, laid

    def show_html(self, html: str) -> None:
        """Show a text, as it was laid out ahead if it was."""
        shown = self.document()
        if self._ahead is None or self._ahead[0] != html:
            self.setHtml(html)
            return
        _, laid = self._ahead
        # Qt deletes the document that it made itself.
        is_mine = shown.parent() is self
        if laid.defaultFont() != shown.defaultFont():
            laid.setDefaultFont(shown.defaultFont())
        self.setDocument(laid)
        self._ahead = ("", shown) if is_mine else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._letters is not None:
            longest = self._letters * self.fontMetrics().averageCharWidth()
            if self.viewport().width() > longest:
                self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
                self.setLineWrapColumnOrWidth(longest)
            else:
                self.setLineWrapMode(QTextEdit.LineWrapMode.WidgetWidth)
        super().resizeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_inside and self.hasFocus():
            painter = QPainter(self.viewport())
            painter.fillRect(0, 0, _BAR, self.viewport().height(), self.palette().link())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _LEFT_TO_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)
