"""The slim line at the top of the window: who practises."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from dealer_trainer.wording import Words


class NameLine(QLabel):
    """Show a person's name; without an account the line is not there."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "muted")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setContentsMargins(12, 4, 12, 0)
        self.setWordWrap(True)
        self.hide()

    def show_name(self, words: Words, name: str) -> None:
        """Say in this language who practises; nothing without a name."""
        self.setText(words.text("Practises: {name}", name=name) if name else "")
        self.setVisible(bool(name))
