"""Cards: rank, suit, and the way they are written (C-1)."""

from collections.abc import Iterable
from typing import NamedTuple

RANKS = "23456789TJQKA"
SUITS = "shdc"
ACE, KING, FIVE = 14, 13, 5


class Card(NamedTuple):
    """One of the 52 cards; the rank runs from 2 to 14, the ace (C-1).

    >>> str(Card(14, "s"))
    'As'
    """

    rank: int
    suit: str

    def __str__(self) -> str:
        """Return the card as it is written in files, ``T`` for ten."""
        return RANKS[self.rank - 2] + self.suit


DECK = tuple(Card(rank, suit) for suit in SUITS for rank in range(2, 15))
_BY_TEXT = {str(card): card for card in DECK} | {f"10{suit}": Card(10, suit) for suit in SUITS}


def parse_card(text: str) -> Card:
    """Return the card written as ``As``, ``Td`` or ``10d``; raise ValueError for anything else."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(text) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards written with blanks between them; raise ValueError with the first bad one.

    >>> [str(card) for card in parse_cards("As 10d")]
    ['As', 'Td']
    """
    return tuple(parse_card(part) for part in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Return cards as they are written in files, a blank between them."""
    return " ".join(map(str, cards))
