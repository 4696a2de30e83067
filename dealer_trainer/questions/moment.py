"""How far the round has gone when a question is asked: what is not yet open, what not yet laid.

A scenario is a table at settlement; some questions are about a moment before it.
"""

from dealer_trainer.house import PurchaseWhen
from dealer_trainer.procedure import Act
from dealer_trainer.questions.decisions import Change, decision_of
from dealer_trainer.questions.next_step import round_of
from dealer_trainer.questions.question import Kind, Question

_BEFORE_OPENING = (
    Kind.BONUS,
    Kind.INSURANCE_MAY,
    Kind.DRAW_FEES,
    Kind.DRAWS_SOLD,
    Kind.EARLY_MAY,
    Kind.EARLY_PAYOUT,
)
_BEFORE_THE_BET = (Change.SIXTH, Change.EXCHANGE, Change.INSURE)


def is_before_opening(question: Question) -> bool:
    """Tell whether the dealer's cards are not yet open, but for the one face up (O-2, O-5)."""
    if question.kind is Kind.ALLOWED:
        purchase = question.scenario.house.purchase
        buys = decision_of(question.parts[0]).change is Change.BUY
        return not buys or (purchase is not None and purchase.when is PurchaseWhen.BEFORE_OPENING)
    if question.kind is Kind.NEXT_STEP:
        return Act.OPEN not in acts_told(question)
    return question.kind in _BEFORE_OPENING


def acts_told(question: Question) -> tuple[Act, ...]:
    """Return what a question for the next step says that is done already."""
    done = int(question.parts[0].key.partition(".")[2])
    return tuple(step.act for step in round_of(question.scenario, question.settlement)[:done])


def box_before_its_bet(question: Question) -> int | None:
    """Return the box whose bet is not yet laid, since it still decides (O-3); None for no box."""
    part = question.parts[0]
    before = question.kind in {Kind.INSURANCE_MAY, Kind.DRAWS_SOLD} or (
        question.kind is Kind.ALLOWED and decision_of(part).change in _BEFORE_THE_BET
    )
    is_blind = any(box.blind for box in question.scenario.boxes if box.box == part.box)
    return part.box if before and not is_blind else None
