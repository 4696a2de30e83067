"""Which printed place each bet of a box has, for the houses' games."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

from dealer_trainer.house import Fee, House
from dealer_trainer.questions import Part
from dealer_trainer.settlement import Bet, BoxSettlement, Line
from ui.table.layout import Grid

# A bet and, of draws, its turn.
Spot = tuple[Bet, int]

_NARROW, _WIDE = 2, 3


def grids(house: House) -> tuple[Grid, Grid]:
    """Return the narrow and the wide way to set a house's places."""
    fixed = _fixed(house)
    least = 1 + max(row for row, _ in fixed.values())
    number = len(fixed) + len(_others(house))
    cards = 6 if any(draw.sixth for draw in house.draw) else 5
    rows, fewer = (max(least, -(-number // columns)) for columns in (_NARROW, _WIDE))
    narrow = Grid(rows, _NARROW, cards, len(house.draw))
    return narrow, narrow if fewer == rows else replace(narrow, rows=fewer, columns=_WIDE)


def spots(house: House, grid: Grid) -> Mapping[Spot, tuple[int, int]]:
    """Return row and column of each place: the bonus above the ante, the bet beside it.

    Draws have none: their fees are taken at once (O-8), and the cards given back lie above.
    """
    places = _fixed(house)
    free = [cell for cell in product(range(grid.rows), range(grid.columns))
            if cell not in places.values()]  # fmt: skip
    return places | dict(zip(_others(house), free, strict=False))


def spot_of(part: Part) -> Spot:
    """Return the place where a stake or a fee is asked for; ValueError for a part without one."""
    box, bet, *turn = part.key.split(".")
    spot = Bet(bet), int(turn[0]) if turn else 0
    if box != str(part.box) or len(turn) > 1:
        raise ValueError(part.key)
    return spot


def lines_of(settled: BoxSettlement | None) -> Iterator[tuple[Spot, Line]]:
    """Yield the lines of a settled box with their places."""
    turn = 0
    for line in settled.bets if settled else ():
        if line.bet is Bet.DRAW:
            yield (line.bet, turn), line
            turn += 1
        else:
            yield (line.bet, 0), line


def is_on_felt(house: House, part: Part) -> bool:
    """Tell whether a part has a place on the felt; others are asked beside the table."""
    if part.bet is None:
        return False
    try:
        spot = spot_of(part)
    except ValueError:
        return False
    bet, turn = spot
    if bet is Bet.DRAW:
        return turn < len(house.draw)
    return spot in {*_fixed(house), *_others(house)}


def has_bonus(house: House) -> bool:
    """Tell whether the dealer takes and pays a bonus (RH-8)."""
    return house.bonus is not None and not house.bonus_is_electronic


def _fixed(house: House) -> dict[Spot, tuple[int, int]]:
    above: dict[Spot, tuple[int, int]] = {}
    if has_bonus(house):
        above[Bet.BONUS, 0] = (0, 0)
    if house.insurance:
        above[Bet.INSURANCE, 0] = (0, 1)
    row = 1 if above else 0
    return above | {(Bet.ANTE, 0): (row, 0), (Bet.BET, 0): (row, 1)}


def _others(house: House) -> list[Spot]:
    sells_apart = house.purchase is not None and house.purchase.fee is Fee.EXTRA
    return [(Bet.PURCHASE, 0)] if sells_apart else []
