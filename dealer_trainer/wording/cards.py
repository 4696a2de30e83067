"""Cards in words, and as people write them."""

from collections.abc import Iterable

from dealer_trainer.cards import Card
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.ranks import rank_name

_SUITS = {
    "s": message("spades"),
    "h": message("hearts"),
    "d": message("diamonds"),
    "c": message("clubs"),
}
_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_PICTURES = "JQKA"
_TEN = 10


def card_name(words: Words, card: Card) -> str:
    """Return a card in words: seven of hearts, «семёрка червей»."""
    suit = words.text(_SUITS[card.suit])
    return words.text("{rank} of {suit}", rank=rank_name(words, card.rank), suit=suit)


def card_text(card: Card) -> str:
    """Return a card as its corner shows it: K♥, 10♠."""
    index = _PICTURES[card.rank - _TEN - 1] if card.rank > _TEN else str(card.rank)
    return index + _SIGNS[card.suit]


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards as their corners show them, a blank between them."""
    return " ".join(map(card_text, cards))
