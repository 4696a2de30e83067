"""The drill page: question, table, answer and feedback, each always in the same place."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.practice.asker import Way
from dealer_trainer.questions import Part, Question
from dealer_trainer.wording import Words
from ui import keys
from ui.footer import KeyHint
from ui.idle import Idle
from ui.page import Page, Shown
from ui.pages.drill.asking import hints_html, keys_html, left_text, story, tally_parts, task
from ui.pages.drill.presenter import DrillPresenter, Phase
from ui.question_view import EXPLAINED, QuestionView
from ui.table import TableView
from ui.theme import Theme

# Milliseconds: how often a run's clock is shown, and for how long a right answer there.
_TICK, _FLASH = 200, 400
_BETWEEN = " · "


class DrillPage(Page):
    """Show the presenter's question, take the answer, explain it, go on.

    `has_summary` is set where the page of the end of a session can tell of this one.

    Signals:
        finished: the last question is explained and left, or the time of a run is up.
        judged: an answer is explained now; whether it is right.
        paused: a round is over; it is told how it went before practice goes on.
    """

    finished = Signal()
    judged = Signal(bool)
    paused = Signal()

    def __init__(
        self, presenter: DrillPresenter, table: TableView, words: Words, theme: Theme
    ) -> None:
        super().__init__()
        self.presenter = presenter
        self.has_summary = False
        self._view = QuestionView(table)
        self._rows, self._panel = self._view.rows, self._view.panel
        table.print_pays()
        self._words = words
        self._theme = theme
        self._task, self._tally = QLabel(), QLabel()
        self._reached = ""
        self._explained: tuple[object, tuple[str, str, str]] | None = None
        self._idle = Idle(self)
        self._ticking = QTimer(self)
        self._ticking.setInterval(_TICK)
        self._ticking.timeout.connect(self._tick)
        self._column = QVBoxLayout(self)
        self._lay_out()
        table.submitted.connect(self._submit)
        table.answer_changed.connect(self._follow_answer)
        table.reached.connect(self._reach)
        self._panel.pressed.connect(self._press)
        self._view.rearranged.connect(self._rearrange)

    @property
    def tells(self) -> bool:
        """Tell whether it can be told how it went so far."""
        return self.has_summary and self.presenter.tally.answered > 0

    def show_question(self) -> None:
        """Show the open question; best when the page has its place, so that it is drawn once."""
        question = self.presenter.question
        self._view.prepare(question)
        self._reached = ""
        self._show_texts()
        self._column.activate()
        self._view.show_question(question)
        if self.presenter.is_example:
            self._explain()
            return
        if self.presenter.limit is not None:
            self._ticking.start()
        self.focus()
        ahead = self._view.table.get_ready(question, answered=True)
        self._idle.begin([*ahead, self.presenter.get_ready])

    def go_on(self) -> None:
        """Go on to the next question, if there is one, after it was told how it went."""
        if self.presenter.go_on():
            self.show_question()

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

    def set_calm(self, *, on: bool) -> None:
        """Show the table without decoration, or with it."""
        self._view.set_calm(on=on)

    def focus(self) -> None:
        """Put the focus where the person goes on: on the bets, or on the feedback."""
        if self.presenter.phase is Phase.EXPLAINED:
            self._view.focus_text()
        else:
            self._view.focus_answer()

    def hints(self, words: Words) -> list[KeyHint]:
        """Return the keys of a question: to report it, and for a hint."""
        report = words.text("Save this question with its house and settlement in a file")
        calm = words.text("The table without decoration, with larger figures; or as it was")
        hint = words.text(
            "One more hint: where to look, the rule, the sum begun; "
            "after the answer the reference at its rule"
        )
        return [
            KeyHint(keys.REPORT, words.text("Report"), report),
            KeyHint(keys.HINT, words.text("Hint"), hint),
            KeyHint(keys.CALM, words.text("Calm view"), calm),
        ]

    def press(self, key: Qt.Key) -> None:
        """Say one more hint, or after the answer open the reference at the rule."""
        if key != keys.HINT:
            return
        if self.presenter.phase is Phase.EXPLAINED:
            self.opened.emit(Shown.REFERENCE)
        else:
            self.hint()

    def to_look_up(self) -> str:
        """Return the rule of the first mistake, or the first rule, of an answer that is judged."""
        record = self.presenter.record
        if self.presenter.phase is not Phase.EXPLAINED or record is None:
            return ""
        from ui.pages.drill.feedback import feedback

        rules = feedback(self._words, record, self.presenter.others).rules
        return rules[0][0] if rules else ""

    def hint(self) -> None:
        """Say one more hint for the part that is answered now."""
        part = self._part(self._reached)
        if part is None or self.presenter.phase is not Phase.ASKED:
            return
        from dealer_trainer.wording.asked.hinting import hint_steps

        steps = hint_steps(self._words, self.presenter.question, part)
        self.presenter.hint(part.key, len(steps))
        self.presenter.touch()
        self._ask_for(0)
        self._panel.say_hint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        explained = self.presenter.phase is Phase.EXPLAINED
        if not (explained and Qt.Key(event.key()) in keys.GO_ON):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._go_on()

    def _lay_out(self) -> None:
        self._task.setProperty("role", "title")
        self._tally.setProperty("role", "muted")
        self._tally.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._task.setWordWrap(True)
        line = QHBoxLayout()
        line.addWidget(self._task, 1)
        line.addWidget(self._tally)
        self._column.setContentsMargins(8, 6, 8, 4)
        self._column.setSpacing(6)
        self._column.addLayout(line)
        self._column.addWidget(self._view, 1)

    def submit(self, answers: Mapping[str, str | None]) -> None:
        """Have an answer graded, saved and explained."""
        self.presenter.submit(answers, self._explain)

    def _follow_answer(self) -> None:
        self.presenter.touch()
        self._idle.add(self._foresee)

    def _foresee(self) -> None:
        """Lay out what will explain the answer if it stays as it is."""
        record = self.presenter.foresee(self._view.answers())
        if record is not None:
            _, _, html = self._explanation(record)
            self._panel.text.lay_out_ahead(html)

    def _submit(self) -> None:
        self.submit(self._view.answers())

    def _explain(self) -> None:
        if self.presenter.grade is not None:
            self._view.show_grade(self.presenter.grade)
            self.judged.emit(self.presenter.grade.right)
        self._show_texts()
        self._panel.announce()
        if self.presenter.limit is not None and self.presenter.grade and self.presenter.grade.right:
            QTimer.singleShot(_FLASH, self, partial(self._go_on_after, self.presenter.record))
        self._idle.begin([self._look_ahead, self._draw_ahead])

    def _look_ahead(self) -> None:
        if self.presenter.look_ahead():
            self._show_texts()

    def _draw_ahead(self) -> None:
        upcoming = self.presenter.session.upcoming
        if upcoming is None:
            return
        jobs = [*self._view.get_ready(upcoming.question)]
        if upcoming.way is Way.EXAMPLE:
            jobs += self._view.table.get_ready(upcoming.question, answered=True)
        self._idle.begin([*jobs, partial(self._lay_out_keys, upcoming.question)])

    def _lay_out_keys(self, question: Question) -> None:
        text = keys_html(self._words, self._theme, question, wide=self._view.is_wide)
        self._panel.text.lay_out_ahead(text)

    def _go_on_after(self, record: AnswerRecord | None) -> None:
        """Go on by itself after a right answer in a run, unless the person was quicker."""
        if self.presenter.record is record:
            self._go_on()

    def _tick(self) -> None:
        """Show what is left of a run; when nothing is, the open question counts as nothing."""
        if self.presenter.is_over:
            self._ticking.stop()
            if self.isVisible():
                self.finished.emit()
        else:
            self._show_tally()

    def _press(self) -> None:
        """Do what the button says; bets that are open are pointed out before they are checked."""
        if self.presenter.phase is Phase.EXPLAINED:
            self._go_on()
            return
        if self._view.blank:
            self._ask_for(self._view.blank)
            self.focus()
        else:
            self._submit()

    def _go_on(self) -> None:
        if self.presenter.is_over:
            self.finished.emit()
        elif self.presenter.pauses:
            self.presenter.pause()
            self.paused.emit()
        else:
            self.go_on()

    def _ask_for(self, blank: int) -> None:
        """Say what is to do; `blank` is how many bets were open when a check was asked for."""
        words, question = self._words, self.presenter.question
        told = story(words, question)
        instead = "" if told else words.text("What becomes of each bet?")
        if blank:
            instead = words.plural(
                "{count} bet is still open; Ctrl+Enter checks all the same.",
                "{count} bets are still open; Ctrl+Enter checks all the same.",
                blank,
            )
        check = words.text("Check"), words.text("Check the answer (Enter when no bet is open)")
        text = keys_html(words, self._theme, question, wide=self._view.is_wide)
        taken, left = self._hints()
        if taken:
            text = hints_html(words, self._theme, taken, left)
        # Rows that need the room are more than what the keys do; a hint is seen in any case.
        self._view.ask(told, instead, text, check, keeps_text=bool(taken))

    def _hints(self) -> tuple[list[str], int]:
        """Return the hints that were taken for the part answered now, and how many are left."""
        part = self._part(self._reached)
        count = self.presenter.hints.get(self._reached, 0)
        if part is None or not count:
            return [], 0
        from dealer_trainer.wording.asked.hinting import hint_steps

        steps = hint_steps(self._words, self.presenter.question, part)
        return list(steps[:count]), len(steps) - count

    def _part(self, key: str) -> Part | None:
        return next((part for part in self.presenter.question.parts if part.key == key), None)

    def _reach(self, key: str) -> None:
        """Light the row of the part that is answered now, and show the hints taken for it."""
        had_hints = bool(self.presenter.hints.get(self._reached))
        self._reached = key
        if self.presenter.phase is Phase.ASKED:
            self._rows.light(key)
            if had_hints or self.presenter.hints.get(key):
                self._ask_for(0)

    def _show_texts(self) -> None:
        words, presenter = self._words, self.presenter
        self._task.setText(task(words, presenter.question))
        self._show_tally()
        if presenter.record is None:
            self._ask_for(0)
        else:
            self._show_feedback(presenter.record)

    def _show_tally(self) -> None:
        presenter = self.presenter
        parts = tally_parts(self._words, presenter.number, presenter.tally)
        if presenter.left is not None:
            parts = [left_text(self._words, presenter.left), *parts]
        metrics, title = self._tally.fontMetrics(), self._task.fontMetrics()
        room = self.width() - title.horizontalAdvance(self._task.text() + "\N{EM DASH}" * 3)
        while len(parts) > 1 and metrics.horizontalAdvance(_BETWEEN.join(parts)) > room:
            parts.pop()
        self._tally.setText(_BETWEEN.join(parts))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_tally()

    def _rearrange(self) -> None:
        for label in (self._task, self._tally):
            label.setStyleSheet(self._view.text_style)
        self._show_texts()

    def _show_feedback(self, record: AnswerRecord) -> None:
        verdict, role, html = self._explanation(record)
        self._view.share(EXPLAINED)
        words = self._words
        self._panel.explain(
            verdict, role, html, words.text("Next"), words.text("Next question (Enter or Space)")
        )

    def _explanation(self, record: AnswerRecord) -> tuple[str, str, str]:
        """Return the verdict, its role and the text that explains it, made once."""
        presenter, words = self.presenter, self._words
        of = (record.question, record.grade, record.ideas, record.tied)
        shown = (of, presenter.is_example, presenter.held, words, self._theme)
        if self._explained is None or self._explained[0] != shown:
            # Not needed for the first question, which should not wait for it.
            from ui.pages.drill.feedback import feedback
            from ui.pages.drill.html import feedback_html, held_html, verdict_text

            said = feedback(words, record, presenter.others)
            html = feedback_html(words, said, self._theme)
            if presenter.is_example:
                verdict, role = words.text("A worked example: this is how it is settled."), "task"
            else:
                verdict, role = verdict_text(said), "right" if said.right else "wrong"
                html = held_html(words, self._theme, presenter.held) + html
            self._explained = shown, (verdict, role, html)
        return self._explained[1]
