"""The contract of all questions: a scenario, what is asked of it in parts, grading part by part.

The true answer comes from the settlement alone. Every answer is a short text that can be stored and
compared: ``taken``, ``returned``, ``paid 400`` for a stake, ``50`` for an amount.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Line, Outcome, Settlement


class Kind(StrEnum):
    """What is asked; each kind has a version that grows when its meaning changes."""

    SETTLE_BOX = "settle_box"
    SETTLE_TABLE = "settle_table"


class Form(StrEnum):
    """How a part is answered."""

    STAKE = "stake"
    AMOUNT = "amount"


@dataclass(frozen=True, slots=True)
class Part:
    """One thing asked: `key` names it within the question, ``1.bet`` or ``2.draw.0``.

    `stake` is in whole chips; `truth` is the right answer as text.
    """

    key: str
    form: Form
    box: int
    bet: Bet
    stake: int
    truth: str


@dataclass(frozen=True, slots=True)
class Question:
    """A scenario, its settlement, and the parts asked, in the order of the dealer's work."""

    kind: Kind
    version: int
    scenario: Scenario
    settlement: Settlement
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class PartGrade:
    """One part as answered: `given` is None if it was left blank, which is never right.

    `money_error` is in whole chips: above 0 the box got too much, below 0 too little.
    """

    part: Part
    given: str | None
    right: bool
    money_error: int


@dataclass(frozen=True, slots=True)
class Grade:
    """A whole answer."""

    parts: tuple[PartGrade, ...]

    @property
    def right(self) -> bool:
        """Tell whether every part is right."""
        return all(part.right for part in self.parts)

    @property
    def overpaid(self) -> int:
        """What boxes got too much, in whole chips."""
        return sum(max(part.money_error, 0) for part in self.parts)

    @property
    def underpaid(self) -> int:
        """What boxes got too little, in whole chips."""
        return sum(max(-part.money_error, 0) for part in self.parts)


def stake_answer(outcome: Outcome, pays: int = 0) -> str:
    """Return the answer for a stake as text.

    >>> stake_answer(Outcome.PAID, 400)
    'paid 400'
    """
    return f"paid {pays}" if outcome is Outcome.PAID else str(outcome)


def stake_part(box: int, line: Line) -> Part:
    """Ask what becomes of a stake that lies on the table."""
    truth = stake_answer(line.outcome, line.pays)
    return Part(f"{box}.{line.bet}", Form.STAKE, box, line.bet, line.stake, truth)


def fee_part(box: int, turn: int, line: Line) -> Part:
    """Ask for the fee of a draw, which the dealer takes before he gives the cards (O-8)."""
    key = f"{box}.{line.bet}.{turn}"
    return Part(key, Form.AMOUNT, box, line.bet, line.stake, str(line.stake))


def grade(question: Question, given: Mapping[str, str | None]) -> Grade:
    """Grade an answer part by part; a part that is missing or blank is wrong."""
    return Grade(tuple(_grade_part(part, given.get(part.key)) for part in question.parts))


def _grade_part(part: Part, given: str | None) -> PartGrade:
    if given is None:
        return PartGrade(part, None, right=False, money_error=0)
    error = _to_box(part, given) - _to_box(part, part.truth)
    return PartGrade(part, given, right=given == part.truth, money_error=error)


def _to_box(part: Part, answer: str) -> int:
    """Return what the box gains by an answer, in whole chips."""
    if part.form is Form.AMOUNT:
        return -int(answer)
    if answer == Outcome.TAKEN:
        return -part.stake
    return int(answer.removeprefix("paid ")) if answer.startswith("paid ") else 0
