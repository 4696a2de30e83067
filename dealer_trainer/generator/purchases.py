"""A purchase told backwards: from the last hand to the one opened (PP-10, RP-7, RH-6)."""

from dealer_trainer.cards import ACE, Card
from dealer_trainer.generator.deal import Deal
from dealer_trainer.generator.dealers import find_dealer
from dealer_trainer.hands import Combination, best
from dealer_trainer.house import DealerCard
from dealer_trainer.settlement import Result

_TRIES = 12


def face_after_purchase(deal: Deal, main: Combination, result: Result, repeats: int) -> bool:
    """Give the dealer no game, and next cards after which a hand ends so.

    The dropped card's rank comes so many times again before the last card. Tell whether such cards
    were found.
    """
    for _ in range(_TRIES):
        last = find_dealer(deal, main, result, bought=True)
        if last and _undo(deal, last, repeats):
            return True
    return False


def _undo(deal: Deal, last: tuple[Card, ...], repeats: int) -> bool:
    """Put the dropped cards back in the place of the last one that came."""
    house, chance = deal.house, deal.chance
    for came in chance.shuffled(last):
        others = [card for card in last if card != came]
        for rank in chance.shuffled(_ranks_dropped(deal, others)):
            ends_the_row = house.purchase is not None and repeats == house.purchase.repeats
            free = [card for card in deal.deck.free(rank) if card not in last]
            if len(free) <= repeats or (came.rank == rank and not ends_the_row):
                continue
            dropped, *again = chance.take(free, repeats + 1)
            if any(_plays(deal, [*others, card]) for card in (dropped, *again)):
                continue
            deal.dealer = tuple(dropped if card == came else card for card in last)
            deal.next = (*again, came)
            deal.deck.give((*deal.dealer, *deal.next))
            return True
    return False


def _ranks_dropped(deal: Deal, others: list[Card]) -> range:
    """Return the ranks that a card must have to be the one that is exchanged."""
    ranks = [card.rank for card in others]
    if deal.house.purchase is not None and deal.house.purchase.card is DealerCard.LOWEST:
        return range(2, min(ranks))
    return range(max(ranks) + 1, ACE + 1)


def _plays(deal: Deal, cards: list[Card]) -> bool:
    return deal.game.is_game(best(cards, deal.game.reader.paid).hand)
