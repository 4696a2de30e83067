"""What can be looked up: pairs of combinations, corner cases, the round, words and rules."""

from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.house import House
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.reference import Matter, part_title
from ui.choices import Choices
from ui.page import Page
from ui.pages.reference.html import reference_html
from ui.pages.reference.presenter import ReferencePresenter
from ui.picture_reading import PictureReading
from ui.table.pictures import CardPictures
from ui.theme import Theme

_COLUMN_LETTERS = 80
_PAUSE = 90  # milliseconds after the last key before the text follows
_SCROLLS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class ReferencePage(Page):
    """Show one part, or what was found in all; the search has the focus, the arrows scroll."""

    def __init__(
        self, presenter: ReferencePresenter, words: Words, theme: Theme, pictures: CardPictures
    ) -> None:
        super().__init__()
        self.presenter = presenter
        self._words = words
        self._theme = theme
        self._pictures = pictures
        self._title, self._label, self._count = QLabel(), QLabel(), QLabel()
        self._back = QPushButton()
        self._search = _Search()
        self._parts = Choices(titled=False)
        self.text = PictureReading(pictures)
        self._columns = 0
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._lay_out()
        self._back.clicked.connect(self.closed)
        self._parts.chosen.connect(self.choose)
        self._search.textEdited.connect(lambda _: self._waiting.start(_PAUSE))
        self._search.scrolled.connect(self.text.keyPressEvent)
        self._waiting.timeout.connect(lambda: self.search(self._search.text()))
        self.set_words(words)

    def enter(self, house: House) -> None:
        """Show the reference of this house."""
        self.presenter.show(house)
        self._search.setText(self.presenter.wanted)
        self._show()
        self.text.verticalScrollBar().setValue(0)

    def at_hand(self) -> House | None:
        """Return the house that is looked up."""
        return self.presenter.house

    def focus(self) -> None:
        """Put the focus into the search."""
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_back(self) -> bool:
        """Clear the search, if something is looked for."""
        if not self._search.text():
            return False
        self._search.clear()
        self.search("")
        self.focus()
        return True

    def search(self, text: str) -> None:
        """Show what holds this text."""
        self._waiting.stop()
        if self._search.text() != text:
            self._search.setText(text)
        self.presenter.wanted = text
        self._show()
        self.text.verticalScrollBar().setValue(0)

    def choose(self, matter: Matter) -> None:
        """Show this part, and look for nothing."""
        self.presenter.matter = matter
        self._search.clear()
        self.search("")

    def set_words(self, words: Words) -> None:
        """Show the page in this language."""
        self._words = words
        self.presenter.speak(words)
        self._back.setText(words.text("Back"))
        self._back.setToolTip(words.text("Back (Esc)"))
        self._label.setText(words.text("Look for"))
        self._search.setAccessibleName(words.text("Look for"))
        self._search.setPlaceholderText(words.text("a word, a card or a rule, such as RP-7"))
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Show the page in these colours."""
        self._theme = theme
        self._show()

    def set_four_colours(self, *, on: bool) -> None:
        """Show the cards in four colours, or in two."""
        self._pictures.four_colours = on
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns != self._wanted_columns():
            self._show()

    def _wanted_columns(self) -> int:
        letters = self.width() // max(self.fontMetrics().averageCharWidth(), 1)
        return 2 if letters >= 2 * _COLUMN_LETTERS else 1

    def _show(self) -> None:
        words, presenter = self._words, self.presenter
        parts = [(each, part_title(words, each)) for each in Matter]
        # What is looked for is found in all parts.
        chosen = presenter.matter if presenter.found is None else None
        self._parts.show_values(words.text("Parts"), parts, chosen)
        order = [self._search, *self._parts.buttons, self.text, self._back]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        if presenter.house is None:
            return
        name = house_name(words, presenter.house)
        self._title.setText(words.text("Reference — {house}", house=name))
        self.text.setAccessibleName(self._title.text())
        found = presenter.found
        self._count.setVisible(found is not None)
        if found:
            self._count.setText(words.plural("{count} entry", "{count} entries", found))
        elif found is not None:
            self._count.setText(words.text("Nothing was found; try another word, or fewer."))
        self._columns = self._wanted_columns()
        card = self.text.card_size()
        self.text.show_text(reference_html(presenter.parts, self._theme, card, self._columns))

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        self._search.setProperty("role", "name")
        self._count.setProperty("role", "muted")
        self._label.setBuddy(self._search)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._back)
        line = QHBoxLayout()
        line.addWidget(self._label)
        line.addWidget(self._search, 2)
        line.addWidget(self._count, 1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addLayout(line)
        column.addWidget(self._parts)
        column.addWidget(self.text, 1)


class _Search(QLineEdit):
    """A line to type into that leaves what scrolls to the text below.

    Signals:
        scrolled: the press of a key that scrolls.
    """

    scrolled = Signal(QKeyEvent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _SCROLLS:
            self.scrolled.emit(event)
        else:
            super().keyPressEvent(event)
