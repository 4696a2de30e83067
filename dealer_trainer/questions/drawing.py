"""Draws: their fees, and what the house sells a box at its next one (PP-3, PP-4, RP-2, RH-2)."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.questions.decisions import (
    Change,
    Decision,
    box_of,
    decided,
    problems,
    with_box,
)
from dealer_trainer.questions.question import Form, Kind, Part, Question, fee_part
from dealer_trainer.scenario import Play, Scenario
from dealer_trainer.settlement import Bet, draw_price, settle

VERSION = 1
TOPICS = (Topic.DRAWS,)
SOLD_TOPICS = (Topic.DRAWS, Topic.BLIND)
NOT_SOLD = "not_sold"
_USUAL_PRICES = (1, 2, 3)
_SIZES = range(1, 6)


def draw_fees(scenario: Scenario) -> Question | None:
    """Ask for the price of every draw in whole chips (O-8); None where nothing was drawn."""
    settlement = settle(scenario)
    parts = []
    for settled in settlement.boxes:
        fees = [line for line in settled.bets if line.bet is Bet.DRAW]
        parts += [fee_part(settled.box, turn, line) for turn, line in enumerate(fees)]
    if not parts:
        return None
    return Question(Kind.DRAW_FEES, VERSION, scenario, settlement, tuple(parts))


def draws_sold(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask what each draw costs a box at its next turn, in antes, or that it is not sold.

    The box is shown as it lies before that turn. None where the house sells no draws.
    """
    if not scenario.house.draw:
        return None
    box = chance.pick(scenario.boxes)
    turn = chance.below(len(box.draws) + 1)
    earlier = replace(box, draws=box.draws[:turn], insurance=None, play=Play.BET, buys_game=False)
    before = with_box(scenario, earlier)
    options = (NOT_SOLD, *map(str, _prices(scenario.house)))
    parts = tuple(
        Part(
            f"{box.box}.sold.{_name(draw)}",
            Form.CHOICE,
            box.box,
            price_of(before, draw),
            options=options,
        )
        for draw in _draws(box.box)
    )
    return Question(Kind.DRAWS_SOLD, VERSION, before, settle(before), parts)


def draw_of(part: Part) -> Decision:
    """Return the draw that a part asks the price of; raise ValueError for any other part."""
    box, _, name = part.key.split(".")
    what, _, size = name.partition("_")
    return Decision(Change(what), int(box), int(size or 0))


def _draws(box: int) -> list[Decision]:
    exchanges = [Decision(Change.EXCHANGE, box, size) for size in _SIZES]
    return [Decision(Change.SIXTH, box), *exchanges]


def _name(draw: Decision) -> str:
    return f"{draw.change}_{draw.value}" if draw.value else draw.change.value


def price_of(scenario: Scenario, draw: Decision) -> str:
    """Return what a draw costs, in antes, or that it is not sold."""
    if problems(scenario, draw):
        return NOT_SOLD
    box = box_of(decided(scenario, draw), draw.box)
    return str(draw_price(scenario.house, box, len(box.draws) - 1))


def _prices(house: House) -> list[int]:
    """Return the prices in antes to choose from: those of the house and the usual ones."""
    prices = set(_USUAL_PRICES)
    for turn in house.draw:
        prices.update(turn.exchange.values(), [] if turn.sixth is None else [turn.sixth])
    return sorted(prices)
