"""Sessions of practice in the window: from a plan to a page, and what comes after it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from dealer_trainer.generator import TopicImpossibleError
from dealer_trainer.practice import Mode, SessionOverError
from dealer_trainer.questions.kinds import KindImpossibleError
from ui.page import Page, Shown

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from dealer_trainer.practice import Session
    from dealer_trainer.practice.knowledge import Knowledge
    from dealer_trainer.practice.sessions import Plan
    from ui.knowing import Knowing
    from ui.look import Look
    from ui.pages.drill.page import DrillPage
    from ui.pages.summary.presenter import Review, Step
    from ui.records import Recorder
    from ui.table.pictures import CardPictures
    from ui.window import Window

# Those that never end by themselves tell after each round how it goes.
_IN_ROUNDS = (Mode.PRACTICE, Mode.INSPECTOR)


class Sessions:
    """Make the pages of sessions and of their ends; `seed` gives a fresh seed."""

    def __init__(
        self,
        look: Look,
        recorder: Recorder,
        knowing: Knowing,
        seed: Callable[[], int],
        now: Callable[[], datetime],
    ) -> None:
        self._look = look
        self._recorder = recorder
        self._knowing = knowing
        self._seed = seed
        self._now = now
        self._plan: Plan | None = None
        self._pictures: CardPictures | None = None
        self._ready: tuple[Plan, tuple[object, ...], DrillPage] | None = None

    def get_ready(self, window: Window, plan: Plan, size: QSize) -> list[str]:
        """Lay out the first question of a plan for whoever is new, on a page of a size.

        Returns the names of damaged pictures.
        """
        damaged = self._cards().damaged()
        knowledge = self._knowing.knowledge(plan.house)
        if not knowledge.answered(plan.house):
            with suppress(TopicImpossibleError, KindImpossibleError, SessionOverError):
                page = self._page(window, plan, knowledge)
                page.resize(size)
                page.presenter.look_away()
                page.show_question()
                focused = window.focusWidget()
                page.setParent(window)
                if focused is not None:
                    focused.setFocus()
                self._ready = plan, self._worn, page
        return damaged

    def begin(self, window: Window, plan: Plan) -> DrillPage:
        """Return the page of a new session, which leads to its end.

        Raises TopicImpossibleError, KindImpossibleError, and SessionOverError if nothing waits.
        """
        knowledge = self._knowing.knowledge(plan.house)
        ready, self._ready = self._ready, None
        self._plan = plan
        if ready is not None:
            is_new = not knowledge.answered(plan.house)
            if is_new and ready[:2] == (plan, self._worn):
                return ready[2]
            ready[2].deleteLater()
        return self._page(window, plan, knowledge)

    def _page(self, window: Window, plan: Plan, knowledge: Knowledge) -> DrillPage:
        from dealer_trainer.practice.sessions import ROUND, begin

        session = begin(plan, knowledge, self._seed(), os.urandom(16).hex())
        in_rounds = plan.mode in _IN_ROUNDS and not plan.skills
        limit = plan.seconds if plan.mode is Mode.SPEED and not plan.skills else None
        page = self.page_of(session, ROUND if in_rounds else None, limit)
        page.has_summary = True
        for signal in (page.finished, page.paused):
            signal.connect(lambda: window.open(Shown.SUMMARY))
        return page

    @property
    def _worn(self) -> tuple[object, ...]:
        """What a page was made to look like."""
        look = self._look
        return look.words, look.theme, look.four_colours, look.settings.calm

    def page_of(
        self, session: Session, round_of: int | None = None, limit: float | None = None
    ) -> DrillPage:
        """Return the page of a session; `round_of` and `limit` are those of its presenter."""
        from ui.pages.drill.page import DrillPage
        from ui.pages.drill.presenter import DrillPresenter
        from ui.table import TableView

        look = self._look
        presenter = DrillPresenter(
            session, self._recorder.save, time.monotonic, self._now, round_of, limit
        )
        table = TableView(look.words, look.theme, lambda: look.moves, self._cards())
        page = DrillPage(presenter, table, look.words, look.theme)
        page.set_four_colours(on=look.four_colours)
        page.judged.connect(self._be_heard)
        return page

    def _be_heard(self, right: bool) -> None:  # noqa: FBT001 - a signal's value
        """Let the system's sound be heard at a wrong answer, where that is wished."""
        if self._look.settings.sounds and not right:
            from PySide6.QtWidgets import QApplication

            QApplication.beep()

    def _cards(self) -> CardPictures:
        if self._pictures is None:
            from dealer_trainer.resources import card_images_folder
            from ui.table.pictures import CardPictures

            self._pictures = CardPictures(card_images_folder())
        return self._pictures

    def make_summary(self, window: Window) -> Page:
        """Return the page that tells how the session in the window went."""
        from ui.pages.summary.page import SummaryPage

        page = SummaryPage(lambda: self._review(window), self._look.words, self._look.theme)
        page.stepped.connect(lambda step: self._step(window, step))
        return page

    def _review(self, window: Window) -> Review:
        from ui.pages.summary.presenter import review

        plan, drill = self._plan, window.drill
        if plan is None or drill is None:
            raise AssertionError("a session is told of that is not there")
        presenter, session = drill.presenter, drill.presenter.session
        today = self._knowing.today(plan.house)
        is_run = presenter.limit is not None
        return review(
            session.answered,
            session.tally,
            Mode.SPEED if is_run else plan.mode,
            session.held,
            is_over=presenter.is_over,
            due=today.due if today else 0,
            best=self._best(plan, session) if is_run else None,
        )

    def _best(self, plan: Plan, session: Session) -> int | None:
        """Return the best run before this one, which is among the records already."""
        return self._knowing.best_run(plan.house, plan.seconds, session.seed)

    def _step(self, window: Window, step: Step) -> None:
        from dealer_trainer.practice.sessions import again
        from ui.pages.summary.presenter import Step

        plan, drill = self._plan, window.drill
        if plan is None or drill is None or step is Step.START:
            window.go_to(Shown.START)
        elif step is Step.GO_ON:
            window.go_to(Shown.DRILL)
            drill.go_on()
        else:
            skills = again(drill.presenter.session.answered) if step is Step.AGAIN else ()
            modes = {Step.DUE: Mode.DUE, Step.PRACTICE: Mode.PRACTICE}
            following = replace(
                plan,
                mode=modes.get(step, plan.mode),
                asked=replace(plan.asked, hand=None),
                skills=skills,
                topic=None,
            )
            window.go_to(Shown.START)
            window.begin(following)
