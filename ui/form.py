"""What is asked on a page itself: names, a PIN, a passphrase, or whether it is really meant."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRegularExpression, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
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

_DIGITS = QRegularExpression("[0-9]{0,12}")
_LONGEST = 200
_LETTERS = 40


@dataclass(frozen=True, slots=True)
class Field:
    """One line to type into; what is `secret` nobody beside reads, `digits` takes nothing else.

    One without a name is the only one: it is called what is asked, and may be left empty.
    """

    name: Sentence | None = None
    text: str = ""
    secret: bool = False
    digits: bool = False


PIN = Field(secret=True, digits=True)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked, what the button says, and what becomes of the answer.

    `done` is given the text of each field, without spaces around it unless it is secret; it asks
    the next thing, complains, or closes the form.
    """

    title: Sentence
    button: Sentence
    done: Callable[..., None]
    fields: tuple[Field, ...] = ()
    hint: Sentence | None = None


class Form(QFrame):
    """Ask; Enter goes to the next line and after the last one accepts, Esc takes it back.

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
        self._seconds = 0
        self._lines: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        self._title, self._hint, self._wrong = QLabel(), QLabel(), QLabel()
        self._digits = QRegularExpressionValidator(_DIGITS, self)
        self._accept, self._cancel = QPushButton(), QPushButton()
        self._accept.setProperty("role", "primary")
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._named, self._last = QFormLayout(), QHBoxLayout()
        self._lay_out()
        self._accept.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.close_form)
        self._clock.timeout.connect(self._tick)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Tell whether something is asked."""
        return self._asked is not None

    def ask(self, asked: Asked) -> None:
        """Ask this instead of what was asked before; what may not be undone begins at Cancel."""
        self._asked, self._complaint = asked, None
        self._forget()
        for each in asked.fields:
            self._add(each)
        self._wait(0)
        self._show()
        self.show()
        self.asked.emit()
        self._focus(next((line for line in self._lines if not line.text()), None))

    def complain(self, complaint: Sentence) -> None:
        """Say why the answer will not do, and let it be typed anew."""
        self._complaint = complaint
        self._show()
        if self._lines:
            self._focus(self._lines[-1])

    def wait(self, seconds: int) -> None:
        """Take no answer for so long, and say how long it still is."""
        for line in self._lines:
            line.clear()
        self._wait(seconds)
        self._show()

    def accept(self) -> None:
        """Take the answers as they stand, or say that one is missing."""
        if self._asked is None or self._seconds:
            return
        fields = self._asked.fields
        texts = [
            line.text() if each.secret else line.text().strip()
            for each, line in zip(fields, self._lines, strict=True)
        ]
        for each, line, text in zip(fields, self._lines, texts, strict=True):
            if each.name is not None and not text:
                self._complaint = _empty
                self._focus(line)
                self._show()
                return
        self._asked.done(*texts)

    def close_form(self) -> None:
        """Ask nothing any more; what was typed is forgotten."""
        if self._asked is not None:
            self._asked = None
            self._wait(0)
            self._forget()
            self.hide()
            self.closed.emit()

    def set_words(self, words: Words) -> None:
        """Ask the same in this language; what was typed stays."""
        self._words = words
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keys.is_enter(event):
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            return
        elif self._cancel.hasFocus():
            self._cancel.click()
        else:
            lines = iter(self._lines)
            any(line.hasFocus() for line in lines)
            following = next(lines, None)
            if following is None:
                self._accept.click()
            else:
                self._focus(following)

    def _focus(self, line: QLineEdit | None) -> None:
        """Put the focus on a line, or where one begins, with what stands there selected."""
        line = line or next(iter(self._lines), None)
        if line is not None:
            line.selectAll()
        (line or self._cancel).setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, each: Field) -> None:
        line, label = QLineEdit(each.text), QLabel()
        line.setProperty("role", "name")
        line.setMaxLength(_LONGEST)
        if each.secret:
            line.setEchoMode(QLineEdit.EchoMode.Password)
        if each.digits:
            line.setValidator(self._digits)
        if each.name is None:
            self._title.setBuddy(line)
            self._last.insertWidget(0, line, 1)
        else:
            line.setMinimumWidth(_LETTERS * self.fontMetrics().averageCharWidth())
            label.setBuddy(line)
            self._named.addRow(label, line)
        self._lines.append(line)
        self._labels.append(label)

    def _forget(self) -> None:
        while self._named.rowCount():
            self._named.takeRow(0)
        for widget in (*self._lines, *self._labels):
            widget.hide()
            widget.setParent(None)
            # Not at once: the Enter that brought this about still passes through its line.
            widget.deleteLater()
        self._lines, self._labels = [], []

    def _lay_out(self) -> None:
        roles = {self._title: "title", self._hint: "muted", self._wrong: "wrong"}
        for label, role in roles.items():
            label.setProperty("role", role)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._last.addWidget(self._accept)
        self._last.addWidget(self._cancel)
        self._last.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addWidget(self._hint)
        column.addLayout(self._named)
        column.addLayout(self._last)
        column.addWidget(self._wrong)

    def _wait(self, seconds: int) -> None:
        self._seconds = seconds
        for widget in (*self._lines, self._accept):
            widget.setEnabled(not seconds)
        if seconds:
            self._clock.start()
            self._cancel.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._clock.stop()

    def _tick(self) -> None:
        self._wait(self._seconds - 1)
        if not self._seconds:
            self._complaint = None
            self._focus(None)
        self._show()

    def _show(self) -> None:
        words, asked = self._words, self._asked
        self._cancel.setText(words.text("Cancel"))
        self._cancel.setToolTip(words.text("Change nothing (Esc)"))
        if asked is None:
            return
        self._title.setText(asked.title(words))
        self._accept.setText(asked.button(words))
        hint = asked.hint(words) if asked.hint else ""
        wrong = self._complaint(words) if self._complaint else ""
        if self._seconds:
            wrong = words.plural(
                "The PIN was wrong. The next try is in {count} second.",
                "The PIN was wrong. The next try is in {count} seconds.",
                self._seconds,
            )
        for label, text in ((self._hint, hint), (self._wrong, wrong)):
            label.setText(text)
            label.setVisible(bool(text))
        for each, line, label in zip(asked.fields, self._lines, self._labels, strict=True):
            name = (each.name or asked.title)(words)
            label.setText(name)
            line.setAccessibleName(name)
            line.setAccessibleDescription(wrong or hint)


def _empty(words: Words) -> str:
    return words.text("Fill in every line.")
