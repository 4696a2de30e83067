"""Where a file is to be saved, or which one is to be read."""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from dealer_trainer.wording import Words

_NOT_IN_NAMES = re.compile(r"[^\w -]")


def ask_where_to_save(
    words: Words,
    parent: QWidget,
    title: str,
    files: str,
    name: str,
    then: Callable[[Path], None],
) -> QFileDialog:
    """Ask where a file goes; `files` is the filter, `name` what is offered, with its ending."""
    dialog = _dialog(words, parent, title, files, then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(name.rpartition(".")[2])
    dialog.selectFile(name)
    dialog.open()
    return dialog


def ask_which(
    words: Words,
    parent: QWidget,
    title: str,
    files: str,
    then: Callable[[Path], None],
    offered: Path | None = None,
) -> QFileDialog:
    """Ask which file is to be read, beginning with one that is offered."""
    dialog = _dialog(words, parent, title, files, then)
    if offered is not None:
        dialog.setDirectory(str(offered.parent))
        dialog.selectFile(offered.name)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def file_name(name: str, end: str) -> str:
    """Return a name for a person's file that every system takes.

    >>> file_name("Anna/Petrova", "json")
    'dealer-trainer-Anna_Petrova.json'
    """
    fit = _NOT_IN_NAMES.sub("_", name).strip()
    return f"dealer-trainer-{fit}.{end}" if fit else f"dealer-trainer.{end}"


def prepare(dialog: QFileDialog, words: Words) -> None:
    """Begin in the folder of documents, and say what Qt itself has no Russian for."""
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, words.text("Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, words.text("Files of type:"))
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog.setDirectory(next((each for each in places if Path(each).is_dir()), str(Path.home())))


def _dialog(
    words: Words, parent: QWidget, title: str, files: str, then: Callable[[Path], None]
) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    dialog.setNameFilter(files)
    prepare(dialog, words)
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog
