"""Scenarios put together from few cards: a dealer, one box that matters, and what goes with it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from dealer_trainer.cards import DECK, SUITS, Card
from dealer_trainer.house import House
from dealer_trainer.scenario import Box, Dealer, Draw, Play, Scenario

Cards = tuple[Card, ...]
Move = int | None
"""A draw: the number of cards exchanged, or None for the sixth card."""

_ANTE = 50


@dataclass(frozen=True, slots=True)
class Wish:
    """What the box that matters holds at the end, and what was decided on it."""

    hand: Cards
    moves: tuple[Move, ...] | None = None
    insured: bool = False
    bonus: bool = False
    play: Play = Play.BET
    buys: bool = False
    blind: bool = False
    another_buys: bool = False


class CannotBuildError(Exception):
    """Cards or boxes do not suffice for a wish in this house."""


def usual_ante(house: House) -> int:
    """Return the ante of most scenarios, in whole chips."""
    least, most = house.table.ante
    return max(least, min(_ANTE, most))


def build(house: House, dealer: Cards, wish: Wish, following: Cards = ()) -> Scenario:
    """Return a scenario in which the last box, or the last but a buyer, is the one that matters.

    Suits of the box's hand are renamed until no card is there twice. Raises CannotBuildError.
    """
    used = {*dealer, *following}
    hand = _renamed(wish.hand, used)
    used.update(hand)
    left = iter([card for card in DECK if card not in used])
    moves = _moves_to(house, len(hand)) if wish.moves is None else wish.moves
    dealt, draws = _drawn_back(hand, moves, left)
    ante = usual_ante(house)
    opened = house.boxes.open_per_player if wish.blind else 0
    boxes = [
        *(Box(0, ante, _take(left, 5), player="A", play=Play.FOLD) for _ in range(opened)),
        _box_that_matters(house, wish, ante, dealt, draws),
        *(Box(0, ante, _take(left, 5), buys_game=True) for _ in range(wish.another_buys)),
    ]
    numbered = tuple(replace(box, box=place) for place, box in enumerate(boxes, start=1))
    return Scenario(house, Dealer(dealer, following), numbered)


def _box_that_matters(
    house: House, wish: Wish, ante: int, dealt: Cards, draws: tuple[Draw, ...]
) -> Box:
    return Box(
        box=0,
        ante=ante,
        cards=dealt,
        player="A" if wish.blind else None,
        blind=wish.blind,
        bonus=house.bonus.stake[0] if wish.bonus and house.bonus else None,
        draws=draws,
        insurance=ante if wish.insured else None,
        play=wish.play,
        buys_game=wish.buys,
    )


def with_maximum(scenario: Scenario, maximum: int) -> Scenario:
    """Return the scenario at a table with this maximum in whole chips."""
    table = replace(scenario.house.table, max_payout=maximum)
    return replace(scenario, house=replace(scenario.house, table=table))


def with_ante(scenario: Scenario, ante: int) -> Scenario:
    """Return the scenario with this ante in whole chips on all boxes."""
    boxes = tuple(
        replace(box, ante=ante, insurance=ante if box.insurance else None) for box in scenario.boxes
    )
    return replace(scenario, boxes=boxes)


def draw_series(house: House, turn: int) -> Iterator[tuple[Move, ...]]:
    """Yield a series of draws for each thing sold at a turn, the first being 0, at its end."""
    before = tuple(min(sold.exchange, default=None) for sold in house.draw[:turn])
    sold = house.draw[turn]
    if sold.sixth is not None:
        yield (*before, None)
    for cards in sorted(sold.exchange):
        yield (*before, cards)


def _renamed(hand: Cards, used: set[Card]) -> Cards:
    for suits in permutations(SUITS):
        names = dict(zip(SUITS, suits, strict=True))
        cards = tuple(Card(card.rank, names[card.suit]) for card in hand)
        if used.isdisjoint(cards):
            return cards
    raise CannotBuildError


def _moves_to(house: House, cards: int) -> tuple[Move, ...]:
    if cards == 5:
        return ()
    for turn, sold in enumerate(house.draw):
        if sold.sixth is not None:
            return next(draw_series(house, turn))
    raise CannotBuildError


def _drawn_back(
    hand: Cards, moves: tuple[Move, ...], left: Iterator[Card]
) -> tuple[Cards, tuple[Draw, ...]]:
    """Return the five cards dealt and the draws after which a box holds this hand."""
    cards, draws = list(hand), list[Draw]()
    for move in reversed(moves):
        if move is None:
            draws.append(Draw(sixth=cards.pop()))
            continue
        old, new = _take(left, move), tuple(cards[-move:])
        cards[-move:] = old
        draws.append(Draw(exchange=old, for_=new))
    if len(cards) != 5:
        raise CannotBuildError
    return tuple(cards), tuple(reversed(draws))


def _take(left: Iterator[Card], count: int) -> Cards:
    taken = tuple(card for _, card in zip(range(count), left, strict=False))
    if len(taken) < count:
        raise CannotBuildError
    return taken
