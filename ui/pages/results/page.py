"""The page behind F8: somebody's figures, an old answer, everybody; what is saved of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
)

from dealer_trainer.house import House
from dealer_trainer.reports.person import PersonResults
from dealer_trainer.store import AnswerLine, Learner, StoreError
from dealer_trainer.wording import Words
from dealer_trainer.wording.result_names import page_title
from dealer_trainer.wording.troubles import trouble_sentence
from ui import keys
from ui.flow import flowing
from ui.form import Form
from ui.page import Page, Shown
from ui.pages.results.door import Door
from ui.pages.results.everybody import EverybodyView
from ui.pages.results.figures import FiguresView
from ui.pages.results.old_answer import OldAnswer
from ui.pages.results.presenter import Found, ResultsPresenter, State, Subject
from ui.pages.results.saving import Saving
from ui.theme import Theme


class ResultsPage(Page):
    """Show how somebody does, and to the trainer everybody.

    Signals:
        practice_wanted: a Plan, which the person wants to practise.
    """

    practice_wanted = Signal(object)

    def __init__(self, presenter: ResultsPresenter, words: Words, theme: Theme) -> None:
        super().__init__()
        self.presenter = presenter
        self._words = words
        self._is_trainer = False
        self._title = QLabel()
        self.back, self.everybody_button = QPushButton(), QPushButton()
        self.saving = Saving(self, words)
        self.form = Form(words)
        self.door = Door(presenter, self.form, self)
        self.figures = FiguresView(presenter, words, theme)
        self.everybody = EverybodyView(words)
        self.old_answer = OldAnswer(presenter, words, theme)
        self._stack = QStackedWidget()
        saving = self.saving
        tools = (saving.csv, saving.separator, saving.print, self.everybody_button)
        self._tools = flowing(tools)
        self._lay_out()
        self._connect()
        self._write()

    # --- what the window asks -----------------------------------------------------------------

    def enter(self, house: House) -> None:
        """Show the results of whoever practises, read anew."""
        self.presenter.at_hand = house.id
        self.form.close_form()
        self._lock()
        self.figures.refresh()

    def focus(self) -> None:
        """Put the focus on the tabs, or on what there is instead."""
        if self.figures.is_unread:
            self.figures.refresh()
        shown = self._stack.currentWidget()
        part = next(
            each for each in (self.everybody, self.old_answer, self.figures) if each is shown
        )
        part.focus()

    def take_back(self) -> bool:
        """Close what is asked, an old answer, somebody's results, or everybody."""
        if self.form.is_open:
            self.form.close_form()
        elif self._stack.currentWidget() is self.old_answer:
            self._stack.setCurrentWidget(self.figures)
            self.figures.focus_answers()
        elif self._stack.currentWidget() is self.figures and self.figures.take_back():
            return True
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
        for part in (self.form, self.figures, self.everybody, self.old_answer):
            part.set_words(words)
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self.figures.set_theme(theme)
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

    def look_again(self) -> None:
        """Read everything if it could not be read before."""
        if self.figures.is_unread and self.isVisible():
            self.focus()

    def enter_own(self) -> None:
        """Show the results of whoever practises; everybody's are locked again."""
        self._lock()
        self._change_subject()

    def _lock(self) -> None:
        """Forget what only a trainer may see."""
        self._is_trainer = False
        self.figures.clear()
        self.everybody.clear()
        self.presenter.chosen = None
        self._stack.setCurrentWidget(self.figures)

    def _change_subject(self) -> None:
        self.presenter.show_all()
        self.presenter.list_all()
        self._stack.setCurrentWidget(self.figures)
        self.figures.refresh()
        self.focus()

    def _open_answer(self, line: AnswerLine) -> None:
        trouble = self.old_answer.open(line.key)
        if trouble is not None:
            self.told.emit(trouble)
            return
        self._stack.setCurrentWidget(self.old_answer)
        self.old_answer.focus()
        self._write()

    def _open_next(self) -> None:
        """Open the next answer of the list; after the last one the list is shown."""
        if not self.figures.answers.open_next():
            self.take_back()

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
        else:
            table = self.figures.table
        if table is not None:
            self.saving.save_table(table)

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
            self._print(self.figures.found, self.figures.filters.said)
        except StoreError as error:
            self._tell(error)

    def _print(self, found: Found, scope: str) -> None:
        name = self.presenter.subject.name
        person = PersonResults(name, scope, found.skills, found.days, found.ideas)
        self.saving.save_person(person, self.presenter.today)

    # --- how it is put together ---------------------------------------------------------------

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.back)
        for page in (self.figures, self.everybody, self.old_answer):
            self._stack.addWidget(page)
        whole = QVBoxLayout(self)
        whole.addLayout(top)
        whole.addWidget(self.form)
        whole.addWidget(self._stack, 1)
        whole.addWidget(self._tools)

    def _connect(self) -> None:
        self.back.clicked.connect(self._go_back)
        self.saving.csv.clicked.connect(self._save_csv)
        self.saving.print.clicked.connect(self._print_shown)
        self.saving.told.connect(self.told)
        self.everybody_button.clicked.connect(self.door.ask)
        self.figures.changed.connect(self._write)
        self.figures.answer_wanted.connect(self._open_answer)
        self.figures.start_wanted.connect(partial(self.opened.emit, Shown.START))
        self.old_answer.next_wanted.connect(self._open_next)
        self.figures.practice_wanted.connect(self.practice_wanted)
        self.figures.told.connect(self.told)
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
        self.everybody_button.setText(words.text("Everybody…"))
        self.everybody_button.setToolTip(
            words.text("All people side by side, for the trainer, who has a PIN")
        )
        self.saving.set_words(words)
        is_found = self.figures.found.state is State.FOUND
        self._tools.setVisible(shown is not self.old_answer)
        self.saving.csv.setEnabled(is_found or shown is self.everybody)
        self.saving.print.setVisible(shown is self.figures)
        self.saving.print.setEnabled(is_found)
        self.everybody_button.setVisible(not self._is_trainer)
        self.everybody_button.setEnabled(self.presenter.is_open)
