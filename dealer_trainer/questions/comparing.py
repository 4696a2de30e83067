"""Has the dealer a game, and which boxes are higher (O-5, O-6, C-3)?"""

from collections.abc import Iterator
from enum import StrEnum

from dealer_trainer.generator import Topic
from dealer_trainer.questions.question import Form, Kind, Part, Question
from dealer_trainer.reading import Comparison
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, Result, Why, settle

VERSION = 1
TOPICS = (
    *(Topic.PAYOUT, Topic.STAND_OFF, Topic.NO_GAME),
    *(Topic.PURCHASE, Topic.BLIND, Topic.WHOLE_TABLE),
)


class Game(StrEnum):
    """Whether the dealer plays."""

    GAME = "game"
    NO_GAME = "no_game"


class Stands(StrEnum):
    """How a box stands to the dealer's hand."""

    HIGHER = "higher"
    LOWER = "lower"
    STAND_OFF = "stand_off"
    NOT_COMPARED = "not_compared"


_BY_RESULT = {
    Result.WIN: Stands.HIGHER,
    Result.LOSE: Stands.LOWER,
    Result.STAND_OFF: Stands.STAND_OFF,
    Result.NO_GAME: Stands.NOT_COMPARED,
}


def compare(scenario: Scenario) -> Question | None:
    """Ask whether the dealer has a game, also at last where a box buys, and how each box stands.

    A box that bought is compared with his last hand (PP-10, RP-8). None if no box is left to settle
    when he opens.
    """
    settlement = settle(scenario)
    boxes = [part for settled in settlement.boxes for part in _box_parts(settled)]
    if not boxes:
        return None
    dealer = settlement.dealer
    parts = [_game_part("0.game", plays=dealer.plays)]
    if any(box.buys_game for box in scenario.boxes):
        parts.append(_game_part("0.last", plays=dealer.final_plays))
    return Question(Kind.COMPARE, VERSION, scenario, settlement, (*parts, *boxes))


def game(*, plays: bool) -> Game:
    """Return whether the dealer has a game, as it is chosen."""
    return Game.GAME if plays else Game.NO_GAME


def _game_part(key: str, *, plays: bool) -> Part:
    return Part(key, Form.CHOICE, 0, game(plays=plays), options=tuple(Game))


def _box_parts(settled: BoxSettlement) -> Iterator[Part]:
    truth = stands(settled)
    if truth:
        key = f"{settled.box}.stands"
        yield Part(key, Form.CHOICE, settled.box, truth, options=tuple(Stands))


def stands(settled: BoxSettlement) -> Stands | None:
    """Return how a box stands; None where it is out, or equal to a dealer without a game."""
    reasons = {line.reason.why for line in settled.bets if line.bet is Bet.ANTE}
    if Why.NO_GAME_HIGHER in reasons:
        return Stands.HIGHER
    if Why.NO_GAME_NOT_HIGHER in reasons:
        lower = settled.reading.to_opening is Comparison.LOWER
        return Stands.LOWER if lower else None
    return _BY_RESULT.get(settled.result)
