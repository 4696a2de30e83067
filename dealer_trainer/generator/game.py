"""What is the same for all scenarios of a house: how it reads hands, what it sells."""

from collections.abc import Iterable
from functools import cached_property

from dealer_trainer.generator.chance import Weights
from dealer_trainer.generator.classes import reader_of
from dealer_trainer.generator.draws import Plan, cards_after, draw_plans
from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.settlement import Result

# What one exchanged card can make of a hand that is no game.
BY_ONE_CARD = (
    *(Hand.NOTHING, Hand.ACE_KING, Hand.PAIR),
    *(Hand.STRAIGHT, Hand.FLUSH, Hand.STRAIGHT_FLUSH, Hand.ROYAL_FLUSH),
)

# Far flatter than nature, so that every hand is met, and none so often that it tires.
_FLAT = {
    Hand.NOTHING: 10,
    Hand.ACE_KING: 10,
    Hand.PAIR: 20,
    Hand.TWO_PAIR: 14,
    Hand.THREE_OF_A_KIND: 12,
    Hand.STRAIGHT: 10,
    Hand.FLUSH: 8,
    Hand.FULL_HOUSE: 8,
    Hand.FOUR_OF_A_KIND: 4,
    Hand.STRAIGHT_FLUSH: 2,
    Hand.ROYAL_FLUSH: 1,
}


def flatness(hand: Hand) -> int:
    """Return how often a class comes in comparison to others."""
    return _FLAT[hand]


def flat(hands: Iterable[Hand]) -> Weights[Hand]:
    """Return these classes, common ones only somewhat more often than rare ones."""
    return Weights((hand, flatness(hand)) for hand in hands)


class Game:
    """A house as the generator uses it."""

    def __init__(self, house: House) -> None:
        """Take the house with its own table."""
        self.house = house
        self.reader = reader_of(house)
        self._plans = {blind: draw_plans(house, blind=blind) for blind in (False, True)}
        self._dealer: dict[tuple[Result, Hand, bool], Weights[Hand]] = {}

    def plans(self, *, blind: bool) -> tuple[Plan, ...]:
        """Return every series of draws that a box may buy, the empty one first."""
        return self._plans[blind]

    def sells_sixth(self, *, blind: bool) -> bool:
        """Tell whether a box may end with six cards."""
        return any(cards_after(plan) == 6 for plan in self._plans[blind])

    @cached_property
    def classes(self) -> tuple[Hand, ...]:
        """The classes of five cards, lowest first."""
        return self.reader.classes(5)

    @cached_property
    def playing(self) -> tuple[Hand, ...]:
        """The classes that are a game for the dealer, lowest first."""
        return tuple(hand for hand in self.classes if self.is_game(hand))

    def is_game(self, hand: Hand) -> bool:
        """Tell whether the dealer plays with this class (PP-6, RP-3)."""
        return hand.reaches(Hand(self.house.dealer.plays_from))

    def dealer_classes(self, result: Result, hand: Hand, *, bought: bool) -> Weights[Hand]:
        """Return the dealer's games, or those that can be bought, against which a class ends so."""
        key = (result, hand, bought)
        if key not in self._dealer:
            loses = result is Result.LOSE
            found = [
                each
                for each in self.playing
                if (each.reaches(hand) if loses else hand.reaches(each))
                if each in BY_ONE_CARD or not bought
            ]
            self._dealer[key] = flat(found)
        return self._dealer[key]
