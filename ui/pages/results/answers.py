"""The list of answers, the newest first, from which each opens as it was."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.reports.results import answers_table
from dealer_trainer.store import AnswerLine
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import house_name
from ui.flow import FlowLayout
from ui.pages.results.presenter import ResultsPresenter
from ui.pages.results.table_view import FiguresTable


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
        self.table = FiguresTable()
        self.only_wrong = QCheckBox()
        self.open, self.newer, self.older = (QPushButton() for _ in range(3))
        self._hint = QLabel()
        self._hint.setProperty("role", "muted")
        tools = QWidget()
        flow = FlowLayout(8)
        flow.setContentsMargins(0, 0, 0, 0)
        tools.setLayout(flow)
        for widget in (self.only_wrong, self.open, self.newer, self.older, self._hint):
            flow.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(tools)
        column.addWidget(self.table, 1)
        self.only_wrong.clicked.connect(self._filter)
        self.open.clicked.connect(lambda: self._choose(self.table.currentIndex().row()))
        self.table.chosen.connect(self._choose)
        self.older.clicked.connect(self._show_older)
        self.newer.clicked.connect(self._show_newer)

    def read(self) -> None:
        """Read the answers that are to be listed; raises what the store raises."""
        page = self._presenter.answers()
        self._lines = page.lines
        self.older.setEnabled(page.more)
        self.newer.setEnabled(self._presenter.has_newer)
        self.open.setEnabled(bool(page.lines))
        self.set_words(self._words)

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self.only_wrong.setText(words.text("Only wrong ones"))
        self.only_wrong.setChecked(self._presenter.only_wrong)
        self.open.setText(words.text("Open"))
        self.open.setToolTip(words.text("Show the table and the answer as they were (Enter)"))
        self.newer.setText(words.text("Newer"))
        self.older.setText(words.text("Older"))
        nothing = words.text("No wrong answers here.") if self._presenter.only_wrong else ""
        self._hint.setText("" if self._lines else nothing)
        known = self._presenter.houses.items()
        names = {name: house_name(words, house) for name, house in known}
        self.table.show_table(words, answers_table(words, self._lines, names))

    def _filter(self) -> None:
        self._presenter.only_wrong = self.only_wrong.isChecked()
        self._presenter.newest()
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
