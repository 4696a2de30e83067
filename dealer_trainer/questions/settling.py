"""Settle one box, or the whole table: what becomes of every stake that lies there."""

from collections.abc import Iterator

from dealer_trainer.questions.question import (
    Form,
    Kind,
    Part,
    Question,
    fee_part,
    stake_part,
)
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, settle

VERSION = 1
WORK_ORDER = (Bet.DRAW, Bet.BONUS, Bet.INSURANCE, Bet.PURCHASE, Bet.ANTE, Bet.BET)


def settle_box(
    scenario: Scenario, box: int, *, fees: bool = False, total: bool = False
) -> Question:
    """Ask for the stakes of one box in the dealer's order of work (O-4, O-6).

    With `fees` the draw fees are asked for too; they are taken at the draw (O-8). With `total` the
    last part is what the dealer pays out on the box, in whole chips. Raises KeyError for a box that
    is not in play.
    """
    settlement = settle(scenario)
    settled = {each.box: each for each in settlement.boxes}[box]
    parts = [*_parts(settled, fees=fees), *_total(box, settled.pays, asked=total)]
    return Question(Kind.SETTLE_BOX, VERSION, scenario, settlement, tuple(parts))


def settle_table(scenario: Scenario, *, fees: bool = False, total: bool = False) -> Question:
    """Ask for the stakes of all boxes, box by box in the order of the deal (O-6).

    With `total` the last part is what the dealer pays out over the table, in whole chips.
    """
    settlement = settle(scenario)
    parts = [part for box in settlement.boxes for part in _parts(box, fees=fees)]
    parts += _total(0, settlement.pays, asked=total)
    return Question(Kind.SETTLE_TABLE, VERSION, scenario, settlement, tuple(parts))


def _parts(settled: BoxSettlement, *, fees: bool) -> Iterator[Part]:
    for bet in WORK_ORDER:
        lines = [line for line in settled.bets if line.bet is bet]
        if bet is not Bet.DRAW:
            yield from (stake_part(settled.box, line) for line in lines)
        elif fees:
            yield from (fee_part(settled.box, turn, line) for turn, line in enumerate(lines))


def _total(box: int, pays: int, *, asked: bool) -> Iterator[Part]:
    """Ask for a sum of payouts; it has no bet, since its money is counted with the bets."""
    if asked:
        yield Part(f"{box}.total", Form.AMOUNT, box, str(pays))
