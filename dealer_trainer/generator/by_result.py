"""Recipes for topics that are about how a box ends: payouts, stand-offs, no game, folds."""

from collections.abc import Callable
from functools import partial

from dealer_trainer.generator.chance import Weights
from dealer_trainer.generator.classes import Pair
from dealer_trainer.generator.deal import Deal
from dealer_trainer.generator.dealers import (
    face,
    face_one_of,
    face_somehow,
    face_without_game,
)
from dealer_trainer.generator.game import Game, flat
from dealer_trainer.generator.seats import Seat
from dealer_trainer.hands import Hand
from dealer_trainer.house import AnteOnNoGame
from dealer_trainer.reading import Comparison
from dealer_trainer.scenario import Play
from dealer_trainer.settlement import Result

Recipe = Callable[[Deal, Seat], bool]
"""Gives a seat its cards and the dealer his; tells whether the cards were found."""

_MOSTLY_WINS = Weights(
    ((Result.WIN, 80), (Result.LOSE, 7), (Result.NO_GAME, 8), (Result.STAND_OFF, 5))
)
_FIVE_OF_FIVE_OR_SIX = 25
_SECOND_BESIDE = 50
_BONUS_OF_FOLDED = 40

# Classes whose ranks another hand can have too; how often each comes in a round.
_STAND_OFFS = {
    Hand.ACE_KING: 4,
    Hand.PAIR: 6,
    Hand.TWO_PAIR: 4,
    Hand.STRAIGHT: 3,
    Hand.FLUSH: 3,
    Hand.STRAIGHT_FLUSH: 1,
}
_FOLDED = {Hand.NOTHING: 5, Hand.ACE_KING: 2, Hand.PAIR: 2, Hand.TWO_PAIR: 1}


def payout(game: Game) -> list[Recipe]:
    """Win with each class in turn that can win (C-5, PP-8, RP-3)."""
    return [partial(_win, main=main) for main in game.playing]


def two_combinations(game: Game) -> list[Recipe]:
    """Hold each main and second combination in turn (T-4)."""
    cards = 6 if game.sells_sixth(blind=False) else 5
    return [partial(_hold, pair=pair) for pair in game.reader.pairs(cards)]


def stand_off(game: Game) -> list[Recipe]:
    """Be exactly as high as the dealer (C-3)."""
    return [
        partial(_stand_off, main=main)
        for main, times in _STAND_OFFS.items()
        if main in game.playing
        for _ in range(times)
    ]


def no_game(game: Game) -> list[Recipe]:
    """Meet a dealer without game; where the ante hangs on it, higher, equal, lower (PP-7, RP-6)."""
    if game.house.ante.no_game is AnteOnNoGame.PAID:
        return [_no_game]
    return [partial(_no_game_compared, comparison=comparison) for comparison in Comparison]


def fold(game: Game) -> list[Recipe]:
    """Fold, mostly what people fold (PP-2)."""
    return [
        partial(_fold, main=main)
        for main, times in _FOLDED.items()
        if main in game.classes
        for _ in range(times)
    ]


def _win(deal: Deal, seat: Seat, main: Hand) -> bool:
    return deal.end_with(seat, main) and face(deal, seat.main, Result.WIN)


def _hold(deal: Deal, seat: Seat, pair: Pair) -> bool:
    both = pair in deal.game.reader.pairs(5)
    few = both and deal.chance.happens(_FIVE_OF_FIVE_OR_SIX)
    cards = 5 if few or not deal.game.sells_sixth(blind=False) else 6
    result = deal.chance.weighted(_MOSTLY_WINS)
    return deal.end_with_pair(seat, pair, cards) and face_one_of(
        deal, seat.main, (result, Result.WIN, Result.NO_GAME)
    )


def _stand_off(deal: Deal, seat: Seat, main: Hand) -> bool:
    cards = deal.cards_of(seat)
    two_are_paid = deal.house.combinations.paid == 2
    pairs = [pair for pair in deal.game.reader.pairs(cards) if pair[0] is main and two_are_paid]
    if pairs and deal.chance.happens(_SECOND_BESIDE):
        found = deal.end_with_pair(seat, deal.chance.pick(pairs), cards)
    else:
        found = deal.end_with(seat, main, cards)
    return found and face(deal, seat.main, Result.STAND_OFF)


def _no_game(deal: Deal, seat: Seat) -> bool:
    seat.buys = False
    return deal.end_anyhow(seat) and face(deal, seat.main, Result.NO_GAME)


def _no_game_compared(deal: Deal, seat: Seat, comparison: Comparison) -> bool:
    seat.buys = False
    higher = comparison is Comparison.HIGHER
    main = deal.chance.weighted(flat(deal.game.classes)) if higher else Hand.NOTHING
    return deal.end_with(seat, main) and face_without_game(deal, seat.main, comparison)


def _fold(deal: Deal, seat: Seat, main: Hand) -> bool:
    seat.play = Play.FOLD
    seat.bonus = deal.chance.happens(_BONUS_OF_FOLDED)
    return deal.end_with(seat, main) and face_somehow(deal, seat.main)
