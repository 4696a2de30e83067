"""Recipes for payouts that the table maximum cuts, far above their natural share (C-6, RP-12)."""

from collections.abc import Sequence
from functools import partial

from dealer_trainer.generator.by_result import Recipe
from dealer_trainer.generator.chance import Weights
from dealer_trainer.generator.classes import STANDARD_READER, Pair
from dealer_trainer.generator.deal import Deal
from dealer_trainer.generator.dealers import face, face_somehow
from dealer_trainer.generator.game import Game, flatness
from dealer_trainer.generator.seats import Seat
from dealer_trainer.generator.stakes import (
    antes,
    choose_stake,
    is_above_lowest_maximum,
    payable,
)
from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.scenario import Play
from dealer_trainer.settlement import Result

_LOW_MAXIMUM_TIMES = 2


def table_maximum(game: Game) -> list[Recipe]:
    """Cut a bet, a bonus, an early payout, at the house's own maximum or at a lower one (C-6)."""
    recipes: list[Recipe] = [partial(_cut_bet, lower=True)] * _LOW_MAXIMUM_TIMES
    recipes.append(partial(_cut_bet, lower=False))
    if game.house.bonus and not game.house.bonus_is_electronic:
        recipes += [partial(_cut_bonus, lower=True), partial(_cut_bonus, lower=False)]
    if game.house.early_payout:
        recipes += [partial(_cut_bet, lower=True, early=True)] * _LOW_MAXIMUM_TIMES
    return recipes


def _cut_bet(deal: Deal, seat: Seat, *, lower: bool, early: bool = False) -> bool:
    table = deal.house.table
    most = 2 * antes(table)[-1]
    cards = deal.cards_of(seat)
    payouts = [(hands, most * odds) for hands, odds in _odds(deal.game, cards, early=early)]
    hands = _choose(deal, payouts, lower=lower)
    if hands is None or not deal.end_with_pair(seat, hands, cards):
        return False
    seat.ante = _stake_above_maximum(deal, 2 * _paid(deal.house, hands), table.ante)
    if early:
        seat.play = Play.EARLY
        return face_somehow(deal, seat.main)
    return face(deal, seat.main, Result.WIN)


def _cut_bonus(deal: Deal, seat: Seat, *, lower: bool) -> bool:
    bonus = deal.house.bonus
    if bonus is None:
        return False
    most = payable(*bonus.stake, min(deal.house.table.chips))[-1]
    payouts = [((hand, None), most * bonus.pays[hand]) for hand in Hand if hand in bonus.pays]
    hands = _choose(deal, payouts, lower=lower)
    cards = deal.deck.find(STANDARD_READER, hands[0]) if hands else None
    if hands is None or cards is None:
        return False
    seat.bonus_stake = _stake_above_maximum(deal, bonus.pays[hands[0]], bonus.stake)
    deal.deal_then_draw(seat, cards, 0)
    return face_somehow(deal, seat.main)


def _choose(deal: Deal, payouts: Sequence[tuple[Pair, int]], *, lower: bool) -> Pair | None:
    """Choose hands whose highest payout the maximum cuts, or lower it so that it does."""
    table = deal.house.table
    if lower:
        high = [each for each in payouts if is_above_lowest_maximum(table, each[1])] or payouts
    else:
        high = [each for each in payouts if each[1] > table.max_payout]
    weights = Weights((each, flatness(each[0][0])) for each in high)
    if not weights.total:
        return None
    hands, natural = deal.chance.weighted(weights)
    if lower:
        deal.lower_maximum(natural)
    return hands if natural > deal.house.table.max_payout else None


def _stake_above_maximum(deal: Deal, odds: int, limits: tuple[int, int]) -> int:
    """Choose a stake whose payout at these odds the maximum cuts."""
    table = deal.house.table
    least = max(table.max_payout // odds + 1, limits[0])
    return choose_stake(deal.chance, (least, limits[1]), table.chips)


def _odds(game: Game, cards: int, *, early: bool) -> list[tuple[Pair, int]]:
    """Return what hands are paid in all, of those that can win or be paid early (C-5, T-2)."""
    house = game.house
    lowest = game.playing[0]
    if early and house.early_payout:
        lowest = house.early_payout.from_
    return [
        (pair, _paid(house, pair))
        for pair in game.reader.readings(cards)
        if pair[0] is not Hand.NOTHING and pair[0].reaches(lowest)
    ]


def _paid(house: House, pair: Pair) -> int:
    main, second = pair
    return house.pays[main] + (house.pays[second] if second and house.combinations.paid == 2 else 0)
