"""Mistakes in laying out the chips."""

from dealer_trainer.generator import Topic
from dealer_trainer.mistakes.altering import LineChange, Spot, by_lines, paid
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.questions.chips import stake_chip
from dealer_trainer.settlement import Line, Outcome


def chips_off(count: int) -> LineChange:
    """Lay so many chips of the stake's own value too many, or too few if below 0."""

    def change(spot: Spot, line: Line) -> Line | None:
        chip = stake_chip(line.stake, spot.house.table.chips)
        if line.outcome is not Outcome.PAID or chip is None:
            return None
        return paid(line, line.pays + count * chip)

    return change


_PAID = (Topic.PAYOUT, Topic.NO_GAME)

MISTAKES = (
    Mistake(Idea.ONE_CHIP_MORE, by_lines(chips_off(1)), _PAID),
    Mistake(Idea.ONE_CHIP_LESS, by_lines(chips_off(-1)), _PAID),
)
