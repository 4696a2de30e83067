"""The window: one page at a time, a line for notices, the keys that work everywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
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
from dealer_trainer.house import House
from dealer_trainer.practice import SessionOverError
from dealer_trainer.questions.kinds import KindImpossibleError
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.modes import nothing_asked, nothing_waits, today_text
from dealer_trainer.wording.troubles import losing_sentence
from ui import keys, place
from ui.attention import Attention
from ui.dropped import leave_drops_to_the_window
from ui.footer import Footer
from ui.hints import DOORS, hints
from ui.look import Look
from ui.name_line import NameLine
from ui.notice import Notice
from ui.page import Page, Shown
from ui.pages.start.page import StartPage
from ui.pages.start.presenter import StartPresenter
from ui.records import Recorder
from ui.repeats import HeldKeys
from ui.told import news_sentence, trouble_told

if TYPE_CHECKING:
    from dealer_trainer.practice.sessions import Plan
    from ui.faults import Faults
    from ui.knowing import Knowing
    from ui.pages.drill.page import DrillPage
    from ui.sessions import Sessions


class Window(QWidget):
    """Show one page at a time; change language, colours and deck on any of them.

    `sessions` make the page of a practice; `makers` each other page when it is first opened, and
    it stays. `knowing` tells what the records know of whoever practises.

    Signals:
        painted: the window was painted for the first time.
    """

    painted = Signal()

    def __init__(
        self,
        look: Look,
        choices: StartPresenter,
        recorder: Recorder,
        sessions: Sessions,
        makers: Mapping[Shown, Callable[[Window], Page]],
        now: Callable[[], datetime],
        knowing: Knowing,
    ) -> None:
        super().__init__()
        self._knowing = knowing
        self._look = look
        self._choices = choices
        self._recorder = recorder
        self._sessions = sessions
        self.makers = makers
        self._now = now
        self._was_painted = False
        self._may_lose = False
        self.start = StartPage(choices, look.words)
        self.drill: DrillPage | None = None
        self.made: dict[Shown, Page] = {}
        # Where the person goes back to, page by page.
        self._trail: list[Shown] = []
        self.notice = Notice(look.words)
        self.footer = Footer()
        self._attention = Attention(self)
        self._held_keys = HeldKeys(self)
        self._pages = QStackedWidget()
        self._name = NameLine()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._name)
        column.addWidget(self._pages, 1)
        column.addWidget(self.notice)
        column.addWidget(self.footer)
        self._add(Shown.START, self.start)
        self._connect()
        self._show_words()
        self.start.invite(None)
        place.fit_to_screen(self)
        place.put_back(self, look.settings.geometry)

    def begin(self, plan: Plan | None = None) -> None:
        """Begin a practice, with the choices of the start page if it is not planned otherwise.

        The question that was left goes.
        """
        planned = plan or self._choices.plan
        try:
            drill = self._sessions.begin(self, planned)
        except (TopicImpossibleError, KindImpossibleError):
            self.notice.say(lambda words: nothing_asked(words, planned.asked.hand))
            return
        except SessionOverError:
            self.notice.say(lambda words: nothing_waits(words, planned.mode))
            return
        self.practise(drill)
        chosen = self._choices
        self._look.change(
            replace(
                self._look.settings,
                language=self._look.words.language,
                house=chosen.house.id,
                mode=chosen.mode,
                run=chosen.run,
                kind=chosen.kind,
                topic=chosen.topic,
                boxes=chosen.boxes,
            )
        )

    def get_ready(self) -> list[str]:
        """Prepare for the first question; return the names of damaged pictures."""
        return self._sessions.get_ready(self, self._choices.plan, self._pages.size())

    def practise(self, drill: DrillPage) -> None:
        """Show a practice from its first question; the question that was left goes."""
        self._drop_drill()
        self.drill = drill
        self.show_alone(Shown.DRILL, drill)
        drill.show_question()

    def end_practice(self) -> None:
        """Let a practice that is over go; the page from which it was begun is shown."""
        self._drop_drill()

    def resume(self) -> None:
        """Go on with the question that was left."""
        if self.drill is not None:
            self.open(Shown.DRILL)

    def open(self, wanted: Shown) -> None:
        """Show a page; one that is shown already is left, as Esc leaves it."""
        if wanted is self._shown:
            self.go_back()
            return
        if wanted not in self.made:
            self._add(wanted, self.makers[wanted](self))
        page = self.made[wanted]
        page.enter(self._house)
        if wanted in self._trail:
            del self._trail[self._trail.index(wanted) :]
        elif wanted is not Shown.START:
            self._trail.append(self._shown)
        self._show(page)

    def go_to(self, wanted: Shown) -> None:
        """Show a page, if it is not shown already."""
        if wanted is not self._shown:
            self.open(wanted)

    def set_houses(self, houses: Sequence[House]) -> None:
        """Offer these houses wherever one can be chosen."""
        for page in self.made.values():
            page.set_houses(houses)

    @property
    def to_look_up(self) -> str:
        """What a person would look up in the reference on the page that is shown."""
        return self.made[self._shown].to_look_up()

    def go_back(self) -> None:
        """Go to the page from which the person came, from the first ones to the start page."""
        if self._page.take_back():
            return
        if self._trail:
            self._show(self.made[self._trail.pop()])

    def show_alone(self, wanted: Shown, page: Page) -> None:
        """Show a page that was made for this time only."""
        self.drop(wanted)
        self._add(wanted, page)
        self.open(wanted)

    def drop(self, shown: Shown) -> None:
        """Let a page go; if it is shown, the one from which the person came takes its place."""
        page = self.made.pop(shown, None)
        if page is None:
            return
        if page is self._pages.currentWidget():
            self._show(self.made[self._trail.pop()])
        elif shown in self._trail:
            self._trail.remove(shown)
        self._pages.removeWidget(page)
        page.deleteLater()

    def change_person(self) -> None:
        """Begin at the start page: what was asked of somebody else is not this person's."""
        self._drop_drill()
        self.open(Shown.START)

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
        if self._page.is_alone and not self._may_lose:
            self._may_lose = True
            self.notice.warn(
                lambda words: words.text(
                    "An exam is running. Close once more to break it off: the open question is "
                    "lost, and the examiner has to open the exam again."
                )
            )
            event.ignore()
            return
        unsaved = self._recorder.finish()
        if unsaved and not self._may_lose:
            self._may_lose = True
            self.notice.warn(lambda words: losing_sentence(words, unsaved))
            event.ignore()
            return
        self._look.change(replace(self._look.settings, geometry=place.remembered(self)))
        self._look.save()
        for page in self.made.values():
            page.end()
        self._recorder.close()
        super().closeEvent(event)

    def _add(self, shown: Shown, page: Page) -> None:
        leave_drops_to_the_window(page)
        page.closed.connect(self.go_back)
        page.opened.connect(self.open)
        page.told.connect(self.notice.say)
        page.set_four_colours(on=self._look.four_colours)
        page.set_calm(on=self._look.settings.calm)
        self.made[shown] = page
        self._pages.addWidget(page)

    def _drop_drill(self) -> None:
        self.drill = None
        self.drop(Shown.DRILL)

    def _show_person(self) -> None:
        person = self._recorder.person
        self._name.show_name(self._look.words, person.name if person else "")
        key = person.key if person else ""
        self._look.change(replace(self._look.settings, person=key))

    @property
    def is_alone(self) -> bool:
        """Tell whether a page is shown from which none leads away."""
        return self._page.is_alone

    @property
    def words(self) -> Words:
        """The language of the window."""
        return self._look.words

    @property
    def _shown(self) -> Shown:
        current = self._pages.currentWidget()
        return next(shown for shown, page in self.made.items() if page is current)

    @property
    def _page(self) -> Page:
        return self.made[self._shown]

    @property
    def _house(self) -> House:
        """The house at hand: that of the page or of the question, else the one that is chosen."""
        if shown := self._page.at_hand():
            return shown
        if self._shown is Shown.DRILL and self.drill is not None:
            return self.drill.presenter.question.scenario.house
        return self._choices.house

    def _connect(self) -> None:
        self.start.started.connect(self.begin)
        self.start.house_chosen.connect(self._show_today)
        self.start.resumed.connect(self.resume)
        self.start.language_chosen.connect(self._speak)
        self._recorder.changed.connect(self._tell_trouble)
        self._recorder.happened.connect(lambda *news: self.notice.add(news_sentence(*news)))
        self._recorder.person_changed.connect(self._show_person)
        self._recorder.opened.connect(self._show_today)
        self._look.words_changed.connect(self._show_words)
        self._look.theme_changed.connect(self._show_theme)
        self._look.deck_changed.connect(self._show_deck)
        self._look.calm_changed.connect(self._show_calm)
        self._look.changed.connect(self._show_hints)
        self._look.not_saved.connect(
            lambda: self.notice.say(lambda words: words.text("The settings cannot be saved."))
        )
        actions: dict[Qt.Key, Callable[[], None]] = {
            **{key: partial(self._open_by_key, shown) for key, shown in DOORS.items()},
            keys.LANGUAGE: self._look.next_language,
            keys.THEME: self._look.next_theme,
            keys.DECK: self._look.next_deck,
            keys.REPORT: self.report,
            keys.CALM: self._look.toggle_calm,
            **{key: partial(self._press, key) for key in keys.OF_A_PAGE},
            keys.FULL_SCREEN: self._toggle_full_screen,
            keys.BACK: self._go_back_by_key,
        }
        for key, action in actions.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(action)
        for name, step in keys.TEXT_SIZES.items():
            QShortcut(QKeySequence(name), self).activated.connect(
                partial(self._look.size_text, step)
            )
        self.footer.pressed.connect(lambda key: actions[key]())

    def _speak(self, language: Language) -> None:
        self._look.change(replace(self._look.settings, language=language))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _open_by_key(self, wanted: Shown) -> None:
        if not self._page.is_alone:
            self.open(wanted)

    def _go_back_by_key(self) -> None:
        if not self._page.is_alone:
            self.go_back()

    def _press(self, key: Qt.Key) -> None:
        self._page.press(key)

    def _show(self, page: Page) -> None:
        self._pages.setCurrentWidget(page)
        # What was warned of on another page is warned of again.
        self._may_lose = False
        if page is self.start:
            self._show_today()
            drill = self.drill
            self.start.invite(
                drill.presenter.number if drill else None, tells=bool(drill and drill.tells)
            )
        else:
            page.focus()
        self._show_hints()
        self._attention.follow(self.drill.presenter if self.drill is page else None)
        self.notice.say(None)

    def _show_hints(self) -> None:
        words, settings = self._look.words, self._look.settings
        self.footer.show_hints(
            hints(
                words,
                self._shown,
                settings.theme,
                self._page.hints(words),
                alone=self._page.is_alone,
                four_colours=self._look.four_colours,
            )
        )

    def _show_words(self) -> None:
        words = self._look.words
        self.setWindowTitle(words.text("Dealer Trainer"))
        self.notice.set_words(words)
        for page in self.made.values():
            page.set_words(words)
        self._name.show_name(words, self._recorder.person.name if self._recorder.person else "")
        self._show_hints()

    def _show_theme(self) -> None:
        for page in self.made.values():
            page.set_theme(self._look.theme)
        self._show_hints()

    def _show_deck(self) -> None:
        for page in self.made.values():
            page.set_four_colours(on=self._look.four_colours)
        self._show_hints()

    def _show_calm(self) -> None:
        for page in self.made.values():
            page.set_calm(on=self._look.settings.calm)

    def _show_today(self) -> None:
        """Show on the start page what the records know by now."""
        today = self._choices.today = self._knowing.today(self._choices.house)
        settings = self._look.settings
        if today is None:
            self.start.show_today(lambda _: "")
        else:
            self.start.show_today(
                lambda words: today_text(words, today, settings.goal, streak=settings.streak)
            )

    def _tell_trouble(self) -> None:
        unsaved = self._recorder.unsaved
        self._may_lose = self._may_lose and bool(unsaved)
        self.notice.warn(trouble_told(self._recorder))
