"""The line above a box's cards: its number, how it is played, and after the answer its result."""

from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dealer_trainer.scenario import Box, Play
from dealer_trainer.settlement import Result
from dealer_trainer.wording import Words
from dealer_trainer.wording.stakes import result_name
from ui.table.fonts import CENTRE, Print
from ui.table.look import Look

_SHARE = 0.9
# How a box ends that does not wait for the dealer, so that it is no secret before the answer.
_ENDS = {Play.FOLD: Result.FOLD, Play.EARLY: Result.EARLY_PAYOUT}


class BoxHeader:
    """The labels of the line; they belong to the box."""

    def __init__(self, number: int, box: QWidget) -> None:
        self._number = number
        self._box = box
        self._title = Print(box, bold=True)
        self._signs = [Print(box, bold=True, align=CENTRE) for _ in range(2)]
        self._result = Print(box, bold=True, align=CENTRE)
        self._text = 0

    def write(
        self, look: Look, box: Box | None, result: Result | None, *, names_purchase: bool
    ) -> str:
        """Write the line and return it as a screen reader says it; no box is an empty place."""
        self._text, theme, pixels = look.text, look.theme, look.text * _SHARE
        name = look.words.text("Box {box}", box=self._number)
        colour = theme.felt_text if box else theme.felt_muted
        self._title.show_text(name, look.text * 1.05, colour)
        signs = list(_signs(look.words, box, names_purchase=names_purchase)) if box else []
        for index, label in enumerate(self._signs):
            sign = signs[index] if index < len(signs) else ""
            label.show_text(sign, pixels, theme.plaque_text, theme.plaque)
        if box and box.play in _ENDS:
            result = _ENDS[box.play]
        said = result_name(look.words, result) if result else ""
        is_on_cards = result is Result.FOLD
        shown = "" if is_on_cards else said
        self._result.show_text(shown, pixels, theme.badge_text, theme.badge)
        return ", ".join([name, *signs, said] if said else [name, *signs])

    def place(self, row: QRect) -> None:
        """Put the labels into a row of the box, smaller where they have not room enough."""
        row = row.adjusted(0, 0, 0, -round(self._text * 0.3))
        gap = round(self._text * 0.4)
        labels = [label for label in (*self._signs, self._result) if label.isVisibleTo(self._box)]
        wanted = self._title.wanted_width() + sum(label.wanted_width() + gap for label in labels)
        share = min(1.0, row.width() / max(wanted, 1))
        title = int(self._title.wanted_width() * share)
        self._title.setGeometry(row.x(), row.y(), title, row.height())
        left = row.x() + title + round(gap * share)
        for label in labels:
            width = int(label.wanted_width() * share)
            if label is self._result:
                left = row.right() + 1 - width
            label.setGeometry(left, row.y(), width, row.height())
            left += width + round(gap * share)


def _signs(words: Words, box: Box, *, names_purchase: bool) -> Iterator[str]:
    """Yield how a box is played; a purchase whose fee has a place of its own is marked there."""
    if box.blind:
        yield words.text("blind")
    if box.buys_game and names_purchase:
        yield words.text("buys game")
