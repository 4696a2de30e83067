"""The page at the end of a session: how it went on one screen, and the next step under Enter."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout

from dealer_trainer.house import House
from dealer_trainer.wording import Words
from ui import keys
from ui.flow import FlowLayout, in_the_middle, scrolled
from ui.page import Page
from ui.pages.summary.html import review_html, title
from ui.pages.summary.presenter import Review, Step
from ui.theme import Theme

_BUTTON = QSize(190, 44)


class SummaryPage(Page):
    """Show the review that `look_back` gives, with a button for each step.

    Signals:
        stepped: the Step that a person takes.
    """

    stepped = Signal(object)

    def __init__(self, look_back: Callable[[], Review], words: Words, theme: Theme) -> None:
        super().__init__()
        self._look_back = look_back
        self._words = words
        self._theme = theme
        self._review: Review | None = None
        self._title, self._text = QLabel(), QLabel()
        self._steps = FlowLayout(8)
        self.buttons: dict[Step, QPushButton] = {}
        self._lay_out()

    def enter(self, house: House) -> None:  # noqa: ARG002 - it is about the session
        """Show how the session went."""
        self._review = self._look_back()
        self._make_buttons(self._review)
        self._show()

    def focus(self) -> None:
        """Put the focus on the step to take."""
        if self.buttons:
            next(iter(self.buttons.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keys.is_enter(event):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and self.buttons:
            focused = (each for each in self.buttons.values() if each.hasFocus())
            next(focused, next(iter(self.buttons.values()))).click()

    def _lay_out(self) -> None:
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        self._title.setFont(font)
        self._title.setProperty("role", "title")
        self._text.setTextFormat(Qt.TextFormat.RichText)
        for label in (self._title, self._text):
            label.setWordWrap(True)
        card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(18, 12, 18, 16)
        inside.addWidget(self._text)
        column = QVBoxLayout()
        column.setSpacing(14)
        column.addStretch(1)
        for widget in (self._title, card):
            column.addWidget(widget)
        column.addLayout(self._steps)
        column.addStretch(2)
        page = QVBoxLayout(self)
        page.addWidget(scrolled(in_the_middle(column)))

    def _make_buttons(self, review: Review) -> None:
        for old in self.buttons.values():
            self._steps.removeWidget(old)
            old.deleteLater()
        self.buttons = {}
        for place, step in enumerate(review.steps):
            button = QPushButton(self)
            button.setMinimumSize(_BUTTON)
            button.setProperty("role", "" if place else "primary")
            button.clicked.connect(lambda _=False, step=step: self.stepped.emit(step))
            self._steps.addWidget(button)
            self.buttons[step] = button

    def _show(self) -> None:
        review, words = self._review, self._words
        if review is None:
            return
        self._title.setText(title(words, review))
        self._text.setText(review_html(words, review, self._theme))
        for step, button in self.buttons.items():
            button.setText(_name(words, step, review))


def _name(words: Words, step: Step, review: Review) -> str:
    return {
        Step.GO_ON: words.text("Go on"),
        Step.AGAIN: words.plural(
            "Only the {count} wrong or slow one again",
            "Only the {count} wrong and slow ones again",
            len(review.again),
        ),
        Step.RUN: words.text("Run again"),
        Step.LESSON: words.text("Next lesson"),
        Step.DUE: words.text("Due today"),
        Step.PRACTICE: words.text("Practice"),
        Step.START: words.text("Start page"),
    }[step]
