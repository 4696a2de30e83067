"""The contract of all questions: a scenario, what is asked of it in parts, grading part by part.

The true answer comes from the settlement alone. Every answer is a short text that can be stored and
compared, in the way of its part's form.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from dealer_trainer.cards import Card, parse_cards
from dealer_trainer.house import House
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Line, Outcome, Settlement


class Kind(StrEnum):
    """What is asked; each kind has a version that grows when its meaning changes."""

    SETTLE_BOX = "settle_box"
    SETTLE_TABLE = "settle_table"
    NAME_COMBINATIONS = "name_combinations"
    MARK_SECOND = "mark_second"
    SECOND_COUNTS = "second_counts"
    COMPARE = "compare"
    PAY_BET = "pay_bet"
    CHOOSE_END = "choose_end"
    PAY_COMBINATIONS = "pay_combinations"
    BONUS = "bonus"
    PAY_IN_CHIPS = "pay_in_chips"
    COLOUR_FOR_COLOUR = "colour_for_colour"
    INSPECTOR = "inspector"
    OTHER_HOUSE = "other_house"
    WHICH_HOUSE = "which_house"
    NO_GAME = "no_game"
    INSURANCE_MAY = "insurance_may"
    INSURANCE = "insurance"
    DRAW_FEES = "draw_fees"
    DRAWS_SOLD = "draws_sold"
    ALLOWED = "allowed"
    EARLY_MAY = "early_may"
    EARLY_PAYOUT = "early_payout"
    NEXT_STEP = "next_step"


#: The kinds that ask what becomes of every stake of a box or of a table.
SETTLING_KINDS = frozenset({Kind.SETTLE_BOX, Kind.SETTLE_TABLE})


class Form(StrEnum):
    """How a part is answered, and how the answer is written.

    A stake: ``taken``, ``returned`` or ``paid 400``; an amount in whole chips: ``50``; a choice:
    one of the part's options; cards, in any order: ``8h 8d``; chips by value, in any order and
    with equal ways accepted: ``1x500 2x25``. A stake that is shown as settled is answered ``ok``
    if that is right.
    """

    STAKE = "stake"
    AMOUNT = "amount"
    CHOICE = "choice"
    CARDS = "cards"
    CHIPS = "chips"


AS_LAID = "ok"
"""The answer that a stake is settled right as it is shown."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing asked: `key` names it within the question, ``1.bet`` or ``2.draw.0``.

    `truth` is the right answer as text; `box` is 0 where the dealer or the whole table is meant;
    `stake` is in whole chips; `options` are what can be chosen, the values of the chips that can
    be laid among it, `cards` what can be marked; `equal` are other marks that are as right as the
    truth.
    """

    key: str
    form: Form
    box: int
    truth: str
    bet: Bet | None = None
    stake: int = 0
    options: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    equal: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A scenario, its settlement, and the parts asked, in the order of the dealer's work.

    `laid` are the answers that are shown as settled, by the parts' keys, right ones and wrong;
    `other` is the house under which the same table is looked at a second time.
    """

    kind: Kind
    version: int
    scenario: Scenario
    settlement: Settlement
    parts: tuple[Part, ...]
    laid: Mapping[str, str] = field(default_factory=dict)
    other: House | None = None


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
    return Part(f"{box}.{line.bet}", Form.STAKE, box, truth, line.bet, line.stake)


def fee_part(box: int, turn: int, line: Line) -> Part:
    """Ask for the fee of a draw, which the dealer takes before he gives the cards (O-8)."""
    key = f"{box}.{line.bet}.{turn}"
    return Part(key, Form.AMOUNT, box, str(line.stake), line.bet, line.stake)


def grade(question: Question, given: Mapping[str, str | None]) -> Grade:
    """Grade an answer part by part; a part that is missing or blank is wrong."""
    return Grade(
        tuple(
            _grade_part(part, given.get(part.key), question.laid.get(part.key))
            for part in question.parts
        )
    )


def chips_of(text: str) -> Counter[int]:
    """Return the number of chips of each value that an answer in chips names.

    >>> sorted(chips_of("2x25 1x500").items())
    [(25, 2), (500, 1)]
    """
    chips: Counter[int] = Counter()
    for part in text.split():
        count, value = part.split("x")
        chips[int(value)] += int(count)
    return chips


def _grade_part(part: Part, given: str | None, laid: str | None) -> PartGrade:
    if given is None:
        return PartGrade(part, None, right=False, money_error=0)
    right = _RIGHT[part.form](part, given)
    error = _to_box(part, _meant(given, laid)) - _to_box(part, _meant(part.truth, laid))
    return PartGrade(part, given, right=right, money_error=error)


def _meant(answer: str, laid: str | None) -> str:
    return laid if laid is not None and answer == AS_LAID else answer


def _same_text(part: Part, given: str) -> bool:
    return given == part.truth


def _same_cards(part: Part, given: str) -> bool:
    marked = set(parse_cards(given))
    return any(marked == set(parse_cards(each)) for each in (part.truth, *part.equal))


def _same_chips(part: Part, given: str) -> bool:
    """Tell whether as many of the chips at hand make the same sum; the truth has the fewest."""
    ours, right = chips_of(given), chips_of(part.truth)
    at_hand = {int(option) for option in part.options}
    return ours.keys() <= at_hand and ours.total() == right.total() and _sum(ours) == _sum(right)


def _sum(chips: Counter[int]) -> int:
    return sum(value * count for value, count in chips.items())


_RIGHT: dict[Form, Callable[[Part, str], bool]] = {
    Form.STAKE: _same_text,
    Form.AMOUNT: _same_text,
    Form.CHOICE: _same_text,
    Form.CARDS: _same_cards,
    Form.CHIPS: _same_chips,
}


def _to_box(part: Part, answer: str) -> int:
    """Return what the box gains by an answer, in whole chips; most choices move no money."""
    match part.form:
        case Form.STAKE | Form.CHOICE if answer == Outcome.TAKEN:
            return -part.stake
        case Form.STAKE | Form.CHOICE if answer.startswith("paid "):
            return int(answer.removeprefix("paid "))
        case Form.AMOUNT if part.bet is Bet.DRAW:
            return -int(answer)
        case Form.AMOUNT if part.bet:
            return int(answer)
        case Form.CHIPS:
            return _sum(chips_of(answer))
    return 0
