"""The example beside the form: looked for in the moments between two paints, then settled."""

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QTimer

from dealer_trainer.mistakes.changed_house import Example, examples
from dealer_trainer.options import options
from dealer_trainer.wording import Words
from ui.pages.house.draft import Draft
from ui.pages.house.html import example_html
from ui.picture_reading import PictureReading
from ui.table.pictures import CardPictures
from ui.theme import Theme

_SEED = 7
_PAUSE = 120  # milliseconds after the last key before an example is looked for
_SLICE = 0.012  # seconds of looking before the window is painted again


class ExampleText(PictureReading):
    """Show a table on which the option that was changed last matters, before and now."""

    def __init__(self, words: Words, theme: Theme, pictures: CardPictures) -> None:
        super().__init__(pictures)
        self._words = words
        self._theme = theme
        self._draft: Draft | None = None
        self._example: Example | None = None
        self._search: Iterator[Example | None] | None = None
        self._said: Callable[[Words], str] = _invitation
        self._waiting, self._looking = QTimer(self), QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._begin_search)
        self._looking.timeout.connect(self._look_on)

    def begin(self) -> None:
        """Say what will be shown here."""
        self.stop()
        self._tell(_invitation)

    def look_soon(self, draft: Draft) -> None:
        """Look for an example of what was changed last, once nothing is typed for a moment."""
        self._draft = draft
        self._waiting.start(_PAUSE)

    def stop(self) -> None:
        """Look for nothing any more."""
        self._waiting.stop()
        self._looking.stop()
        self._search = None

    def set_words(self, words: Words) -> None:
        """Say the same in this language."""
        self._words = words
        self.setAccessibleName(words.text("An example of what changes"))
        self.show_again()

    def set_theme(self, theme: Theme) -> None:
        """Show the same in these colours."""
        self._theme = theme
        self.show_again()

    def show_again(self) -> None:
        """Write the example, or why there is none."""
        words = self._words
        if self._example is None:
            self.setPlainText(self._said(words))
        else:
            self.show_text(example_html(words, self._example, self._theme, self.card_size()))

    def _begin_search(self) -> None:
        draft = self._draft
        if draft is None or draft.touched is None:
            return
        option = draft.touched.option
        known = {part for each in options() for part in (each.path, each.key[0])}
        self.stop()
        if draft.house is None:
            self._tell(_mend_first)
        elif option in known:
            self._search = examples(option, draft.without(option), draft.house, _SEED)
            self._looking.start(0)

    def _look_on(self) -> None:
        """Look for a moment, and let the window be painted."""
        until = perf_counter() + _SLICE
        while self._search is not None and perf_counter() < until:
            try:
                found = next(self._search)
            except StopIteration:
                self.stop()
                self._tell(_no_table)
                return
            if found is not None:
                self.stop()
                self._example = found
                self.show_again()

    def _tell(self, said: Callable[[Words], str]) -> None:
        self._example, self._said = None, said
        self.show_again()


def _invitation(words: Words) -> str:
    return words.text(
        "Change a value. A table on which it matters is then settled here, "
        "by the rules as they were and as they are now."
    )


def _mend_first(words: Words) -> str:
    return words.text("When the marked fields are mended, an example is settled here.")


def _no_table(words: Words) -> str:
    return words.text("No table was found that ends otherwise because of this.")
