"""What is done with people: each thing asked for on the page, after the PIN where there is one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.wording import Words
from dealer_trainer.wording.language import message
from ui.file_dialogs import ask_where_to_save, ask_which, file_name
from ui.form import PIN, Asked, Field, Form
from ui.notice import Sentence
from ui.pages.people.presenter import Entry, PeoplePresenter
from ui.pages.people.progress import Progress
from ui.pages.people.telling import brought_in, error_sentence, said

if TYPE_CHECKING:
    from dealer_trainer.store import BroughtIn, PersonFile


class Care(QObject):
    """Add, rename, protect, export, import and delete people.

    Signals:
        chosen: somebody else practises from now on.
        changed: people are not as they were shown.
        told: a Sentence for the line at the bottom of the window.
    """

    chosen = Signal()
    changed = Signal()
    told = Signal(object)

    def __init__(
        self,
        page: QWidget,
        presenter: PeoplePresenter,
        form: Form,
        progress: Progress,
        words: Callable[[], Words],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._presenter = presenter
        self._form = form
        self._progress = progress
        self._words = words

    def after_pin(self, entry: Entry, then: Callable[[], None]) -> None:
        """Do something with a person, after his PIN is right if he has one."""
        if not entry.has_pin:
            self._attempt(then)
            return

        def check(pin: str) -> None:
            wait = self._presenter.wait_after(entry, pin)
            if wait is None:
                then()
            elif wait:
                self._form.wait(wait)
            else:
                self._form.complain(said(message("The PIN was wrong. Try again.")))

        self._form.ask(
            Asked(
                lambda words: words.text("PIN of {name}", name=entry.name),
                said(message("Go on")),
                lambda pin: self._attempt(lambda: check(pin)),
                (PIN,),
            )
        )

    def _attempt(self, do: Callable[[], None]) -> None:
        """Do something; what the surroundings or a name do not allow is said calmly."""
        try:
            do()
        except Exception as error:  # noqa: BLE001 - it is told, or raised again
            sentence = error_sentence(error)
            if self._form.is_open:
                self._form.complain(sentence)
            else:
                self.told.emit(sentence)

    def _done(self, sentence: Sentence) -> None:
        self._form.close_form()
        self.changed.emit()
        self.told.emit(sentence)

    def ask_new(self) -> None:
        """Ask for the name of a new person, who practises from then on."""

        def add(name: str) -> None:
            entry = self._presenter.add(name)
            self._presenter.choose(entry)
            self._form.close_form()
            self.chosen.emit()

        self._ask_name(said(message("Name of the new person")), said(message("Add")), "", add)

    def ask_rename(self, entry: Entry) -> None:
        """Ask for another name."""

        def rename(name: str) -> None:
            self._presenter.rename(entry, name)
            self._done(said(message("The name is changed.")))

        title = said(message("The new name"))
        button = said(message("Rename"))
        self.after_pin(entry, lambda: self._ask_name(title, button, entry.name, rename))

    def _ask_name(
        self, title: Sentence, button: Sentence, text: str, done: Callable[[str], None]
    ) -> None:
        self._form.ask(
            Asked(
                title,
                button,
                lambda name: self._attempt(lambda: done(name)),
                (Field(text=text),),
            )
        )

    def ask_pin(self, entry: Entry) -> None:
        """Ask for a new PIN."""

        def change(pin: str) -> None:
            self._presenter.set_pin(entry, pin)
            done = message("The PIN is set.") if pin else message("There is no PIN any more.")
            self._done(said(done))

        asked = Asked(
            lambda words: words.text("New PIN of {name}", name=entry.name),
            said(message("Set")),
            lambda pin: self._attempt(lambda: change(pin)),
            (PIN,),
            hint=said(message("Four to twelve digits; leave it empty for none.")),
        )
        self.after_pin(entry, lambda: self._form.ask(asked))

    def ask_delete(self, entry: Entry) -> None:
        """Ask whether a person is really to be deleted."""

        def delete() -> None:
            self._presenter.delete(entry)
            self._done(said(message("Deleted.")))
            if entry.practises:
                self.chosen.emit()

        asked = Asked(
            lambda words: words.text(
                "Delete {name} with every answer?", name=entry.name or words.text("Without a name")
            ),
            said(message("Delete")),
            lambda: self._attempt(delete),
            hint=said(message("This cannot be undone. Export the answers first to keep them.")),
        )
        self.after_pin(entry, lambda: self._form.ask(asked))

    def ask_export(self, entry: Entry) -> None:
        """Ask where a person's answers go."""

        def ask() -> None:
            self._form.close_form()
            words = self._words()
            title, files = words.text("Export"), words.text("JSON files (*.json)")
            ask_where_to_save(
                words, self._page, title, files, file_name(entry.name, "json"), export
            )

        def export(target: Path) -> None:
            from dealer_trainer.store import StoreError

            self._progress.run(
                lambda _: self._presenter.export(entry, target),
                lambda _: self._done(lambda words: words.text("Saved in {path}", path=str(target))),
                self.told.emit,
                StoreError,
            )

        self.after_pin(entry, ask)

    def ask_import(self) -> None:
        """Ask which file is to be brought in."""
        words = self._words()
        title, files = words.text("Import"), words.text("JSON files (*.json)")
        kept = self._presenter.kept()
        ask_which(words, self._page, title, files, self.bring_in, kept[0] if kept else None)

    def bring_in(self, path: Path) -> None:
        """Read a file, then ask for the PIN of whom its answers belong to, if he is here."""
        from dealer_trainer.files import FilesError
        from dealer_trainer.store import read_person_file

        def known(file: PersonFile) -> None:
            entry = self._presenter.with_key(file.key)
            if entry is None:
                self._bring_in(file, None)
            else:
                self.after_pin(entry, lambda: self._bring_in(file, None))

        self._progress.run(
            lambda told: read_person_file(path, told), known, self.told.emit, FilesError
        )

    def _bring_in(self, file: PersonFile, name: str | None) -> None:
        from dealer_trainer.files import FilesError
        from dealer_trainer.store import NameTakenError, StoreError, UnfitNameError

        self._form.close_form()

        def done(came: BroughtIn) -> None:
            self._done(brought_in(came))

        def ask_name() -> None:
            self._ask_name(
                said(message("This name cannot be used here. Type another for the person")),
                said(message("Import")),
                file.name,
                lambda typed: self._bring_in(file, typed),
            )

        self._progress.run(
            lambda told: self._presenter.bring_in(file, name, told),
            done,
            self.told.emit,
            FilesError,
            StoreError,
            instead={NameTakenError: ask_name, UnfitNameError: ask_name},
        )
