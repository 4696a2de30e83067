"""Mistakes about the table of odds and the stake that it multiplies."""

from collections.abc import Mapping

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.mistakes.altering import LineChange, Spot, by_lines, paid
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.settlement import Bet, Line, Outcome


def neighbour(pays: Mapping[Hand, int], hand: Hand, step: int) -> int | None:
    """Return the odds one row above (`step` 1) or below (-1) in a table, None at its end."""
    rows = sorted(pays, key=lambda each: each.level)
    at = rows.index(hand) + step
    return pays[rows[at]] if 0 <= at < len(rows) else None


def row_off(step: int, which: int) -> LineChange:
    """Slip a row in the table for the main combination (`which` 0) or the second (1) (C-5)."""

    def change(spot: Spot, line: Line) -> Line | None:
        held = spot.settled.reading.combinations
        if line.bet is not Bet.BET or not spot.wins or len(held) <= which:
            return None
        wrong = neighbour(spot.house.pays, held[which].hand, step)
        if wrong is None:
            return None
        return paid(line, spot.payout(line.stake, sum(spot.odds) - spot.odds[which] + wrong))

    return change


def on_ante(spot: Spot, line: Line) -> Line | None:
    """Multiply the ante instead of the bet (C-5)."""
    return _on_stake(spot, line, spot.box.ante)


def on_ante_and_bet(spot: Spot, line: Line) -> Line | None:
    """Multiply ante and bet together (C-5)."""
    return _on_stake(spot, line, spot.box.ante + spot.box.bet)


def _on_stake(spot: Spot, line: Line, stake: int) -> Line | None:
    if line.bet is Bet.BET and spot.wins:
        return paid(line, spot.payout(stake, sum(spot.odds)))
    return None


def even_money(spot: Spot, line: Line) -> Line | None:
    """Pay bet and bonus 1:1 as if they had no table (C-5, RP-10)."""
    if line.outcome is not Outcome.PAID or line.bet not in (Bet.BET, Bet.BONUS):
        return None
    return paid(line, spot.cut(line.stake))


def stake_in_win(_: Spot, line: Line) -> Line | None:
    """Count the stake, which goes back anyway, into the payout (C-5)."""
    return paid(line, line.pays + line.stake) if line.outcome is Outcome.PAID else None


_WINS = (Topic.PAYOUT, Topic.TWO_COMBINATIONS)
_TWO = (Topic.TWO_COMBINATIONS,)
_PAID = (Topic.PAYOUT, Topic.EARLY_PAYOUT)

MISTAKES = (
    Mistake(Idea.ROW_ABOVE, by_lines(row_off(1, 0)), _WINS),
    Mistake(Idea.ROW_BELOW, by_lines(row_off(-1, 0)), _WINS),
    Mistake(Idea.SECOND_ROW_ABOVE, by_lines(row_off(1, 1)), _TWO),
    Mistake(Idea.SECOND_ROW_BELOW, by_lines(row_off(-1, 1)), _TWO),
    Mistake(Idea.ODDS_ON_ANTE, by_lines(on_ante), _PAID),
    Mistake(Idea.ODDS_ON_ANTE_AND_BET, by_lines(on_ante_and_bet), _PAID),
    Mistake(Idea.EVEN_MONEY, by_lines(even_money), _PAID),
    Mistake(Idea.STAKE_IN_WIN, by_lines(stake_in_win), _PAID),
)
