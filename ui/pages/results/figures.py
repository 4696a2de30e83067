"""Somebody's results: what is asked for, the tabs with figures and plots, the list of answers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from dealer_trainer.practice.sessions import Plan
from dealer_trainer.reports import results
from dealer_trainer.reports.tables import Table
from dealer_trainer.store import StoreError
from dealer_trainer.wording import Words
from dealer_trainer.wording.results import practice_text
from dealer_trainer.wording.troubles import trouble_sentence
from ui.pages.results.answers import AnswersView
from ui.pages.results.empty import Empty
from ui.pages.results.filters import Filters
from ui.pages.results.presenter import Found, ResultsPresenter, State
from ui.pages.results.views import View, figure_bars, idea_bars, money_lines, week_lines
from ui.theme import Theme


class FiguresView(QWidget):
    """Show the figures of the presenter's subject, each tab a table with a plot beside it.

    Signals:
        changed: other figures are shown.
        answer_wanted: an AnswerLine is to be opened.
        start_wanted: the person wants to practise.
        practice_wanted: a Plan, which he wants to practise.
        told: a Sentence for the line at the bottom of the window.
    """

    changed = Signal()
    answer_wanted = Signal(object)
    start_wanted = Signal()
    practice_wanted = Signal(object)
    told = Signal(object)

    def __init__(self, presenter: ResultsPresenter, words: Words, theme: Theme) -> None:
        super().__init__()
        self.found = Found(State.OPENING)
        self._presenter = presenter
        self._words = words
        # Where the person was when he began to practise.
        self._left: QWidget | None = None
        self.filters = Filters(presenter)
        self.tabs = QTabBar()
        self.topics = View(
            words, theme, lambda w, f: results.topics_table(w, f.skills), figure_bars, leads=True
        )
        self.skills = View(words, theme, lambda w, f: f.grid.table(w), is_heat=True, leads=True)
        self.ideas = View(
            words, theme, lambda w, f: results.ideas_table(w, f.ideas), idea_bars, leads=True
        )
        self.views = (
            View(words, theme, lambda w, f: results.whole_table(w, f.whole), money_lines),
            self.topics,
            View(words, theme, lambda w, f: results.hands_table(w, f.skills), figure_bars),
            self.skills,
            View(words, theme, lambda w, f: results.weeks_table(w, f.days), week_lines),
            self.ideas,
        )
        self.answers = AnswersView(presenter, words)
        self.empty = Empty(words)
        self._pages, self._shown, self._tabbed = QStackedWidget(), QStackedWidget(), QWidget()
        self._lay_out()
        self._connect()
        self._write()

    def refresh(self) -> None:
        """Read everything anew, as it is chosen, and show it."""
        try:
            self.found = self._presenter.find()
        except StoreError as error:
            self._tell(error)
            self.found = Found(State.CLOSED)
        if self.found.state is State.FOUND:
            self._shown.setCurrentWidget(self._tabbed)
        else:
            self.empty.show_state(self.found.state, own=self._presenter.chosen is None)
            self._shown.setCurrentWidget(self.empty)
        self._show_tab()
        self._write()
        self.changed.emit()

    def clear(self) -> None:
        """Forget what was found, and which answers were listed."""
        self.found = Found(State.OPENING)
        self._presenter.list_all()

    @property
    def is_unread(self) -> bool:
        """Tell whether there may be more to read: it could not be read, or was practised since."""
        was_closed = self.found.state in (State.OPENING, State.CLOSED)
        return (was_closed or self._left is not None) and self._presenter.is_open

    @property
    def table(self) -> Table | None:
        """The table that is shown."""
        number = self.tabs.currentIndex()
        shown = self.views[number] if number < len(self.views) else self.answers
        return shown.table.figures.table

    def focus(self) -> None:
        """Put the focus on the tabs, or on what there is instead."""
        if self._shown.currentWidget() is self.empty:
            self.empty.focus()
        else:
            (self._left or self.tabs).setFocus(Qt.FocusReason.OtherFocusReason)
        self._left = None

    def focus_answers(self) -> None:
        """Put the focus on the list of answers."""
        self.answers.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_back(self) -> bool:
        """Go from the answers of a wrong idea back to the ideas; tell whether they were shown."""
        if self._presenter.idea is None or self._pages.currentWidget() is not self.answers:
            return False
        self._presenter.list_all()
        self.tabs.setCurrentIndex(self.views.index(self.ideas))
        self.ideas.table.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        for part in (self.empty, self.answers, *self.views):
            part.set_words(words)
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        for view in self.views:
            view.set_theme(theme)

    def _show_tab(self) -> None:
        """Show what was found in the tab that is chosen; the others wait until they are."""
        number = self.tabs.currentIndex()
        self._pages.setCurrentIndex(number)
        if self.found.state is not State.FOUND:
            return
        try:
            if number < len(self.views):
                self.views[number].show_found(self.found)
            else:
                self.answers.read(self.found.ideas)
        except StoreError as error:
            self._tell(error)

    def _ask_again(self) -> None:
        self._presenter.newest()
        self.refresh()

    def _show_all(self) -> None:
        self._presenter.show_all()
        self._ask_again()
        self.focus()

    def _show_answers_of(self, row: int, _column: int) -> None:
        """List the answers behind which an idea was likeliest."""
        self._presenter.list_of(self.found.ideas[row][0])
        self.tabs.setCurrentIndex(len(self.views))
        self.focus_answers()

    def _practise(self, view: View, row: int, column: int) -> None:
        """Practise what a cell is about; by the time he comes back the figures are others."""
        plan = self._plan(view, row, column)
        if plan is not None:
            self._left = view.table
            self.practice_wanted.emit(plan)
            if self.isVisible():  # there was nothing to ask
                self._left = None

    def _offer(self, view: View, row: int, column: int) -> None:
        """Say what can be practised from a cell."""
        words, plan = self._words, self._plan(view, row, column)
        view.act.setEnabled(plan is not None)
        if plan is None:
            said = words.text("This house has nothing to practise of it.")
        else:
            said = practice_text(words, plan.house, plan.topic, plan.asked.hand)
        view.note.setText(said)
        view.act.setAccessibleDescription(said)

    def _plan(self, view: View, row: int, column: int) -> Plan | None:
        grid = self.found.grid
        if not 0 <= row < len(grid.topics):
            return None
        hand = grid.hands[column - 1] if view is self.skills and column > 0 else None
        return self._presenter.plan(grid.topics[row], hand)

    def _tell(self, error: StoreError) -> None:
        self.told.emit(lambda words: trouble_sentence(words, error.trouble))

    def _connect(self) -> None:
        self.filters.changed.connect(self._ask_again)
        self.tabs.currentChanged.connect(lambda _: self._show_tab())
        self.answers.changed.connect(self._show_tab)
        self.answers.chosen.connect(self.answer_wanted)
        self.ideas.chosen.connect(self._show_answers_of)
        for view in (self.topics, self.skills):
            view.chosen.connect(partial(self._practise, view))
            view.reached.connect(partial(self._offer, view))
        self.empty.all_wanted.connect(self._show_all)
        self.empty.practice_wanted.connect(self.start_wanted)

    def _lay_out(self) -> None:
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(True)
        for page in (*self.views, self.answers):
            self.tabs.addTab("")
            self._pages.addWidget(page)
        column = QVBoxLayout(self._tabbed)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        column.addWidget(self._pages, 1)
        self._shown.addWidget(self._tabbed)
        self._shown.addWidget(self.empty)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.filters)
        whole.addWidget(self._shown, 1)

    def _write(self) -> None:
        words = self._words
        tabs = (
            words.text("All together"),
            words.text("Topics"),
            words.text("Combinations"),
            words.text("Skills"),
            words.text("Weeks"),
            words.text("Wrong ideas"),
            words.text("Answers"),
        )
        for place, text in enumerate(tabs):
            self.tabs.setTabText(place, text)
        for view in (self.topics, self.skills):
            index = view.table.currentIndex()
            for each in (view.act, view.note):
                each.setVisible(self._presenter.chosen is None)
            view.act.setText(words.text("Practise this"))
            view.act.setToolTip(
                words.text("Practise the topic, with this combination alone in its column (Enter)")
            )
            self._offer(view, index.row(), index.column())
        self.ideas.act.setText(words.text("Its answers"))
        self.ideas.act.setToolTip(words.text("List the answers that came from this idea (Enter)"))
        self.tabs.setAccessibleName(words.text("What is shown"))
        self.filters.show_choices(words, self.found)
        self.filters.setVisible(self.found.state in (State.FOUND, State.NOTHING_CHOSEN))
