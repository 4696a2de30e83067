"""Early payout: may a box have it, and how much it is (PP-9)."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.legality import Problem
from dealer_trainer.questions.decisions import (
    Change,
    Decision,
    decided,
    may_part,
    problems,
    with_box,
)
from dealer_trainer.questions.question import Form, Kind, Part, Question, stake_part
from dealer_trainer.scenario import Play, Scenario
from dealer_trainer.settlement import Bet, expected_payout, settle

VERSION = 1
TOPICS = (Topic.EARLY_PAYOUT, Topic.TABLE_MAXIMUM)
MAY_TOPICS = (
    Topic.EARLY_PAYOUT,
    Topic.PAYOUT,
    Topic.PURCHASE,
    Topic.NO_GAME,
    Topic.BLIND,
    Topic.WHOLE_TABLE,
)


def early_may(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask whether a box may be paid early, and if not, why not; it is shown with its bet.

    None where the house pays nothing early, or no box is in play, or two reasons stand against it.
    """
    house = scenario.house
    staying = [box for box in scenario.boxes if box.play is not Play.FOLD]
    if house.early_payout is None or not staying:
        return None
    box = chance.pick(staying)
    before = with_box(scenario, replace(box, play=Play.BET))
    decision = Decision(Change.EARLY, box.box)
    broken = problems(before, decision)
    if len(broken) > 1:
        return None
    part = may_part(decision, broken[0] if broken else None, _reasons(house))
    return Question(Kind.EARLY_MAY, VERSION, before, settle(before), (part,))


def early_payout(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask for the payout that a box expects, what it is paid early, and what becomes of its ante.

    None where no box may be paid early.
    """
    if scenario.house.early_payout is None:
        return None
    leaving = [
        Decision(Change.EARLY, box.box) for box in scenario.boxes if box.play is not Play.FOLD
    ]
    leaving = [each for each in leaving if not problems(scenario, each)]
    if not leaving:
        return None
    decision = chance.pick(leaving)
    paid = decided(scenario, decision)
    settlement = settle(paid)
    box = next(each for each in paid.boxes if each.box == decision.box)
    settled = next(each for each in settlement.boxes if each.box == decision.box)
    lines = {line.bet: line for line in settled.bets}
    expected = expected_payout(paid.house, box.bet, settled.reading.combinations)
    # Without its bet: what is only expected moves no money.
    parts = (
        Part(f"{box.box}.expected", Form.AMOUNT, box.box, str(expected)),
        stake_part(box.box, lines[Bet.BET]),
        stake_part(box.box, lines[Bet.ANTE]),
    )
    return Question(Kind.EARLY_PAYOUT, VERSION, paid, settlement, parts)


def _reasons(house: House) -> tuple[Problem, ...]:
    reasons = [Problem.EARLY_BELOW]
    if house.boxes.per_player > house.boxes.open_per_player:
        reasons.append(Problem.BLIND_PLAYS)
    if house.purchase is not None:
        reasons.append(Problem.OUT_WITH_PURCHASE)
    if house.insurance is not None:
        reasons.append(Problem.OUT_WITH_INSURANCE)
    return tuple(reasons)
