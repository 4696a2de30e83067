"""One box: its cards, its printed places, and after the answer its result."""

from collections.abc import Container, Iterable, Mapping

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGroupBox, QWidget

from dealer_trainer.house import House
from dealer_trainer.questions import Part, PartGrade
from dealer_trainer.scenario import Box, Play
from dealer_trainer.settlement import Bet, BoxSettlement, Result
from dealer_trainer.wording.stakes import result_name
from ui.table.answer import AnswerField
from ui.table.bet import BetPlace
from ui.table.card import CardLabel, Light, Lying
from ui.table.chips import ChipStack
from ui.table.cloth import draw_active
from ui.table.combinations import CombinationLine
from ui.table.draws import DrawPlace
from ui.table.fonts import CENTRE, Print
from ui.table.hand import Held, held_cards, light_of
from ui.table.header import BoxHeader
from ui.table.laying import Laid, as_dealt, laid_out
from ui.table.layout import BoxLayout
from ui.table.look import Look
from ui.table.said import said_card
from ui.table.spots import Spot, grids, lines_of, spot_of, spots

_MOST_CARDS = 6


class BoxArea(QGroupBox):
    """A betting position, also an empty one; a screen reader meets it as a group with a name."""

    def __init__(self, number: int, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._box: Box | None = None
        self._settled: BoxSettlement | None = None
        self._chips: tuple[int, ...] = ()
        self._is_graded, self._has_result = False, True
        self._header = BoxHeader(number, self)
        self._cards = [CardLabel(look, self) for _ in range(_MOST_CARDS)]
        self._order: list[int] = []
        self._fold = Print(self, bold=True, align=CENTRE)
        self._line = CombinationLine(look, self)
        self._places: dict[Spot, BetPlace] = {}
        self._spots: Mapping[Spot, tuple[int, int]] = {}
        self._layout: BoxLayout | None = None
        self._card = QSize()
        # With what an empty place was written last; None for a box.
        self._empty: object = None

    @property
    def cards(self) -> list[CardLabel]:
        """The cards that are shown, in the order received."""
        return [card for card in self._cards if card.isVisibleTo(self)]

    @property
    def payouts(self) -> list[ChipStack]:
        """The chips that are paid, as far as they are shown."""
        chips = (place.payout for place in self._places.values())
        return [each for each in chips if each.isVisibleTo(self)]

    @property
    def taken(self) -> list[ChipStack]:
        """The stakes that are shown as taken."""
        chips = (place.chips for place in self._places.values())
        return [each for each in chips if each.is_taken and each.isVisibleTo(self)]

    def field(self, part: Part) -> AnswerField:
        """Return the field that asks for a part; KeyError if it is of another box."""
        return self._places[spot_of(part)].field

    def show_box(
        self,
        house: House,
        box: Box | None,
        settled: BoxSettlement | None,
        *,
        stakes: Container[Spot] = (),
        is_opened: bool = True,
    ) -> None:
        """Show a box as it stands at settlement, or an empty place, with nothing asked.

        `stakes` are the places at which one lies. Before the dealer has opened there is no result.
        """
        self._box, self._settled, self._is_graded = box, settled, False
        self._has_result = is_opened
        self._chips = house.table.chips
        lines = {spot: line for spot, line in lines_of(settled) if spot in stakes}
        printed = spots(house, grids(house)[0])
        drawn = [(Bet.DRAW, turn) for turn in range(len(house.draw))]
        for spot in (*drawn, *sorted(printed, key=printed.__getitem__), *lines):
            self._place(spot)
        for spot, place in self._places.items():
            place.show_bet(lines.get(spot))

    def ask(self, part: Part, laid: str | None = None) -> None:
        """Ask for a part at its place; `laid` is the answer that is shown as settled."""
        self._places[spot_of(part)].ask(part, laid)

    def show_grades(self, grades: Iterable[PartGrade]) -> None:
        """Show which answers are right, the combinations and the result."""
        self._is_graded = True
        for grade in grades:
            self._places[spot_of(grade.part)].show_grade(grade)

    def arrange(
        self, layout: BoxLayout, card: QSize, places: Mapping[Spot, tuple[int, int]]
    ) -> None:
        """Give the parts their places; the sizes come with the next `write`."""
        self._layout, self._card, self._spots = layout, card, places
        for spot in places:
            self._place(spot)

    def write(self, look: Look) -> None:
        """Write and place everything in a language, a theme and a size."""
        self._look = look
        empty = (look, self._layout, self._spots) if self._box is None else None
        if empty is not None and empty == self._empty:
            return
        self._empty = empty
        self._write_header()
        self._write_cards()
        shown = self._settled.combinations if self._settled and self._is_graded else None
        is_out = self._box is None or self._box.play is Play.FOLD
        if self._layout:
            self._line.setGeometry(self._layout.line)
        self._line.show_combinations(look, None if is_out else shown)
        self._write_places()

    def _place(self, spot: Spot) -> BetPlace:
        if spot not in self._places:
            bet, _ = spot
            is_draw = bet is Bet.DRAW
            place = DrawPlace(self, self._look) if is_draw else BetPlace(self, self._look, bet)
            self._places[spot] = place
            self._places[spot].field.focused.connect(self.update)
            self._places[spot].field.left.connect(self.update)
        return self._places[spot]

    def _write_header(self) -> None:
        is_told = self._is_graded and self._has_result
        result = self._settled.result if self._settled and is_told else None
        has_place = (Bet.PURCHASE, 0) in self._spots
        said = self._header.write(self._look, self._box, result, names_purchase=not has_place)
        self.setTitle(said)
        if self._layout:
            self._header.place(self._layout.header)

    def _write_cards(self) -> None:
        held = held_cards(self._box) if self._box else ()
        for index, label in enumerate(self._cards):
            label.setVisible(index < len(held))
        folded = self._box is not None and self._box.play is Play.FOLD
        area = self._layout.cards if self._layout else QRect()
        top = area.top() + (self._layout.lift if self._layout else 0)
        spread = QRect()
        rows = self._laid(len(held), folded=folded)
        self._stack([laid.index for laid in rows])
        for laid in rows:
            label = self._cards[laid.index]
            face = QRect(QPoint(area.left() + laid.left, top + laid.down), self._card)
            spread = spread.united(face)
            label.wear(self._look)
            label.place(face)
            self._write_card(label, held[laid.index], laid.index, folded=folded)
        self._write_fold(spread, folded=folded)

    def _stack(self, order: list[int]) -> None:
        """Let each card lie on the one before; a screen reader meets them in that order too."""
        if order != self._order:
            self._order = order
            above: QWidget = self._fold
            for index in reversed(order):
                self._cards[index].stackUnder(above)
                above = self._cards[index]

    def _laid(self, count: int, *, folded: bool) -> tuple[Laid, ...]:
        """Return how the cards lie: as dealt, and after the answer as they are compared."""
        width, card = (self._layout.cards.width() if self._layout else 0), self._card.width()
        if not self._is_graded or folded or not self._box or not self._settled:
            return as_dealt(count, width, card)
        cards = [each.cards for each in self._settled.combinations]
        lift = self._layout.lift if self._layout else 0
        return laid_out(self._box.hand, cards, width, card, lift)

    def _write_card(self, label: CardLabel, held: Held, index: int, *, folded: bool) -> None:
        words = self._look.words
        if folded:
            label.show_card(Lying(light=Light(dim=True)), words.text("a card face down"))
            return
        light = light_of(self._box, self._settled, index) if self._is_graded else Light()
        said = said_card(words, held.card, held.origin, light.combinations)
        label.show_card(Lying(held.card, held.origin, light), said)

    def _write_fold(self, cards: QRect, *, folded: bool) -> None:
        """Write across the cards of a folded box that it folded."""
        look = self._look
        text = result_name(look.words, Result.FOLD) if folded else ""
        self._fold.show_text(text, look.text * 1.4, look.theme.badge_text, look.theme.badge)
        if not folded:
            return
        size = QSize(self._fold.wanted_width() + 2 * look.text, round(look.text * 2.4))
        place = QRect(QPoint(), size)
        place.moveCenter(cards.center())
        self._fold.setGeometry(place)

    def _write_places(self) -> None:
        for spot, place in self._places.items():
            if not self._layout or not self._box or not self._is_printed(spot):
                place.hide()
                continue
            bet, turn = spot
            if bet is Bet.DRAW:
                draw, area = self._box.draws[turn], self._layout.draws[turn]
            else:
                row, column = self._spots[spot]
                draw, area = None, self._layout.cells[row][column]
            place.show(self._look, draw, self._chips, area)

    def _is_printed(self, spot: Spot) -> bool:
        """Tell whether the box has this place; a draw has one only where it was bought."""
        bet, turn = spot
        if bet is Bet.DRAW:
            drawn = len(self._box.draws) if self._box else 0
            return turn < min(drawn, len(self._layout.draws) if self._layout else 0)
        return spot in self._spots

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Mark the place that is answered now; the group's own frame is not painted."""
        if self._box is None or self._is_graded:
            return
        for spot, place in self._places.items():
            if spot in self._spots and place.field.hasFocus():
                draw_active(QPainter(self), spot, place.area, self._look)
