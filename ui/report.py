"""A question saved for the one who decides whether the answer key is wrong."""

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from textwrap import indent

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

import dealer_trainer
from dealer_trainer.files import dump_scenario, settlement_to_plain
from dealer_trainer.questions import Question
from dealer_trainer.wording import Words
from ui.file_dialogs import prepare
from ui.notice import Sentence


def report_text(question: Question, now: datetime) -> str:
    """Return scenario, whole house and settlement as a case: a list of one, in YAML."""
    settlement = json.dumps(settlement_to_plain(question.settlement), indent=2)
    return "\n".join(
        [
            f"- name: reported {now:%Y-%m-%d %H:%M:%S}",
            f"  source: dealer-trainer {dealer_trainer.__version__}, {question.kind.value}",
            "  given:",
            indent(dump_scenario(question.scenario), "    ").rstrip(),
            "  expect:",
            indent(settlement, "    "),
            "",
        ]
    )


def report_question(
    parent: QWidget,
    words: Words,
    question: Question,
    now: datetime,
    say: Callable[[Sentence], None],
) -> None:
    """Ask where the report goes, write it there, and say whether that was done."""
    dialog = ReportDialog(parent, words, question, now)
    dialog.saved.connect(lambda path: say(lambda words: words.text("Saved in {path}", path=path)))
    dialog.failed.connect(
        lambda path: say(lambda words: words.text("{path} cannot be written.", path=path))
    )
    dialog.open()


class ReportDialog(QFileDialog):
    """Ask where the report goes and write it there.

    Signals:
        saved: the path that was written.
        failed: the path that could not be written.
    """

    saved = Signal(str)
    failed = Signal(str)

    def __init__(self, parent: QWidget, words: Words, question: Question, now: datetime) -> None:
        super().__init__(parent, words.text("Report this question"))
        self._text = report_text(question, now)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilter(words.text("YAML files (*.yaml)"))
        self.setDefaultSuffix("yaml")
        prepare(self, words)
        self.selectFile(f"dealer-trainer-{now:%Y-%m-%d-%H%M%S}.yaml")
        self.fileSelected.connect(self._write)
        self.finished.connect(self.deleteLater)

    def _write(self, path: str) -> None:
        try:
            Path(path).write_text(self._text, encoding="utf-8")
        except OSError:
            self.failed.emit(path)
        else:
            self.saved.emit(path)
