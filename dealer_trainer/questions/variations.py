"""Decisions that people at the table might take, legal ones and others: what may be asked about."""

from collections.abc import Iterator

from dealer_trainer.faults import Fault
from dealer_trainer.house import House, PurchaseWhen
from dealer_trainer.legality import Problem, faults
from dealer_trainer.questions.decisions import Change, Decision, decided, free_cards, kinds_of
from dealer_trainer.questions.insuring import amounts
from dealer_trainer.reading import BoxReading, read
from dealer_trainer.scenario import Box, Play, Scenario

_CARDS_NEEDED = 10
_SIZES = range(1, 6)

# Where the faults of a decision may lie; elsewhere they are about something that was decided
# before. The others may break anything.
_OWN_KEYS = {
    Change.ANTE: ("ante",),
    Change.BONUS: ("bonus",),
    Change.SIXTH: ("draws",),
    Change.EXCHANGE: ("draws",),
    Change.INSURE: ("insurance",),
    Change.BUY: ("buys_game",),
}


def variations(scenario: Scenario, boxes: tuple[Box, ...]) -> Iterator[Decision]:
    """Yield decisions of these boxes, and of the whole table, that change something."""
    readings = {
        box.box: seen for box, seen in zip(scenario.boxes, read(scenario).boxes, strict=True)
    }
    for box in boxes:
        yield from _antes(scenario, box)
        yield from _bonuses(scenario.house, box)
        yield Decision(Change.LOOK if box.blind else Change.COVER, box.box)
        yield from _draws(box)
        yield from _insurances(scenario.house, box, readings[box.box])
        yield from _endings(scenario.house, box)
    yield from _new_boxes(scenario, boxes)
    yield from _orders(scenario)


def broken_by(scenario: Scenario, decision: Decision) -> tuple[Problem, ...] | None:
    """Return what a decision breaks, none if it is allowed; None if it is not to be asked about.

    That is where it breaks two things at once, or something that was decided before.
    """
    found = faults(decided(scenario, decision))
    broken = kinds_of(found)
    clear = len(broken) <= 1 and all(_is_own(decision.change, fault) for fault in found)
    return broken if clear else None


def _is_own(change: Change, fault: Fault) -> bool:
    return change not in _OWN_KEYS or fault.key[2] in _OWN_KEYS[change]


def _antes(scenario: Scenario, box: Box) -> Iterator[Decision]:
    """Limits of the table, what lies outside, and what is above the player's first ante (RP-1)."""
    table = scenario.house.table
    chip = min(table.chips)
    others = [each.ante for each in scenario.boxes if each.player and each.player == box.player]
    least, most = table.ante
    amounts_asked = (least - chip, least, most, most + chip, *(ante + chip for ante in others))
    for amount in dict.fromkeys(amounts_asked):
        if amount > 0 and amount != box.ante:
            yield Decision(Change.ANTE, box.box, amount)


def _bonuses(house: House, box: Box) -> Iterator[Decision]:
    chip = min(house.table.chips)
    least, most = house.bonus.stake if house.bonus else (chip, chip)
    for amount in dict.fromkeys((least - 1, least, most, most + chip)):
        if amount > 0 and amount != box.bonus:
            yield Decision(Change.BONUS, box.box, amount)


def _draws(box: Box) -> Iterator[Decision]:
    """A draw comes before insurance and bet (O-3)."""
    if box.play is Play.BET and box.insurance is None and not box.buys_game:
        yield Decision(Change.SIXTH, box.box)
        yield from (Decision(Change.EXCHANGE, box.box, size) for size in _SIZES)


def _insurances(house: House, box: Box, seen: BoxReading) -> Iterator[Decision]:
    if box.play is Play.BET and not box.buys_game:
        for amount in amounts(house, box, seen):
            if amount != box.insurance:
                yield Decision(Change.INSURE, box.box, amount)


def _endings(house: House, box: Box) -> Iterator[Decision]:
    """Fold, leave early, buy; who buys after "no game" has bet long ago (O-7)."""
    before = house.purchase is not None and house.purchase.when is PurchaseWhen.BEFORE_OPENING
    if box.play is Play.BET and not box.buys_game:
        yield Decision(Change.FOLD, box.box)
    if box.play is Play.BET and (before or not box.buys_game):
        yield Decision(Change.EARLY, box.box)
    if not box.buys_game:
        yield Decision(Change.BUY, box.box)


def _new_boxes(scenario: Scenario, boxes: tuple[Box, ...]) -> Iterator[Decision]:
    """One more box on each empty place and on one that the table has not got (PP-1, RP-1, RH-1)."""
    if len(free_cards(scenario)) < _CARDS_NEEDED:
        return
    count = scenario.house.boxes.count
    there = {box.box for box in scenario.boxes}
    yield Decision(Change.SIT, count + 1)
    for empty in range(1, count + 1):
        if empty not in there:
            yield Decision(Change.SIT, empty)
            for box in boxes:
                yield Decision(Change.TAKE_OPEN, empty, box.box)
                yield Decision(Change.TAKE_BLIND, empty, box.box)


def _orders(scenario: Scenario) -> Iterator[Decision]:
    """Two neighbours dealt in the wrong order (O-2)."""
    for first, second in zip(scenario.boxes, scenario.boxes[1:], strict=False):
        yield Decision(Change.DEAL_LATER, first.box, second.box)
