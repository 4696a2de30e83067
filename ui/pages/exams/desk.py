"""What both rooms behind the exams' buttons share: where files go, and what is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.wording import Words
from ui.file_dialogs import ask_where_to_save, file_name
from ui.form import Asked, Field
from ui.notice import Sentence
from ui.pages.exams.telling import sentence_of

if TYPE_CHECKING:
    from ui.pages.exams.page import ExamsPage


class Desk:
    """Ask, save and tell on the page."""

    def __init__(self, page: ExamsPage) -> None:
        self._page = page
        self._presenter = page.presenter

    def _ask(
        self,
        title: Sentence,
        button: Sentence,
        done: Callable[..., Sentence | None],
        fields: tuple[Field, ...],
        hint: Sentence | None = None,
    ) -> None:
        """Ask; `done` is given the texts of the fields and returns what is wrong with them."""

        def given(*texts: str) -> None:
            wrong = done(*texts)
            if wrong is None:
                self._page.form.close_form()
            else:
                self._page.form.complain(wrong)

        self._page.form.ask(Asked(title, button, given, fields, hint))

    def _where(self, title: Sentence, end: str, name: str, then: Callable[[Path], None]) -> None:
        files = {"pdf": "PDF (*.pdf)", "csv": "CSV (*.csv)"}.get(end, f"*.{end}")
        ask_where_to_save(
            self._words, self._page, title(self._words), files, file_name(name, end), then
        )

    def _saved(self, path: Path) -> None:
        self._tell(lambda words: words.text("Saved in {path}", path=str(path)))

    def _fail(self, error: Exception) -> None:
        self._tell(sentence_of(error))

    def _tell(self, sentence: Sentence) -> None:
        self._page.told.emit(sentence)

    @property
    def _words(self) -> Words:
        return self._page.words
