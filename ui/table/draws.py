"""What a box drew: the cards it gave back or that it bought one, and the answer to the fee.

Its fee is no longer on the table (O-8), so that nothing is printed on the felt for it.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dealer_trainer.cards import Card
from dealer_trainer.scenario import Draw
from dealer_trainer.settlement import Bet
from dealer_trainer.wording import Words
from dealer_trainer.wording.cards import card_name
from ui.table.bet import BetPlace
from ui.table.fonts import Print
from ui.table.look import Look
from ui.table.tile import Tile

# In text sizes: the field of a fee, what is right beside it, a card given back, and the gaps.
_FIELD, _LEAST_FIELD, _VERDICT, _TILE, _GAP = 5.4, 3.6, 4.6, 2.1, 0.4


class DrawPlace(BetPlace):
    """One draw of a box, in a slim line under its cards."""

    def __init__(self, box: QWidget, look: Look) -> None:
        super().__init__(box, look, Bet.DRAW)
        self._what = Print(box)
        self._tiles: list[Tile] = []

    @property
    def widgets(self) -> list[QWidget]:
        return [*super().widgets, self._what, *self._tiles]

    def _write(self, look: Look, draw: Draw | None, _chips: tuple[int, ...]) -> None:
        if draw is None:
            return
        words = look.words
        what = words.text("sixth card") if draw.sixth else words.text("exchange")
        self._what.show_text(what, look.text * 0.9, look.theme.felt_text)
        self._write_tiles(look, draw.exchange)

    def _write_tiles(self, look: Look, given_back: Sequence[Card]) -> None:
        while len(self._tiles) < len(given_back):
            self._tiles.append(Tile(look.pictures, look.theme, self._box))
        for index, tile in enumerate(self._tiles):
            tile.setVisible(index < len(given_back))
            if index < len(given_back):
                card = given_back[index]
                tile.show_card(card, _said(look.words, card))

    def _lay(self, area: QRect, text: int) -> None:
        self._area = area
        gap, high = round(_GAP * text), area.height() - round(0.2 * text)
        top = area.y() + (area.height() - high) // 2
        tiles = [tile for tile in self._tiles if tile.isVisibleTo(self._box)]
        name, wanted = self._what.wanted_width(), round(_TILE * text)
        drawn = len(tiles) * wanted
        field = 0
        if self.field.isVisibleTo(self._box):
            beside = area.width() - gap - (drawn or name)
            field = round(max(_LEAST_FIELD * text, min(_FIELD * text, beside)))
        left, room = area.x(), area.width() - (field + gap if field else 0)
        # The cards themselves tell of an exchange.
        is_told = not tiles or name + gap + drawn <= room
        self._what.setVisible(is_told)
        if is_told:
            self._what.setGeometry(left, top, min(name, room), high)
            left += min(name, room) + gap
        wide = min(wanted, (area.x() + room - left) / max(len(tiles), 1))
        inset = round(0.1 * text)
        for index, tile in enumerate(tiles):
            place = round(left + index * wide), top + inset
            tile.setGeometry(*place, int(wide) - 1, high - 2 * inset)
        left += round(len(tiles) * wide) + (gap if tiles else 0)
        self.field.setGeometry(left, top, field, high)
        self._lay_verdict(QRect(left + field + gap, top, round(_VERDICT * text), high))

    def _write_end(self, _look: Look, _chips: tuple[int, ...]) -> None:
        """Nothing lies here any more."""

    def _lay_verdict(self, place: QRect) -> None:
        self._verdict.setGeometry(place)
        if place.right() > self._area.right():
            self._verdict.hide()


def _said(words: Words, card: Card) -> str:
    return words.text("{card}, given back", card=card_name(words, card))
