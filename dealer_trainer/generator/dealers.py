"""The dealer's hand, drawn so that a box ends as wanted (PP-7, PP-8, RP-3, RP-6)."""

from dealer_trainer.cards import Card
from dealer_trainer.generator.chance import Weights
from dealer_trainer.generator.classes import STANDARD_READER
from dealer_trainer.generator.deal import Deal
from dealer_trainer.hands import Combination, Hand, best
from dealer_trainer.house import PlaysFrom
from dealer_trainer.reading import Comparison
from dealer_trainer.settlement import Result

_TRIES = 50
_ACE_KING_WITHOUT_GAME = 30
_RESULTS = Weights(
    ((Result.WIN, 40), (Result.LOSE, 25), (Result.NO_GAME, 27), (Result.STAND_OFF, 16))
)


def face(deal: Deal, main: Combination, result: Result) -> bool:
    """Give the dealer a hand against which this one ends so; tell whether one was found."""
    return _take(deal, find_dealer(deal, main, result))


def face_one_of(deal: Deal, main: Combination, results: tuple[Result, ...]) -> bool:
    """Give the dealer a hand for the first of these results for which one is found."""
    return any(face(deal, main, result) for result in results)


def face_somehow(deal: Deal, main: Combination) -> bool:
    """Give the dealer a hand by which this one ends in any way."""
    result = deal.chance.weighted(_RESULTS)
    return face_one_of(deal, main, (result, Result.NO_GAME))


def face_without_game(deal: Deal, main: Combination, comparison: Comparison) -> bool:
    """Give the dealer no game, the box's cards being so compared with it (PP-7)."""
    if comparison is Comparison.EQUAL:
        return not deal.game.is_game(main.hand) and _take(
            deal, deal.deck.find_twin(main, deal.game.reader.paid)
        )
    for _ in range(_TRIES):
        cards = find_without_game(deal)
        if cards:
            dealer = best(cards, deal.game.reader.paid).strength
            if (main.strength > dealer) == (comparison is Comparison.HIGHER):
                return main.strength != dealer and _take(deal, cards)
    return False


def find_dealer(
    deal: Deal, main: Combination, result: Result, *, bought: bool = False
) -> tuple[Card, ...] | None:
    """Return five cards of the rest with which a box ends so, or None; he may have `bought` one."""
    if result is Result.NO_GAME:
        return find_without_game(deal)
    if result is Result.STAND_OFF:
        plays = deal.game.is_game(main.hand)
        return deal.deck.find_twin(main, deal.game.reader.paid) if plays else None
    classes = deal.game.dealer_classes(result, main.hand, bought=bought)
    for _ in range(_TRIES if classes.total else 0):
        cards = deal.deck.find(deal.game.reader, deal.chance.weighted(classes))
        if cards:
            dealer = best(cards, deal.game.reader.paid).strength
            if dealer > main.strength if result is Result.LOSE else dealer < main.strength:
                return cards
    return None


def find_without_game(deal: Deal) -> tuple[Card, ...] | None:
    """Return five cards of the rest that are no game; ace-king too where it is none."""
    ace_king_plays = deal.house.dealer.plays_from is PlaysFrom.ACE_KING
    if not ace_king_plays and deal.chance.happens(_ACE_KING_WITHOUT_GAME):
        return deal.deck.find(STANDARD_READER, Hand.ACE_KING)
    return deal.deck.find(deal.game.reader, Hand.NOTHING)


def _take(deal: Deal, cards: tuple[Card, ...] | None) -> bool:
    if cards is None:
        return False
    deal.deck.give(cards)
    deal.dealer = cards
    return True
