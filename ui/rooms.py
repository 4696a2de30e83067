"""The pages that are made when they are first opened, with what each of them needs."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.resources import card_images_folder
from ui.page import Page, Shown

if TYPE_CHECKING:
    from dealer_trainer.files import Houses
    from dealer_trainer.house import House
    from ui.look import Look
    from ui.pages.sitting.presenter import SittingPresenter
    from ui.records import Recorder
    from ui.window import Window

STORE_FILE = "answers.sqlite"


class Rooms:
    """Make the pages beside practice; what they are made of is imported then.

    `now` tells the aware time, `day_of` the day of practice of a time.
    """

    def __init__(
        self,
        look: Look,
        recorder: Recorder,
        known: Houses,
        data: Path,
        now: Callable[[], datetime],
        day_of: Callable[[datetime], date],
    ) -> None:
        self._look = look
        self._recorder = recorder
        self._known = known
        self._data = data
        self._now = now
        self._day_of = day_of

    def make_house(self, window: Window) -> Page:
        """Return the page of the rules, by which houses of one's own are made too."""
        from dealer_trainer.files import OwnHouses
        from ui.pages.house.page import HousePage
        from ui.pages.house.presenter import HousePresenter
        from ui.pages.house.uses import uses
        from ui.table.pictures import CardPictures

        def offer(houses: Sequence[House]) -> None:
            self._known.read_again()
            window.set_houses(houses)

        own = OwnHouses(self._data / "houses")
        presenter = HousePresenter(
            own,
            self._known.all(),
            offer,
            lambda house: tuple(uses(house, self._data, self._known)),
        )
        pictures = CardPictures(card_images_folder())
        return HousePage(presenter, self._look.words, self._look.theme, pictures)

    def make_reference(self, window: Window) -> Page:
        """Return the page where things are looked up."""
        from ui.pages.reference.page import ReferencePage
        from ui.pages.reference.presenter import ReferencePresenter
        from ui.table.pictures import CardPictures

        look, pictures = self._look, CardPictures(card_images_folder())
        presenter = ReferencePresenter(look.words, lambda: window.to_look_up)
        return ReferencePage(presenter, look.words, look.theme, pictures)

    def make_people(self, window: Window) -> Page:
        """Return the page of the people and the records."""
        from ui.pages.people.page import PeoplePage
        from ui.pages.people.presenter import PeoplePresenter
        from ui.pages.people.records_file import RecordsFile

        recorder, file = self._recorder, self._data / STORE_FILE
        is_shared = self._server_is_named or bool(self._look.settings.database)
        records = RecordsFile(recorder, file, self._now, is_shared=is_shared)
        presenter = PeoplePresenter(recorder, self._now, self._data)
        page = PeoplePage(presenter, records, self._look.words)
        page.chosen.connect(window.change_person)
        recorder.changed.connect(page.follow)
        return page

    def make_settings(self, _window: Window) -> Page:
        """Return the page of the settings."""
        from ui.pages.settings.page import SettingsPage
        from ui.pages.settings.presenter import SettingsPresenter

        look = self._look
        presenter = SettingsPresenter(
            lambda: look.settings, look.change, self._data, named=self._server_is_named
        )
        page = SettingsPage(presenter, look.words)
        look.changed.connect(page.show_settings)
        return page

    def make_results(self, window: Window) -> Page:
        """Return the page of the results."""
        from ui.pages.results.page import ResultsPage
        from ui.pages.results.presenter import ResultsPresenter

        known = {house.id: house for house in self._known.all()}
        presenter = ResultsPresenter(self._recorder, known, self._now, self._day_of)
        page = ResultsPage(presenter, self._look.words, self._look.theme)
        page.practice_wanted.connect(window.begin)
        self._recorder.changed.connect(page.look_again)
        return page

    def make_exams(self, window: Window) -> Page:
        """Return the page of the exams, from which they are sat over the whole screen."""
        from PySide6.QtCore import Qt

        from dealer_trainer.files import Houses
        from ui.pages.exams.page import ExamsPage
        from ui.pages.exams.presenter import ExamsPresenter
        from ui.pages.sitting.page import SittingPage

        look, owner = self._look, os.urandom(16).hex()
        houses = Houses(self._data / "houses")
        presenter = ExamsPresenter(self._recorder, self._data, houses, owner, self._now)
        page = ExamsPage(presenter, look.words, look.theme)
        self._recorder.changed.connect(page.follow)

        def sit(sitting: SittingPresenter) -> None:
            sitting_page = SittingPage(sitting, look.words, look.theme)
            window.show_alone(Shown.SITTING, sitting_page)
            window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)

            def end() -> None:
                window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
                window.drop(Shown.SITTING)
                page.finish(sitting)

            sitting_page.ended.connect(end)
            sitting_page.begin()

        page.began.connect(sit)
        return page

    @property
    def _server_is_named(self) -> bool:
        from dealer_trainer.store import DATABASE_VARIABLE

        return bool(os.environ.get(DATABASE_VARIABLE))
