"""Insurance: may a box have this one, the least and the most, and what becomes of it."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.legality import Problem, insurance_bounds
from dealer_trainer.questions.decisions import (
    Change,
    Decision,
    box_of,
    may_part,
    problems,
    with_box,
)
from dealer_trainer.questions.question import Form, Kind, Part, Question, stake_part
from dealer_trainer.reading import BoxReading
from dealer_trainer.scenario import Box, Play, Scenario
from dealer_trainer.settlement import Bet, settle

VERSION = 1
TOPICS = (Topic.INSURANCE, Topic.PURCHASE)
MAY_TOPICS = (
    Topic.INSURANCE,
    Topic.PAYOUT,
    Topic.TWO_COMBINATIONS,
    Topic.NO_GAME,
    Topic.TABLE_MAXIMUM,
    Topic.BLIND,
)
_REASONS = (
    Problem.INSURANCE_BELOW_HAND,
    Problem.INSURANCE_OUTSIDE,
    Problem.INSURANCE_NO_ROOM,
)


def insurance_may(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask whether a box may have an insurance of some amount, and if not, why not (RP-5, RH-7).

    The box is shown before it insures and buys. None where the house sells no insurance,
    no box bets, or two reasons stand against it.
    """
    house = scenario.house
    betting = [box for box in scenario.boxes if box.play is Play.BET]
    if house.insurance is None or not betting:
        return None
    box = chance.pick(betting)
    before = with_box(scenario, replace(box, insurance=None, buys_game=False))
    settlement = settle(before)
    seen = next(each.reading for each in settlement.boxes if each.box == box.box)
    decision = Decision(Change.INSURE, box.box, chance.pick(amounts(house, box, seen)))
    broken = problems(before, decision)
    if len(broken) > 1:
        return None
    part = may_part(decision, broken[0] if broken else None, reasons(house))
    return Question(Kind.INSURANCE_MAY, VERSION, before, settlement, (part,))


def insurance(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask for the least and the most insurance of a box, and what becomes of its own one."""
    insured = [box.box for box in scenario.boxes if box.insurance is not None]
    if not insured:
        return None
    number = chance.pick(insured)
    settlement = settle(scenario)
    settled = next(each for each in settlement.boxes if each.box == number)
    least, most = insurance_bounds(scenario.house, box_of(scenario, number), settled.reading)
    line = next(each for each in settled.bets if each.bet is Bet.INSURANCE)
    # Without their bet: a bound moves no money.
    parts = (
        Part(f"{number}.insurance.least", Form.AMOUNT, number, str(least)),
        Part(f"{number}.insurance.most", Form.AMOUNT, number, str(most)),
        stake_part(number, line),
    )
    return Question(Kind.INSURANCE, VERSION, scenario, settlement, parts)


def amounts(house: House, box: Box, seen: BoxReading) -> list[int]:
    """Return insurances worth asking about: the bounds of a box, and what lies just outside.

    Where the hand is too low they lie within the bounds that it would have, so that the hand is
    the one reason against them; where there is no room it is the ante.
    """
    least, most = insurance_bounds(house, box, seen)
    if most < least:
        return [box.ante]
    chip = min(house.table.chips)
    around = [least, max(least, (least + most) // (2 * chip) * chip), most]
    if house.insurance and seen.main.hand.reaches(house.insurance.from_):
        around += [least - chip, most + chip]
    return [amount for amount in dict.fromkeys(around) if amount > 0]


def reasons(house: House) -> tuple[Problem, ...]:
    """Return why an insurance may be refused where it is sold at all."""
    has_blind = house.boxes.per_player > house.boxes.open_per_player
    return (*_REASONS, Problem.BLIND_MAY_NOT) if has_blind else _REASONS
