"""Results written into files: a table as CSV, the page of a person as PDF."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from dealer_trainer.reports.csv_file import SEPARATORS, csv_of
from dealer_trainer.reports.person import PersonResults, person_parts
from dealer_trainer.reports.tables import Table
from dealer_trainer.wording import Words
from dealer_trainer.wording.result_names import page_title
from ui.file_dialogs import ask_where_to_save, file_name
from ui.inputs import DropDown


class Saving(QObject):
    """The buttons that save what a page shows, and what they do with it.

    Signals:
        told: a Sentence for the line at the bottom of the window.
    """

    told = Signal(object)

    def __init__(self, page: QWidget, words: Words) -> None:
        super().__init__(page)
        self._page = page
        self._words = words
        self.csv, self.print = QPushButton(), QPushButton()
        self.separator = DropDown()

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self.csv.setText(words.text("Save as CSV…"))
        self.csv.setToolTip(words.text("Save the table that is shown for a spreadsheet"))
        self.print.setText(words.text("Page to print…"))
        self.print.setToolTip(words.text("Save a page with these results as a PDF"))
        names = (words.text("semicolon ;"), words.text("comma ,"), words.text("tab"))
        chosen = max(0, self.separator.currentIndex())
        self.separator.clear()
        for name, separator in zip(names, SEPARATORS, strict=True):
            self.separator.addItem(name, separator)
        self.separator.setCurrentIndex(chosen)
        self.separator.setAccessibleName(words.text("What separates the columns of a CSV file"))
        self.separator.setToolTip(words.text("What separates the columns of a CSV file"))

    def save_table(self, table: Table) -> None:
        """Ask where a table goes, write it there, and say whether that was done."""
        words = self._words
        content = csv_of(words, table, self.separator.currentData())

        def write(path: Path) -> None:
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".csv")
            unfinished = Path(name)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(content)
                unfinished.replace(path)
            finally:
                unfinished.unlink(missing_ok=True)

        title, files = words.text("Save as CSV"), words.text("CSV files (*.csv)")
        name = file_name(table.title, "csv")
        ask_where_to_save(words, self._page, title, files, name, lambda path: self._do(write, path))

    def save_person(self, person: PersonResults, today: date) -> None:
        """Ask where the page of a person goes, write it there, and say whether that was done."""
        words = self._words
        title, parts = page_title(words, person.name), person_parts(words, person, today)

        def write(path: Path) -> None:
            from ui.pdf.document import Block, write_pdf

            def foot(page: int, pages: int) -> str:
                return words.text(
                    "{title} · page {page} of {pages}", title=title, page=page, pages=pages
                )

            write_pdf(path, title, [Block(part) for part in parts], foot)

        asked, files = words.text("Page to print"), words.text("PDF files (*.pdf)")
        name = file_name(person.name, "pdf")
        ask_where_to_save(words, self._page, asked, files, name, lambda path: self._do(write, path))

    def _do(self, write: Callable[[Path], None], path: Path) -> None:
        try:
            write(path)
        except OSError:
            self.told.emit(lambda words: words.text("{path} cannot be written.", path=str(path)))
        else:
            self.told.emit(lambda words: words.text("Saved in {path}", path=str(path)))
