"""The cards of one scenario: those already given, and draws from the rest."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence

from dealer_trainer.cards import DECK, SUITS, Card
from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.classes import Pair, Reader
from dealer_trainer.hands import Combination, Hand, best

_TRIES = 40
_TRIES_FOR_NO_PAIR = 8


class Deck:
    """A deck from which wanted hands are taken as well as random cards."""

    def __init__(self, chance: Chance) -> None:
        """Open a whole deck."""
        self._chance = chance
        self._given: set[Card] = set()

    @property
    def left(self) -> int:
        """The number of cards not given yet."""
        return len(DECK) - len(self._given)

    def deal(self, count: int) -> tuple[Card, ...]:
        """Give random cards, of which so many must be left."""
        cards = self.find_any(count)
        self.give(cards)
        return cards

    def deal_unpaired(self, count: int, beside: Iterable[Card]) -> tuple[Card, ...]:
        """Give random cards, mostly without a pair among them or with those beside them."""
        cards: list[Card] = []
        ranks = {card.rank for card in beside}
        for _ in range(count):
            (card,) = self.find_any(1)
            for _ in range(_TRIES_FOR_NO_PAIR):
                if card.rank not in ranks:
                    break
                (card,) = self.find_any(1)
            self.give((card,))
            cards.append(card)
            ranks.add(card.rank)
        return tuple(cards)

    def find_any(self, count: int) -> tuple[Card, ...]:
        """Return random cards without giving them, of which so many must be left."""
        cards: list[Card] = []
        while len(cards) < count:
            card = self._chance.pick(DECK)
            if card not in self._given and card not in cards:
                cards.append(card)
        return tuple(cards)

    def give(self, cards: Sequence[Card]) -> None:
        """Give these very cards."""
        self._given.update(cards)

    def has(self, cards: Sequence[Card]) -> bool:
        """Tell whether none of these cards is given yet."""
        return self._given.isdisjoint(cards)

    def find(self, reader: Reader, main: Hand, cards: int = 5) -> tuple[Card, ...] | None:
        """Return a hand of this class out of the rest without giving it; None if none was found."""
        return self._first(lambda: reader.draw(self._chance, main, cards))

    def find_pair(self, reader: Reader, pair: Pair, cards: int) -> tuple[Card, ...] | None:
        """Return a hand with these two combinations, like `find`."""
        return self._first(lambda: reader.draw_pair(self._chance, pair, cards))

    def find_twin(self, hand: Combination, paid: Collection[Hand]) -> tuple[Card, ...] | None:
        """Return five cards exactly as high as this hand (C-3) without giving them, or None."""
        ranks = Counter(best_five_ranks(hand))
        suited = len(hand.cards) == 5 and len({card.suit for card in hand.cards}) == 1
        for _ in range(_TRIES):
            suits = self._chance.pick(SUITS) if suited else SUITS
            free = [(self.free(rank, suits), count) for rank, count in ranks.items()]
            if all(len(cards) >= count for cards, count in free):
                cards = [card for cards, count in free for card in self._chance.take(cards, count)]
                if best(cards, paid).strength == hand.strength:
                    return self._chance.shuffled(cards)
        return None

    def free(self, rank: int, suits: str = SUITS) -> list[Card]:
        """Return the cards of a rank in these suits that are not given yet."""
        return [card for suit in suits if self.has((card := Card(rank, suit),))]

    def _first(self, propose: Callable[[], tuple[Card, ...] | None]) -> tuple[Card, ...] | None:
        for _ in range(_TRIES):
            cards = propose()
            if cards is None:
                return None
            if self.has(cards):
                return self._chance.shuffled(cards)
        return None


def best_five_ranks(hand: Combination) -> list[int]:
    """Return the ranks of the five cards that a hand is compared by (C-3, C-4).

    >>> from dealer_trainer.cards import parse_cards
    >>> best_five_ranks(best(parse_cards("8h 8d Ac Ks 9s 2s")))
    [8, 8, 14, 13, 9]
    """
    outside = 5 - len(hand.cards)
    return [card.rank for card in hand.cards] + list(hand.ranks[len(hand.ranks) - outside :])
