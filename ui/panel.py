"""The place of the answer: what the keys do while a question is open, afterwards the feedback."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from ui.answering import AnswerRows
from ui.reading import Reading
from ui.theme import restyle

_LETTERS = 100
_MARGIN = 10
_NO_LIMIT = 16777215  # Qt's own


class AnswerPanel(QFrame):
    """Show the verdict, the button that checks or goes on, the rows, and the text that explains.

    The rows are those of the parts that have no place on the felt, if there are any. A panel that
    `is_wide` has few lines.

    Signals:
        pressed: the button was pressed.
    """

    pressed = Signal()

    def __init__(self, rows: AnswerRows) -> None:
        super().__init__()
        self._rows = rows
        self.is_wide = self._is_asking = False
        self.setProperty("role", "card")
        self._verdict = QLabel()
        # As the first question wants it: to ask for the style would cost part of the start.
        self._verdict.setProperty("role", "muted")
        self._verdict.setWordWrap(True)
        self._verdict.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._button = QPushButton()
        self._button.setProperty("role", "primary")
        self._button.clicked.connect(self.pressed)
        self.text = Reading(inside=True)
        # Every line is broken; Qt offers to scroll sideways where it is in two minds about it.
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        top = QHBoxLayout()
        top.addWidget(self._verdict, 1)
        top.addWidget(self._button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 6, _MARGIN, 6)
        column.setSpacing(4)
        column.addLayout(top)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.addWidget(rows)
        self._body.addWidget(self.text)
        column.addLayout(self._body, 1)

    @property
    def is_narrow(self) -> bool:
        """Tell whether a line has too few letters to spare any of them for what the keys do."""
        return self.width() < _LETTERS * self.fontMetrics().averageCharWidth()

    def arrange(self, *, wide: bool) -> None:
        """Lay out a panel that is wide, with rows and what explains them side by side, or high."""
        self.is_wide = wide
        self._rows.keeps_close = not wide
        self._lay_out()

    def share(self, rows: int, text: int) -> None:
        """Divide the room between rows and text; who has no share is not seen."""
        for index, (widget, part) in enumerate(((self._rows, rows), (self.text, text))):
            widget.setVisible(part > 0)
            self._body.setStretch(index, part)
        self._lay_out()

    def _lay_out(self) -> None:
        """Set rows and text side by side or one above the other.

        While rows of a wide panel are answered, the text below them is no higher than it need be.
        """
        is_below = self.is_wide and self._is_asking and not self._rows.isHidden()
        side, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._body.setDirection(side if self.is_wide and not is_below else down)
        most = _NO_LIMIT
        if is_below:
            document = self.text.document()
            document.setTextWidth(self.width() - 2 * _MARGIN)
            most = round(document.size().height()) + 2
        self.text.setMaximumHeight(most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def ask(self, hint: str, html: str, button: str, tooltip: str, role: str = "muted") -> None:
        """Show what is to do in a role, what the keys do, and the button that checks the answer."""
        self._show_verdict(hint, role)
        self._show_button(button, tooltip)
        self._is_asking = True
        self.text.show_html(html)
        self.text.setAccessibleName("")
        self.text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()

    def explain(self, verdict: str, role: str, html: str, button: str, tooltip: str) -> None:
        """Show the verdict in its role (``right``, ``wrong``), the text, the button to go on."""
        self._show_verdict(verdict, role)
        self._show_button(button, tooltip)
        self._is_asking = False
        self._lay_out()
        at = self.text.verticalScrollBar().value()
        self.text.show_html(html)
        self.text.verticalScrollBar().setValue(at)
        self.text.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.text.setAccessibleName(verdict)
        self.text.setAccessibleDescription(self.text.toPlainText())

    def announce(self) -> None:
        """Give the text the focus and let a screen reader say the verdict."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        said = QAccessibleAnnouncementEvent(self.text, self._verdict.text())
        QAccessible.updateAccessibility(said)

    def say_hint(self) -> None:
        """Let a screen reader say what the text tells; the focus stays where it is."""
        said = QAccessibleAnnouncementEvent(self.text, self.text.toPlainText())
        QAccessible.updateAccessibility(said)

    def _show_verdict(self, text: str, role: str) -> None:
        self._verdict.setText(text)
        restyle(self._verdict, "role", role)

    def _show_button(self, text: str, tooltip: str) -> None:
        self._button.setText(text)
        self._button.setToolTip(tooltip)
