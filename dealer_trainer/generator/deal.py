"""One scenario in the making: its seats, its deck, the dealer's cards."""

from dataclasses import replace

from dealer_trainer.cards import Card
from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.classes import Pair
from dealer_trainer.generator.deck import Deck
from dealer_trainer.generator.draws import Plan, cards_after, cards_drawn, work_back, work_on
from dealer_trainer.generator.game import Game, flat
from dealer_trainer.generator.seats import Seat
from dealer_trainer.generator.stakes import antes, choose_maximum
from dealer_trainer.hands import Hand, best

_SIX_CARDS = 35
_NO_DRAW = 60
_RANDOM_HAND = 50
_NEXT_CARDS = 4


class Deal:
    """The state of a scenario while it is made; hands are told by how a box ends with them."""

    def __init__(self, game: Game, chance: Chance, seats: list[Seat]) -> None:
        """Open a deck for these seats."""
        self.game = game
        self.house = game.house
        self.chance = chance
        self.seats = seats
        self.deck = Deck(chance)
        self.dealer: tuple[Card, ...] = ()
        self.next: tuple[Card, ...] = ()

    def cards_of(self, seat: Seat) -> int:
        """Choose whether a seat ends with five or with six cards."""
        sold = self.game.sells_sixth(blind=seat.blind) and self._spare(seat) >= 6
        return 6 if sold and self.chance.happens(_SIX_CARDS) else 5

    def end_with(self, seat: Seat, main: Hand, cards: int | None = None) -> bool:
        """Let a seat end with a hand of this class; tell whether one was found."""
        found = self.deck.find(self.game.reader, main, cards or self.cards_of(seat))
        return found is not None and self.lay(seat, found)

    def end_with_pair(self, seat: Seat, pair: Pair, cards: int) -> bool:
        """Let a seat end with these two combinations; tell whether such a hand was found."""
        found = self.deck.find_pair(self.game.reader, pair, cards)
        return found is not None and self.lay(seat, found)

    def end_anyhow(self, seat: Seat) -> bool:
        """Let a seat end with random cards or with a hand of a class chosen for variety."""
        cards = self.cards_of(seat)
        if not self.chance.happens(_RANDOM_HAND):
            main = self.chance.weighted(flat(self.game.reader.classes(cards)))
            if self.end_with(seat, main, cards):
                return True
        return self._spare(seat) >= cards and self.lay(seat, self.deck.find_any(cards))

    def lay(self, seat: Seat, hand: tuple[Card, ...], plan: Plan | None = None) -> bool:
        """Give a seat this hand, reached by some draws; tell whether there are draws to it."""
        plan = self._plan(seat, len(hand)) if plan is None else plan
        if plan is None:
            return False
        self.deck.give(hand)
        seat.main = best(hand, self.game.reader.paid)
        kept = seat.main.cards
        seat.cards, seat.draws = work_back(self.chance, self.deck, hand, kept, plan)
        return True

    def deal_then_draw(self, seat: Seat, dealt: tuple[Card, ...], draw: int) -> None:
        """Give a seat these five cards, and draws after them in so many of a hundred cases.

        Nobody discards a card of his combination.
        """
        self.deck.give(dealt)
        kept = best(dealt, self.game.reader.paid).cards
        spare = self._spare(seat)
        plans = [
            plan
            for plan in self.game.plans(blind=seat.blind)
            if cards_drawn(plan) <= spare and max(plan, default=0) <= 5 - len(kept)
        ]
        plan = self.chance.pick(plans) if plans and self.chance.happens(draw) else ()
        seat.cards = dealt
        seat.draws = work_on(self.chance, self.deck, dealt, kept, plan)
        seat.main = best(seat.as_box().hand, self.game.reader.paid)

    def lower_maximum(self, natural: int | None = None) -> None:
        """Lower the table maximum so that it cuts this payout, or some payout of a bet (C-6)."""
        table = self.house.table
        if natural is None:
            natural = 2 * antes(table)[-1] * max(self.house.pays.values())
        maximum = choose_maximum(self.chance, table, natural)
        self.house = replace(self.house, table=replace(table, max_payout=maximum))

    def _plan(self, seat: Seat, cards: int) -> Plan | None:
        spare = self._spare(seat) - cards
        plans = self.game.plans(blind=seat.blind)
        fitting = [plan for plan in plans if cards_after(plan) == cards and sum(plan) <= spare]
        if cards == 5 and (not fitting or self.chance.happens(_NO_DRAW)):
            return ()
        return self.chance.pick(fitting) if fitting else None

    def _spare(self, seat: Seat) -> int:
        """Return how many cards are left for a seat besides all hands still to come."""
        others = sum(not other.cards for other in self.seats if other is not seat)
        return self.deck.left - 5 * others - (0 if self.dealer else 5) - _NEXT_CARDS
