"""A few things asked at once: names, numbers, a passphrase."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
)

from dealer_trainer.wording import Words
from ui import keys
from ui.notice import Sentence

_LONGEST = 200
_LETTERS = 40


@dataclass(frozen=True, slots=True)
class Field:
    """One line to type into; what is `secret` is not shown."""

    name: Sentence
    text: str = ""
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked by keys, what the button says, and what becomes of the answers.

    `done` is given the texts by the fields' keys, without spaces around them, and returns what is
    wrong with them, or None.
    """

    title: Sentence
    button: Sentence
    done: Callable[[Mapping[str, str]], Sentence | None]
    fields: Mapping[str, Field] = field(default_factory=dict)
    hint: Sentence | None = None


class Fields(QFrame):
    """Ask some things; Enter goes to the next line and after the last one accepts.

    Signals:
        asked: something is asked now.
        closed: nothing is asked any more.
    """

    asked = Signal()
    closed = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._words = words
        self._asked: Asked | None = None
        self._complaint: Sentence | None = None
        self._lines: dict[str, QLineEdit] = {}
        self._labels: dict[str, QLabel] = {}
        self._title, self._hint, self._wrong = QLabel(), QLabel(), QLabel()
        for label, role in (
            (self._title, "title"),
            (self._hint, "muted"),
            (self._wrong, "wrong"),
        ):
            label.setProperty("role", role)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._form = QFormLayout()
        self._accept, self._cancel = QPushButton(), QPushButton()
        self._accept.setProperty("role", "primary")
        self._accept.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.close_form)
        buttons = QHBoxLayout()
        buttons.addWidget(self._accept)
        buttons.addWidget(self._cancel)
        buttons.addStretch()
        column = QVBoxLayout(self)
        for label in (self._title, self._hint):
            column.addWidget(label)
        column.addLayout(self._form)
        column.addWidget(self._wrong)
        column.addLayout(buttons)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Tell whether something is asked."""
        return self._asked is not None

    def ask(self, asked: Asked) -> None:
        """Ask this instead of what was asked before."""
        self._asked, self._complaint = asked, None
        while self._form.rowCount():
            self._form.removeRow(0)
        self._lines, self._labels = {}, {}
        for key, each in asked.fields.items():
            line = QLineEdit(each.text)
            line.setProperty("role", "name")
            line.setMaxLength(_LONGEST)
            line.setMinimumWidth(_LETTERS * self.fontMetrics().averageCharWidth())
            if each.secret:
                line.setEchoMode(QLineEdit.EchoMode.Password)
            label = QLabel()
            label.setBuddy(line)
            self._form.addRow(label, line)
            self._lines[key], self._labels[key] = line, label
        self._show()
        self.show()
        self.asked.emit()
        first = next(iter(self._lines.values()), self._cancel)
        empty = next((line for line in self._lines.values() if not line.text()), first)
        empty.setFocus(Qt.FocusReason.OtherFocusReason)

    def accept(self) -> None:
        """Take the answers as they stand, or say what is wrong with them."""
        if self._asked is None:
            return
        asked = self._asked
        texts = {
            key: line.text() if asked.fields[key].secret else line.text().strip()
            for key, line in self._lines.items()
        }
        empty = next((key for key, text in texts.items() if not text), None)
        if empty is not None:
            self._complaint = _empty
            self._lines[empty].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._complaint = asked.done(texts)
        if self._complaint is None and self._asked is asked:
            self.close_form()
        else:
            self._show()

    def close_form(self) -> None:
        """Ask nothing any more; what was typed is forgotten."""
        if self._asked is None:
            return
        self._asked = None
        for line in self._lines.values():
            line.clear()
        self.hide()
        self.closed.emit()

    def set_words(self, words: Words) -> None:
        """Ask the same in this language; what was typed stays."""
        self._words = words
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keys.is_enter(event):
            super().keyPressEvent(event)
            return
        if event.isAutoRepeat():
            return
        if self._cancel.hasFocus():
            self.close_form()
            return
        lines = list(self._lines.values())
        at = next((place for place, line in enumerate(lines) if line.hasFocus()), len(lines) - 1)
        if at + 1 < len(lines):
            lines[at + 1].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.accept()

    def _show(self) -> None:
        words, asked = self._words, self._asked
        self._cancel.setText(words.text("Cancel"))
        self._cancel.setToolTip(words.text("Change nothing (Esc)"))
        if asked is None:
            return
        self._title.setText(asked.title(words))
        self._accept.setText(asked.button(words))
        self._hint.setText(asked.hint(words) if asked.hint else "")
        self._hint.setVisible(asked.hint is not None)
        for key, each in asked.fields.items():
            self._labels[key].setText(each.name(words))
            self._lines[key].setAccessibleName(each.name(words))
        self._wrong.setText(self._complaint(words) if self._complaint else "")
        self._wrong.setVisible(self._complaint is not None)


def _empty(words: Words) -> str:
    return words.text("Fill in every line.")
