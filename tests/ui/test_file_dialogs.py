"""Qt's own dialog for files says in Russian what Qt has no Russian for."""

from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dealer_trainer.wording import Language, Words
from ui.file_dialogs import ask_where_to_save, ask_which


def test_labels_without_russian_are_put_into_words(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    words, files = Words(Language.RUSSIAN), "*.json"
    dialogs = (
        ask_which(words, parent, "", files, lambda _: None),
        ask_where_to_save(words, parent, "", files, "a.json", lambda _: None),
    )
    for dialog in dialogs:
        assert dialog.labelText(QFileDialog.DialogLabel.LookIn) == "Папка:"
        assert dialog.labelText(QFileDialog.DialogLabel.FileType) == "Тип файлов:"
        dialog.close()
