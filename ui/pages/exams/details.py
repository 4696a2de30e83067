"""One exam that is over: its figures, why it was not passed, its questions if they may be seen."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.exams.book import Entry, State
from dealer_trainer.exams.paper import Paper
from dealer_trainer.exams.plan import ExamPlan, Shown
from dealer_trainer.exams.result import Graded, Result, result_of
from dealer_trainer.mistakes import Idea
from dealer_trainer.reports.paper import answers_html
from dealer_trainer.wording import Words
from dealer_trainer.wording.asked.given import given_text
from dealer_trainer.wording.exams.results import (
    name_of,
    reason_text,
    result_lines,
    state_name,
)
from dealer_trainer.wording.mistakes import idea_name
from ui.flow import flowing
from ui.reading import COLUMN, Reading
from ui.theme import Theme


class Details(QWidget):
    """Show what came of an exam, to the candidate no more than the plan allows.

    Signals:
        certificate_wanted: the certificate is to be saved.
        questions_wanted: the questions are to be shown, which have to be drawn again.
    """

    certificate_wanted = Signal()
    questions_wanted = Signal()

    def __init__(self, words: Words, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self._theme = theme
        self._shows = Shown.RESULT
        self.from_register = False
        self.entry: Entry | None = None
        self._plan: ExamPlan | None = None
        self._paper: Paper | None = None
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._text = Reading(COLUMN)
        self._save = QPushButton()
        self._save.setProperty("role", "primary")
        self._save.clicked.connect(self.certificate_wanted)
        self._ask = QPushButton()
        self._ask.clicked.connect(self.questions_wanted)
        buttons = flowing((self._save, self._ask))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        column.addWidget(self._text, 1)
        column.addWidget(buttons)

    def show_entry(
        self, entry: Entry, plan: ExamPlan, shows: Shown, *, from_register: bool
    ) -> None:
        """Show this exam, by its plan, as far as `shows`."""
        self.from_register = from_register
        self.entry, self._plan, self._shows, self._paper = entry, plan, shows, None
        self._write()

    def show_questions(self, paper: Paper) -> None:
        """Show every question of the exam's paper with the answer and the explanation."""
        self._paper = paper
        self._write()

    def focus(self) -> None:
        """Put the focus on the text."""
        self._text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show the same in this language."""
        self._words = words
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Show the same in these colours."""
        self._theme = theme
        self._write()

    def _write(self) -> None:
        words = self._words
        self._save.setText(words.text("Certificate…"))
        self._save.setToolTip(words.text("Save the certificate as PDF; the passphrase is asked"))
        if self.entry is None or self._plan is None:
            return
        entry, plan = self.entry, self._plan
        self._save.setVisible(entry.state is State.PASSED)
        self._ask.setText(words.text("Questions with explanations…"))
        self._ask.setToolTip(words.text("Show what was asked, what was given, and what is right"))
        told = self._shows is Shown.QUESTIONS and entry.seed is not None
        self._ask.setVisible(told and self._paper is None)
        self._title.setText(
            words.text(
                "{name}, staff number {staff} · {plan}",
                name=entry.candidate.name,
                staff=entry.candidate.staff,
                plan=name_of(words, plan.names),
            )
        )
        self._text.setAccessibleName(self._title.text())
        self._text.setHtml(self._html(entry, plan))

    def _html(self, entry: Entry, plan: ExamPlan) -> str:
        words = self._words
        if entry.state in (State.UNFINISHED, State.ANNULLED):
            reason = f": {entry.reason}" if entry.reason else ""
            return f"<p>{escape(state_name(words, entry.state) + reason)}</p>"
        result = result_of(plan, entry.graded)
        passed = entry.state is State.PASSED
        sign = "\N{HEAVY CHECK MARK}" if passed else "\N{HEAVY BALLOT X}"
        colour = self._theme.right if passed else self._theme.wrong
        told = escape(f"{sign} {state_name(words, entry.state)}")
        verdict = f'<span style="font-size:xx-large">{told}</span>'
        parts = [
            f'<p style="color:{colour}">{verdict}</p>',
            _rows(result_lines(words, result)[1:]),
        ]
        if result.reasons:
            reasons = "".join(
                f"<li>{escape(reason_text(words, plan.sections, each))}</li>"
                for each in result.reasons
            )
            why = words.text("Why it is not passed")
            parts.append(f"{_heading(why)}<ul>{reasons}</ul>")
        if self._shows is not Shown.RESULT:
            parts.append(self._sections(plan, result))
        away = [(words.text("Other program in front"), words.number(entry.away))]
        broken = [(words.text("Broken off"), words.number(entry.breaks))]
        parts.append(_heading(words.text("Course")) + _rows([*away, *broken]))
        if self._paper is not None:
            parts.append(self._questions(self._paper, entry.graded))
        return "".join(parts)

    def _sections(self, plan: ExamPlan, result: Result) -> str:
        words = self._words
        rows = [
            (
                name_of(words, section.names),
                words.text(
                    "{right} of {asked}, {accuracy} %",
                    right=words.number(each.right),
                    asked=words.number(each.asked),
                    accuracy=each.accuracy,
                ),
            )
            for section, each in zip(plan.sections, result.sections, strict=True)
        ]
        ideas = [
            (idea_name(words, Idea(idea)), words.number(count))
            for idea, count in result.ideas.items()
        ]
        wrong = _heading(words.text("Wrong ideas")) + _rows(ideas) if ideas else ""
        return _heading(words.text("Sections")) + _rows(rows) + wrong

    def _questions(self, paper: Paper, graded: Sequence[Graded]) -> str:
        words = self._words
        parts = [_heading(words.text("Questions"))]
        for asked, each in zip(paper.questions, graded, strict=True):
            mark = words.text("right") if each.right else words.text("wrong")
            if each.struck:
                mark = words.text("struck, it does not count")
            elif each.blank:
                mark = words.text("not answered")
            given = "; ".join(
                given_text(words, asked.question, part, each.given.get(part.key))
                for part in asked.question.parts
            )
            told = words.text("Given: {answers}", answers=given)
            parts.append(answers_html(words, paper, asked))
            parts.append(f"<p><b>{escape(mark)}.</b> {escape(told)}</p><hr/>")
        return "".join(parts)


def _heading(text: str) -> str:
    return f'<h3 style="margin-top:12px; margin-bottom:2px">{escape(text)}</h3>'


def _rows(rows: Sequence[tuple[str, str]]) -> str:
    lines = "".join(
        f'<tr><td width="45%">{escape(name)}&nbsp;&nbsp;</td><td><b>{escape(value)}</b></td></tr>'
        for name, value in rows
    )
    return f"<table width='100%' cellspacing='0' cellpadding='2'>{lines}</table>"
