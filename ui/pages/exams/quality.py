"""How good the questions were: those that look faulty come first, and can be struck."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.exams.quality import Doubt, Quality
from dealer_trainer.generator import Topic
from dealer_trainer.mistakes import Idea
from dealer_trainer.questions import Kind
from dealer_trainer.wording import Words
from dealer_trainer.wording.kinds import kind_name
from dealer_trainer.wording.mistakes import idea_name
from dealer_trainer.wording.topics import topic_name
from ui.pages.exams.table import Cell, TextTable


class QualityPart(QWidget):
    """List the questions that were asked in exams.

    Signals:
        strike_wanted: the digest of the question that is not to count.
    """

    strike_wanted = Signal(str)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._questions: Sequence[Quality] = ()
        self._what = QLabel()
        self._what.setProperty("role", "muted")
        self._what.setWordWrap(True)
        self.table = TextTable()
        self._strike = QPushButton()
        self._strike.clicked.connect(self._choose)
        self.table.itemSelectionChanged.connect(self._show_chosen)
        buttons = QHBoxLayout()
        buttons.addWidget(self._strike)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._what)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)
        self.set_words(words)

    def show_questions(self, questions: Sequence[Quality]) -> None:
        """Show these questions."""
        self._questions = questions
        self._list()

    def focus(self) -> None:
        """Put the focus on the list."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self._strike.setText(words.text("Strike this question…"))
        self._strike.setToolTip(words.text("Count it no more, and grade anew whoever had it"))
        self.table.setAccessibleName(words.text("Questions asked in exams"))
        self._list()

    def _choose(self) -> None:
        chosen = self._chosen
        if chosen and not chosen.is_sort:
            self.strike_wanted.emit(chosen.example.digest)

    @property
    def _chosen(self) -> Quality | None:
        row = self.table.chosen_row
        return None if row is None or row >= len(self._questions) else self._questions[row]

    def _show_chosen(self) -> None:
        chosen = self._chosen
        self._strike.setEnabled(chosen is not None and not chosen.is_sort)

    def _list(self) -> None:
        words = self._words
        heads = [
            words.text("Question"),
            words.text("Kind"),
            words.text("Topic"),
            words.text("Asked"),
            words.text("Right, %"),
            words.text("Discrimination"),
            words.text("Most frequent wrong answer"),
            words.text("Wrong idea behind it"),
            words.text("Seconds"),
            words.text("Looks faulty"),
        ]
        self.table.show_rows(heads, [self._row(each) for each in self._questions])
        empty = words.text(
            "No exam was set on this computer yet. Go back, choose a plan and set an exam."
        )
        told = words.text(
            "Discrimination goes from −100 to 100: how much better those do in the rest of the "
            "exam who are right here. What looks faulty comes first."
        )
        self._what.setText(told if self._questions else empty)
        self._show_chosen()

    def _row(self, each: Quality) -> list[str | Cell]:
        words, example = self._words, each.example
        doubts = {
            Doubt.KEY: words.text("one wrong answer is more frequent than the right one"),
            Doubt.HARD: words.text("hardly anybody is right"),
            Doubt.EASY: words.text("nearly everybody is right"),
            Doubt.DISCRIMINATION: words.text("good candidates do no better"),
        }
        wrong = f"{each.wrong[1]} ({each.wrong_count})" if each.wrong else ""
        idea = f"{idea_name(words, Idea(each.idea))} ({each.idea_count})" if each.idea else ""
        return [
            words.text("all of this sort") if each.is_sort else example.digest[:8].upper(),
            kind_name(words, Kind(example.kind)),
            topic_name(words, Topic(example.topic)),
            Cell(words.number(each.asked), each.asked),
            Cell(words.number(each.facility), each.facility),
            Cell(_signed(words, each.discrimination), each.discrimination),
            wrong,
            idea,
            Cell(words.number(each.seconds), each.seconds),
            "; ".join(doubts[doubt] for doubt in each.doubts),
        ]


def _signed(words: Words, number: int | None) -> str:
    """Return a number with the sign that is printed, nothing for none."""
    return "" if number is None else words.number(number).replace("-", "\N{MINUS SIGN}")
