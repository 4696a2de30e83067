"""Draws told backwards: from the hand of a box to the five cards it was dealt (PP-3, RP-2)."""

from dealer_trainer.cards import Card
from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.deck import Deck
from dealer_trainer.house import BlindMay, DrawTurn, House
from dealer_trainer.scenario import Draw

Plan = tuple[int, ...]

SIXTH = 0
"""The move that buys a sixth card; any other number is the size of an exchange."""

# A house that sells more turns has them all, but their combinations would be too many to list.
_MOST_TURNS = 3


def draw_plans(house: House, *, blind: bool) -> tuple[Plan, ...]:
    """Return the moves of every series of draws that a box may buy, the empty one first."""
    may_sixth = not blind or BlindMay.SIXTH in house.boxes.blind_may
    may_exchange = not blind or BlindMay.EXCHANGE in house.boxes.blind_may
    plans: list[Plan] = [()]
    longest: list[Plan] = [()]
    for turn in house.draw[:_MOST_TURNS]:
        moves = _moves(turn, may_sixth=may_sixth, may_exchange=may_exchange)
        longest = [
            (*plan, move)
            for plan in longest
            for move in moves
            if move != SIXTH or SIXTH not in plan
        ]
        plans.extend(longest)
    return tuple(plans)


def cards_after(plan: Plan) -> int:
    """Return how many cards a box holds after these draws."""
    return 6 if SIXTH in plan else 5


def cards_drawn(plan: Plan) -> int:
    """Return how many new cards these draws bring."""
    return sum(plan) + plan.count(SIXTH)


def work_back(
    chance: Chance, deck: Deck, hand: tuple[Card, ...], kept: tuple[Card, ...], plan: Plan
) -> tuple[tuple[Card, ...], tuple[Draw, ...]]:
    """Return the five cards dealt and the draws after which a box holds this hand.

    Any card of six may be the bought one. As players do, these have kept the `kept` cards as far as
    the exchange is small enough, and have mostly discarded no pairs.
    """
    cards = list(hand)
    draws: list[Draw] = []
    for move in reversed(plan):
        if move == SIXTH:
            draws.append(Draw(sixth=cards.pop(chance.below(len(cards)))))
            continue
        new = _discards(chance, cards, kept, move)
        old = deck.deal_unpaired(move, [card for card in cards if card not in new])
        for received, discarded in zip(new, old, strict=True):
            cards[cards.index(received)] = discarded
        draws.append(Draw(exchange=old, for_=new))
    return chance.shuffled(cards), tuple(reversed(draws))


def work_on(
    chance: Chance, deck: Deck, dealt: tuple[Card, ...], kept: tuple[Card, ...], plan: Plan
) -> tuple[Draw, ...]:
    """Return the draws that follow on five dealt cards; the `kept` ones are discarded last."""
    cards = list(dealt)
    draws: list[Draw] = []
    for move in plan:
        if move == SIXTH:
            cards.extend(deck.deal(1))
            draws.append(Draw(sixth=cards[-1]))
            continue
        new = deck.deal(move)
        old = _discards(chance, cards, kept, move)
        for discarded, received in zip(old, new, strict=True):
            cards[cards.index(discarded)] = received
        draws.append(Draw(exchange=old, for_=new))
    return tuple(draws)


def _discards(
    chance: Chance, cards: list[Card], kept: tuple[Card, ...], count: int
) -> tuple[Card, ...]:
    """Choose cards of a hand, the `kept` ones last."""
    return tuple(sorted(chance.shuffled(cards), key=kept.__contains__)[:count])


def _moves(turn: DrawTurn, *, may_sixth: bool, may_exchange: bool) -> list[int]:
    moves = [SIXTH] if turn.sixth is not None and may_sixth else []
    return moves + (sorted(size for size in turn.exchange if size <= 5) if may_exchange else [])
