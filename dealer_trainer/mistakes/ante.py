"""Mistakes about the ante on a win, and about what a losing box loses."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.house import AnteOnWin, House
from dealer_trainer.mistakes.altering import Spot, by_house, by_lines, paid, returned, taken
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import pays_ante_on_win, returns_ante_on_win
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.settlement import Bet, Line, Outcome, Result


def paid_too(house: House) -> House:
    """Pay the ante as well as the bet (RP-3, RH-4)."""
    return replace(house, ante=replace(house.ante, player_wins=AnteOnWin.PAID))


def not_paid(house: House) -> House:
    """Pay the bet alone (PP-8)."""
    return replace(house, ante=replace(house.ante, player_wins=AnteOnWin.RETURNED))


def taken_on_win(spot: Spot, line: Line) -> Line | None:
    """Take "not paid" for "kept" (RP-3)."""
    wins = spot.settled.result is Result.WIN and line.outcome is Outcome.RETURNED
    return taken(line) if wins and line.bet is Bet.ANTE else None


def by_odds(spot: Spot, line: Line) -> Line | None:
    """Put the odds of the bet on the ante (C-5)."""
    if line.bet is Bet.ANTE and spot.settled.result is Result.WIN:
        return paid(line, spot.cut(line.stake * sum(spot.odds)))
    return None


def loser_keeps_ante(spot: Spot, line: Line) -> Line | None:
    """Take the bet of a lower box and give its ante back (RP-3, PP-8)."""
    return _loser_keeps(spot, line, Bet.ANTE)


def loser_keeps_bet(spot: Spot, line: Line) -> Line | None:
    """Take the ante of a lower box and give its bet back (RP-3, PP-8)."""
    return _loser_keeps(spot, line, Bet.BET)


def _loser_keeps(spot: Spot, line: Line, bet: Bet) -> Line | None:
    loses = spot.settled.result is Result.LOSE and line.bet is bet
    return returned(line) if loses else None


_WINS = (Topic.PAYOUT, Topic.TABLE_MAXIMUM)
_LOSES = (Topic.WHOLE_TABLE, Topic.DRAWS)

MISTAKES = (
    Mistake(Idea.ANTE_PAID_TOO, by_house(paid_too, reads=False), _WINS, returns_ante_on_win),
    Mistake(Idea.ANTE_NOT_PAID, by_house(not_paid, reads=False), _WINS, pays_ante_on_win),
    Mistake(Idea.ANTE_TAKEN_ON_WIN, by_lines(taken_on_win), _WINS, returns_ante_on_win),
    Mistake(Idea.ANTE_BY_ODDS, by_lines(by_odds), _WINS),
    Mistake(Idea.LOSER_KEEPS_ANTE, by_lines(loser_keeps_ante), _LOSES),
    Mistake(Idea.LOSER_KEEPS_BET, by_lines(loser_keeps_bet), _LOSES),
)
