"""Cards dealt and drawn: five each, none twice, draws that the house sells (C-1, O-2, PP-3)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from dealer_trainer.cards import Card
from dealer_trainer.faults import Fault, Key
from dealer_trainer.house import House
from dealer_trainer.legality.problem import Problem, fault
from dealer_trainer.scenario import Box, Draw, Scenario

DEALT = 5


def card_counts(scenario: Scenario) -> Iterator[Fault]:
    """Five cards are dealt to each box and to the dealer (O-2)."""
    hands: list[tuple[Key, tuple[Card, ...]]] = [(("dealer", "cards"), scenario.dealer.cards)]
    hands += [(("boxes", at, "cards"), box.cards) for at, box in enumerate(scenario.boxes)]
    for key, cards in hands:
        if len(cards) != DEALT:
            yield Fault(key, Problem.CARDS_COUNT, {"found": len(cards), "expected": DEALT}, "O-2")


def cards_twice(scenario: Scenario) -> Iterator[Fault]:
    """No card is on the table or in the deck twice (C-1)."""
    seen: set[Card] = set()
    for key, cards in _places_of_cards(scenario):
        for card in cards:
            if card in seen:
                yield Fault(key, Problem.CARD_TWICE, {"card": card}, "C-1")
            seen.add(card)


def _places_of_cards(scenario: Scenario) -> Iterator[tuple[Key, tuple[Card, ...]]]:
    yield ("dealer", "cards"), scenario.dealer.cards
    yield ("dealer", "next"), scenario.dealer.next
    for at, box in enumerate(scenario.boxes):
        yield ("boxes", at, "cards"), box.cards
        for turn, draw in enumerate(box.draws):
            if draw.sixth:
                yield ("boxes", at, "draws", turn, "sixth"), (draw.sixth,)
            yield ("boxes", at, "draws", turn, "for"), draw.for_


def draws(scenario: Scenario, at: int, box: Box) -> Iterator[Fault]:
    """Draws are those that the house sells, of cards that the box holds (PP-3, RP-2, RH-2)."""
    house, sold = scenario.house, scenario.house.draw
    if len(box.draws) > len(sold):
        key: Key = ("boxes", at, "draws", len(sold))
        values = {"found": len(box.draws), "most": len(sold)}
        yield fault(house, key, Problem.DRAWS_TOO_MANY, ["draw"], **values)
    for turn, draw in enumerate(box.draws):
        key = ("boxes", at, "draws", turn)
        held = replace(box, draws=box.draws[:turn]).hand
        if turn < len(sold):
            yield from _draw_sold(house, key, turn, draw, held)
        yield from _draw_cards(house, key, draw, held)


def _draw_sold(
    house: House, key: Key, turn: int, draw: Draw, held: tuple[Card, ...]
) -> Iterator[Fault]:
    sold, rule = house.draw[turn], [f"draw.{turn}"]
    if not draw.sixth:
        if len(draw.exchange) not in sold.exchange:
            at: Key = (*key, "exchange")
            found, legal = len(draw.exchange), tuple(sorted(sold.exchange))
            yield fault(house, at, Problem.EXCHANGE_NOT_SOLD, rule, found=found, expected=legal)
    elif sold.sixth is None:
        yield fault(house, (*key, "sixth"), Problem.DRAW_NOT_SOLD, rule)
    elif len(held) > DEALT:
        yield fault(house, (*key, "sixth"), Problem.SIXTH_HELD, rule)


def _draw_cards(house: House, key: Key, draw: Draw, held: tuple[Card, ...]) -> Iterator[Fault]:
    left = Counter(held)
    for card in draw.exchange:
        if not left[card]:
            at: Key = (*key, "exchange")
            yield fault(house, at, Problem.CARD_NOT_HELD, ["draw"], card=card, held=held)
        left[card] -= 1
    if len(draw.for_) != len(draw.exchange):
        values = {"found": len(draw.for_), "expected": len(draw.exchange)}
        yield fault(house, (*key, "for"), Problem.EXCHANGE_COUNT, ["draw"], **values)
