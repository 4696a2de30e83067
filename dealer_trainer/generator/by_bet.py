"""Recipes for topics that are about a stake beside ante and bet, or about draws and boxes."""

from functools import partial

from dealer_trainer.generator.by_result import Recipe
from dealer_trainer.generator.chance import Weights
from dealer_trainer.generator.classes import STANDARD_READER
from dealer_trainer.generator.deal import Deal
from dealer_trainer.generator.dealers import face, face_somehow
from dealer_trainer.generator.draws import cards_after
from dealer_trainer.generator.game import BY_ONE_CARD, Game, flat
from dealer_trainer.generator.purchases import face_after_purchase
from dealer_trainer.generator.seats import Seat
from dealer_trainer.generator.stakes import choose_stake
from dealer_trainer.hands import Hand, best
from dealer_trainer.house import PurchaseWhen
from dealer_trainer.scenario import Play
from dealer_trainer.settlement import Result

_AGAINST_DEALER = (Result.WIN, Result.LOSE, Result.STAND_OFF)
_SAME_RANK_AGAIN = 35
_INSURED_BUYER = 50
_DRAW_AFTER_BONUS = 35
_FOLDED_BONUS = 8
_FOLD_AFTER_DRAW = 40
_LOW_MAXIMUM = 20
_LOST_BONUS = Weights(((Hand.NOTHING, 4), (Hand.ACE_KING, 2), (Hand.PAIR, 4), (Hand.TWO_PAIR, 3)))


def purchase(game: Game) -> list[Recipe]:
    """Buy the game and then win, lose, stand off, or meet no game again (PP-10, RP-8, RH-5)."""
    recipes: list[Recipe] = [
        partial(_buy, result=result) for result in (*_AGAINST_DEALER, Result.NO_GAME)
    ]
    if game.house.purchase and game.house.purchase.when is PurchaseWhen.BEFORE_OPENING:
        recipes += [partial(_buy_in_vain, result=result) for result in _AGAINST_DEALER]
    return recipes


def insurance(game: Game) -> list[Recipe]:
    """Insure a hand and end in each way, with and without a purchase (RP-5, RP-9, RH-7)."""
    results = (*_AGAINST_DEALER, Result.NO_GAME)
    buys = (False, True) if game.house.purchase else (False,)
    return [partial(_insure, result=result, buys=each) for each in buys for result in results]


