"""A hand as it lies on the table: which cards came how, and which were given back."""

from dataclasses import dataclass

from dealer_trainer.cards import Card
from dealer_trainer.scenario import Box
from dealer_trainer.settlement import BoxSettlement
from ui.table.card import Light, Origin


@dataclass(frozen=True, slots=True)
class Held:
    """A card in a hand and how it came there."""

    card: Card
    origin: Origin


def held_cards(box: Box) -> tuple[Held, ...]:
    """Return a box's cards in the order received, as `Box.hand` has them."""
    held = [Held(card, Origin.DEALT) for card in box.cards]
    for draw in box.draws:
        if draw.sixth:
            held.append(Held(draw.sixth, Origin.BOUGHT))
        for old, new in zip(draw.exchange, draw.for_, strict=True):
            place = next(index for index, each in enumerate(held) if each.card == old)
            held[place] = Held(new, Origin.EXCHANGED)
    return tuple(held)


def light_of(box: Box | None, settled: BoxSettlement | None, index: int) -> Light:
    """Return how a card is lit after the answer, by the combinations that it belongs to."""
    found = settled.combinations if settled else ()
    if not box or not found:
        return Light(dim=True)
    card = box.hand[index]
    lit = tuple(number for number, each in enumerate(found, start=1) if card in each.cards)
    return Light(lit, dim=not lit, is_numbered=bool(lit) and len(found) > 1)
