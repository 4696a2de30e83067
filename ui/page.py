"""What the window shows one at a time, and what it asks of each."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.house import House
from dealer_trainer.wording import Words
from ui.footer import KeyHint
from ui.theme import Theme


class Shown(Enum):
    """The pages of the window."""

    START = auto()
    DRILL = auto()
    SUMMARY = auto()
    HOUSE = auto()
    REFERENCE = auto()
    PEOPLE = auto()
    RESULTS = auto()
    SETTINGS = auto()
    DRILLS = auto()
    EDITOR = auto()
    EXAMS = auto()
    SITTING = auto()
    FILE = auto()


class Page(QWidget):
    """One page; a page that has no cards or colours of its own leaves those methods out.

    Signals:
        closed: the person goes back to where he came from.
        opened: the person goes to another page, a Shown.
        told: a Sentence for the line at the bottom of the window.
    """

    closed = Signal()
    opened = Signal(object)
    told = Signal(object)

    #: While it is shown no other page can be opened, and the window is not closed by one press.
    is_alone = False

    def enter(self, house: House) -> None:
        """Show the page from its beginning; `house` is the one at hand where the person comes from.

        It is called each time the page is opened, but not when the person comes back to it.
        """

    def at_hand(self) -> House | None:
        """Return the house that the page is about, None if it is about none."""
        return None

    def to_look_up(self) -> str:
        """Return what a person would look up here in the reference, "" for nothing."""
        return ""

    def set_houses(self, houses: Sequence[House]) -> None:
        """Offer these houses, where the page lets one be chosen."""

    def focus(self) -> None:
        """Put the focus where the person begins or goes on."""
        self.setFocus()

    def take_back(self) -> bool:
        """Close what is open within the page, if anything is; tell whether it was."""
        return False

    def end(self) -> None:
        """Let go of what the page holds, since the window closes."""

    def hints(self, words: Words) -> list[KeyHint]:  # noqa: ARG002 - for pages that have some
        """Return the keys of this page alone with what they do, for the footer."""
        return []

    def press(self, key: Qt.Key) -> None:
        """Do what a key of the footer says that is this page's alone."""

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""

    def set_four_colours(self, *, on: bool) -> None:
        """Give each suit a colour of its own, or two colours to all."""

    def set_calm(self, *, on: bool) -> None:
        """Show a table without decoration, or with it."""
