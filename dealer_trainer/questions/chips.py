"""Pay it in chips: the fewest that can, or first in the stake's own colour and then converted."""

from collections.abc import Iterator
from functools import lru_cache
from math import gcd

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.questions.question import Form, Kind, Part, Question
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Line, Outcome, Settlement, settle

VERSION = 1
TOPICS = (
    Topic.PAYOUT,
    Topic.TWO_COMBINATIONS,
    Topic.NO_GAME,
    Topic.INSURANCE,
    Topic.BONUS,
    Topic.TABLE_MAXIMUM,
    Topic.EARLY_PAYOUT,
)
COLOUR_TOPICS = (Topic.PAYOUT, Topic.TWO_COMBINATIONS, Topic.BONUS)

MOST_IN_ONE_COLOUR = 100
"""Nobody lays out more than five stacks of twenty before he converts."""


def pay_in_chips(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask for one payout in the fewest chips.

    None where nothing is paid that the house's chips can make, or one of them alone makes it.
    """
    settlement = settle(scenario)
    asked = [each for each in _payouts(scenario, settlement) if sum(each[2].values()) > 1]
    if not asked:
        return None
    box, line, laid = chance.pick(asked)
    parts = (_chips_part(scenario, box, line, laid),)
    return Question(Kind.PAY_IN_CHIPS, VERSION, scenario, settlement, parts)


def colour_for_colour(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask for one payout by the number of the stake's own chips, then in the fewest chips.

    None where no payout can be made in the stake's own chips, or none is worth converting.
    """
    settlement = settle(scenario)
    chips = scenario.house.table.chips
    asked = []
    for box, line, laid in _payouts(scenario, settlement):
        own = stake_chip(line.stake, chips)
        count = line.pays // own if own and line.pays % own == 0 else 0
        if sum(laid.values()) < count <= MOST_IN_ONE_COLOUR:
            asked.append((box, line, laid, count))
    if not asked:
        return None
    box, line, laid, count = chance.pick(asked)
    key = f"{box}.{line.bet}.colour"
    # Without its bet: the same payout must not count twice as money.
    colour = Part(key, Form.AMOUNT, box, str(count), stake=line.stake)
    parts = (colour, _chips_part(scenario, box, line, laid))
    return Question(Kind.COLOUR_FOR_COLOUR, VERSION, scenario, settlement, parts)


def paid_line(question: Question) -> Line:
    """Return the payout that a question about chips is about."""
    asked = question.parts[-1]
    settled = {each.box: each for each in question.settlement.boxes}[asked.box]
    return next(line for line in settled.bets if line.bet is asked.bet)


def stake_chip(stake: int, chips: tuple[int, ...]) -> int | None:
    """Return the largest chip of which a stake can be made: 150 is six chips of 25."""
    return max((chip for chip in chips if stake % chip == 0), default=None)


def fewest_chips(amount: int, chips: tuple[int, ...]) -> dict[int, int] | None:
    """Return the fewest chips that make an amount, their numbers by value from the largest down.

    Of equal ways it is the one with more of the larger chips; None if no chips make the amount.

    >>> fewest_chips(40, (5, 20, 25)), fewest_chips(3, (5, 20, 25))
    ({20: 2}, None)
    """
    values = tuple(sorted(set(chips), reverse=True))
    counts = _fewest(amount, values)
    if counts is None:
        return None
    return {value: count for value, count in zip(values, counts, strict=True) if count}


def largest_first(amount: int, chips: tuple[int, ...]) -> dict[int, int] | None:
    """Return the chips if the largest that fits is laid each time, None if it does not come out.

    >>> largest_first(40, (5, 20, 25))
    {25: 1, 5: 3}
    """
    laid, left = {}, amount
    for value in sorted(set(chips), reverse=True):
        if count := left // value:
            laid[value] = count
            left -= count * value
    return None if left else laid


def chips_answer(laid: dict[int, int]) -> str:
    """Return the answer in chips as text: ``1x500 2x25``."""
    return " ".join(f"{count}x{value}" for value, count in laid.items())


@lru_cache(maxsize=16384)
def _fewest(amount: int, values: tuple[int, ...]) -> tuple[int, ...] | None:
    """Search all numbers of the largest chip that can still be better than the best so far."""
    largest, rest = values[0], values[1:]
    if amount % gcd(*values):
        return None
    if not rest:
        return (amount // largest,)
    best: tuple[int, ...] | None = None
    for count in range(amount // largest, -1, -1):
        left = amount - count * largest
        if best is not None and count + -(-left // rest[0]) >= sum(best):
            break
        others = _fewest(left, rest)
        if others is not None and (best is None or count + sum(others) < sum(best)):
            best = (count, *others)
    return best


def _payouts(
    scenario: Scenario, settlement: Settlement
) -> Iterator[tuple[int, Line, dict[int, int]]]:
    for settled in settlement.boxes:
        for line in settled.bets:
            if line.outcome is Outcome.PAID and line.pays:
                laid = fewest_chips(line.pays, scenario.house.table.chips)
                if laid is not None:
                    yield settled.box, line, laid


def _chips_part(scenario: Scenario, box: int, line: Line, laid: dict[int, int]) -> Part:
    return Part(
        key=f"{box}.{line.bet}.chips",
        form=Form.CHIPS,
        box=box,
        truth=chips_answer(laid),
        bet=line.bet,
        stake=line.stake,
        options=tuple(map(str, sorted(set(scenario.house.table.chips), reverse=True))),
    )
