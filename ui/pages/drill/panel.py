"""The place of the answer: what the keys do while a question is open, afterwards the feedback."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from ui.reading import Reading


class AnswerPanel(QFrame):
    """Show the verdict, the button that checks or goes on, and the text that explains.

    Signals:
        pressed: the button was pressed.
    """

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._verdict = QLabel()
        self._verdict.setWordWrap(True)
        self._verdict.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._button = QPushButton()
        self._button.setProperty("role", "primary")
        self._button.clicked.connect(self.pressed)
        self.text = Reading()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.document().setDocumentMargin(2)
        top = QHBoxLayout()
        top.addWidget(self._verdict, 1)
        top.addWidget(self._button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 6)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self.text, 1)

    def ask(self, hint: str, html: str, button: str, tooltip: str) -> None:
        """Show what is to do, what the keys do, and the button that checks the answer."""
        self._show_verdict(hint, "muted")
        self._show_button(button, tooltip)
        self.text.setHtml(html)
        self.text.setAccessibleName("")
        self.text.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def explain(self, verdict: str, role: str, html: str, button: str, tooltip: str) -> None:
        """Show the verdict in its role (``right``, ``wrong``), the text, the button to go on."""
        self._show_verdict(verdict, role)
        self._show_button(button, tooltip)
        at = self.text.verticalScrollBar().value()
        self.text.setHtml(html)
        self.text.verticalScrollBar().setValue(at)
        self.text.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.text.setAccessibleName(verdict)
        self.text.setAccessibleDescription(self.text.toPlainText())

    def announce(self) -> None:
        """Give the text the focus and let a screen reader say the verdict."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        said = QAccessibleAnnouncementEvent(self.text, self._verdict.text())
        QAccessible.updateAccessibility(said)

    def _show_verdict(self, text: str, role: str) -> None:
        self._verdict.setText(text)
        if self._verdict.property("role") != role:
            self._verdict.setProperty("role", role)
            self._verdict.style().unpolish(self._verdict)
            self._verdict.style().polish(self._verdict)

    def _show_button(self, text: str, tooltip: str) -> None:
        self._button.setText(text)
        self._button.setToolTip(tooltip)
