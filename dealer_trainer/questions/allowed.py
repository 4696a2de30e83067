"""Is this allowed: one decision is changed, and the scenario's faults say whether it can be."""

from collections.abc import Mapping
from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance, Weights
from dealer_trainer.legality import Problem
from dealer_trainer.questions.decisions import Change, Decision, also_true, may_part
from dealer_trainer.questions.question import Kind, Question
from dealer_trainer.questions.variations import broken_by, variations
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle

VERSION = 1
TOPICS = tuple(Topic)
_BOXES = 2
_ALLOWED = 40
_ELECTRONIC = 25
_REASONS = 5
_LEAST_REASONS = 2
_SEATS = (
    Problem.PLAYER_OPEN_BOXES,
    Problem.PLAYER_BOXES,
    Problem.BLIND_WITHOUT_OPEN,
    Problem.BLIND_BEFORE_OPEN,
    Problem.BOX_NUMBER,
)

# Against which such decisions somewhere stand, so that they are believable here.
_BELIEVABLE: Mapping[Change, tuple[Problem, ...]] = {
    Change.ANTE: (Problem.ANTE_OUTSIDE, Problem.SECOND_ANTE_ABOVE, Problem.SECOND_ANTE_OTHER),
    Change.BONUS: (
        Problem.BONUS_OUTSIDE,
        Problem.BONUS_ELECTRONIC,
        Problem.BONUS_NONE,
        Problem.BLIND_MAY_NOT,
    ),
    Change.SIT: _SEATS,
    Change.TAKE_OPEN: _SEATS,
    Change.TAKE_BLIND: _SEATS,
    Change.COVER: _SEATS,
    Change.LOOK: _SEATS,
    Change.DEAL_LATER: (Problem.BOX_ORDER, Problem.BOX_NUMBER, Problem.BLIND_BEFORE_OPEN),
    Change.SIXTH: (
        Problem.DRAWS_TOO_MANY,
        Problem.DRAW_NOT_SOLD,
        Problem.SIXTH_HELD,
        Problem.BLIND_MAY_NOT,
    ),
    Change.EXCHANGE: (
        Problem.DRAWS_TOO_MANY,
        Problem.EXCHANGE_NOT_SOLD,
        Problem.BLIND_MAY_NOT,
    ),
    Change.INSURE: (
        Problem.INSURANCE_BELOW_HAND,
        Problem.INSURANCE_OUTSIDE,
        Problem.INSURANCE_NO_ROOM,
        Problem.INSURANCE_NONE,
        Problem.BLIND_MAY_NOT,
    ),
    Change.FOLD: (
        Problem.BLIND_PLAYS,
        Problem.OUT_WITH_INSURANCE,
        Problem.OUT_WITH_PURCHASE,
    ),
    Change.EARLY: (
        Problem.EARLY_BELOW,
        Problem.EARLY_NONE,
        Problem.BLIND_PLAYS,
        Problem.OUT_WITH_INSURANCE,
        Problem.OUT_WITH_PURCHASE,
    ),
    Change.BUY: (
        Problem.PURCHASE_DEALER_PLAYS,
        Problem.PURCHASE_NONE,
        Problem.OUT_WITH_PURCHASE,
        Problem.BLIND_MAY_NOT,
    ),
}

# What a house has not got at all is soon known, and so is the order of the deal.
_KNOWN = (
    Problem.BOX_NUMBER,
    Problem.BOX_ORDER,
    Problem.BONUS_NONE,
    Problem.EARLY_NONE,
    Problem.INSURANCE_NONE,
    Problem.PURCHASE_NONE,
)
_OFTEN = 3

_Asked = dict[Decision, Problem | None]


def allowed(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask whether one decision is allowed on a table that is legal without it, and if not, why not.

    The wrong reasons are those that stand against decisions of the same kind, then against other
    ones at the same table. The settlement is that of the table without the decision. None where
    too few reasons arise.
    """
    scenario = _with_electronic_bonus(scenario, chance)
    boxes = chance.take(scenario.boxes, min(_BOXES, len(scenario.boxes)))
    asked: _Asked = {}
    for each in variations(scenario, boxes):
        broken = broken_by(scenario, each)
        if broken is not None:
            asked[each] = broken[0] if broken else None
    decision = _choose(asked, chance)
    reasons = _plausible(asked, decision, chance)
    if len(reasons) < _LEAST_REASONS:
        return None
    part = may_part(decision, asked[decision], reasons)
    return Question(Kind.ALLOWED, VERSION, scenario, settle(scenario), (part,))


def _with_electronic_bonus(scenario: Scenario, chance: Chance) -> Scenario:
    """Raise the table's least ante now and then to where the bonus is electronic (RH-8)."""
    house = scenario.house
    raised = house.bonus.electronic_from if house.bonus else None
    if raised is None or house.bonus_is_electronic or raised > house.table.ante[1]:
        return scenario
    if any(box.ante < raised or box.bonus is not None for box in scenario.boxes):
        return scenario
    if not chance.happens(_ELECTRONIC):
        return scenario
    table = replace(house.table, ante=(raised, house.table.ante[1]))
    return replace(scenario, house=replace(house, table=table))


def _choose(asked: _Asked, chance: Chance) -> Decision:
    """Choose a legal decision, or one of those against which one and the same reason stands."""
    problems = tuple(dict.fromkeys(broken for broken in asked.values() if broken))
    truth = None
    if problems and not chance.happens(_ALLOWED):
        truth = chance.weighted(
            Weights((each, 1 if each in _KNOWN else _OFTEN) for each in problems)
        )
    found = [decision for decision, broken in asked.items() if broken is truth]
    change = chance.pick(tuple(dict.fromkeys(decision.change for decision in found)))
    return chance.pick([decision for decision in found if decision.change is change])


def _plausible(asked: _Asked, decision: Decision, chance: Chance) -> tuple[Problem, ...]:
    """Return wrong reasons: against such decisions, here or elsewhere, then against others here."""
    truth = asked[decision]
    here = [other for other in chance.shuffled(tuple(asked)) if asked[other]]
    same = [asked[other] for other in here if other.change is decision.change]
    found = [*same, *_BELIEVABLE[decision.change], *(asked[other] for other in here)]
    left_out = (truth, *also_true(truth))
    wrong = dict.fromkeys(each for each in found if each and each not in left_out)
    # The true reason is one of them: the number of choices must not tell that all is well.
    return tuple(wrong)[: _REASONS - 1 if truth else _REASONS]
