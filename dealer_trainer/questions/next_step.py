"""What comes next in the round: the steps so far are told, the next is asked for (O-1 … O-8)."""

from collections.abc import Iterable, Iterator

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance, Weights
from dealer_trainer.house import House
from dealer_trainer.procedure import Act, Step, steps
from dealer_trainer.questions.question import Form, Kind, Part, Question
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Settlement, settle

VERSION = 1
TOPICS = (
    Topic.WHOLE_TABLE,
    Topic.BLIND,
    Topic.DRAWS,
    Topic.INSURANCE,
    Topic.BONUS,
    Topic.PURCHASE,
    Topic.EARLY_PAYOUT,
    Topic.NO_GAME,
    Topic.STAND_OFF,
)
_CHOICES = 6
_SOON = 3

# What is the same at every table is asked for less often.
_OFTEN = {"O-1": 1, "O-2": 1, "O-5": 2}
_OFTEN_ELSE = 4

# The dealer may go from the other end in these, so at the start no box is the wrong one.
_EITHER_WAY = ("O-4", "O-6", "O-7")


def next_step(scenario: Scenario, chance: Chance) -> Question:
    """Ask for the step that follows those told, the whole table being seen (O-1 … O-8).

    The key of the part, ``next.7``, says how many are told. Wrong choices are steps that come
    later, and acts that this round has not got.
    """
    settlement = settle(scenario)
    done = _choose(round_of(scenario, settlement), chance)
    return next_after(scenario, settlement, done, chance)


def next_after(scenario: Scenario, settlement: Settlement, done: int, chance: Chance) -> Question:
    """Ask for the step after this many."""
    taken = round_of(scenario, settlement)
    truth, told = step_text(taken[done]), taken[:done]
    later = [each for each in taken[done + 1 :] if not _is_as_right(each, taken[done], told)]
    box = taken[done].box or scenario.boxes[0].box
    others = _distinct(later, not_in=[taken[done]])
    soon, rest = others[:_SOON], others[_SOON:]
    known = {(step.act, step.box) for step in taken}
    strange = [each for each in _acts(scenario.house, box) if (each.act, each.box) not in known]
    more = chance.shuffled([*rest, *strange])
    wrong = [*soon, *more][: _CHOICES - 1]
    if len(wrong) < _SOON:
        wrong += _distinct(told, not_in=[taken[done], *wrong])[-_SOON:]
    # By their names: in the order of the round the first would mostly be right.
    options = tuple(sorted(map(step_text, [taken[done], *wrong])))
    part = Part(f"next.{done}", Form.CHOICE, 0, truth, options=options)
    return Question(Kind.NEXT_STEP, VERSION, scenario, settlement, (part,))


def round_of(scenario: Scenario, settlement: Settlement) -> tuple[Step, ...]:
    """Return the steps of a round; what is done in one go is one step.

    All place their stakes at the same time; ante and bet of a box are settled together.
    """
    taken: list[Step] = []
    for step in steps(scenario, settlement):
        last = taken[-1] if taken else None
        if step.act is Act.PLACE:
            if last is None:
                taken.append(Step(step.rule, step.act))
        elif (
            last
            and step.act is last.act is Act.SETTLE
            and (step.box, last.bets, step.bets) == (last.box, (Bet.ANTE,), (Bet.BET,))
        ):
            taken[-1] = Step(step.rule, step.act, step.box, (Bet.ANTE, Bet.BET))
        else:
            taken.append(step)
    return tuple(taken)


def steps_told(question: Question) -> tuple[Step, ...]:
    """Return the steps that a question tells before it asks for the next."""
    done = int(question.parts[0].key.removeprefix("next."))
    return round_of(question.scenario, question.settlement)[:done]


def step_text(step: Step) -> str:
    """Return a step as it is chosen: ``settle.2.ante+bet``, ``open.0.``."""
    return f"{step.act}.{step.box or 0}.{'+'.join(step.bets)}"


def step_of(option: str) -> Step:
    """Return the step that can be chosen; raise ValueError for another text. It has no rule."""
    act, box, bets = option.split(".")
    return Step("", Act(act), int(box) or None, tuple(map(Bet, bets.split("+"))) if bets else ())


def _choose(taken: tuple[Step, ...], chance: Chance) -> int:
    """Choose how many steps are told, each rule as likely however often it comes."""
    rules = dict.fromkeys(step.rule for step in taken[1:])
    rule = chance.weighted(Weights((each, _OFTEN.get(each, _OFTEN_ELSE)) for each in rules))
    return chance.pick([at for at, step in enumerate(taken) if at and step.rule == rule])


def _is_as_right(step: Step, truth: Step, told: tuple[Step, ...]) -> bool:
    """Tell whether a dealer who goes from the other end might begin with this step instead."""
    if step.rule != truth.rule or step.rule not in _EITHER_WAY or step.box == truth.box:
        return False
    begun = [each for each in told if each.rule == truth.rule and _sort(each) == _sort(truth)]
    return not begun and _sort(step) == _sort(truth)


def _sort(step: Step) -> tuple[Act, tuple[Bet, ...]]:
    """Return what is done at one box after the other; with a game each box is done as a whole."""
    return (step.act, ()) if step.rule == "O-6" else (step.act, step.bets)


def _acts(house: House, box: int) -> Iterator[Step]:
    """Yield what a dealer of this house does in other rounds."""
    yield Step("", Act.OPEN)
    yield Step("", Act.BET, box)
    yield Step("", Act.FOLD, box, (Bet.ANTE,))
    if house.draw:
        yield Step("", Act.TAKE_DRAW_FEE, box, (Bet.DRAW,))
    if house.insurance:
        yield Step("", Act.INSURE, box)
    if house.bonus and not house.bonus_is_electronic:
        yield Step("", Act.SETTLE_BONUS, box, (Bet.BONUS,))
    if house.early_payout:
        yield Step("", Act.EARLY_PAYOUT, box, (Bet.ANTE, Bet.BET))
    if house.purchase:
        yield Step("", Act.BUY, box)
        yield Step("", Act.EXCHANGE)


def _distinct(found: Iterable[Step], not_in: list[Step]) -> list[Step]:
    """Return steps that are chosen by different texts, none of them one of the others."""
    left_out = set(map(step_text, not_in))
    return list(
        {step_text(each): each for each in found if step_text(each) not in left_out}.values()
    )
