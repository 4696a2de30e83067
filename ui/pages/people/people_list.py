"""The people as a list with numbers, of which the first nine are keys."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget

from dealer_trainer.wording import Words
from ui import keys
from ui.pages.people.presenter import Entry


class PeopleList(QListWidget):
    """Show people; a digit or Enter chooses one, letters look for a name.

    Signals:
        chosen: the row of the one who is to practise.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(2)
        self.itemDoubleClicked.connect(lambda _: self.chosen.emit(self.currentRow()))

    def show_entries(self, words: Words, entries: Sequence[Entry]) -> None:
        """Show these people; the row that is selected stays if it is there."""
        row = self.currentRow()
        self.clear()
        for number, entry in enumerate(entries, 1):
            self.addItem(entry_text(words, number, entry))
        self.setCurrentRow(row if 0 <= row < len(entries) else 0)
        self.setAccessibleName(words.text("Who practises"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = keys.digit(event)
        if keys.is_enter(event):
            if not event.isAutoRepeat():
                self.chosen.emit(self.currentRow())
        elif digit is None:
            super().keyPressEvent(event)
        elif 1 <= digit <= self.count():
            self.chosen.emit(digit - 1)


def entry_text(words: Words, number: int, entry: Entry) -> str:
    """Return a person's line: the number, the name, whether there is a PIN, who practises now."""
    parts = [entry.name or words.text("Without a name")]
    if entry.has_pin:
        parts.append(words.text("PIN"))
    if entry.practises:
        parts.append(words.text("practises now"))
    return f"{number}   {' · '.join(parts)}"
