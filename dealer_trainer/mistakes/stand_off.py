"""Mistakes about a stand-off (C-3, PP-8, RP-3)."""

from dealer_trainer.generator import Topic
from dealer_trainer.mistakes.altering import Spot, by_lines, paid
from dealer_trainer.mistakes.comparison import by_comparison
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.reading import BoxReading, Comparison
from dealer_trainer.settlement import Bet, Line, Result


def even(spot: Spot, line: Line) -> Line | None:
    """Pay even money on a push."""
    push = spot.settled.result is Result.STAND_OFF and line.bet in (Bet.ANTE, Bet.BET)
    return paid(line, line.stake) if push else None


def won(_: BoxReading, comparison: Comparison) -> Comparison:
    """Settle a stand-off as a win."""
    return Comparison.HIGHER if comparison is Comparison.EQUAL else comparison


def lost(_: BoxReading, comparison: Comparison) -> Comparison:
    """Settle a stand-off as a loss."""
    return Comparison.LOWER if comparison is Comparison.EQUAL else comparison


_PUSH = (Topic.STAND_OFF,)

MISTAKES = (
    Mistake(Idea.STAND_OFF_EVEN, by_lines(even), _PUSH),
    Mistake(Idea.STAND_OFF_PAID, by_comparison(won), _PUSH),
    Mistake(Idea.STAND_OFF_TAKEN, by_comparison(lost), _PUSH),
)
