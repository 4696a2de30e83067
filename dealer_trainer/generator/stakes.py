"""Stakes in the house's chips and within its limits, round ones and ones hard to multiply."""

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import Table

_ROUND = 40
_BOUND = 35

# Published maximums, in highest antes or highest bets.
_PUBLISHED = (27, 21, 14, 10, 7)
_ODD = 30


def payable(least: int, most: int, chip: int) -> range:
    """Return the amounts between two limits that lie in these chips; if none does, all of them."""
    amounts = range(-(-least // chip) * chip, most + 1, chip)
    return amounts or range(least, most + 1)


def antes(table: Table) -> range:
    """Return the antes that can be placed in the table's smallest chip."""
    return payable(*table.ante, min(table.chips))


def choose_stake(chance: Chance, limits: tuple[int, int], chips: tuple[int, ...]) -> int:
    """Return a stake in whole chips within limits: a round one, or any (35, 85, 115)."""
    larger = [chip for chip in sorted(chips)[1:] if limits[1] // chip * chip >= limits[0]]
    if larger and chance.happens(_ROUND):
        return chance.pick(payable(*limits, chance.pick(larger)))
    return chance.pick(payable(*limits, min(chips)))


def choose_insurance(chance: Chance, bounds: tuple[int, int], chips: tuple[int, ...]) -> int:
    """Return an insurance within its bounds, often one of them."""
    if chance.happens(_BOUND):
        return bounds[0]
    if chance.happens(_BOUND):
        return bounds[1]
    return chance.pick(payable(*bounds, min(chips)))


def is_above_lowest_maximum(table: Table, natural: int) -> bool:
    """Tell whether a payout is above the lowest maximum that houses publish."""
    return natural > min(_PUBLISHED) * table.ante[1] + min(table.chips)


def choose_maximum(chance: Chance, table: Table, natural: int) -> int:
    """Return a table maximum that cuts a payout, as houses publish it, now and then an odd one."""
    chip = min(table.chips)
    unit = table.ante[1] * chance.pick((1, 2))
    published = [times * unit for times in _PUBLISHED]
    cutting = [maximum for maximum in published if maximum + chip < natural]
    if not cutting:
        return max(1, natural - chip)
    odd = chip if chip % 2 else 1
    return chance.pick(cutting) + (odd if chance.happens(_ODD) else 0)