def bonus(game: Game) -> list[Recipe]:
    """Win the bonus with each class in turn, and lose it (RP-10)."""
    won = [hand for hand in Hand if game.house.bonus and hand in game.house.bonus.pays]
    recipes: list[Recipe] = [partial(_win_bonus, dealt=hand) for hand in won]
    recipes += [_lose_bonus] * (1 + len(won) // 4)
    if game.house.draw:
        recipes += [_lose_bonus_with_good_hand] * (1 + len(won) // 8)
    return recipes


def draws(game: Game) -> list[Recipe]:
    """Buy each draw in turn, at each place in a series (PP-3, PP-4, RP-2, RH-2)."""
    plans = game.plans(blind=False)
    bought = sorted({(turn, move) for plan in plans for turn, move in enumerate(plan)})
    return [partial(_draw, turn=turn, move=move) for turn, move in bought]


def early_payout(game: Game) -> list[Recipe]:
    """Be paid before the dealer opens, with each class in turn (PP-9)."""
    early = game.house.early_payout
    return [
        partial(_leave_early, main=main)
        for main in game.classes
        if early and main.reaches(early.from_)
    ]


def whole_table(_: Game) -> list[Recipe]:
    """Hold any hand against any hand of the dealer."""
    return [_anyhow]


def _buy(deal: Deal, seat: Seat, result: Result) -> bool:
    seat.buys = True
    seat.insured = True if deal.chance.happens(_INSURED_BUYER) else None
    most = deal.house.purchase.repeats if deal.house.purchase else 0
    again = most > 0 and deal.chance.happens(_SAME_RANK_AGAIN)
    repeats = 1 + deal.chance.below(most) if again else 0
    main = deal.chance.weighted(flat(_can_end(deal.game, result)))
    return deal.end_with(seat, main) and face_after_purchase(deal, seat.main, result, repeats)


def _can_end(game: Game, result: Result) -> list[Hand]:
    """Return the classes that can well end so after a purchase."""
    if result is Result.WIN:
        return list(game.playing)
    if result is Result.LOSE:
        return [hand for hand in game.classes if Hand.STRAIGHT.reaches(hand)]
    if result is Result.STAND_OFF:
        return [hand for hand in game.playing if hand in BY_ONE_CARD]
    return list(game.classes)


def _buy_in_vain(deal: Deal, seat: Seat, result: Result) -> bool:
    """Buy the game of a dealer who has one from the start (PP-11)."""
    seat.buys = True
    seat.insured = True if deal.chance.happens(_INSURED_BUYER) else None
    return deal.end_anyhow(seat) and face(deal, seat.main, result)


def _insure(deal: Deal, seat: Seat, result: Result, *, buys: bool) -> bool:
    seat.insured, seat.buys = True, buys
    _lower_maximum_sometimes(deal)
    lowest = deal.house.insurance.from_ if deal.house.insurance else Hand.ROYAL_FLUSH
    twins = result is Result.STAND_OFF
    classes = [
        hand
        for hand in deal.game.playing
        if hand.reaches(lowest) and (hand in BY_ONE_CARD or not twins)
    ]
    table = deal.house.table
    most = min(table.ante[1], table.max_payout // 2)
    if not classes or most < table.ante[0]:
        return False
    if not deal.end_with(seat, deal.chance.weighted(flat(classes))):
        return False
    seat.ante = choose_stake(deal.chance, (table.ante[0], most), table.chips)
    if buys:
        return face_after_purchase(deal, seat.main, result, repeats=0)
    return face(deal, seat.main, result)


def _win_bonus(deal: Deal, seat: Seat, dealt: Hand) -> bool:
    seat.bonus = True
    seat.play = Play.FOLD if deal.chance.happens(_FOLDED_BONUS) and not seat.blind else None
    cards = deal.deck.find(STANDARD_READER, dealt)
    if cards is None:
        return False
    deal.deal_then_draw(seat, cards, _DRAW_AFTER_BONUS)
    return face_somehow(deal, seat.main)


def _lose_bonus(deal: Deal, seat: Seat) -> bool:
    dealt = deal.chance.weighted(_LOST_BONUS)
    wins = deal.house.bonus is not None and dealt in deal.house.bonus.pays
    return not wins and _win_bonus(deal, seat, dealt)


def _lose_bonus_with_good_hand(deal: Deal, seat: Seat) -> bool:
    """Have the bonus's hand only after the draw (RP-10)."""
    seat.bonus = True
    pays = deal.house.bonus.pays if deal.house.bonus else {}
    classes = [hand for hand in deal.game.classes if hand in pays]
    plans = [plan for plan in deal.game.plans(blind=seat.blind) if plan]
    if not plans or not classes:
        return False
    plan = deal.chance.pick(plans)
    main = deal.chance.weighted(flat(classes))
    cards = deal.deck.find(deal.game.reader, main, cards_after(plan))
    if cards is None or not deal.lay(seat, cards, plan):
        return False
    return best(seat.cards).hand not in pays and face_somehow(deal, seat.main)


def _draw(deal: Deal, seat: Seat, turn: int, move: int) -> bool:
    plans = [
        plan
        for plan in deal.game.plans(blind=seat.blind)
        if len(plan) > turn and plan[turn] == move
    ]
    if not plans:
        return False
    plan = deal.chance.pick(plans)
    main = deal.chance.weighted(flat(deal.game.classes))
    cards = deal.deck.find(deal.game.reader, main, cards_after(plan))
    if cards is None or not deal.lay(seat, cards, plan):
        return False
    if main is Hand.NOTHING and deal.chance.happens(_FOLD_AFTER_DRAW) and not seat.blind:
        seat.play = Play.FOLD
    return face_somehow(deal, seat.main)


def _leave_early(deal: Deal, seat: Seat, main: Hand) -> bool:
    seat.play = Play.EARLY
    _lower_maximum_sometimes(deal)
    return deal.end_with(seat, main) and face_somehow(deal, seat.main)


def _anyhow(deal: Deal, seat: Seat) -> bool:
    _lower_maximum_sometimes(deal)
    return deal.end_anyhow(seat) and face_somehow(deal, seat.main)


def _lower_maximum_sometimes(deal: Deal) -> None:
    if deal.chance.happens(_LOW_MAXIMUM):
        deal.lower_maximum()
