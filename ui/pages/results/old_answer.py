"""An old answer as it was: the table, what was answered, what was said of it; nothing to change."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QVBoxLayout, QWidget

from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.wording import Words
from dealer_trainer.wording.figures import tenths_text, time_text
from dealer_trainer.wording.house_page import house_name
from ui.answering import AnswerRows
from ui.pages.drill.asking import story, task
from ui.pages.drill.feedback import feedback
from ui.pages.drill.html import feedback_html, verdict_text
from ui.reading import Reading
from ui.table import TableView
from ui.table.spots import is_on_felt
from ui.theme import Theme

_TABLE_WIDTH = 1000
_PANEL_LETTERS, _PANEL_WIDTH = 60, 0.25
_TABLE_SHARE, _PANEL_SHARE = 11, 9


class OldAnswer(QWidget):
    """Show a record; the text that explains it has the focus, so that the arrows scroll it.

    `title` says in words which answer it is, `rule` is the first that was cited, or empty.
    """

    def __init__(self, words: Words, theme: Theme, others: tuple[House, ...]) -> None:
        super().__init__()
        self._words = words
        self._theme = theme
        self._others = others
        self._record: AnswerRecord | None = None
        self._alike = True
        self.title = self.rule = ""
        self._table = TableView(words, theme)
        self._rows = AnswerRows()
        self._rows.keeps_close = True
        self._verdict = QLabel()
        self._verdict.setWordWrap(True)
        self.text = Reading()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        panel = QFrame()
        panel.setProperty("role", "card")
        inside = QVBoxLayout(panel)
        inside.addWidget(self._verdict)
        inside.addWidget(self._rows)
        inside.addWidget(self.text, 1)
        self._panel = panel
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.addWidget(self._table, _TABLE_SHARE)
        self._body.addWidget(panel, _PANEL_SHARE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._body, 1)

    def show_record(self, record: AnswerRecord, *, alike: bool) -> None:
        """Show an answer; `alike` tells that the program still settles its table as it did."""
        self._record, self._alike = record, alike
        question = record.question
        house = question.scenario.house
        beside = [part for part in question.parts if not is_on_felt(house, part)]
        self._rows.show_question(question, beside, self._table.look)
        self._rows.setVisible(bool(beside))
        self._table.show_question(question, self._rows.fields)
        self._table.show_feedback(record.grade)
        self._rows.show_grades(record.grade)
        self._show_texts()
        self.text.verticalScrollBar().setValue(0)
        self.focus()

    def focus(self) -> None:
        """Put the focus on the text."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self._table.set_words(words)
        self._rows.set_look(self._table.look)
        self._show_texts()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        self._table.set_theme(theme)
        self._rows.set_look(self._table.look)
        self._show_texts()

    def set_four_colours(self, *, on: bool) -> None:
        """Give each suit a colour of its own, or two colours to all."""
        self._table.set_four_colours(on)
        self._rows.set_look(self._table.look)

    def set_calm(self, *, on: bool) -> None:
        """Show the table without decoration, or with it."""
        self._table.set_calm(calm=on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = self.fontMetrics().averageCharWidth() * _PANEL_LETTERS
        beside = max(letters, round(self.width() * _PANEL_WIDTH))
        is_wide = self.width() - beside >= _TABLE_WIDTH
        self._body.setDirection(
            QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        )
        self._panel.setMaximumWidth(beside if is_wide else self.maximumWidth())

    def _show_texts(self) -> None:
        record = self._record
        if record is None:
            return
        words, question = self._words, record.question
        seconds = tenths_text(words, round(record.milliseconds / 100))
        title = words.text(
            "{time} · {house} · {task} · {seconds} s",
            time=time_text(words, record.answered),
            house=house_name(words, question.scenario.house),
            task=task(words, question),
            seconds=seconds,
        )
        self.title = title
        told = story(words, question)
        self._rows.tell(told)
        said = feedback(words, record, self._others)
        self.rule = said.rules[0][0] if said.rules else ""
        verdict = verdict_text(said)
        if not self._alike:
            verdict += "\n" + words.text(
                "By now the program settles this table in another way; "
                "the answer is shown as it was judged then."
            )
        self._verdict.setText(verdict)
        self._verdict.setProperty("role", "right" if said.right else "wrong")
        self._verdict.style().unpolish(self._verdict)
        self._verdict.style().polish(self._verdict)
        self.text.setHtml(feedback_html(words, said, self._theme))
        self.text.setAccessibleName(f"{title}. {verdict}")
        self.text.setAccessibleDescription(self.text.toPlainText())
