"""What a certificate says that was checked."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dealer_trainer.exams.certificate import Facts
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.certificates import fact_lines
from ui.reading import COLUMN, Reading


class FactsPart(QWidget):
    """Show all facts of a certificate."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._facts: Facts | None = None
        self._text = Reading(COLUMN)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._text)

    def show_facts(self, facts: Facts) -> None:
        """Show these facts."""
        self._facts = facts
        self.set_words(self._words)

    def focus(self) -> None:
        """Put the focus on the text."""
        self._text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show the same in this language."""
        self._words = words
        self._text.setAccessibleName(words.text("The certificate is genuine"))
        if self._facts is not None:
            rows = "".join(
                f"<tr><td>{escape(name)}&nbsp;&nbsp;</td><td><b>{escape(value)}</b></td></tr>"
                for name, value in fact_lines(words, self._facts)
            )
            self._text.setHtml(f"<table cellspacing='0' cellpadding='3'>{rows}</table>")
