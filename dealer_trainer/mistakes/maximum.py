"""Mistakes about the table maximum (C-6, RP-12)."""

from dealer_trainer.generator import Topic
from dealer_trainer.mistakes.altering import Spot, by_lines, paid
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import pays_ante_on_win, pays_bonus, pays_two
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.settlement import Bet, Line, Outcome, Result


def forgotten(spot: Spot, line: Line) -> Line | None:
    """Pay by the odds without looking at the plaque (C-6)."""
    natural = line.reason.numbers.get("natural")
    if line.outcome is not Outcome.PAID or not isinstance(natural, int):
        return None
    return paid(line, natural // 2 if _is_half(spot, line) else natural)


def for_each(spot: Spot, line: Line) -> Line | None:
    """Cut each combination at the maximum instead of both together (C-6)."""
    if line.bet is not Bet.BET or not spot.wins or len(spot.odds) == 1:
        return None
    both = sum(spot.cut(line.stake * odds) for odds in spot.odds)
    return paid(line, both // 2 if _is_half(spot, line) else both)


def with_ante(spot: Spot, line: Line) -> Line | None:
    """Count the ante paid beside the bet into the maximum (C-6)."""
    if line.bet is not Bet.BET or spot.settled.result is not Result.WIN:
        return None
    return paid(line, min(line.pays, spot.house.table.max_payout - spot.box.ante))


def with_stake(spot: Spot, line: Line) -> Line | None:
    """Count the stake that goes back into the maximum (C-6)."""
    if line.outcome is not Outcome.PAID or line.bet not in (Bet.BET, Bet.BONUS):
        return None
    if _is_half(spot, line):
        return None
    return paid(line, min(line.pays, spot.house.table.max_payout - line.stake))


def with_bonus(spot: Spot, line: Line) -> Line | None:
    """Pay of the bet only what the bonus left of the maximum (C-6)."""
    return _shared(spot, line, Bet.BET, Bet.BONUS)


def bonus_shares(spot: Spot, line: Line) -> Line | None:
    """Pay of the bonus only what the bet leaves of the maximum (C-6)."""
    return _shared(spot, line, Bet.BONUS, Bet.BET)


def _shared(spot: Spot, line: Line, cut: Bet, other: Bet) -> Line | None:
    if line.bet is not cut or line.outcome is not Outcome.PAID:
        return None
    beside = sum(each.pays for each in spot.settled.bets if each.bet is other)
    return paid(line, min(line.pays, spot.house.table.max_payout - beside))


def _is_half(spot: Spot, line: Line) -> bool:
    return line.bet is Bet.BET and spot.settled.result is Result.EARLY_PAYOUT


_CUT = (Topic.TABLE_MAXIMUM,)
_TWO_CUT = (Topic.TABLE_MAXIMUM, Topic.TWO_COMBINATIONS)
_BOTH_PAID = (Topic.BONUS, Topic.TABLE_MAXIMUM)


MISTAKES = (
    Mistake(Idea.MAXIMUM_FORGOTTEN, by_lines(forgotten), _CUT),
    Mistake(Idea.MAXIMUM_FOR_EACH, by_lines(for_each), _TWO_CUT, pays_two),
    Mistake(Idea.MAXIMUM_WITH_ANTE, by_lines(with_ante), _CUT, pays_ante_on_win),
    Mistake(Idea.MAXIMUM_WITH_STAKE, by_lines(with_stake), _CUT),
    Mistake(Idea.MAXIMUM_WITH_BONUS, by_lines(with_bonus), _BOTH_PAID, pays_bonus),
    Mistake(Idea.BONUS_SHARES_MAXIMUM, by_lines(bonus_shares), _BOTH_PAID, pays_bonus),
)
