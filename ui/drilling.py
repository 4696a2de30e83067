"""The ways between drills, the scenario editor and practice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from ui.page import Shown

if TYPE_CHECKING:
    from dealer_trainer.files import Drill, Houses
    from dealer_trainer.files.drill_folder import DrillFolder, Kept
    from dealer_trainer.scenario import Scenario
    from ui.dropped import Dropped
    from ui.look import Look
    from ui.page import Page
    from ui.pages.drill.page import DrillPage
    from ui.pages.drills.page import DrillsPage
    from ui.pages.editor.page import EditorPage
    from ui.pages.editor.sheet import Sheet
    from ui.records import Recorder
    from ui.window import Window


class Drilling:
    """Make the two pages when they are first opened, and lead from one to the other.

    `begin` makes a page that practises a drill, `seed` gives a fresh seed.
    """

    def __init__(
        self,
        look: Look,
        data: Path,
        houses: Houses,
        recorder: Recorder,
        begin: Callable[[Drill], DrillPage],
        seed: Callable[[], int],
    ) -> None:
        self._look = look
        self._data = data
        self._houses = houses
        self._recorder = recorder
        self._begin = begin
        self._seed = seed
        self._drills: DrillsPage | None = None
        self._dropped: Dropped | None = None

    def make_drills(self, window: Window) -> Page:
        """Return the page of the drills."""
        from ui.pages.drills.page import DrillsPage
        from ui.pages.drills.presenter import DrillsPresenter

        presenter = DrillsPresenter(self.folder, self._answers)
        page = self._drills = DrillsPage(presenter, self._look.words, self._look.theme)
        page.run_wanted.connect(lambda drill: self.run(window, drill))
        page.edit_wanted.connect(lambda kept: self.edit(window, kept))
        page.file_wanted.connect(self.dropped(window).ask)
        return page

    def make_file_page(self, window: Window) -> Page:
        """Return the page that tells what a file is."""
        from ui.pages.file.page import FilePage

        page = FilePage(self._look.words, self._look.theme)
        page.file_wanted.connect(self.dropped(window).ask)
        return page

    def make_editor(self, window: Window) -> EditorPage:
        """Return the scenario editor."""
        from ui.pages.editor.page import EditorPage
        from ui.pages.editor.presenter import EditorPresenter
        from ui.pages.editor.unsaved import FILE_NAME, find

        presenter = EditorPresenter(self.folder, self._seed)
        unsaved = self.folder.own / FILE_NAME
        if sheet := find(unsaved):
            presenter.restore(sheet)
        page = EditorPage(presenter, unsaved, self._look.words, self._look.theme)
        page.run_wanted.connect(lambda drill: self.run(window, drill))
        page.saved.connect(self._refresh)
        page.file_wanted.connect(self.dropped(window).ask)
        return page

    def run(self, window: Window, drill: Drill) -> None:
        """Practise a drill; after its last table the person is back where he came from."""
        page = self._begin(drill)
        page.finished.connect(lambda: self._end(window, page))
        window.practise(page)

    def edit(self, window: Window, kept: Kept | None) -> None:
        """Open a drill in the editor; without one go on with what lies there."""
        editor = self._editor(window)
        if kept is not None:
            editor.presenter.open_drill(kept)
            editor.refresh()
            editor.focus()

    def edit_scenarios(self, window: Window, scenarios: tuple[Scenario, ...]) -> None:
        """Open scenarios that are no drill yet in the editor."""
        editor = self._editor(window)
        editor.presenter.open_scenarios(scenarios)
        editor.refresh()
        editor.focus()

    def mend(self, window: Window, sheet: Sheet) -> None:
        """Open in the editor what was read of a file with faults."""
        editor = self._editor(window)
        editor.presenter.open_sheet(sheet)
        editor.refresh()
        editor.focus()

    def dropped(self, window: Window) -> Dropped:
        """Return who opens files in a window."""
        from ui.dropped import Dropped

        if self._dropped is None:
            self._dropped = Dropped(window, self)
        return self._dropped

    def _end(self, window: Window, page: DrillPage) -> None:
        right, answered = page.presenter.tally.right, page.presenter.tally.answered
        window.end_practice()
        self._refresh()
        window.notice.say(
            lambda words: words.text(
                "The drill is done: right {right} of {count}", right=right, count=answered
            )
        )

    def _answers(self) -> Mapping[str, bool]:
        """Return how this person answered drills; nothing while the records cannot be read."""
        store, person = self._recorder.store, self._recorder.person
        if store is None:
            return {}
        # An open store has its libraries loaded.
        from dealer_trainer.store import StoreError

        try:
            return store.drilled(person.id if person else None)
        except StoreError:
            return {}

    def _refresh(self) -> None:
        if self._drills is not None:
            self._drills.refresh()

    def _editor(self, window: Window) -> EditorPage:
        from ui.pages.editor.page import EditorPage

        window.go_to(Shown.EDITOR)
        page = window.made[Shown.EDITOR]
        if not isinstance(page, EditorPage):
            raise TypeError
        return page

    @cached_property
    def folder(self) -> DrillFolder:
        """The drills of the program and the user's own."""
        from dealer_trainer.files import Known
        from dealer_trainer.files.drill_folder import DrillFolder
        from dealer_trainer.generator import Topic
        from dealer_trainer.questions import Kind
        from dealer_trainer.resources import drills_folder

        known = Known(tuple(Topic), tuple(Kind))
        return DrillFolder(drills_folder(), self._data / "drills", self._houses, known)

    @property
    def houses_folder(self) -> Path:
        """Where the user's own houses lie."""
        return self._data / "houses"
