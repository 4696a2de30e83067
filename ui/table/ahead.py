"""What will lie on the table when a question is shown, so that it can be drawn before."""

from collections.abc import Iterator

from PySide6.QtCore import QSize

from dealer_trainer.questions import Question
from dealer_trainer.scenario import Play
from ui.table.card import Light, Lying
from ui.table.dealer import is_closed, lying_hand, old_card, seen_dealer
from ui.table.hand import held_cards
from ui.table.layout import TableLayout


def cards_to_come(question: Question, layout: TableLayout) -> Iterator[tuple[QSize, Lying]]:
    """Yield each card with its size, as it will lie before anything is answered."""
    dealer, size = seen_dealer(question, ()), layout.dealer_card
    for lying in lying_hand(dealer, closed=is_closed(question)):
        yield size, lying
    for exchange in dealer.exchanges:
        yield old_card(size), Lying(exchange.old)
    for box in question.scenario.boxes:
        if box.play is Play.FOLD:
            yield layout.card, Lying(light=Light(dim=True))
        else:
            for held in held_cards(box):
                yield layout.card, Lying(held.card, held.origin)
