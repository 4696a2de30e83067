"""What will lie on the table when a question is asked or answered, drawn while a person reads."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont

from dealer_trainer.questions import Question
from dealer_trainer.scenario import Play
from ui.table.card import Light, Lying, picture_of
from ui.table.cell import divide
from ui.table.chips import payout_picture, stake_picture
from ui.table.cloth import stakes_of
from ui.table.dealer import is_closed, light_of_dealer, lying_hand, old_card, seen_dealer
from ui.table.hand import held_cards, light_of
from ui.table.layout import TableLayout
from ui.table.look import Look
from ui.table.said import said_card
from ui.table.spots import lines_of, spots

Job = Callable[[], object]


def drawings(
    question: Question,
    layout: TableLayout,
    look: Look,
    ratio: float,
    font: QFont,
    *,
    answered: bool,
) -> Iterator[Job]:
    """Yield what draws each card and each stake of a question, or how all lies once `answered`."""
    for size, lying in _cards(question, layout, answered=answered):
        yield partial(picture_of, lying, size, look, ratio, font)
        if lying.card:
            lit = lying.light.combinations
            yield partial(said_card, look.words, lying.card, lying.origin, lit)
    if not look.calm:
        yield from _chips(question, layout, ratio, font.family(), answered=answered)


def _cards(
    question: Question, layout: TableLayout, *, answered: bool
) -> Iterator[tuple[QSize, Lying]]:
    closed = is_closed(question)
    opened = question.settlement.dealer
    dealer = opened if answered and not closed else seen_dealer(question, ())
    for lying in lying_hand(dealer, closed=closed):
        is_lit = answered and not closed
        light = light_of_dealer(dealer, lying.card) if is_lit else Light()
        yield layout.dealer_card, lying._replace(light=light)
    for exchange in dealer.exchanges:
        yield old_card(layout.dealer_card), Lying(exchange.old)
    settled = {box.box: box for box in question.settlement.boxes}
    for box in question.scenario.boxes:
        if box.play is Play.FOLD:
            yield layout.card, Lying(light=Light(dim=True))
            continue
        for index, held in enumerate(held_cards(box)):
            light = light_of(box, settled.get(box.box), index) if answered else Light()
            yield layout.card, Lying(held.card, held.origin, light)


def _chips(
    question: Question, layout: TableLayout, ratio: float, family: str, *, answered: bool
) -> Iterator[Job]:
    """Yield what draws the stakes, or once `answered` the payouts, with a verdict above or none."""
    house = question.scenario.house
    chips, places, stakes = house.table.chips, spots(house, layout.grid), stakes_of(question)
    for box in question.settlement.boxes:
        for spot, line in lines_of(box):
            if spot not in places or spot not in stakes[box.box]:
                continue
            row, column = places[spot]
            for says in (False, True):
                area = layout.box.cells[row][column]
                cell = divide(area, layout.text, 0, calm=False, says=says)
                if not answered and not says:
                    size = cell.chips.size()
                    yield partial(stake_picture, line.stake, chips, size, spot[0], ratio, family)
                elif answered and line.pays and not cell.payout.isEmpty():
                    size = cell.payout.size()
                    yield partial(payout_picture, line.pays, chips, size, ratio, family)
