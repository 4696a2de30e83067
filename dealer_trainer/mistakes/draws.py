"""Mistakes about the fees of draws (PP-3, PP-4, RP-2, RH-2, OX-2)."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.mistakes.altering import Spot, by_lines
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import (
    prices_exchange_otherwise_than_by_card,
    sells_draw_not_for,
)
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.settlement import Bet, Line


def by_card(spot: Spot, line: Line) -> Line | None:
    """Charge an ante for each card of an exchange."""
    cards = line.reason.numbers.get("cards")
    return _priced(spot, line, cards) if isinstance(cards, int) and cards > 0 else None


def one_ante(spot: Spot, line: Line) -> Line | None:
    """Charge one ante for whatever is drawn."""
    return _priced(spot, line, 1)


def like_bet(spot: Spot, line: Line) -> Line | None:
    """Charge as much as the bet, two antes."""
    return _priced(spot, line, 2)


def forgotten(spot: Spot, line: Line) -> Line | None:
    """Give the cards without taking a fee."""
    return _priced(spot, line, 0)


def _priced(spot: Spot, line: Line, antes: int) -> Line | None:
    return replace(line, stake=antes * spot.box.ante) if line.bet is Bet.DRAW else None


_DRAWN = (Topic.DRAWS,)

MISTAKES = (
    Mistake(
        Idea.DRAW_FEE_BY_CARD, by_lines(by_card), _DRAWN, prices_exchange_otherwise_than_by_card
    ),
    Mistake(Idea.DRAW_FEE_ONE_ANTE, by_lines(one_ante), _DRAWN, sells_draw_not_for(1)),
    Mistake(Idea.DRAW_FEE_LIKE_BET, by_lines(like_bet), _DRAWN, sells_draw_not_for(2)),
    Mistake(Idea.DRAW_FEE_FORGOTTEN, by_lines(forgotten), _DRAWN, sells_draw_not_for(0)),
)
