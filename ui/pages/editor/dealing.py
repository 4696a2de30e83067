"""The rest of a table dealt at random, from a seed."""

from collections.abc import Iterator

from dealer_trainer.cards import DECK, Card, format_cards
from dealer_trainer.generator.chance import Chance
from ui.pages.editor.draft import EXCHANGE, Draft, Spot
from ui.pages.editor.typed import cards_typed


def deal_rest(draft: Draft, seed: int) -> Draft:
    """Return the draft with cards wherever some are missing; what lies there stays.

    A card that is exchanged is taken from the box itself. The deck's next cards are dealt only
    where a box buys the game.
    """
    chance = Chance(seed)
    lying = draft.lying()
    deck = iter(chance.shuffled([card for card in DECK if card not in lying]))
    for spot in tuple(draft.card_spots()):
        if spot.name == "next" and not _anybody_buys(draft):
            continue
        held = cards_typed(draft.get(spot)).split()
        missing = draft.wanted(spot) - len(held)
        if spot.name == "gives" and draft.get(spot._replace(name="draw")) == EXCHANGE:
            given = () if held else _given(draft, spot)
        else:
            given = tuple(_next(deck, missing))
        if given:
            draft = draft.put(spot, " ".join([*held, format_cards(given)]))
    return draft


def _next(deck: Iterator[Card], count: int) -> Iterator[Card]:
    for _ in range(count):
        card = next(deck, None)
        if card is not None:
            yield card


def _given(draft: Draft, spot: Spot) -> tuple[Card, ...]:
    """Return the lowest cards that a box holds, as few as its house lets it exchange."""
    held = draft.cards(Spot("cards", spot.box))
    for turn in range(spot.turn):
        gives = draft.cards(Spot("gives", spot.box, turn))
        if draft.get(Spot("draw", spot.box, turn)) == EXCHANGE:
            kept = [card for card in held if card not in gives]
            held = [*kept, *draft.cards(Spot("gets", spot.box, turn))]
        else:
            held += gives
    sold = draft.house.draw[spot.turn].exchange
    return tuple(sorted(held, key=lambda card: card.rank)[: min(sold, default=1)])


def _anybody_buys(draft: Draft) -> bool:
    return any(draft.get(Spot("buys", box)) for box in draft.boxes)
