"""How a mistake alters what is settled: the house, the reading, or single lines."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from dealer_trainer.house import House
from dealer_trainer.mistakes.mistake import Alter
from dealer_trainer.reading import BoxReading, DealerReading, Reading, read
from dealer_trainer.scenario import Box, Scenario
from dealer_trainer.settlement import BoxSettlement, Line, Outcome, Result, Settlement, pay


@dataclass(frozen=True, slots=True)
class Spot:
    """One box of a settled table, as a mistake about a single line looks at it."""

    house: House
    dealer: DealerReading
    box: Box
    settled: BoxSettlement

    @property
    def wins(self) -> bool:
        """Whether the bet is paid by its odds, in full or by half."""
        return self.settled.result in (Result.WIN, Result.EARLY_PAYOUT)

    @property
    def odds(self) -> tuple[int, ...]:
        """The odds of the box's paid combinations, the main one first."""
        return tuple(self.house.pays[each.hand] for each in self.settled.reading.combinations)

    def cut(self, amount: int) -> int:
        """Return an amount cut at the table maximum (C-6)."""
        return min(amount, self.house.table.max_payout)

    def payout(self, stake: int, odds: int) -> int:
        """Return what the bet would be paid with this stake and these odds (C-6, PP-9)."""
        whole = self.cut(stake * odds)
        return whole // 2 if self.settled.result is Result.EARLY_PAYOUT else whole


LineChange = Callable[[Spot, Line], Line | None]
"""Gives the wrong line, or None where the line stays as it is."""

BoxChange = Callable[[House, DealerReading, BoxReading], BoxReading]
ReadingChange = Callable[[Scenario, Reading], Reading | None]
HouseChange = Callable[[House], House | None]


def paid(line: Line, amount: int) -> Line:
    """Return the line with its stake paid this amount."""
    return _ended(line, Outcome.PAID, amount)


def returned(line: Line) -> Line:
    """Return the line with its stake given back."""
    return _ended(line, Outcome.RETURNED, 0)


def taken(line: Line) -> Line:
    """Return the line with its stake kept by the house."""
    return _ended(line, Outcome.TAKEN, 0)


def _ended(line: Line, outcome: Outcome, pays: int) -> Line:
    return Line(line.bet, line.stake, outcome, pays, line.rule, line.reason)


def by_lines(change: LineChange) -> Alter:
    """Make a mistake that alters single lines of the true settlement."""

    def alter(scenario: Scenario, reading: Reading, settlement: Settlement) -> Settlement | None:
        altered = False
        boxes = []
        for box, settled in zip(scenario.boxes, settlement.boxes, strict=True):
            spot = Spot(scenario.house, reading.dealer, box, settled)
            changed = [change(spot, line) for line in settled.bets]
            if any(changed):
                altered = True
                pairs = zip(changed, settled.bets, strict=True)
                bets = tuple(new or line for new, line in pairs)
                boxes.append(replace(settled, bets=bets))
            else:
                boxes.append(settled)
        return replace(settlement, boxes=tuple(boxes)) if altered else None

    return alter


def by_reading(change: ReadingChange) -> Alter:
    """Make a mistake that reads the same cards otherwise and pays as the house does."""

    def alter(scenario: Scenario, reading: Reading, settlement: Settlement) -> Settlement | None:
        altered = change(scenario, reading)
        if altered is None:
            return None
        wrong = pay(scenario, altered)
        if altered.dealer.plays == reading.dealer.plays:
            return wrong
        return with_true_buyers(scenario, wrong, settlement)

    return alter


def by_boxes(change: BoxChange) -> Alter:
    """Make a mistake that reads each box otherwise."""

    def altered(scenario: Scenario, reading: Reading) -> Reading | None:
        boxes = tuple(change(scenario.house, reading.dealer, box) for box in reading.boxes)
        return None if boxes == reading.boxes else Reading(reading.dealer, boxes)

    return by_reading(altered)


def by_house(change: HouseChange, *, reads: bool) -> Alter:
    """Make a mistake that settles by an altered house; `reads` if it reads the cards otherwise."""

    def alter(scenario: Scenario, reading: Reading, settlement: Settlement) -> Settlement | None:
        house = change(scenario.house)
        if house is None:
            return None
        return settled_by(house, scenario, reading, settlement, reads=reads)

    return alter


def settled_by(
    house: House, scenario: Scenario, reading: Reading, settlement: Settlement, *, reads: bool
) -> Settlement:
    """Settle a scenario by another house's options; `reads` if the cards read otherwise there."""
    there = replace(scenario, house=house)
    altered = read(there) if reads else reading
    wrong = pay(there, altered)
    if altered.dealer.deck_ran_out or altered.dealer.plays != reading.dealer.plays:
        return with_true_buyers(scenario, wrong, settlement)
    return wrong


def with_true_buyers(scenario: Scenario, wrong: Settlement, true: Settlement) -> Settlement:
    """Return the wrong settlement with the true one of boxes that bought the game.

    What a buyer gets cannot be told where the dealer would exchange, or exchange again, with cards
    that nobody has seen.
    """
    triples = zip(scenario.boxes, wrong.boxes, true.boxes, strict=True)
    boxes = tuple(right if box.buys_game else other for box, other, right in triples)
    return replace(wrong, boxes=boxes)
