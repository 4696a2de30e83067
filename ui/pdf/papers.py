"""An exam's paper and its key as PDF: each question with the picture of its table."""

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_trainer.exams.paper import Paper
from dealer_trainer.reports import paper as reports
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.papers import foot_text, key_title, paper_title
from ui.pdf.document import Block, write_pdf
from ui.pdf.table import table_picture

_SHARE = 0.82
Progress = Callable[[int, int], bool]


def without_window() -> QApplication:
    """Return the application that the command line draws with; a screen is not needed."""
    if sys.platform == "linux" and not os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication([])


def write_paper(words: Words, paper: Paper, path: Path, progress: Progress) -> int:
    """Write the paper and return the number of pages; raise as `write_pdf` does."""
    head = Block(reports.paper_head(words, paper))
    blocks = [
        Block(
            reports.question_html(words, paper, each),
            partial(table_picture, words, each.question),
            _SHARE,
        )
        for each in paper.questions
    ]
    title = paper_title(words, paper)
    return write_pdf(path, title, [head, *blocks], _foot(words, title), progress)


def write_key(words: Words, paper: Paper, path: Path, progress: Progress) -> int:
    """Write the key and return the number of pages; raise as `write_pdf` does."""
    head = Block(reports.key_head(words, paper))
    blocks = [Block(reports.answers_html(words, paper, each)) for each in paper.questions]
    title = key_title(words, paper)
    return write_pdf(path, title, [head, *blocks], _foot(words, title), progress)


def _foot(words: Words, title: str) -> Callable[[int, int], str]:
    return lambda page, pages: foot_text(words, title, page, pages)
