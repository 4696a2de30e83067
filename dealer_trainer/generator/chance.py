"""Chance that gives the same draws on every Python.

Only the stream of `random.Random(seed).random()` is promised to stay the same from one version to
the next; whatever else is needed is made from it here.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import Generic, TypeVar

T = TypeVar("T")


class Weights(Generic[T]):
    """Things of which each comes as often as its weight says; things without weight are left out.

    >>> Chance(1).weighted(Weights([("often", 3), ("never", 0)]))
    'often'
    """

    __slots__ = ("_ends", "_things", "total")

    def __init__(self, weighed: Iterable[tuple[T, int]]) -> None:
        """Take the things with their weights, which are whole numbers."""
        kept = [(thing, weight) for thing, weight in weighed if weight > 0]
        self._things = tuple(thing for thing, _ in kept)
        self._ends = tuple(accumulate(weight for _, weight in kept))
        self.total = self._ends[-1] if kept else 0

    def at(self, place: int) -> T:
        """Return the thing that covers a place from 0 up to the total."""
        return self._things[bisect_right(self._ends, place)]


class Chance:
    """One stream of draws from a whole number as seed.

    >>> Chance(7).shuffled("abc") == Chance(7).shuffled("abc")
    True
    """

    def __init__(self, seed: int) -> None:
        """Start the stream that belongs to this seed."""
        self._random = Random(seed).random

    def below(self, end: int) -> int:
        """Return a whole number from 0 to `end` - 1, each as likely."""
        return int(self._random() * end)

    def happens(self, percent: int) -> bool:
        """Tell whether something happens that does so in this many of a hundred cases."""
        return self.below(100) < percent

    def pick(self, things: Sequence[T]) -> T:
        """Return one of the things, each as likely."""
        return things[self.below(len(things))]

    def take(self, things: Iterable[T], count: int) -> tuple[T, ...]:
        """Return this many of the things in a random order (Fisher and Yates)."""
        left = list(things)
        for place in range(count):
            other = place + self.below(len(left) - place)
            left[place], left[other] = left[other], left[place]
        return tuple(left[:count])

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return all of the things in a random order."""
        return self.take(things, len(things))

    def weighted(self, weights: Weights[T]) -> T:
        """Return one of the things as often as its weight says."""
        return weights.at(self.below(weights.total))


class Rounds(Generic[T]):
    """Things that come in shuffled rounds, so that none comes twice before all have come."""

    def __init__(self, chance: Chance, things: Sequence[T]) -> None:
        """Take the stream that shuffles, and the things of one round."""
        self._chance = chance
        self._things = list(things)
        self._left: list[T] = []

    def __bool__(self) -> bool:
        return bool(self._things)

    def drop(self, thing: T) -> None:
        """Leave one thing out from now on, which came just now."""
        self._things.remove(thing)

    def next(self) -> T:
        """Return the next thing of the round, or the first of a new one."""
        if not self._left:
            self._left.extend(self._chance.shuffled(self._things))
        return self._left.pop()
