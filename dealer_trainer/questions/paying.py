"""Settle one stake alone; pay combinations under the table maximum (C-5, C-6, T-2)."""

from collections.abc import Callable
from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.questions.question import Form, Kind, Part, Question, stake_part
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Outcome, settle

VERSION = 1
_WRONG, _LEAST_WRONG = 3, 2

WrongChoices = Callable[[Scenario, str, int, Chance], tuple[str, ...]]
"""Gives up to so many wrong answers to a part, by its key, all different."""

BET_TOPICS = tuple(topic for topic in Topic if topic is not Topic.DRAWS)
COMBINATIONS_TOPICS = (
    *(Topic.TWO_COMBINATIONS, Topic.TABLE_MAXIMUM),
    *(Topic.PAYOUT, Topic.EARLY_PAYOUT),
)


def pay_bet(scenario: Scenario, chance: Chance) -> Question:
    """Ask for one stake of one box; draw fees are taken before and never asked for (O-8)."""
    settlement = settle(scenario)
    settled = chance.pick(settlement.boxes)
    line = chance.pick([line for line in settled.bets if line.bet is not Bet.DRAW])
    return Question(Kind.PAY_BET, VERSION, scenario, settlement, (stake_part(settled.box, line),))


def choose_end(scenario: Scenario, chance: Chance, wrong: WrongChoices) -> Question | None:
    """Ask what becomes of one stake, to be chosen among what somebody would really answer.

    None where too few answers are wrong believably.
    """
    settlement = settle(scenario)
    settled = chance.pick(settlement.boxes)
    line = chance.pick([line for line in settled.bets if line.bet is not Bet.DRAW])
    asked = stake_part(settled.box, line)
    others = wrong(scenario, asked.key, _WRONG, chance)
    if len(others) < _LEAST_WRONG:
        return None
    # In the order of the money, so that the place tells nothing.
    options = tuple(sorted((asked.truth, *others), key=_money))
    part = replace(asked, key=f"{asked.key}.choice", form=Form.CHOICE, options=options)
    return Question(Kind.CHOOSE_END, VERSION, scenario, settlement, (part,))


def _money(answer: str) -> int:
    """Return what an answer gives the box; what is taken comes before what goes back."""
    if answer == Outcome.TAKEN:
        return -1
    return 0 if answer == Outcome.RETURNED else int(answer.removeprefix("paid "))


def pay_combinations(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask what the combinations of a box come to, and what is paid under the maximum (C-6).

    The first amount, in whole chips, moves no money by itself. None if no bet is paid.
    """
    settlement = settle(scenario)
    paid = [
        (settled.box, line)
        for settled in settlement.boxes
        for line in settled.bets
        if line.bet is Bet.BET and line.outcome is Outcome.PAID
    ]
    if not paid:
        return None
    box, line = chance.pick(paid)
    natural = str(line.reason.numbers["natural"])
    parts = (
        Part(f"{box}.bet.natural", Form.AMOUNT, box, natural, stake=line.stake),
        stake_part(box, line),
    )
    return Question(Kind.PAY_COMBINATIONS, VERSION, scenario, settlement, parts)
