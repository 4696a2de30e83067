"""Mistakes about the insurance (RP-5, RP-9, RH-7)."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.house import House, InsuranceSettles
from dealer_trainer.mistakes.altering import Spot, by_house, by_lines, paid, returned, taken
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import (
    keeps_insurance_after_purchase,
    keeps_insurance_on_stand_off,
    keeps_insurance_on_win,
    sells_insurance_and_game,
)
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.settlement import Bet, Line, Outcome, Result


def forgotten(_: Spot, line: Line) -> Line | None:
    """Leave the insurance where it lies."""
    return returned(line) if line.bet is Bet.INSURANCE else None


def kept(_: Spot, line: Line) -> Line | None:
    """Take the insurance although the dealer has no game."""
    return taken(line) if _is_paid(line) else None


def by_odds(spot: Spot, line: Line) -> Line | None:
    """Pay the insurance by the odds of the hand."""
    return paid(line, spot.cut(line.stake * sum(spot.odds))) if _is_paid(line) else None


def with_ante(spot: Spot, line: Line) -> Line | None:
    """Put the payment of the ante on the insurance."""
    return paid(line, line.pays + spot.box.ante) if _is_paid(line) else None


def _is_paid(line: Line) -> bool:
    return line.bet is Bet.INSURANCE and line.outcome is Outcome.PAID


def follows_box(spot: Spot, line: Line) -> Line | None:
    """Let the insurance end as the box does."""
    if line.bet is not Bet.INSURANCE:
        return None
    match spot.settled.result:
        case Result.WIN:
            return paid(line, line.stake)
        case Result.LOSE:
            return taken(line)
        case Result.STAND_OFF:
            return returned(line)
    return None


def returned_on_win(spot: Spot, line: Line) -> Line | None:
    """Give the insurance back because the box wins."""
    return _returned_on(spot, line, Result.WIN)


def returned_on_stand_off(spot: Spot, line: Line) -> Line | None:
    """Give the insurance back because nothing is won or lost."""
    return _returned_on(spot, line, Result.STAND_OFF)


def returned_after_purchase(spot: Spot, line: Line) -> Line | None:
    """Give the insurance back because the game that beat the box was bought (RP-9)."""
    return _returned_on(spot, line, Result.LOSE) if spot.settled.reading.bought else None


def _returned_on(spot: Spot, line: Line, result: Result) -> Line | None:
    lost = line.bet is Bet.INSURANCE and line.outcome is Outcome.TAKEN
    return returned(line) if lost and spot.settled.result is result else None


def other_hand(house: House) -> House | None:
    """Settle a buyer's insurance by the dealer's other hand (RP-9, RH-7)."""
    if house.insurance is None:
        return None
    at_once = house.insurance.settles is InsuranceSettles.REVEAL
    settles = InsuranceSettles.FINAL if at_once else InsuranceSettles.REVEAL
    return replace(house, insurance=replace(house.insurance, settles=settles))


_INSURED = (Topic.INSURANCE,)

MISTAKES = (
    Mistake(Idea.INSURANCE_FORGOTTEN, by_lines(forgotten), _INSURED),
    Mistake(Idea.INSURANCE_KEPT, by_lines(kept), _INSURED),
    Mistake(Idea.INSURANCE_BY_ODDS, by_lines(by_odds), _INSURED),
    Mistake(Idea.INSURANCE_WITH_ANTE, by_lines(with_ante), _INSURED),
    Mistake(Idea.INSURANCE_FOLLOWS_BOX, by_lines(follows_box), _INSURED),
    Mistake(
        Idea.INSURANCE_RETURNED_ON_WIN, by_lines(returned_on_win), _INSURED, keeps_insurance_on_win
    ),
    Mistake(
        Idea.INSURANCE_RETURNED_ON_STAND_OFF,
        by_lines(returned_on_stand_off),
        _INSURED,
        keeps_insurance_on_stand_off,
    ),
    Mistake(
        Idea.INSURANCE_RETURNED_AFTER_PURCHASE,
        by_lines(returned_after_purchase),
        _INSURED,
        keeps_insurance_after_purchase,
    ),
    Mistake(
        Idea.INSURANCE_BY_OTHER_HAND,
        by_house(other_hand, reads=False),
        _INSURED,
        sells_insurance_and_game,
    ),
)
