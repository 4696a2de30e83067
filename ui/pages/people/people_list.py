"""The people as a list with numbers, of which the first nine are keys."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QListView, QListWidget

from dealer_trainer.wording import Words
from ui import keys
from ui.pages.people.presenter import Entry

_LEAST_LINES = 10


class PeopleList(QListWidget):
    """Show people; a digit or Enter chooses one, letters look for a name.

    Signals:
        chosen: the row of the one who is to practise.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._names: list[str] = []
        self._typed = ""
        self._since_typed = QElapsedTimer()
        self._since_typed.start()
        self.setSpacing(2)
        # A long name goes on in the next line.
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemDoubleClicked.connect(lambda _: self.chosen.emit(self.currentRow()))

    def show_entries(self, words: Words, entries: Sequence[Entry]) -> None:
        """Show these people; the row that is selected stays if it is there."""
        row = self.currentRow()
        self._names = [entry.name.casefold() for entry in entries]
        digits = len(str(len(entries)))
        texts = [
            f"{number:\N{FIGURE SPACE}>{digits}}   {entry_text(words, entry)}"
            for number, entry in enumerate(entries, 1)
        ]
        if texts != [self.item(each).text() for each in range(self.count())]:
            self.clear()
            self.addItems(texts)
            self.setCurrentRow(row if 0 <= row < len(entries) else 0)
        self.setAccessibleName(words.text("Who practises"))
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * _LEAST_LINES)

    @property
    def whole_height(self) -> int:
        """How high the list is with everybody in sight, in pixels."""
        last = self.visualItemRect(self.item(self.count() - 1)).bottom() if self.count() else 0
        top = self.verticalOffset()
        return max(self.minimumHeight(), last + top + 2 * self.frameWidth() + 2 * self.spacing())

    def keyboardSearch(self, search: str) -> None:
        """Go to the next one with a name of which a word begins as typed, not with the number."""
        is_new = self._since_typed.hasExpired(QGuiApplication.styleHints().keyboardInputInterval())
        self._since_typed.restart()
        self._typed = search.casefold() if is_new else self._typed + search.casefold()
        begin = self.currentRow() + is_new
        rows = [*range(begin, len(self._names)), *range(begin)]
        for row in rows:
            name = self._names[row]
            words = [name[at:] for at in range(len(name)) if not at or name[at - 1] == " "]
            if any(word.startswith(self._typed) for word in words):
                self.setCurrentRow(row)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = keys.digit(event)
        if keys.is_enter(event):
            if not event.isAutoRepeat():
                self.chosen.emit(self.currentRow())
        elif digit is None:
            super().keyPressEvent(event)
        elif 1 <= digit <= self.count():
            self.chosen.emit(digit - 1)


def entry_text(words: Words, entry: Entry) -> str:
    """Return a person's line: the name, whether there is a PIN, who practises now."""
    parts = [entry.name or words.text("Without a name")]
    if entry.has_pin:
        parts.append(words.text("PIN"))
    if entry.practises:
        parts.append(words.text("practises now"))
    return " · ".join(parts)
