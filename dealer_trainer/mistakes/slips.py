"""What a dealer laid wrong on a table that was settled by somebody who had a wrong idea."""

from dealer_trainer.generator.chance import Chance, Weights
from dealer_trainer.house import House
from dealer_trainer.mistakes.catalogue import wrong_settlements
from dealer_trainer.mistakes.figures import Answers, answers, wrong_answers
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, settle

_HOW_MANY = Weights([(0, 25), (1, 40), (2, 35)])
_BY_ONE_IDEA = 50

Laid = tuple[tuple[str, str], ...]


def slips(scenario: Scenario, chance: Chance, others: tuple[House, ...] = ()) -> Answers:
    """Return no, one or two wrong answers by part, each what some idea gives on one box.

    Two come from one idea or from two. Draw fees are left out: they are no longer on the table
    (O-8). `others` are the houses whose rules may have been followed.
    """
    count = chance.weighted(_HOW_MANY)
    single, double = _effects(scenario, others)
    if count == 2 and double and (len(single) < 2 or chance.happens(_BY_ONE_IDEA)):
        return dict(chance.pick(double))
    keys = chance.take(single, min(count, len(single)))
    return dict(chance.pick(single[key])[0] for key in keys)


def _effects(
    scenario: Scenario, others: tuple[House, ...]
) -> tuple[dict[str, list[Laid]], list[Laid]]:
    """Return what ideas lay wrong on one box: one bet, by its key, and two bets."""
    true = answers(settle(scenario))
    found: dict[Laid, None] = {}
    for wrong in wrong_settlements(scenario, others):
        effect = wrong_answers(true, wrong.settlement)
        for box in scenario.boxes:
            found[tuple(each for each in effect.items() if _lies_on(box.box, each[0]))] = None
    single: dict[str, list[Laid]] = {}
    for laid in found:
        if len(laid) == 1:
            single.setdefault(laid[0][0], []).append(laid)
    return single, [laid for laid in found if len(laid) == 2]


def _lies_on(box: int, key: str) -> bool:
    number, bet, *_ = key.split(".")
    return number == str(box) and bet != Bet.DRAW
