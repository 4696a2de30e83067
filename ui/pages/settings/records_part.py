"""Where the answers are kept: in a file of this computer, or on a server of the casino."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPushButton, QVBoxLayout

from dealer_trainer.wording import Words
from dealer_trainer.wording.language import message
from dealer_trainer.wording.troubles import trouble_sentence
from ui import keys
from ui.flow import FlowLayout
from ui.pages.settings.presenter import SettingsPresenter

_NEXT_START = message("Saved. It holds from the next start of the program.")


class RecordsPart(QFrame):
    """Show and change the address of the server; its password is never shown.

    Signals:
        told: a Sentence for the line at the bottom of the window.
    """

    told = Signal(object)

    def __init__(self, presenter: SettingsPresenter, words: Words) -> None:
        super().__init__()
        self._presenter = presenter
        self._words = words
        self._title, self._where, self._what = QLabel(), QLabel(), QLabel()
        self._address_label, self._password_label = QLabel(), QLabel()
        self._address, self._password = _Line(self._save), _Line(self._save)
        self._use_server, self._use_file = QPushButton(), QPushButton()
        self._lay_out()
        self._use_server.clicked.connect(self._save)
        self._use_file.clicked.connect(self._go_back_to_file)

    def show_address(self) -> None:
        """Show the address that holds; what was typed goes."""
        self._address.setText(self._presenter.address)
        self._password.clear()
        self._use_file.setEnabled(bool(self._presenter.now.database))

    def set_words(self, words: Words) -> None:
        """Say everything in this language; what was typed stays."""
        self._words = words
        presenter = self._presenter
        self._title.setText(words.text("Answers and data"))
        self._where.setText(
            words.text(
                "Answers, settings and your own houses lie in {path}", path=str(presenter.data)
            )
        )
        if presenter.is_named:
            what = words.text(
                "DEALER_TRAINER_DATABASE names the server with the answers; it has the last word."
            )
        else:
            what = words.text(
                "A casino whose computers share one history keeps the answers on a PostgreSQL "
                "server. Its address looks like postgresql://USER@HOST/DATABASE."
            )
        self._what.setText(what)
        self._address_label.setText(words.text("Address of the server"))
        self._password_label.setText(words.text("Password"))
        self._password.setPlaceholderText(words.text("is not shown"))
        self._use_server.setText(words.text("Use this server"))
        self._use_file.setText(words.text("Use this computer alone"))

    def _lay_out(self) -> None:
        self.setProperty("role", "card")
        self._title.setProperty("role", "title")
        self._where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self._where, self._what):
            label.setProperty("role", "muted")
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._address_label.setBuddy(self._address)
        self._password_label.setBuddy(self._password)
        self._password.setEchoMode(QLineEdit.EchoMode.Password)
        asked = (self._address_label, self._address, self._password_label, self._password)
        buttons = FlowLayout(6)
        for button in (self._use_server, self._use_file):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        for widget in (self._title, self._where, self._what, *asked):
            column.addWidget(widget)
        column.addLayout(buttons)
        for each in (*asked, self._use_server, self._use_file):
            each.setVisible(not self._presenter.is_named)

    def _save(self) -> None:
        from dealer_trainer.store import StoreError

        try:
            self._presenter.use_server(self._address.text(), self._password.text())
        except StoreError as error:
            trouble = error.trouble
            self.told.emit(lambda words: trouble_sentence(words, trouble))
        else:
            self._done()

    def _go_back_to_file(self) -> None:
        self._presenter.use_file()
        self._done()

    def _done(self) -> None:
        self.show_address()
        self.told.emit(lambda words: words.text(_NEXT_START))


class _Line(QLineEdit):
    """A line in which Enter saves."""

    def __init__(self, entered: Callable[[], None]) -> None:
        super().__init__()
        self.setProperty("role", "name")
        self._entered = entered

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if keys.is_enter(event):
            if not event.isAutoRepeat():
                self._entered()
        else:
            super().keyPressEvent(event)
