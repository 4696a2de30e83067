"""Settle one box, or the whole table: what becomes of every stake that lies there."""

from collections.abc import Iterator

from dealer_trainer.questions.question import Kind, Part, Question, fee_part, stake_part
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, settle

VERSION = 1
WORK_ORDER = (Bet.DRAW, Bet.BONUS, Bet.INSURANCE, Bet.PURCHASE, Bet.ANTE, Bet.BET)


def settle_box(scenario: Scenario, box: int, *, fees: bool = False) -> Question:
    """Ask for the stakes of one box in the dealer's order of work (O-4, O-6).

    With `fees` the draw fees are asked for too; they are taken at the draw (O-8). Raises KeyError
    for a box that is not in play.
    """
    settlement = settle(scenario)
    settled = {each.box: each for each in settlement.boxes}[box]
    parts = tuple(_parts(settled, fees=fees))
    return Question(Kind.SETTLE_BOX, VERSION, scenario, settlement, parts)


def settle_table(scenario: Scenario, *, fees: bool = False) -> Question:
    """Ask for the stakes of all boxes, box by box in the order of the deal (O-6)."""
    settlement = settle(scenario)
    parts = tuple(part for box in settlement.boxes for part in _parts(box, fees=fees))
    return Question(Kind.SETTLE_TABLE, VERSION, scenario, settlement, parts)


def _parts(settled: BoxSettlement, *, fees: bool) -> Iterator[Part]:
    for bet in WORK_ORDER:
        lines = [line for line in settled.bets if line.bet is bet]
        if bet is not Bet.DRAW:
            yield from (stake_part(settled.box, line) for line in lines)
        elif fees:
            yield from (fee_part(settled.box, turn, line) for turn, line in enumerate(lines))
