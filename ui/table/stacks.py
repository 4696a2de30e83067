"""An amount as the fewest chips, and how they are stacked."""

from collections.abc import Sequence
from functools import cache
from math import inf

STACK = 20
CUT = 5
_UNIT = 1
# Piles of one value that are not cut in fives.
_CUTS = {6: (3, 3), 7: (3, 3, 1), 8: (4, 4), 9: (4, 4, 1)}


@cache
def fewest_chips(amount: int, chips: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return value and number of the fewest chips, the largest value first.

    Largest first is not always the fewest (40 is two 20s, not a 25 and three 5s), so other ways are
    tried while they can still win. What the chips cannot make is laid in ones.
    """
    values = sorted(chips, reverse=True)
    counts = _search(amount, values)
    if counts is None:
        values.append(_UNIT)
        counts = _search(amount, values) or []
    return tuple((value, count) for value, count in zip(values, counts, strict=True) if count)


def _search(amount: int, values: Sequence[int]) -> list[int] | None:
    best: list[int] | None = None
    fewest: float = inf

    def try_from(index: int, rest: int, taken: list[int], used: int) -> None:
        nonlocal best, fewest
        if rest == 0:
            if used < fewest:
                best, fewest = taken + [0] * (len(values) - index), used
            return
        if index == len(values) or used + -(-rest // values[index]) >= fewest:
            return
        value = values[index]
        for count in range(rest // value, -1, -1):
            left = rest - count * value
            following = values[index + 1] if index + 1 < len(values) else value
            if used + count + -(-left // following) >= fewest:
                break
            try_from(index + 1, left, [*taken, count], used + count)

    try_from(0, amount, [], 0)
    return best


def columns(piles: Sequence[tuple[int, int]], height: int = STACK) -> list[list[int]]:
    """Return the chips as columns from the felt up, the largest at the bottom, at most `height`."""
    chips = [value for value, count in piles for _ in range(count)]
    number = -(-len(chips) // height)
    if number == 0:
        return []
    share = -(-len(chips) // number)
    return [chips[start : start + share] for start in range(0, len(chips), share)]


def cut(count: int) -> tuple[int, ...]:
    """Return the parts into which a dealer cuts a pile, so that it is counted at a glance."""
    if count in _CUTS:
        return _CUTS[count]
    fives, rest = divmod(count, CUT)
    return (CUT,) * fives + ((rest,) if rest else ())


def payout(piles: Sequence[tuple[int, int]]) -> list[list[list[int]]]:
    """Return a payout as columns of cut parts, from the felt up.

    Each value has columns of its own, the largest first: full stacks, and the rest beside them.
    """
    return [
        [[value] * part for part in cut(high)]
        for value, count in piles
        for high in (STACK,) * (count // STACK) + (count % STACK,)
        if high
    ]
