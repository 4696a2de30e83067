"""Results written into files: a table as CSV, the page of a person as PDF."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from dealer_trainer.reports.csv_file import csv_of
from dealer_trainer.reports.tables import Table
from dealer_trainer.wording import Words
from dealer_trainer.wording.result_names import page_title
from ui.notice import Sentence
from ui.pages.people.paths import ask_where_to_save, file_name

Told = Callable[[Sentence], object]


def save_csv(parent: QWidget, words: Words, table: Table, separator: str, told: Told) -> None:
    """Ask where a table goes, write it there, and say whether that was done."""
    content = csv_of(words, table, separator)

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
    ask_where_to_save(parent, title, files, name, lambda path: _do(write, path, told))


def save_page(parent: QWidget, words: Words, name: str, parts: list[str], told: Told) -> None:
    """Ask where the page of a person goes, write it there, and say whether that was done."""
    title = page_title(words, name)

    def write(path: Path) -> None:
        from ui.pdf.document import Block, write_pdf

        def foot(page: int, pages: int) -> str:
            return words.text(
                "{title} · page {page} of {pages}", title=title, page=page, pages=pages
            )

        write_pdf(path, title, [Block(part) for part in parts], foot)

    files = words.text("PDF files (*.pdf)")
    offered = file_name(name, "pdf")
    ask_where_to_save(
        parent, words.text("Page to print"), files, offered, lambda path: _do(write, path, told)
    )


def _do(write: Callable[[Path], None], path: Path, told: Told) -> None:
    try:
        write(path)
    except OSError:
        told(lambda words: words.text("{path} cannot be written.", path=str(path)))
    else:
        told(lambda words: words.text("Saved in {path}", path=str(path)))
