"""A decision that is asked about, the scenario in which it is taken, and what is wrong with it.

"May he …?" is answered by the faults of that scenario alone. A scenario with faults cannot be
settled, so a question holds the legal one; the decision lies in the key of the part that asks.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from string import ascii_uppercase

from dealer_trainer.cards import DECK, Card
from dealer_trainer.faults import Fault
from dealer_trainer.legality import Problem, faults
from dealer_trainer.questions.question import Form, Part
from dealer_trainer.scenario import Box, Draw, Play, Scenario


class Change(StrEnum):
    """What is decided; the value of a decision is in whole chips if nothing else is said.

    `EXCHANGE` goes with the number of cards, `TAKE_OPEN` and `TAKE_BLIND` with the box whose player
    takes this empty one too, `DEAL_LATER` with the box that is dealt before this one.
    """

    ANTE = "ante"
    BONUS = "bonus"
    SIT = "sit"
    TAKE_OPEN = "take_open"
    TAKE_BLIND = "take_blind"
    COVER = "cover"
    LOOK = "look"
    DEAL_LATER = "deal_later"
    SIXTH = "sixth"
    EXCHANGE = "exchange"
    INSURE = "insure"
    FOLD = "fold"
    EARLY = "early"
    BUY = "buy"


ALLOWED = "allowed"
"""The choice that nothing is wrong with a decision; the others are problems."""

_MAY = "may"
_DEALT = 5
_MOST_EXCHANGES = 4  # no rank has more cards

# Reasons that would be true besides the one that the faults give, so that both could be chosen.
_ALSO_TRUE: Mapping[Problem, tuple[Problem, ...]] = {
    Problem.DRAWS_TOO_MANY: (
        Problem.DRAW_NOT_SOLD,
        Problem.EXCHANGE_NOT_SOLD,
        Problem.SIXTH_HELD,
    ),
    Problem.DRAW_NOT_SOLD: (Problem.SIXTH_HELD,),
    Problem.EXCHANGE_NOT_SOLD: (Problem.SIXTH_HELD,),
    Problem.EARLY_NONE: (Problem.EARLY_BELOW,),
    Problem.INSURANCE_NONE: (Problem.INSURANCE_BELOW_HAND, Problem.INSURANCE_OUTSIDE),
    Problem.PURCHASE_NONE: (Problem.PURCHASE_DEALER_PLAYS,),
    Problem.INSURANCE_NO_ROOM: (Problem.INSURANCE_OUTSIDE,),
}


@dataclass(frozen=True, slots=True)
class Decision:
    """One thing decided at a box, and how much of it."""

    change: Change
    box: int
    value: int = 0

    @property
    def key(self) -> str:
        """The key of a part that asks whether this is allowed: ``2.may.insure.450``."""
        return f"{self.box}.{_MAY}.{self.change}.{self.value}"


def decision_of(part: Part) -> Decision:
    """Return the decision that a part asks about; raise ValueError for a part that asks of none.

    >>> decision_of(may_part(Decision(Change.FOLD, 2), None, ()))
    Decision(change=<Change.FOLD: 'fold'>, box=2, value=0)
    """
    box, _, change, value = part.key.split(".")
    return Decision(Change(change), int(box), int(value))


def problems(scenario: Scenario, decision: Decision) -> tuple[Problem, ...]:
    """Return what a decision breaks, each kind once, none if it is allowed."""
    return kinds_of(faults(decided(scenario, decision)))


def kinds_of(found: Iterable[Fault]) -> tuple[Problem, ...]:
    """Return the kinds of faults, each once."""
    return tuple(dict.fromkeys(Problem(each.problem) for each in found))


def may_part(decision: Decision, truth: Problem | None, plausible: Iterable[Problem]) -> Part:
    """Ask whether a decision is allowed, and if not, why not; `truth` is the one thing it breaks.

    What is plausible is offered besides it, but no other reason that is true too.
    """
    others = set(plausible) - set(also_true(truth))
    reasons = [each for each in Problem if each in others or each is truth]
    return Part(
        key=decision.key,
        form=Form.CHOICE,
        box=decision.box,
        truth=truth or ALLOWED,
        options=(ALLOWED, *reasons),
    )


def also_true(truth: Problem | None) -> tuple[Problem, ...]:
    """Return the problems that cannot stand beside this one as wrong choices."""
    return _ALSO_TRUE.get(truth, ()) if truth else ()


def decided(scenario: Scenario, decision: Decision) -> Scenario:
    """Return the scenario with one decision taken; cards that it needs come from the deck's rest.

    Raises KeyError for a box that is not there.
    """
    match decision.change:
        case Change.SIT | Change.TAKE_OPEN | Change.TAKE_BLIND:
            return _with_new_box(scenario, decision)
        case Change.DEAL_LATER:
            return _dealt_later(scenario, decision)
        case Change.BUY:
            rest = (*scenario.dealer.next, *free_cards(scenario)[:_MOST_EXCHANGES])
            scenario = replace(scenario, dealer=replace(scenario.dealer, next=rest))
    box = box_of(scenario, decision.box)
    return with_box(scenario, _decided_box(scenario, box, decision))


def box_of(scenario: Scenario, number: int) -> Box:
    """Return the box with a number; raise KeyError if it is not in play."""
    return {box.box: box for box in scenario.boxes}[number]


def with_box(scenario: Scenario, changed: Box) -> Scenario:
    """Return the scenario with one box instead of the one that has its number."""
    boxes = tuple(changed if box.box == changed.box else box for box in scenario.boxes)
    return replace(scenario, boxes=boxes)


def free_cards(scenario: Scenario) -> tuple[Card, ...]:
    """Return the cards of the deck that are nowhere in a scenario."""
    used = {*scenario.dealer.cards, *scenario.dealer.next}
    for box in scenario.boxes:
        used.update(box.cards)
        for draw in box.draws:
            used.update(draw.for_, [draw.sixth] if draw.sixth else [])
    return tuple(card for card in DECK if card not in used)


def _decided_box(scenario: Scenario, box: Box, decision: Decision) -> Box:
    match decision.change:
        case Change.ANTE:
            return replace(box, ante=decision.value)
        case Change.BONUS:
            return replace(box, bonus=decision.value)
        case Change.INSURE:
            return replace(box, insurance=decision.value)
        case Change.SIXTH:
            return replace(box, draws=(*box.draws, Draw(sixth=free_cards(scenario)[0])))
        case Change.EXCHANGE:
            new = free_cards(scenario)[: decision.value]
            draw = Draw(exchange=box.hand[: decision.value], for_=new)
            return replace(box, draws=(*box.draws, draw))
        case Change.FOLD:
            return replace(box, play=Play.FOLD)
        case Change.EARLY:
            return replace(box, play=Play.EARLY)
        case Change.COVER:
            return replace(box, blind=True)
        case Change.LOOK:
            return replace(box, blind=False)
    return replace(box, buys_game=True)


def _with_new_box(scenario: Scenario, decision: Decision) -> Scenario:
    """Put a box on an empty place: of a new player, or of one who has a box already."""
    ante, player = scenario.house.table.ante[0], None
    if decision.change is not Change.SIT:
        first = box_of(scenario, decision.value)
        ante, player = first.ante, first.player or _new_name(scenario)
        scenario = with_box(scenario, replace(first, player=player))
    blind = decision.change is Change.TAKE_BLIND
    cards = free_cards(scenario)[:_DEALT]
    new = Box(decision.box, ante, cards, player=player, blind=blind)
    boxes = sorted((*scenario.boxes, new), key=lambda box: box.box)
    return replace(scenario, boxes=tuple(boxes))


def _new_name(scenario: Scenario) -> str:
    taken = {box.player for box in scenario.boxes}
    return next(name for name in ascii_uppercase if name not in taken)


def _dealt_later(scenario: Scenario, decision: Decision) -> Scenario:
    """Let two boxes change places in the order of the deal."""
    first, second = box_of(scenario, decision.box), box_of(scenario, decision.value)
    places = {first: second, second: first}
    boxes = tuple(places.get(box, box) for box in scenario.boxes)
    return replace(scenario, boxes=boxes)
