"""Mistakes about the payout before the dealer opens, and about a fold (PP-2, PP-9, O-3)."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.mistakes.altering import Spot, by_lines, paid, returned, taken
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import pays_early
from dealer_trainer.mistakes.mistake import Alter, Mistake
from dealer_trainer.reading import Reading
from dealer_trainer.scenario import Play, Scenario
from dealer_trainer.settlement import Bet, Line, Result, Settlement, pay


def played_on(play: Play) -> Alter:
    """Settle a box that left the round against the dealer's hand."""

    def alter(scenario: Scenario, reading: Reading, _: Settlement) -> Settlement | None:
        if not any(box.play is play for box in scenario.boxes):
            return None
        boxes = tuple(
            replace(box, play=Play.BET) if box.play is play else box for box in scenario.boxes
        )
        return pay(replace(scenario, boxes=boxes), reading)

    return alter


def fold_returned(spot: Spot, line: Line) -> Line | None:
    """Give the ante of a folded box back (PP-2)."""
    folded = line.bet is Bet.ANTE and spot.settled.result is Result.FOLD
    return returned(line) if folded else None


def full(spot: Spot, line: Line) -> Line | None:
    """Pay the whole of the expected payout."""
    return paid(line, _whole(spot, line)) if _is_early(spot, line, Bet.BET) else None


def half_before_cut(spot: Spot, line: Line) -> Line | None:
    """Halve the payout first and cut at the maximum then."""
    if not _is_early(spot, line, Bet.BET):
        return None
    return paid(line, spot.cut(line.stake * sum(spot.odds) // 2))


def half_with_stake(spot: Spot, line: Line) -> Line | None:
    """Halve the payout together with the stake."""
    if not _is_early(spot, line, Bet.BET):
        return None
    return paid(line, (_whole(spot, line) + line.stake) // 2)


def half_with_ante(spot: Spot, line: Line) -> Line | None:
    """Halve the payout together with that of the ante."""
    if not _is_early(spot, line, Bet.BET):
        return None
    return paid(line, (_whole(spot, line) + spot.box.ante) // 2)


def ante_paid(spot: Spot, line: Line) -> Line | None:
    """Pay the ante 1:1 as well."""
    return paid(line, line.stake) if _is_early(spot, line, Bet.ANTE) else None


def ante_taken(spot: Spot, line: Line) -> Line | None:
    """Keep the ante of a box that was paid early."""
    return taken(line) if _is_early(spot, line, Bet.ANTE) else None


def _whole(spot: Spot, line: Line) -> int:
    return spot.cut(line.stake * sum(spot.odds))


def _is_early(spot: Spot, line: Line, bet: Bet) -> bool:
    return line.bet is bet and spot.settled.result is Result.EARLY_PAYOUT


_EARLY = (Topic.EARLY_PAYOUT,)
_CUT_EARLY = (Topic.TABLE_MAXIMUM, Topic.EARLY_PAYOUT)
_FOLDED = (Topic.FOLD,)

MISTAKES = (
    Mistake(Idea.EARLY_FULL, by_lines(full), _EARLY),
    Mistake(
        Idea.EARLY_HALF_BEFORE_CUT,
        by_lines(half_before_cut),
        _CUT_EARLY,
        pays_early,
    ),
    Mistake(Idea.EARLY_HALF_WITH_STAKE, by_lines(half_with_stake), _EARLY),
    Mistake(Idea.EARLY_HALF_WITH_ANTE, by_lines(half_with_ante), _EARLY),
    Mistake(Idea.EARLY_ANTE_PAID, by_lines(ante_paid), _EARLY),
    Mistake(Idea.EARLY_ANTE_TAKEN, by_lines(ante_taken), _EARLY),
    Mistake(Idea.EARLY_PLAYED_ON, played_on(Play.EARLY), _EARLY),
    Mistake(Idea.FOLD_RETURNED, by_lines(fold_returned), _FOLDED),
    Mistake(Idea.FOLD_PLAYED_ON, played_on(Play.FOLD), _FOLDED),
)
