"""What is shown where there are no figures: why, and what to do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.wording import Words
from dealer_trainer.wording.language import message
from ui.pages.results.presenter import State

_SAID = {
    State.OPENING: message("The answers are being opened."),
    State.CLOSED: message(
        "The answers cannot be read now. The line below says why; they are looked after behind F7."
    ),
    State.NOTHING: message(
        "Nothing is answered yet. After the first answers this page shows what goes well, what "
        "does not, and where money is lost."
    ),
    State.NOTHING_CHOSEN: message("There are no answers in this house, period and mode."),
}


class Empty(QWidget):
    """Say why nothing is there, with a button that leads on.

    Signals:
        all_wanted: everything is to be shown, whatever was chosen.
        practice_wanted: the person wants to practise.
    """

    all_wanted = Signal()
    practice_wanted = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._state = State.OPENING
        self._is_own = True
        self._said = QLabel()
        self._said.setWordWrap(True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setProperty("role", "primary")
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._said)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        self.button.clicked.connect(self._press)

    def show_state(self, state: State, *, own: bool) -> None:
        """Say this; only somebody who looks at his `own` results is led to practice."""
        self._state, self._is_own = state, own
        self.set_words(self._words)

    def set_words(self, words: Words) -> None:
        """Say it in this language."""
        self._words = words
        if self._state not in _SAID:
            return
        self._said.setText(words.text(_SAID[self._state]))
        chosen = self._state is State.NOTHING_CHOSEN
        self.button.setText(words.text("Show all") if chosen else words.text("Practise"))
        self.button.setAccessibleDescription(self._said.text())
        self.button.setVisible(chosen or (self._state is State.NOTHING and self._is_own))

    def focus(self) -> None:
        """Put the focus on the button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self) -> None:
        if self._state is State.NOTHING_CHOSEN:
            self.all_wanted.emit()
        else:
            self.practice_wanted.emit()
