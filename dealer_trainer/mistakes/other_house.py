"""What another house does: one option of its own put in the place of this house's."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.house import DrawTurn, House, Insurance, Purchase, PurchaseWhen
from dealer_trainer.mistakes.altering import settled_by
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.staging import Stage, as_generated, with_same_rank
from dealer_trainer.reading import Reading
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Settlement

HouseMix = Callable[[House, House], House]
"""Gives the first house with an option of the second one."""


@dataclass(frozen=True, slots=True)
class OtherRule:
    """An option that houses decide otherwise: its path, its value, how it is taken over.

    `reads` tells that with it the cards read otherwise; `topics` and `stage` are as in `Mistake`.
    """

    idea: Idea
    option: str
    value: Callable[[House], object]
    mix: HouseMix
    topics: tuple[Topic, ...]
    reads: bool = False
    stage: Stage = as_generated

    def mixed(self, house: House, other: House) -> House | None:
        """Return the house with the other's option; None where that changes nothing."""
        return _mixed(self, _Itself(house), _Itself(other))

    def settled(
        self, other: House, scenario: Scenario, reading: Reading, true: Settlement
    ) -> Settlement | None:
        """Settle a scenario with the other house's option; None where that changes nothing."""
        mixed = self.mixed(scenario.house, other)
        if mixed is None:
            return None
        return settled_by(mixed, scenario, reading, true, reads=self.reads)


class _Itself:
    """A house known by what it is and not by what it says, which takes longer to compare."""

    def __init__(self, house: House) -> None:
        self.house = house

    def __hash__(self) -> int:
        return id(self.house)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and self.house is other.house


@lru_cache(maxsize=512)
def _mixed(rule: OtherRule, here: _Itself, there: _Itself) -> House | None:
    """Mix two houses, once for each two: every answer is looked up among the same few."""
    house, other = here.house, there.house
    if rule.value(house) == rule.value(other):
        return None
    mixed = rule.mix(house, other)
    return None if mixed == house else mixed


def _ante_on_win(house: House, other: House) -> House:
    return replace(house, ante=replace(house.ante, player_wins=other.ante.player_wins))


def _ante_on_no_game(house: House, other: House) -> House:
    return replace(house, ante=replace(house.ante, no_game=other.ante.no_game))


def _lowest_game(house: House, other: House) -> House:
    """Take the lowest game over, and its odds where this house pays nothing for it."""
    lowest = Hand(other.dealer.plays_from)
    odds = {lowest: other.pays[lowest]}
    return replace(house, dealer=other.dealer, pays=odds | dict(house.pays))


def _combinations_paid(house: House, other: House) -> House:
    mixed = replace(house.combinations, paid=other.combinations.paid)
    return replace(house, combinations=mixed)


def _paired_straight(house: House, other: House) -> House:
    value = other.combinations.paired_straight
    return replace(house, combinations=replace(house.combinations, paired_straight=value))


def _odds(house: House, other: House) -> House:
    """Take the odds over of what this house pays; what the other does not pay is nothing."""
    return replace(
        house, pays={hand: other.pays[hand] for hand in house.pays if hand in other.pays}
    )


def _draw_fees(house: House, other: House) -> House:
    """Take the prices of what both houses sell."""
    shared = [_priced(own, there) for own, there in zip(house.draw, other.draw, strict=False)]
    return replace(house, draw=(*shared, *house.draw[len(shared) :]))


def _priced(own: DrawTurn, there: DrawTurn) -> DrawTurn:
    sixth = own.sixth if own.sixth is None or there.sixth is None else there.sixth
    exchange = {cards: there.exchange.get(cards, price) for cards, price in own.exchange.items()}
    return DrawTurn(sixth, exchange)


def _insurance(values: Callable[[Insurance, Insurance], Insurance]) -> HouseMix:
    def mix(house: House, other: House) -> House:
        if house.insurance is None or other.insurance is None:
            return house
        return replace(house, insurance=values(house.insurance, other.insurance))

    return mix


def _purchase(values: Callable[[Purchase, Purchase], Purchase]) -> HouseMix:
    def mix(house: House, other: House) -> House:
        if house.purchase is None or other.purchase is None:
            return house
        return replace(house, purchase=values(house.purchase, other.purchase))

    return mix


