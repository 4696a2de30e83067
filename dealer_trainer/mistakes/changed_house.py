"""What a changed option changes: a table that two versions of a house settle otherwise."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from dealer_trainer import legality
from dealer_trainer.faults import Fault
from dealer_trainer.generator import Topic, TopicImpossibleError, scenarios, topics_of
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes.other_house import OTHER_RULES
from dealer_trainer.mistakes.staging import Stage, as_generated
from dealer_trainer.procedure import turns
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Settlement, settle

_GROUPS = {
    "boxes": (Topic.BLIND, Topic.WHOLE_TABLE),
    "draw": (Topic.DRAWS,),
    "insurance": (Topic.INSURANCE,),
    "purchase": (Topic.PURCHASE,),
    "early_payout": (Topic.EARLY_PAYOUT,),
    "bonus": (Topic.BONUS,),
    "table.max_payout": (Topic.TABLE_MAXIMUM,),
}
_TRIES = 600
_TRIES_FOR_SETTLED = 60
"""How long a table that both houses settle is looked for, once one is found that one refuses."""


@dataclass(frozen=True, slots=True)
class Ends:
    """How one house ends a table: by a settlement, or not at all because of what it forbids."""

    scenario: Scenario
    faults: tuple[Fault, ...]
    settlement: Settlement | None

    @property
    def seen(self) -> object:
        """What a person would see differ."""
        if self.settlement is None:
            return [(fault.key, fault.problem) for fault in self.faults]
        lines = [
            (box.box, line.bet, line.stake, line.outcome, line.pays)
            for box in self.settlement.boxes
            for line in box.bets
        ]
        return lines, turns(self.scenario)


@dataclass(frozen=True, slots=True)
class Example:
    """The same table under the house as it was and as it is now."""

    before: Ends
    after: Ends


def examples(option: str, before: House, after: House, seed: int) -> Iterator[Example | None]:
    """Yield, try after try, None and at the end the table on which two houses differ, if any.

    `option` is the path of what was changed; tables that concern it are looked at first. Whoever
    reads may stop, or do something else between two tries. A table that both settle goes before
    one that only one of them allows.
    """
    refused, left = None, _TRIES
    for scenario in _tables(option, before, after, seed):
        left -= 1
        example = Example(ends(scenario, before), ends(scenario, after))
        if example.before.seen != example.after.seen:
            if example.before.settlement and example.after.settlement:
                yield example
                return
            settled = example.before.settlement or example.after.settlement
            if settled and (refused is None or _faults(example) < _faults(refused)):
                refused, left = example, min(left, _TRIES_FOR_SETTLED)
        if left <= 0:
            break
        yield None
    yield refused


def ends(scenario: Scenario, house: House) -> Ends:
    """Return how a house ends a table dealt in another one."""
    there = replace(scenario, house=house)
    faults = tuple(legality.faults(there))
    return Ends(there, faults, None if faults else settle(there))


def _faults(example: Example) -> int:
    return len(example.before.faults) + len(example.after.faults)


def _tables(option: str, before: House, after: House, seed: int) -> Iterator[Scenario]:
    """Yield tables of both houses in turn, for the first half of the tries those of the option."""
    topics, stage = _topics(option)
    boxes = None if option.startswith("boxes") else 1
    near = [
        _staged(house, topic, seed, boxes, stage)
        for house in (after, before)
        for topic in topics
        if topic in topics_of(house)
    ]
    far = [_staged(house, None, seed, boxes, as_generated) for house in (after, before)]
    first = _in_turn(near)
    return chain((each for _, each in zip(range(_TRIES // 2), first, strict=False)), _in_turn(far))


def _topics(option: str) -> tuple[tuple[Topic, ...], Stage]:
    """Return the topics that a changed option concerns, and how a table is made to show it."""
    for rule in OTHER_RULES:
        if option == rule.option or option.startswith(f"{rule.option}."):
            return rule.topics, rule.stage
    for group, topics in _GROUPS.items():
        if option == group or option.startswith(f"{group}."):
            return topics, as_generated
    return (), as_generated


def _staged(
    house: House, topic: Topic | None, seed: int, boxes: int | None, stage: Stage
) -> Iterator[Scenario]:
    chance = Chance(seed)
    try:
        for scenario in scenarios(house, topic, seed, boxes):
            yield from stage(scenario, chance)
    except TopicImpossibleError:
        return


def _in_turn(streams: list[Iterator[Scenario]]) -> Iterator[Scenario]:
    left = list(streams)
    while left:
        for stream in tuple(left):
            scenario = next(stream, None)
            if scenario is None:
                left.remove(stream)
            else:
                yield scenario
