"""What stands on a box, and what a screen reader says of its cards."""

from functools import lru_cache

from dealer_trainer.cards import Card
from dealer_trainer.settlement import Bet
from dealer_trainer.wording import Words
from dealer_trainer.wording.cards import card_name
from dealer_trainer.wording.stakes import bet_name
from ui.table.card import Origin

PRINTED = {Bet.ANTE: "ANTE", Bet.BET: "BET"}


def printed_name(words: Words, bet: Bet) -> str:
    """Return what is printed on a place."""
    if bet in PRINTED:
        return PRINTED[bet]
    name = words.text("purchase") if bet is Bet.PURCHASE else bet_name(words, bet)
    return name.upper()


@lru_cache(maxsize=512)
def said_card(words: Words, card: Card, origin: Origin, lit: tuple[int, ...]) -> str:
    """Return what a screen reader says of a card."""
    name = card_name(words, card)
    if origin is Origin.BOUGHT:
        name = words.text("{card}, bought", card=name)
    elif origin is Origin.EXCHANGED:
        name = words.text("{card}, from an exchange", card=name)
    if 1 in lit:
        name = words.text("{card}, main combination", card=name)
    if 2 in lit:
        name = words.text("{card}, second combination", card=name)
    return name
