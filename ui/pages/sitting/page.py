"""The page on which a candidate sits an exam: no help, no way out, the time always in sight."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from dealer_trainer.exams.sitting import Left
from dealer_trainer.store import HEARTBEAT, StoreError
from dealer_trainer.store.exam_rows import TakenOverError
from dealer_trainer.wording import Language, Words
from ui import keys
from ui.footer import KeyHint
from ui.page import Page
from ui.pages.drill.asking import keys_html, story, task
from ui.pages.exams.telling import sentence_of
from ui.pages.sitting.presenter import SittingPresenter
from ui.question_view import QuestionView
from ui.table import TableView
from ui.theme import Theme

_TICK = 200  # milliseconds
_SOON_OVER = 30_000


class SittingPage(Page):
    """Ask question after question until the exam is over; nothing is judged here.

    Signals:
        ended: the exam is over; the presenter has what came of it.
    """

    is_alone = True
    ended = Signal()

    def __init__(self, presenter: SittingPresenter, words: Words, theme: Theme) -> None:
        super().__init__()
        self.presenter = presenter
        self._words = words
        self._theme = theme
        self._blank = 0
        self._task, self._where, self._time = QLabel(), QLabel(), QLabel()
        self._view = QuestionView(TableView(words, theme))
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._view.table.submitted.connect(self._submit)
        self._view.table.reached.connect(self._view.rows.light)
        self._view.panel.pressed.connect(self._press)
        self._view.rearranged.connect(self._show_texts)
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._tick)
        self._beat = QTimer(self)
        self._beat.setInterval(round(HEARTBEAT.total_seconds() * 1000))
        self._beat.timeout.connect(self._say_that_it_goes_on)

    def begin(self) -> None:
        """Ask the first question, or the next one after a break."""
        QGuiApplication.instance().applicationStateChanged.connect(self._judge)  # type: ignore[union-attr]
        self._clock.start()
        self._beat.start()
        self._try(self.presenter.go_on)

    def end(self) -> None:
        """Let the exam go on no more in this window."""
        self._clock.stop()
        self._beat.stop()
        with suppress(RuntimeError):
            QGuiApplication.instance().applicationStateChanged.disconnect(self._judge)  # type: ignore[union-attr]
        with suppress(StoreError):
            self.presenter.leave()

    def focus(self) -> None:
        """Put the focus on what is answered now."""
        self._view.focus_answer()

    def hints(self, words: Words) -> list[KeyHint]:
        """Return the key that goes back, where the plan lets a candidate go back."""
        if not self.presenter.may_go_back:
            return []
        detail = words.text("Answer the question before once more")
        return [KeyHint(keys.QUESTION_BEFORE, words.text("Question before"), detail)]

    def press(self, key: Qt.Key) -> None:
        """Go back to the question before, where the plan allows it."""
        if key == keys.QUESTION_BEFORE and self.presenter.may_go_back:
            self._try(lambda: self.presenter.go_back(self._view.answers()))

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""
        self._words = words
        self._view.set_words(words)
        self._show_texts()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        self._view.set_theme(theme)
        self._show_texts()

    def set_four_colours(self, *, on: bool) -> None:
        """Give each suit a colour of its own, or two colours to all."""
        self._view.set_four_colours(on=on)

    def _lay_out(self) -> None:
        self._task.setProperty("role", "title")
        self._where.setProperty("role", "muted")
        self._time.setProperty("role", "title")
        self._time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for label in (self._task, self._where, self._time):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        line = QHBoxLayout()
        line.addWidget(self._task, 3)
        line.addWidget(self._where, 3)
        line.addWidget(self._time, 2)
        self._column.setContentsMargins(8, 6, 8, 4)
        self._column.setSpacing(6)
        self._column.addLayout(line)
        self._column.addWidget(self._view, 1)

    def _show_question(self) -> None:
        if self.presenter.asked is None:
            return
        question = self.presenter.asked.question
        self._blank = 0
        self._view.prepare(question)
        self._show_texts()
        self._column.activate()
        self._view.show_question(question)
        self.focus()

    def _show_texts(self) -> None:
        words, presenter = self._words, self.presenter
        if presenter.asked is None:
            return
        question = presenter.asked.question
        self._task.setText(task(words, question))
        russian, english = presenter.section
        self._where.setText(
            words.text(
                "{section} · question {number} of {total}",
                section=russian if words.language is Language.RUSSIAN else english,
                number=words.number(presenter.asked.number),
                total=words.number(presenter.total),
            )
        )
        told = story(words, question)
        instead = "" if told else words.text("What becomes of each bet?")
        if self._blank:
            instead = words.plural(
                "{count} bet is still open; Ctrl+Enter goes on all the same.",
                "{count} bets are still open; Ctrl+Enter goes on all the same.",
                self._blank,
            )
        give = words.text("Give the answer for good (Enter when no bet is open)")
        text = keys_html(words, self._theme, question, wide=self._view.is_wide, helps=False)
        self._view.ask(told, instead, text, (words.text("Answer"), give))
        self._show_time(presenter.left)

    def _show_time(self, left: Left) -> None:
        words = self._words
        text = words.text("Time left {time}", time=_clock(left.exam))
        if left.question is not None:
            for_question = words.text("for this question {time}", time=_clock(left.question))
            text = f"{text}\n{for_question}"
        soon = min(left.exam, left.exam if left.question is None else left.question) < _SOON_OVER
        self._time.setText(f"\N{WARNING SIGN} {text}" if soon else text)

    def _press(self) -> None:
        self._blank = self._view.blank
        if self._blank:
            self._show_texts()
            self.focus()
        else:
            self._submit()

    def _submit(self) -> None:
        self._try(lambda: self.presenter.answer(self._view.answers()))

    def _tick(self) -> None:
        left = self.presenter.left
        self._show_time(left)
        if self.presenter.asked is not None and left.over:
            self._submit()

    def _try(self, go: Callable[[], bool]) -> None:
        """Go on if the records let it; else say why, and Enter or the next moment tries again."""
        try:
            is_open = go()
        except (StoreError, TakenOverError) as error:
            self.told.emit(sentence_of(error))
            return
        if is_open:
            self._show_question()
        else:
            self.end()
            self.ended.emit()

    def _judge(self, state: Qt.ApplicationState) -> None:
        if state is not Qt.ApplicationState.ApplicationActive:
            with suppress(StoreError, TakenOverError):
                self.presenter.look_away()

    def _say_that_it_goes_on(self) -> None:
        with suppress(StoreError):
            self.presenter.beat()


def _clock(milliseconds: int) -> str:
    """Return a time as minutes and seconds, a begun second counted.

    >>> _clock(61_001)
    '1:02'
    """
    minutes, seconds = divmod(-(-milliseconds // 1000), 60)
    return f"{minutes}:{seconds:02d}"
