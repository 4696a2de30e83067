"""How a generated scenario is changed so that it shows a mistake that it seldom shows by itself."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from dealer_trainer.cards import Card
from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.classes import reader_of
from dealer_trainer.generator.deck import Deck
from dealer_trainer.hands import Hand, best
from dealer_trainer.house import DealerCard
from dealer_trainer.scenario import Dealer, Play, Scenario

Stage = Callable[[Scenario, Chance], Iterator[Scenario]]
"""Yields what a generated scenario is changed to, one try after the other."""

_DEALERS = 30


def as_generated(scenario: Scenario, _: Chance) -> Iterator[Scenario]:
    """Leave the scenario as it is."""
    yield scenario


def against(*hands: Hand) -> Stage:
    """Give the dealer the same hand as the first box in play, one of these, so that ranks decide.

    Nobody buys a game of a dealer who has one.
    """

    def stage(scenario: Scenario, chance: Chance) -> Iterator[Scenario]:
        house = scenario.house
        box = next((each for each in scenario.boxes if each.play is Play.BET), None)
        main = best(box.hand, house.pays).hand if box else Hand.NOTHING
        if main not in hands or not main.reaches(Hand(house.dealer.plays_from)):
            return
        boxes = tuple(replace(each, buys_game=False) for each in scenario.boxes)
        deck = Deck(chance)
        deck.give(tuple(_cards_of_boxes(scenario)))
        for _ in range(_DEALERS):
            cards = deck.find(reader_of(house), main)
            if cards:
                yield replace(scenario, dealer=Dealer(cards), boxes=boxes)

    return stage


def with_spare_card(scenario: Scenario, chance: Chance) -> Iterator[Scenario]:
    """Lay the card ready that the dealer would get if he exchanged once more (RP-7, RH-6)."""
    dealer = scenario.dealer
    deck = Deck(chance)
    deck.give((*dealer.cards, *dealer.next, *_cards_of_boxes(scenario)))
    yield replace(scenario, dealer=replace(dealer, next=(*dealer.next, *deck.deal(1))))


def with_same_rank(scenario: Scenario, chance: Chance) -> Iterator[Scenario]:
    """Let the dealer's new card be of the same rank, once or more often, and the last one pair.

    The spare card comes first, for what the scenario shows by itself (RP-7, RH-6).
    """
    yield from with_spare_card(scenario, chance)
    purchase, dealer = scenario.house.purchase, scenario.dealer
    if purchase is None or not dealer.next:
        return
    choose = max if purchase.card is DealerCard.HIGHEST else min
    old = choose(dealer.cards, key=lambda card: card.rank)
    deck = Deck(chance)
    deck.give((*dealer.cards, *_cards_of_boxes(scenario)))
    same = chance.shuffled(deck.free(old.rank))
    pairing = [new for card in dealer.cards if card != old for new in deck.free(card.rank)]
    for count in chance.shuffled(range(1, len(same) + 1)) if pairing else ():
        cards = (*same[:count], chance.pick(pairing))
        yield replace(scenario, dealer=replace(dealer, next=cards))


def _cards_of_boxes(scenario: Scenario) -> Iterator[Card]:
    """Yield every card that any box of the scenario got."""
    for box in scenario.boxes:
        yield from box.cards
        for draw in box.draws:
            yield from draw.for_
            if draw.sixth:
                yield draw.sixth
