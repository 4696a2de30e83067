"""The one calm dialog over a fault of the program."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.wording import Words

_LETTERS, _LINES = 70, 8


class FaultDialog(QDialog):
    """Say what became of the answers, show the report and let it be copied; Enter goes on."""

    def __init__(self, window: QWidget, words: Words, unsaved: int) -> None:
        super().__init__(window)
        self._words = words
        self.setWindowTitle(words.text("Dealer Trainer"))
        told, comfort = QLabel(_sentence(words, unsaved)), QLabel()
        told.setProperty("role", "title")
        comfort.setText(
            words.text("You can go on. The report helps to mend it; nothing in it is about you.")
        )
        self._report = QPlainTextEdit()
        self._report.setProperty("role", "card")
        self._report.setReadOnly(True)
        self._report.setTabChangesFocus(True)
        self._report.setAccessibleName(words.text("Report of the fault"))
        self._copy = QPushButton(words.text("Copy the report"))
        self._copy.setAutoDefault(False)
        go_on = QPushButton(words.text("Continue"))
        go_on.setProperty("role", "primary")
        go_on.setDefault(True)
        for label in (told, comfort):
            label.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self._copy)
        buttons.addStretch()
        buttons.addWidget(go_on)
        column = QVBoxLayout(self)
        for widget in (told, comfort, self._report):
            column.addWidget(widget)
        column.addLayout(buttons)
        metrics = self.fontMetrics()
        wished = metrics.averageCharWidth() * _LETTERS, metrics.lineSpacing() * (_LINES + 8)
        self.resize(min(wished[0], window.width()), min(wished[1], window.height()))
        self._copy.clicked.connect(self._copy_report)
        go_on.clicked.connect(self.accept)
        go_on.setFocus()

    def show_report(self, report: str) -> None:
        """Show the report as it has become."""
        self._report.setPlainText(report)
        self._copy.setText(self._words.text("Copy the report"))

    def _copy_report(self) -> None:
        QGuiApplication.clipboard().setText(self._report.toPlainText())
        self._copy.setText(self._words.text("Copied"))


def _sentence(words: Words, unsaved: int) -> str:
    if not unsaved:
        return words.text("Something went wrong in the program. Your answers are saved.")
    return words.plural(
        "There is a fault in the program. "
        "{count} answer is not saved yet; it is kept while the window is open.",
        "There is a fault in the program. "
        "{count} answers are not saved yet; they are kept while the window is open.",
        unsaved,
    )
