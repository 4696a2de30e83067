"""The page behind F8: figures with plots, the list of answers, an old answer, everybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.house import House
from dealer_trainer.reports import results
from dealer_trainer.reports.csv_file import SEPARATORS
from dealer_trainer.reports.person import PersonResults, person_parts
from dealer_trainer.store import AnswerLine, Learner, StoreError
from dealer_trainer.store.old_answers import OldAnswers, is_settled_alike
from dealer_trainer.wording import Words
from dealer_trainer.wording.result_names import page_title
from dealer_trainer.wording.troubles import trouble_sentence
from ui import keys
from ui.flow import FlowLayout
from ui.page import Page, Shown
from ui.pages.people.form import Form
from ui.pages.results.answers import AnswersView
from ui.pages.results.door import Door
from ui.pages.results.empty import Empty
from ui.pages.results.everybody import EverybodyView
from ui.pages.results.filters import Filters
from ui.pages.results.old_answer import OldAnswer
from ui.pages.results.presenter import Found, ResultsPresenter, State, Subject
from ui.pages.results.saving import save_csv, save_page
from ui.pages.results.views import (
    View,
    figure_bars,
    idea_bars,
    money_lines,
    week_lines,
)
from ui.theme import Theme


class ResultsPage(Page):
    """Show how somebody does, each tab a table with a plot beside it."""

    def __init__(self, presenter: ResultsPresenter, words: Words, theme: Theme) -> None:
        super().__init__()
        self.presenter = presenter
        self._words = words
        self._theme = theme
        self._found = Found(State.OPENING)
        self._old = OldAnswers()
        self._is_trainer = False
        self._title = QLabel()
        self.back, self.csv, self.print, self.everybody_button = (QPushButton() for _ in range(4))
        self.separator = QComboBox()
        self.form = Form(words)
        self.door = Door(presenter, self.form, self)
        self.filters = Filters(presenter)
        self.tabs = QTabBar()
        self.views = self._make_views()
        self.answers = AnswersView(presenter, words)
        self.empty = Empty(words)
        self.everybody = EverybodyView(words)
        self.old_answer = OldAnswer(words, theme, tuple(presenter.houses.values()))
        self._stack = QStackedWidget()
        self._shown = QStackedWidget()
        self._lay_out()
        self._connect()
        self._write()

    # --- what the window asks -----------------------------------------------------------------

    def enter(self, house: House) -> None:  # noqa: ARG002 - results are of all houses
        """Show the results of whoever practises, read anew."""
        self.form.close_form()
        self.presenter.newest()
        self._lock()
        self.refresh()

    def focus(self) -> None:
        """Put the focus on the tabs, or on what there is instead."""
        if self._is_unread:
            self.refresh()
        if self._stack.currentWidget() is self.everybody:
            self.everybody.focus()
        elif self._stack.currentWidget() is self.old_answer:
            self.old_answer.focus()
        elif self._shown.currentWidget() is self.empty:
            self.empty.focus()
        else:
            self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_back(self) -> bool:
        """Close what is asked, an old answer, somebody's results, or everybody."""
        if self.form.is_open:
            self.form.close_form()
        elif self._stack.currentWidget() is self.old_answer:
            self._stack.setCurrentWidget(self._figures)
            self.answers.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.presenter.chosen is not None:
            self._show_everybody()
        elif self._stack.currentWidget() is self.everybody:
            self.enter_own()
        else:
            return False
        self._write()
        return True

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        for part in (self.form, self.empty, self.answers, self.everybody, self.old_answer):
            part.set_words(words)
        for view in self.views:
            view.set_words(words)
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        for view in self.views:
            view.set_theme(theme)
        self.old_answer.set_theme(theme)

    def set_four_colours(self, *, on: bool) -> None:
        """Give each suit a colour of its own, or two colours to all."""
        self.old_answer.set_four_colours(on=on)

    def set_calm(self, *, on: bool) -> None:
        """Show the table of an old answer without decoration, or with it."""
        self.old_answer.set_calm(on=on)

    def set_houses(self, houses: Sequence[House]) -> None:
        """Call these houses by their names."""
        self.presenter.houses = {house.id: house for house in houses}

    def press(self, key: Qt.Key) -> None:
        """Open the reference at the rule of an old answer, as after a new one."""
        if key == keys.HINT and self._stack.currentWidget() is self.old_answer:
            self.opened.emit(Shown.REFERENCE)

    def to_look_up(self) -> str:
        """Return the rule of an old answer that is shown, the one of its first mistake if any."""
        is_shown = self._stack.currentWidget() is self.old_answer
        return self.old_answer.rule if is_shown else ""

    def hideEvent(self, event: QHideEvent) -> None:
        """Lock everybody's results when the trainer goes to another page."""
        super().hideEvent(event)
        if self._is_trainer and not event.spontaneous():
            self.form.close_form()
            self._lock()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, as Space does."""
        button = self.focusWidget()
        if keys.is_enter(event) and isinstance(button, QAbstractButton):
            if not event.isAutoRepeat():
                button.click()
        else:
            super().keyPressEvent(event)

    # --- what is shown ------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read everything anew, as it is chosen, and show it."""
        try:
            self._found = self.presenter.find()
        except StoreError as error:
            self._tell(error)
            self._found = Found(State.CLOSED)
        if self._found.state is State.FOUND:
            self._shown.setCurrentWidget(self._tabbed)
        else:
            self.empty.show_state(self._found.state, own=self.presenter.chosen is None)
            self._shown.setCurrentWidget(self.empty)
        self._show_tab()
        self._write()

    def look_again(self) -> None:
        """Read everything if it could not be read before."""
        if self._is_unread and self.isVisible():
            self.focus()

    @property
    def _is_unread(self) -> bool:
        return self._found.state in (State.OPENING, State.CLOSED) and self.presenter.is_open

    def enter_own(self) -> None:
        """Show the results of whoever practises; everybody's are locked again."""
        self._lock()
        self._change_subject()

    def _lock(self) -> None:
        """Forget what only a trainer may see."""
        self._is_trainer = False
        self._found = Found(State.OPENING)
        self.everybody.clear()
        self.presenter.chosen = None
        self._stack.setCurrentWidget(self._figures)

    def _change_subject(self) -> None:
        self.presenter.show_all()
        self.presenter.only_wrong = False
        self.presenter.newest()
        self._stack.setCurrentWidget(self._figures)
        self.refresh()
        self.focus()

    def _show_tab(self) -> None:
        """Show what was found in the tab that is chosen; the others wait until they are."""
        number = self.tabs.currentIndex()
        self._pages.setCurrentIndex(number)
        if self._found.state is not State.FOUND:
            return
        try:
            if number < len(self.views):
                self.views[number].show_found(self._found)
            else:
                self.answers.read()
        except StoreError as error:
            self._tell(error)

    def _ask_again(self) -> None:
        self.presenter.newest()
        self.refresh()

    def _show_all(self) -> None:
        self.presenter.show_all()
        self._ask_again()
        self.focus()

    def _open_answer(self, line: AnswerLine) -> None:
        from dealer_trainer.files import FilesError

        try:
            stored = self.presenter.answer(line.key)
            record = self._old.record(stored)
        except StoreError as error:
            self._tell(error)
        except KeyError:
            self.told.emit(lambda words: words.text("This answer is there no more."))
        except (FilesError, ValueError):
            self.told.emit(
                lambda words: words.text(
                    "This answer comes from another version of the program; use that to open it."
                )
            )
        else:
            self._stack.setCurrentWidget(self.old_answer)
            self.old_answer.show_record(record, alike=is_settled_alike(stored, record))
            self._write()

    def _show_everybody(self) -> None:
        """Show everybody to the trainer, whose PIN was right."""
        self.presenter.chosen = None
        try:
            self.everybody.show_learners(self.presenter.learners())
        except StoreError as error:
            self._tell(error)
            return
        self._is_trainer = True
        self._stack.setCurrentWidget(self.everybody)
        self._write()
        self.focus()

    def _show_learner(self, learner: Learner) -> None:
        self.presenter.chosen = Subject(learner.person, learner.name)
        self._change_subject()

    def _tell(self, error: StoreError) -> None:
        self.told.emit(lambda words: trouble_sentence(words, error.trouble))

    # --- files --------------------------------------------------------------------------------

    def _save_csv(self) -> None:
        if self._stack.currentWidget() is self.everybody:
            table = self.everybody.table.figures.table
        elif self.tabs.currentIndex() < len(self.views):
            table = self.views[self.tabs.currentIndex()].table.figures.table
        else:
            table = self.answers.table.figures.table
        if table is not None:
            separator = self.separator.currentData()
            save_csv(self, self._words, table, separator, self.told.emit)

    def _print_learner(self, learner: Learner) -> None:
        self.presenter.chosen = Subject(learner.person, learner.name)
        self.presenter.show_all()
        try:
            self._print(self.presenter.find(), self._words.text("All the time"))
        except StoreError as error:
            self._tell(error)
        finally:
            self.presenter.chosen = None

    def _print_shown(self) -> None:
        try:
            self._print(self._found, self.filters.said)
        except StoreError as error:
            self._tell(error)

    def _print(self, found: Found, scope: str) -> None:
        words, today = self._words, self.presenter.today
        name = self.presenter.subject.name
        person = PersonResults(name, scope, found.skills, found.days, found.ideas)
        save_page(self, words, name, person_parts(words, person, today), self.told.emit)

    # --- how it is put together ---------------------------------------------------------------

    def _make_views(self) -> tuple[View, ...]:
        words, theme = self._words, self._theme
        return (
            View(words, theme, lambda w, f: results.whole_table(w, f.whole), money_lines),
            View(words, theme, lambda w, f: results.topics_table(w, f.skills), figure_bars),
            View(words, theme, lambda w, f: results.hands_table(w, f.skills), figure_bars),
            View(words, theme, lambda w, f: f.grid.table(w), is_heat=True),
            View(words, theme, lambda w, f: results.weeks_table(w, f.days), week_lines),
            View(words, theme, lambda w, f: results.ideas_table(w, f.ideas), idea_bars),
        )

    def _lay_out(self) -> None:
        self._title.setProperty("role", "title")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.back)
        tools = QWidget()
        flow = FlowLayout(8)
        flow.setContentsMargins(0, 0, 0, 0)
        tools.setLayout(flow)
        for widget in (self.csv, self.separator, self.print, self.everybody_button):
            flow.addWidget(widget)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(True)
        for _ in range(len(self.views) + 1):
            self.tabs.addTab("")
        self._pages = QStackedWidget()
        for page in (*self.views, self.answers):
            self._pages.addWidget(page)
        self._tabbed = QWidget()
        column = QVBoxLayout(self._tabbed)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        column.addWidget(self._pages, 1)
        self._shown.addWidget(self._tabbed)
        self._shown.addWidget(self.empty)
        self._figures = QWidget()
        inside = QVBoxLayout(self._figures)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.filters)
        inside.addWidget(self._shown, 1)
        for page in (self._figures, self.everybody, self.old_answer):
            self._stack.addWidget(page)
        self._tools = tools
        whole = QVBoxLayout(self)
        whole.addLayout(top)
        whole.addWidget(self.form)
        whole.addWidget(self._stack, 1)
        whole.addWidget(tools)

    def _connect(self) -> None:
        self.back.clicked.connect(self._go_back)
        self.csv.clicked.connect(self._save_csv)
        self.print.clicked.connect(self._print_shown)
        self.everybody_button.clicked.connect(self.door.ask)
        self.filters.changed.connect(self._ask_again)
        self.tabs.currentChanged.connect(lambda _: self._show_tab())
        self.answers.changed.connect(self._show_tab)
        self.answers.chosen.connect(self._open_answer)
        self.empty.all_wanted.connect(self._show_all)
        self.empty.practice_wanted.connect(partial(self.opened.emit, Shown.START))
        self.everybody.chosen.connect(self._show_learner)
        self.everybody.print_wanted.connect(self._print_learner)
        self.everybody.pin_wanted.connect(self.door.ask_another)
        self.door.opened.connect(self._show_everybody)
        self.door.told.connect(self.told)
        self.form.closed.connect(self.focus)

    def _go_back(self) -> None:
        if not self.take_back():
            self.closed.emit()

    def _write(self) -> None:
        """Write what is not of a part of the page, and show the tools that there is a use for."""
        words = self._words
        shown = self._stack.currentWidget()
        name = self.presenter.subject.name
        title = page_title(words, name) if name else words.text("Results")
        if shown is self.everybody:
            title = words.text("Everybody")
        elif shown is self.old_answer:
            title = self.old_answer.title
        self._title.setText(title)
        self.back.setText(words.text("Back"))
        self.back.setToolTip(words.text("Back (Esc)"))
        self.csv.setText(words.text("Save as CSV…"))
        self.csv.setToolTip(words.text("Save the table that is shown for a spreadsheet"))
        self.print.setText(words.text("Page to print…"))
        self.print.setToolTip(words.text("Save a page with these results as a PDF"))
        self.everybody_button.setText(words.text("Everybody…"))
        self.everybody_button.setToolTip(
            words.text("All people side by side, for the trainer, who has a PIN")
        )
        self._offer_separators()
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
        self.tabs.setAccessibleName(words.text("What is shown"))
        self.filters.show_choices(words, self._found)
        is_found = self._found.state is State.FOUND
        self._tools.setVisible(shown is not self.old_answer)
        self.filters.setVisible(self._found.state in (State.FOUND, State.NOTHING_CHOSEN))
        self.csv.setEnabled(is_found or shown is self.everybody)
        self.print.setVisible(shown is self._figures)
        self.print.setEnabled(is_found)
        self.everybody_button.setVisible(not self._is_trainer)
        self.everybody_button.setEnabled(self.presenter.is_open)

    def _offer_separators(self) -> None:
        words = self._words
        names = (words.text("semicolon ;"), words.text("comma ,"), words.text("tab"))
        chosen = max(0, self.separator.currentIndex())
        self.separator.clear()
        for name, separator in zip(names, SEPARATORS, strict=True):
            self.separator.addItem(name, separator)
        self.separator.setCurrentIndex(chosen)
        self.separator.setAccessibleName(words.text("What separates the columns of a CSV file"))
        self.separator.setToolTip(words.text("What separates the columns of a CSV file"))
