"""How a dealer lays out a hand that is compared: plain geometry.

The main combination lies in a row by the stake, the second one's own cards in a row above, shared
cards between the two, and what counts for nothing aside.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_trainer.cards import Card
from ui.table.layout import fan

_ASIDE = 0.15


@dataclass(frozen=True, slots=True)
class Laid:
    """Where a card of a hand lies: its left edge, and by how many pixels it lies below the row."""

    index: int
    left: int
    down: int


def as_dealt(count: int, width: int, card: int) -> tuple[Laid, ...]:
    """Return the places of cards that lie as they were received."""
    return tuple(Laid(index, left, 0) for index, left in enumerate(fan(width, card, count)))


def laid_out(
    hand: Sequence[Card],
    combinations: Sequence[Sequence[Card]],
    width: int,
    card: int,
    lift: int,
) -> tuple[Laid, ...]:
    """Return the places from left to right; `lift` is how far a row lies off the middle.

    `combinations` are the cards of the main one and, if there are two, of the second one, each in
    the order in which they are laid.
    """
    if not combinations:
        return as_dealt(len(hand), width, card)
    main, second = combinations[0], combinations[1] if len(combinations) > 1 else ()
    places = {each: index for index, each in enumerate(hand)}
    rows = (
        (lift if second else 0, [places[each] for each in main if each not in second]),
        (0, [places[each] for each in main if each in second]),
        (-lift, [places[each] for each in second if each not in main]),
        (0, [places[each] for each in hand if each not in {*main, *second}]),
    )
    gap = round(card * _ASIDE) if rows[-1][1] else 0
    lefts = fan(width - gap, card, len(hand))
    ordered = [(index, down) for down, row in rows for index in row]
    aside = len(hand) - len(rows[-1][1])
    return tuple(
        Laid(index, left + (gap if place >= aside else 0), down)
        for place, ((index, down), left) in enumerate(zip(ordered, lefts, strict=True))
    )
