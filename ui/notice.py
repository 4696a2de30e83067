"""A calm line at the bottom of the window: what went wrong, or where something was saved."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.wording import Words

Sentence = Callable[[Words], str]


class Notice(QLabel):
    """Show a trouble until it is over, and news until the next; it waits for nobody."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._trouble: Sentence | None = None
        self._news: list[Sentence] = []
        self.setWordWrap(True)
        # A path or a name may look like markup.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(12, 4, 12, 4)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hide()

    def set_words(self, words: Words) -> None:
        """Say the same in this language."""
        self._words = words
        self._show()

    def say(self, news: Sentence | None) -> None:
        """Tell news, which take the place of those before; None takes them away."""
        self._news = [] if news is None else [news]
        self._show()

    def add(self, news: Sentence) -> None:
        """Tell news beside those that are told already."""
        self._news.append(news)
        self._show()

    def warn(self, trouble: Sentence | None) -> None:
        """Tell a trouble, which stays until it is over; None is its end."""
        self._trouble = trouble
        self._show()

    def _show(self) -> None:
        said = [each(self._words) for each in (self._trouble, *self._news) if each]
        text = " ".join(said)
        if text == self.text():
            return
        self.setText(text)
        self.setVisible(bool(text))
        if text:
            from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
