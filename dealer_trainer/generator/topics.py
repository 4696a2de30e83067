"""What a scenario can be about, for which houses, and how it is seen that it is."""

from collections.abc import Callable, Iterator
from enum import StrEnum

from dealer_trainer.generator.classes import reader_of
from dealer_trainer.generator.draws import cards_after, draw_plans
from dealer_trainer.generator.stakes import antes
from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Line, Outcome, Result, Settlement


class Topic(StrEnum):
    """The matters that can be practised one by one, and the whole table."""

    PAYOUT = "payout"
    TWO_COMBINATIONS = "two_combinations"
    STAND_OFF = "stand_off"
    NO_GAME = "no_game"
    PURCHASE = "purchase"
    INSURANCE = "insurance"
    BONUS = "bonus"
    TABLE_MAXIMUM = "table_maximum"
    DRAWS = "draws"
    BLIND = "blind"
    EARLY_PAYOUT = "early_payout"
    FOLD = "fold"
    WHOLE_TABLE = "whole_table"


class TopicImpossibleError(Exception):
    """A house's options leave no scenario of a topic, or none that could be found."""

    def __init__(self, topic: Topic) -> None:
        """Name the topic."""
        super().__init__(topic.value)
        self.topic = topic


def topics_of(house: House) -> tuple[Topic, ...]:
    """Return the topics for which a house has the matter."""
    return tuple(topic for topic in Topic if _HAS_MATTER.get(topic, _always)(house))


def shows(topic: Topic, scenario: Scenario, settlement: Settlement) -> bool:
    """Tell whether a scenario shows a topic; `settlement` is its own."""
    return _SHOWS[topic](scenario, settlement)


def _always(_: House) -> bool:
    return True


def _has_second_combinations(house: House) -> bool:
    """A second one is ace-king, or comes with a sixth card, or where few hands are paid (T-4)."""
    if house.combinations.paid == 1:
        return False
    sells_sixth = any(cards_after(plan) == 6 for plan in draw_plans(house, blind=False))
    return sells_sixth or Hand.ACE_KING in house.pays or bool(reader_of(house).pairs(5))


def _sells_insurance(house: House) -> bool:
    """The least ante leaves room for an insurance under the maximum (RP-12)."""
    return house.insurance is not None and 2 * antes(house.table)[0] <= house.table.max_payout


def _has_blind_boxes(house: House) -> bool:
    boxes = house.boxes
    return min(boxes.per_player, boxes.count) > boxes.open_per_player


_HAS_MATTER: dict[Topic, Callable[[House], bool]] = {
    Topic.TWO_COMBINATIONS: _has_second_combinations,
    Topic.PURCHASE: lambda house: house.purchase is not None,
    Topic.INSURANCE: _sells_insurance,
    Topic.BONUS: lambda house: house.bonus is not None and not house.bonus_is_electronic,
    Topic.DRAWS: lambda house: len(draw_plans(house, blind=False)) > 1,
    Topic.BLIND: _has_blind_boxes,
    Topic.EARLY_PAYOUT: lambda house: house.early_payout is not None,
    Topic.WHOLE_TABLE: lambda house: house.boxes.count > 1,
}


def _lines(settlement: Settlement) -> Iterator[Line]:
    return (line for box in settlement.boxes for line in box.bets)


def _ends(result: Result) -> Callable[[Scenario, Settlement], bool]:
    return lambda _, settlement: any(box.result is result for box in settlement.boxes)


def _has_line(bet: Bet) -> Callable[[Scenario, Settlement], bool]:
    return lambda _, settlement: any(line.bet is bet for line in _lines(settlement))


def _is_cut(line: Line) -> bool:
    return line.outcome is Outcome.PAID and "maximum" in line.reason.numbers


def _ends_without_game(scenario: Scenario, settlement: Settlement) -> bool:
    """A box that has not bought is settled on the dealer's "no game"."""
    return any(
        settled.result is Result.NO_GAME and not box.buys_game
        for box, settled in zip(scenario.boxes, settlement.boxes, strict=True)
    )


_SHOWS: dict[Topic, Callable[[Scenario, Settlement], bool]] = {
    Topic.PAYOUT: _ends(Result.WIN),
    Topic.TWO_COMBINATIONS: lambda _, settlement: any(
        len(box.combinations) == 2 for box in settlement.boxes
    ),
    Topic.STAND_OFF: _ends(Result.STAND_OFF),
    Topic.NO_GAME: _ends_without_game,
    Topic.PURCHASE: lambda scenario, _: any(box.buys_game for box in scenario.boxes),
    Topic.INSURANCE: _has_line(Bet.INSURANCE),
    Topic.BONUS: _has_line(Bet.BONUS),
    Topic.TABLE_MAXIMUM: lambda _, settlement: any(map(_is_cut, _lines(settlement))),
    Topic.DRAWS: _has_line(Bet.DRAW),
    Topic.BLIND: lambda scenario, _: any(box.blind for box in scenario.boxes),
    Topic.EARLY_PAYOUT: _ends(Result.EARLY_PAYOUT),
    Topic.FOLD: _ends(Result.FOLD),
    Topic.WHOLE_TABLE: lambda scenario, _: len(scenario.boxes) > 1,
}
