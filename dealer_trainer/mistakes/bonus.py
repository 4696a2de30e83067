"""Mistakes about the bonus (RP-10, RH-8)."""

from collections.abc import Sequence

from dealer_trainer.cards import Card
from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand, best
from dealer_trainer.mistakes.altering import LineChange, Spot, by_lines, paid, returned, taken
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import pays_bonus, sells_exchange, sells_sixth_card
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.mistakes.odds import neighbour
from dealer_trainer.scenario import Play
from dealer_trainer.settlement import Bet, Line, Outcome, Result


def forgotten(_: Spot, line: Line) -> Line | None:
    """Leave the bonus where it lies."""
    return returned(line) if line.bet is Bet.BONUS else None


def lost_with_hand(spot: Spot, line: Line) -> Line | None:
    """Take the bonus because the box loses to the dealer."""
    return taken(line) if line.bet is Bet.BONUS and spot.settled.result is Result.LOSE else None


def on_six_cards(spot: Spot, line: Line) -> Line | None:
    """Judge the bonus by six cards."""
    return _judged_by(spot, line, spot.box.hand) if len(spot.box.hand) == 6 else None


def on_drawn_hand(spot: Spot, line: Line) -> Line | None:
    """Judge the bonus by the cards that the box holds after an exchange."""
    return _judged_by(spot, line, spot.box.hand) if len(spot.box.hand) == 5 else None


def paid_on_fold(spot: Spot, line: Line) -> Line | None:
    """Pay the bonus of a box that folded."""
    if spot.box.play is not Play.FOLD:
        return None
    return _judged_by(spot, line, spot.box.cards, folded=True)


def _judged_by(
    spot: Spot, line: Line, cards: Sequence[Card], *, folded: bool = False
) -> Line | None:
    bonus = spot.house.bonus
    if line.bet is not Bet.BONUS or bonus is None or (spot.box.play is Play.FOLD) is not folded:
        return None
    odds = bonus.pays.get(best(cards).hand)
    return paid(line, spot.cut(line.stake * odds)) if odds else taken(line)


def row_off(step: int) -> LineChange:
    """Slip a row in the bonus's table."""

    def change(spot: Spot, line: Line) -> Line | None:
        bonus = spot.house.bonus
        if line.bet is not Bet.BONUS or line.outcome is not Outcome.PAID or bonus is None:
            return None
        odds = neighbour(bonus.pays, _dealt(spot), step)
        return paid(line, spot.cut(line.stake * odds)) if odds else None

    return change


def by_bet_table(spot: Spot, line: Line) -> Line | None:
    """Pay the bonus by the table of the bet."""
    odds = spot.house.pays.get(_dealt(spot))
    if line.bet is not Bet.BONUS or line.outcome is not Outcome.PAID or odds is None:
        return None
    return paid(line, spot.cut(line.stake * odds))


def _dealt(spot: Spot) -> Hand:
    return spot.settled.reading.dealt.hand


_BONUS = (Topic.BONUS,)
_FOLDED = (Topic.BONUS, Topic.FOLD)

MISTAKES = (
    Mistake(Idea.BONUS_FORGOTTEN, by_lines(forgotten), _BONUS),
    Mistake(Idea.BONUS_LOST_WITH_HAND, by_lines(lost_with_hand), _BONUS),
    Mistake(Idea.BONUS_ON_SIX_CARDS, by_lines(on_six_cards), _BONUS, sells_sixth_card),
    Mistake(Idea.BONUS_ON_DRAWN_HAND, by_lines(on_drawn_hand), _BONUS, sells_exchange),
    Mistake(Idea.BONUS_PAID_ON_FOLD, by_lines(paid_on_fold), _FOLDED, pays_bonus),
    Mistake(Idea.BONUS_ROW_ABOVE, by_lines(row_off(1)), _BONUS),
    Mistake(Idea.BONUS_ROW_BELOW, by_lines(row_off(-1)), _BONUS),
    Mistake(Idea.BONUS_BY_BET_TABLE, by_lines(by_bet_table), _BONUS),
)