def _on_game(own: Insurance, there: Insurance) -> Insurance:
    return replace(
        own,
        player_wins=there.player_wins,
        player_loses=there.player_loses,
        stand_off=there.stand_off,
        player_loses_after_purchase=there.player_loses_after_purchase,
    )


def _refund(own: Purchase, there: Purchase) -> Purchase:
    """Take the refund over, where it has an effect: where a game can be bought in vain (PP-11)."""
    if own.when is PurchaseWhen.NO_GAME:
        return own
    return replace(own, refund_if_game=there.refund_if_game)


def _bonus_odds(house: House, other: House) -> House:
    if house.bonus is None or other.bonus is None:
        return house
    return replace(house, bonus=replace(house.bonus, pays=other.bonus.pays))


_WIN = (Topic.PAYOUT, Topic.WHOLE_TABLE)
_TWO = (Topic.TWO_COMBINATIONS, *_WIN)
_BOUGHT = (Topic.PURCHASE,)
_INSURED = (Topic.INSURANCE,)

OTHER_RULES = (
    OtherRule(
        Idea.OTHER_ANTE_ON_WIN,
        "ante.player_wins",
        lambda house: house.ante.player_wins,
        _ante_on_win,
        _WIN,
    ),
    OtherRule(
        Idea.OTHER_ANTE_ON_NO_GAME,
        "ante.no_game",
        lambda house: house.ante.no_game,
        _ante_on_no_game,
        (Topic.NO_GAME,),
    ),
    OtherRule(
        Idea.OTHER_LOWEST_GAME,
        "dealer.plays_from",
        lambda house: house.dealer.plays_from,
        _lowest_game,
        (Topic.NO_GAME, *_WIN),
        reads=True,
    ),
    OtherRule(
        Idea.OTHER_COMBINATIONS_PAID,
        "combinations.paid",
        lambda house: house.combinations.paid,
        _combinations_paid,
        _TWO,
        reads=True,
    ),
    OtherRule(
        Idea.OTHER_PAIRED_STRAIGHT,
        "combinations.paired_straight",
        lambda house: house.combinations.paired_straight,
        _paired_straight,
        _TWO,
        reads=True,
    ),
    OtherRule(Idea.OTHER_ODDS, "pays", lambda house: house.pays, _odds, _TWO, reads=True),
    OtherRule(Idea.OTHER_DRAW_FEES, "draw", lambda house: house.draw, _draw_fees, (Topic.DRAWS,)),
    OtherRule(
        Idea.OTHER_INSURANCE_SETTLED,
        "insurance.settles",
        lambda house: house.insurance and house.insurance.settles,
        _insurance(lambda own, there: replace(own, settles=there.settles)),
        _INSURED,
    ),
    OtherRule(
        Idea.OTHER_INSURANCE_ON_GAME,
        "insurance",
        lambda house: house.insurance,
        _insurance(_on_game),
        _INSURED,
    ),
    OtherRule(
        Idea.OTHER_CARD_EXCHANGED,
        "purchase.card",
        lambda house: house.purchase and house.purchase.card,
        _purchase(lambda own, there: replace(own, card=there.card)),
        _BOUGHT,
        reads=True,
    ),
    OtherRule(
        Idea.OTHER_FEE,
        "purchase.fee",
        lambda house: house.purchase and house.purchase.fee,
        _purchase(lambda own, there: replace(own, fee=there.fee)),
        _BOUGHT,
    ),
    OtherRule(
        Idea.OTHER_REPEATS,
        "purchase.repeats",
        lambda house: house.purchase and house.purchase.repeats,
        _purchase(lambda own, there: replace(own, repeats=there.repeats)),
        _BOUGHT,
        reads=True,
        stage=with_same_rank,
    ),
    OtherRule(
        Idea.OTHER_REFUND,
        "purchase.refund_if_game",
        lambda house: house.purchase and house.purchase.refund_if_game,
        _purchase(_refund),
        _BOUGHT,
    ),
    OtherRule(
        Idea.OTHER_BONUS_ODDS,
        "bonus.pays",
        lambda house: house.bonus and house.bonus.pays,
        _bonus_odds,
        (Topic.BONUS,),
    ),
)
