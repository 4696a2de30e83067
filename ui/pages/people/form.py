"""One thing asked at a time, on the page itself: a name, a PIN, or whether it is really meant."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRegularExpression, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from dealer_trainer.wording import Words
from ui import keys
from ui.notice import Sentence

_DIGITS = QRegularExpression("[0-9]{0,12}")
_LONGEST_NAME = 100


class Field(Enum):
    """What is typed: nothing, a name, or a PIN that nobody beside reads."""

    NOTHING = auto()
    NAME = auto()
    PIN = auto()


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked, what the button says, and what becomes of the answer.

    `done` is given the text; it asks the next thing, complains, or closes the form.
    """

    title: Sentence
    button: Sentence
    done: Callable[[str], None]
    field: Field = Field.NOTHING
    text: str = ""
    hint: Sentence | None = None


class Form(QFrame):
    """Ask one thing; Enter accepts it, Esc takes it back.

    Signals:
        closed: nothing is asked any more.
    """

    closed = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._words = words
        self._asked: Asked | None = None
        self._complaint: Sentence | None = None
        self._seconds = 0
        self._title, self._hint = QLabel(), QLabel()
        self._line = QLineEdit()
        self._line.setProperty("role", "name")
        self._title.setBuddy(self._line)
        self._digits = QRegularExpressionValidator(_DIGITS, self)
        self._accept, self._cancel = QPushButton(), QPushButton()
        self._accept.setProperty("role", "primary")
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
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
        self._wait(0)
        typed = asked.field is not Field.NOTHING
        secret = asked.field is Field.PIN
        mode = QLineEdit.EchoMode.Password if secret else QLineEdit.EchoMode.Normal
        self._line.setEchoMode(mode)
        self._line.setValidator(self._digits if secret else None)  # type: ignore[arg-type]
        self._line.setMaxLength(_LONGEST_NAME)
        self._line.setText(asked.text)
        self._line.selectAll()
        self._line.setVisible(typed)
        self._show()
        self.show()
        (self._line if typed else self._cancel).setFocus(Qt.FocusReason.OtherFocusReason)

    def complain(self, complaint: Sentence) -> None:
        """Say why the answer will not do, and let it be typed anew."""
        self._complaint = complaint
        self._show()
        self._line.selectAll()
        if self._line.isVisible():
            self._line.setFocus(Qt.FocusReason.OtherFocusReason)

    def wait(self, seconds: int) -> None:
        """Take no answer for so long, and say how long it still is."""
        self._line.clear()
        self._wait(seconds)
        self._show()

    def accept(self) -> None:
        """Take the answer as it stands."""
        if self._asked is not None and not self._seconds:
            self._asked.done(self._line.text())

    def close_form(self) -> None:
        """Ask nothing any more; what was typed is forgotten."""
        if self._asked is not None:
            self._asked = None
            self._wait(0)
            self._line.clear()
            self.hide()
            self.closed.emit()

    def set_words(self, words: Words) -> None:
        """Ask the same in this language."""
        self._words = words
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if keys.is_enter(event) and not event.isAutoRepeat():
            focused = self._cancel if self._cancel.hasFocus() else self._accept
            focused.click()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        for label in (self._title, self._hint):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setProperty("role", "title")
        self._hint.setProperty("role", "muted")
        line = QHBoxLayout()
        line.addWidget(self._line, 1)
        line.addWidget(self._accept)
        line.addWidget(self._cancel)
        line.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addLayout(line)
        column.addWidget(self._hint)

    def _wait(self, seconds: int) -> None:
        self._seconds = seconds
        self._line.setEnabled(not seconds)
        self._accept.setEnabled(not seconds)
        if seconds:
            self._clock.start()
            self._cancel.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._clock.stop()

    def _tick(self) -> None:
        self._wait(self._seconds - 1)
        if not self._seconds:
            self._complaint = None
            self._line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()

    def _show(self) -> None:
        words, asked = self._words, self._asked
        self._cancel.setText(words.text("Cancel"))
        self._cancel.setToolTip(words.text("Change nothing (Esc)"))
        if asked is None:
            return
        self._title.setText(asked.title(words))
        self._line.setAccessibleName(asked.title(words))
        self._accept.setText(asked.button(words))
        said = self._complaint or asked.hint
        text = said(words) if said else ""
        if self._seconds:
            text = words.plural(
                "The PIN was wrong. The next try is in {count} second.",
                "The PIN was wrong. The next try is in {count} seconds.",
                self._seconds,
            )
        self._hint.setText(text)
        self._hint.setVisible(bool(text))
        self._line.setAccessibleDescription(text)
