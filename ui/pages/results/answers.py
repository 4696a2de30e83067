"""The list of answers, the newest first, from which each opens as it was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.reports.results import answers_table
from dealer_trainer.store import AnswerLine
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.results import stored_idea
from ui.flow import flowing
from ui.inputs import DropDown
from ui.pages.results.filters import fill
from ui.pages.results.presenter import ResultsPresenter
from ui.pages.results.table_view import FiguresTable

_LEAST_LETTERS = 20


class AnswersView(QWidget):
    """List answers a page at a time; Enter opens one.

    Signals:
        chosen: an AnswerLine is to be opened.
        changed: other answers are to be listed.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, presenter: ResultsPresenter, words: Words) -> None:
        super().__init__()
        self._presenter = presenter
        self._words = words
        self._lines: tuple[AnswerLine, ...] = ()
        self._ideas: Sequence[tuple[str, int]] = ()
        self.table = FiguresTable()
        self.only_wrong = QCheckBox()
        self.idea, self._of = DropDown(), QLabel()
        self.idea.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.idea.setMinimumContentsLength(_LEAST_LETTERS)
        self._of.setBuddy(self.idea)
        self.open, self.newer, self.older = (QPushButton() for _ in range(3))
        self._hint = QLabel()
        self._hint.setProperty("role", "muted")
        buttons = (self.open, self.newer, self.older)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(flowing((self._of, self.idea, self.only_wrong, *buttons, self._hint)))
        column.addWidget(self.table, 1)
        self.only_wrong.clicked.connect(self._filter)
        self.idea.activated.connect(self._choose_idea)
        self.open.clicked.connect(lambda: self._choose(self.table.currentIndex().row()))
        self.table.chosen.connect(lambda row, _: self._choose(row))
        self.older.clicked.connect(self._show_older)
        self.newer.clicked.connect(self._show_newer)

    def read(self, ideas: Sequence[tuple[str, int]]) -> None:
        """Read the answers that are to be listed; raises what the store raises.

        `ideas` are those by which they can be listed, each with its number of answers.
        """
        page = self._presenter.answers()
        self._lines, self._ideas = page.lines, ideas
        self.older.setEnabled(page.more)
        self.newer.setEnabled(self._presenter.has_newer)
        self.open.setEnabled(bool(page.lines))
        self.set_words(self._words)

    def open_next(self) -> bool:
        """Open the answer after the one that is marked; tell whether there is one."""
        row = self.table.currentIndex().row() + 1
        if row < len(self._lines):
            self.table.selectRow(row)
        elif self.older.isEnabled():
            self._show_older()
        else:
            return False
        self._choose(self.table.currentIndex().row())
        return True

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self._of.setText(words.text("Wrong idea"))
        self.idea.setAccessibleName(words.text("Wrong idea"))
        idea = self._presenter.idea
        ideas = [name for name, _ in self._ideas]
        fill(self.idea, words.text("All answers"), ideas, idea, partial(stored_idea, words))
        self.only_wrong.setText(words.text("Only wrong ones"))
        # All answers from a wrong idea are wrong.
        self.only_wrong.setChecked(self._presenter.only_wrong or idea is not None)
        self.only_wrong.setEnabled(idea is None)
        self.open.setText(words.text("Open"))
        self.open.setToolTip(words.text("Show the table and the answer as they were (Enter)"))
        self.newer.setText(words.text("Newer"))
        self.older.setText(words.text("Older"))
        nothing = words.text("No wrong answers here.") if self.only_wrong.isChecked() else ""
        self._hint.setText("" if self._lines else nothing)
        known = self._presenter.houses.items()
        names = {name: house_name(words, house) for name, house in known}
        self.table.show_table(words, answers_table(words, self._lines, names))

    def _filter(self) -> None:
        self._presenter.only_wrong = self.only_wrong.isChecked()
        self._presenter.newest()
        self.changed.emit()

    def _choose_idea(self) -> None:
        self._presenter.list_of(self.idea.currentData())
        self.changed.emit()

    def _show_older(self) -> None:
        self._presenter.older(self._lines[-1])
        self._turn()

    def _show_newer(self) -> None:
        self._presenter.newer()
        self._turn()

    def _turn(self) -> None:
        self.changed.emit()
        self.table.selectRow(0)
        self.table.scrollToTop()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._lines):
            self.chosen.emit(self._lines[row])
