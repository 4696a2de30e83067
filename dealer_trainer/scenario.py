"""A dealt situation at a table, as it stands when the dealer settles it."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_trainer.cards import Card
from dealer_trainer.house import House


class Play(StrEnum):
    """What a box decided: to bet two antes, to fold, or to be paid early (PP-2, PP-9)."""

    BET = "bet"
    FOLD = "fold"
    EARLY = "early"


@dataclass(frozen=True, slots=True)
class Draw:
    """One paid change of a hand: a sixth card, or cards exchanged for others."""

    sixth: Card | None = None
    exchange: tuple[Card, ...] = ()
    for_: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """One betting position: its stakes in whole chips, its five dealt cards and its decisions."""

    box: int
    ante: int
    cards: tuple[Card, ...]
    player: str | None = None
    blind: bool = False
    bonus: int | None = None
    draws: tuple[Draw, ...] = ()
    insurance: int | None = None
    play: Play = Play.BET
    buys_game: bool = False

    @property
    def bet(self) -> int:
        """The second stake, always two antes; it lies only on a box that does not fold (PP-2)."""
        return 2 * self.ante

    @property
    def hand(self) -> tuple[Card, ...]:
        """The five or six cards after the draws, in the order received."""
        hand = list(self.cards)
        for draw in self.draws:
            if draw.sixth:
                hand.append(draw.sixth)
            for old, new in zip(draw.exchange, draw.for_, strict=False):
                if old in hand:
                    hand[hand.index(old)] = new
        return tuple(hand)


@dataclass(frozen=True, slots=True)
class Dealer:
    """The dealer's five cards, the last one face up, and the deck's next cards for purchases."""

    cards: tuple[Card, ...]
    next: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """One dealt situation; `house` already holds the scenario's own table."""

    house: House
    dealer: Dealer
    boxes: tuple[Box, ...]
