"""The window: one page at a time, a line for notices, the keys that work everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeySequence,
    QPaintEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from dealer_trainer.generator import TopicImpossibleError
from dealer_trainer.questions.kinds import KindImpossibleError
from dealer_trainer.wording import Language
from dealer_trainer.wording.troubles import losing_sentence
from ui import keys, place
from ui.attention import Attention
from ui.footer import Footer
from ui.hints import Shown, hints
from ui.look import Look
from ui.name_line import NameLine
from ui.notice import Notice
from ui.pages.start.page import StartPage
from ui.pages.start.presenter import StartPresenter
from ui.records import Recorder
from ui.repeats import HeldKeys
from ui.told import news_sentence, trouble_told

if TYPE_CHECKING:
    from ui.faults import Faults
    from ui.pages.drill.page import DrillPage
    from ui.pages.house import HousePage
    from ui.pages.people.page import PeoplePage


class Window(QWidget):
    """Show start page, drill and house; change language, colours and deck on any of them.

    `begin` makes a drill page of the choices on the start page, `make_people` the page behind F7.

    Signals:
        painted: the window was painted for the first time.
    """

    painted = Signal()

    def __init__(
        self,
        look: Look,
        choices: StartPresenter,
        recorder: Recorder,
        begin: Callable[[StartPresenter], DrillPage],
        make_people: Callable[[], PeoplePage],
        now: Callable[[], datetime],
    ) -> None:
        super().__init__()
        self._look = look
        self._choices = choices
        self._recorder = recorder
        self._begin = begin
        self._make_people = make_people
        self._now = now
        self._was_painted = False
        self._may_lose = False
        self.start = StartPage(choices, look.words)
        self.house: HousePage | None = None
        self.people: PeoplePage | None = None
        self.drill: DrillPage | None = None
        self.notice = Notice(look.words)
        self.footer = Footer()
        self._attention = Attention(self)
        self._held_keys = HeldKeys(self)
        self._pages = QStackedWidget()
        self._under = Shown.START
        self._name = NameLine()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._name)
        column.addWidget(self._pages, 1)
        column.addWidget(self.notice)
        column.addWidget(self.footer)
        self._pages.addWidget(self.start)
        self._connect()
        self._show_words()
        self.start.invite(None)
        place.fit_to_screen(self)
        place.put_back(self, look.settings.geometry)

    def begin(self) -> None:
        """Begin practice with the choices of the start page; the question that was left goes."""
        old = self.drill
        try:
            self.drill = self._begin(self._choices)
        except (TopicImpossibleError, KindImpossibleError):
            self.notice.say(
                lambda words: words.text("This house's rules leave nothing to ask on this topic.")
            )
            return
        self._pages.addWidget(self.drill)
        self._show(self.drill)
        self.drill.show_question()
        if old is not None:
            self._pages.removeWidget(old)
            old.deleteLater()
        chosen = self._choices
        self._look.change(
            replace(
                self._look.settings,
                language=self._look.words.language,
                house=chosen.house.id,
                kind=chosen.kind,
                topic=chosen.topic,
                boxes=chosen.boxes,
            )
        )

    def resume(self) -> None:
        """Go on with the question that was left."""
        if self.drill is not None:
            self._show(self.drill)
            self.drill.focus()

    def toggle_house(self) -> None:
        """Show the rules of the house, or go back from them."""
        if self._shown is Shown.HOUSE:
            self.go_back()
            return
        house = self._choices.house
        if self._shown is Shown.DRILL and self.drill is not None:
            house = self.drill.presenter.question.scenario.house
        self._note_under()
        if self.house is None:
            self.house = self._add_house()
        self.house.show_house(house)
        self._show(self.house)
        self.house.focus()

    def toggle_people(self) -> None:
        """Show who practises and the records, or go back from them."""
        if self._shown is Shown.PEOPLE:
            self.go_back()
            return
        self._note_under()
        if self.people is None:
            self.people = self._add_people()
        self._show(self.people)
        self.people.show_people()

    def go_back(self) -> None:
        """Go from a page beside to where the person came from, from the drill to the start page."""
        if self._shown is Shown.PEOPLE and self.people is not None and self.people.take_back():
            return
        if self._shown is not Shown.DRILL and self._under is Shown.DRILL and self.drill:
            self.resume()
        elif self._shown is not Shown.START:
            self._show(self.start)
            self.start.invite(self.drill.presenter.number if self.drill else None)

    def hint(self) -> None:
        """Take the next step of the hint ladder of the part that is answered now."""
        if self.drill is not None and self._shown is Shown.DRILL:
            self.drill.hint()

    def report(self) -> None:
        """Ask where the question on the screen is to be saved, with its house and settlement."""
        if self.drill is None or self._shown is not Shown.DRILL:
            return
        from ui.report import report_question

        question = self.drill.presenter.question
        report_question(self, self._look.words, question, self._now(), self.notice.say)

    def tell_faults(self, faults: Faults) -> None:
        """Let faults of the program be told here."""
        faults.show_on(self, lambda: self._look.words, lambda: self._recorder.unsaved)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._attention.watch()
        if QGuiApplication.platformName() == "xcb":
            self.windowHandle().installEventFilter(self._held_keys)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._attention.judge()

    def closeEvent(self, event: QCloseEvent) -> None:
        unsaved = self._recorder.finish()
        if unsaved and not self._may_lose:
            self._may_lose = True
            self.notice.warn(lambda words: losing_sentence(words, unsaved))
            event.ignore()
            return
        self._look.change(replace(self._look.settings, geometry=place.remembered(self)))
        self._look.save()
        self._recorder.close()
        super().closeEvent(event)

    def _add_house(self) -> HousePage:
        from ui.pages.house import HousePage

        house = HousePage(self._look.words, self._look.theme)
        house.closed.connect(self.go_back)
        self._pages.addWidget(house)
        return house

    def _add_people(self) -> PeoplePage:
        people = self._make_people()
        people.closed.connect(self.go_back)
        people.chosen.connect(self._change_person)
        people.told.connect(self.notice.say)
        self._recorder.changed.connect(people.refresh)
        self._pages.addWidget(people)
        return people

    def _change_person(self) -> None:
        """Begin at the start page: what was asked of somebody else is not this person's."""
        if self.drill is not None:
            self._pages.removeWidget(self.drill)
            self.drill.deleteLater()
            self.drill = None
        self._under = Shown.START
        self.go_back()

    def _note_under(self) -> None:
        """Remember where the person goes back to from a page beside."""
        if self._shown in (Shown.START, Shown.DRILL):
            self._under = self._shown

    def _show_person(self) -> None:
        person = self._recorder.person
        self._name.show_name(self._look.words, person.name if person else "")
        key = person.key if person else ""
        self._look.change(replace(self._look.settings, person=key))

    @property
    def _shown(self) -> Shown:
        page = self._pages.currentWidget()
        if page is self.start:
            return Shown.START
        if page is self.people:
            return Shown.PEOPLE
        return Shown.HOUSE if page is self.house else Shown.DRILL

    def _connect(self) -> None:
        self.start.started.connect(self.begin)
        self.start.resumed.connect(self.resume)
        self.start.language_chosen.connect(self._speak)
        self._recorder.changed.connect(self._tell_trouble)
        self._recorder.happened.connect(lambda news: self.notice.add(news_sentence(news)))
        self._recorder.person_changed.connect(self._show_person)
        self._look.words_changed.connect(self._show_words)
        self._look.theme_changed.connect(self._show_theme)
        self._look.deck_changed.connect(self._show_deck)
        self._look.not_saved.connect(
            lambda: self.notice.say(lambda words: words.text("The settings cannot be saved."))
        )
        actions = {
            keys.HELP: self.toggle_house,
            keys.LANGUAGE: self._look.next_language,
            keys.THEME: self._look.next_theme,
            keys.DECK: self._look.next_deck,
            keys.REPORT: self.report,
            keys.PEOPLE: self.toggle_people,
            keys.HINT: self.hint,
            keys.FULL_SCREEN: self._toggle_full_screen,
            keys.BACK: self.go_back,
        }
        for key, action in actions.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(action)
        self.footer.pressed.connect(lambda key: actions[key]())

    def _speak(self, language: Language) -> None:
        self._look.change(replace(self._look.settings, language=language))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self._show_hints()
        at_drill = self.drill is not None and self._shown is Shown.DRILL
        self._attention.follow(self.drill.presenter if self.drill and at_drill else None)
        self.notice.say(None)

    def _show_hints(self) -> None:
        words, settings = self._look.words, self._look.settings
        self.footer.show_hints(
            hints(words, self._shown, settings.theme, four_colours=self._look.four_colours)
        )

    def _show_words(self) -> None:
        words = self._look.words
        self.setWindowTitle(words.text("Dealer Trainer"))
        self.start.set_words(words)
        self.notice.set_words(words)
        for page in (self.house, self.people, self.drill):
            if page is not None:
                page.set_words(words)
        self._name.show_name(words, self._recorder.person.name if self._recorder.person else "")
        self._show_hints()

    def _show_theme(self) -> None:
        for page in (self.house, self.drill):
            if page is not None:
                page.set_theme(self._look.theme)
        self._show_hints()

    def _show_deck(self) -> None:
        if self.drill is not None:
            self.drill.set_four_colours(on=self._look.four_colours)
        self._show_hints()

    def _tell_trouble(self) -> None:
        unsaved = self._recorder.unsaved
        self._may_lose = self._may_lose and bool(unsaved)
        self.notice.warn(trouble_told(self._recorder))
