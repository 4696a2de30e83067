"""The drill page: question, table, answer and feedback, each always in the same place."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dealer_trainer.questions import Grade
from dealer_trainer.wording import Words
from ui import keys
from ui.pages.drill.asking import keys_html, tally_text, task
from ui.pages.drill.panel import AnswerPanel
from ui.pages.drill.presenter import DrillPresenter, Phase
from ui.table import TableView
from ui.theme import Theme

# Beside the table if this many pixels are left for it, else below it.
_TABLE_WIDTH = 1000
_PANEL_LETTERS, _PANEL_WIDTH = 60, 0.25
# Below it the panel has these lines of text, within these shares of the height.
_PANEL_LINES = 10
_LEAST_SHARE, _MOST_SHARE = 0.27, 0.36


class DrillPage(QWidget):
    """Show the presenter's question, take the answer, explain it, go on."""

    def __init__(
        self, presenter: DrillPresenter, table: TableView, words: Words, theme: Theme
    ) -> None:
        super().__init__()
        self.presenter = presenter
        self._table = table
        self._words = words
        self._theme = theme
        self._task, self._tally = QLabel(), QLabel()
        self._panel = AnswerPanel()
        self._column = QVBoxLayout(self)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._lay_out()
        table.submitted.connect(self._submit)
        table.answer_changed.connect(lambda _: presenter.touch())
        self._panel.pressed.connect(self._press)

    def show_question(self) -> None:
        """Show the open question; best when the page has its place, so that it is drawn once."""
        self._show_texts()
        self._column.activate()
        self._table.show_question(self.presenter.question)
        self.focus()

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""
        self._words = words
        self._table.set_words(words)
        self._show_texts()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        self._table.set_theme(theme)
        self._show_texts()

    def set_four_colours(self, *, on: bool) -> None:
        """Give each suit a colour of its own, or two colours to all."""
        self._table.set_four_colours(on)

    def focus(self) -> None:
        """Put the focus where the person goes on: on the bets, or on the feedback."""
        if self.presenter.phase is Phase.EXPLAINED:
            self._panel.text.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            # The bet that had it last, or the first one of a new question.
            bet = self._table.focusWidget()
            (self._table if bet is None else bet).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        explained = self.presenter.phase is Phase.EXPLAINED
        if not (explained and Qt.Key(event.key()) in keys.GO_ON):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _lay_out(self) -> None:
        self._task.setProperty("role", "title")
        self._tally.setProperty("role", "muted")
        self._tally.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for label in (self._task, self._tally):
            label.setWordWrap(True)
        line = QHBoxLayout()
        line.addWidget(self._task, 2)
        line.addWidget(self._tally, 3)
        self._body.addWidget(self._table, 1)
        self._body.addWidget(self._panel)
        self._column.setContentsMargins(8, 6, 8, 4)
        self._column.setSpacing(6)
        self._column.addLayout(line)
        self._column.addLayout(self._body, 1)

    def _arrange(self) -> None:
        """Put the panel beside the table where there is room, else below it."""
        letters = self.fontMetrics().averageCharWidth() * _PANEL_LETTERS
        beside = max(letters, round(self.width() * _PANEL_WIDTH))
        if self.width() - beside >= _TABLE_WIDTH:
            self._body.setDirection(QBoxLayout.Direction.LeftToRight)
            self._panel.setMinimumHeight(0)
            self._panel.setMaximumHeight(self.maximumHeight())
            self._panel.setFixedWidth(beside)
        else:
            self._body.setDirection(QBoxLayout.Direction.TopToBottom)
            self._panel.setMinimumWidth(0)
            self._panel.setMaximumWidth(self.maximumWidth())
            lines = self.fontMetrics().lineSpacing() * _PANEL_LINES
            least, most = (round(self.height() * share) for share in (_LEAST_SHARE, _MOST_SHARE))
            self._panel.setFixedHeight(min(max(lines, least), most))

    def submit(self, answers: Mapping[str, str | None]) -> None:
        """Have an answer graded, saved and explained."""
        self.presenter.submit(answers, self._explain)

    def _submit(self) -> None:
        self.submit(self._table.answers())

    def _explain(self) -> None:
        if self.presenter.grade is not None:
            self._table.show_feedback(self.presenter.grade)
        self._show_texts()
        self._panel.announce()

    def _press(self) -> None:
        """Do what the button says; bets that are open are pointed out before they are checked."""
        if self.presenter.phase is Phase.EXPLAINED:
            self._go_on()
            return
        blank = sum(answer is None for answer in self._table.answers().values())
        if blank:
            self._ask_for(blank)
            self.focus()
        else:
            self._submit()

    def _go_on(self) -> None:
        if self.presenter.go_on():
            self.show_question()

    def _ask_for(self, blank: int) -> None:
        """Say what is to do; `blank` is how many bets were open when a check was asked for."""
        words = self._words
        hint = words.text("What becomes of each bet?")
        if blank:
            hint = words.plural(
                "{count} bet is still open; Ctrl+Enter checks all the same.",
                "{count} bets are still open; Ctrl+Enter checks all the same.",
                blank,
            )
        check = words.text("Check")
        tooltip = words.text("Check the answer (Enter when no bet is open)")
        self._panel.ask(hint, keys_html(words, self._theme), check, tooltip)

    def _show_texts(self) -> None:
        words, presenter = self._words, self.presenter
        self._task.setText(task(words, presenter.question))
        self._tally.setText(tally_text(words, presenter.number, presenter.tally))
        if presenter.grade is None:
            self._ask_for(0)
        else:
            self._show_feedback(presenter.grade)

    def _show_feedback(self, grade: Grade) -> None:
        # Not needed for the first question, which should not wait for it.
        from ui.pages.drill.feedback import feedback
        from ui.pages.drill.html import feedback_html, verdict_text

        words = self._words
        said = feedback(words, self.presenter.question, grade)
        self._panel.explain(
            verdict_text(said),
            "right" if said.right else "wrong",
            feedback_html(words, said, self._theme),
            words.text("Next"),
            words.text("Next question (Enter or Space)"),
        )
