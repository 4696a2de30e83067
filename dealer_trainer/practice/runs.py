"""Runs against the clock, and which of them count."""

from collections.abc import Iterable
from dataclasses import dataclass

SECONDS = (60, 180)
"""How long a run may be."""

_COUNTS_ABOVE = 95


@dataclass(frozen=True, slots=True)
class Run:
    """The answers of a run, how many were right, the milliseconds that they took, its seed."""

    answered: int
    right: int
    milliseconds: int
    seed: int = 0

    @property
    def counts(self) -> bool:
        """Tell whether it was accurate enough: pace is worth nothing without.

        >>> Run(20, 19, 60_000).counts, Run(40, 39, 60_000).counts
        (False, True)
        """
        return 100 * self.right > _COUNTS_ABOVE * self.answered


def best_of(runs: Iterable[Run], seconds: int, besides: int) -> int | None:
    """Return the most right answers of the runs that count and fit into so many seconds.

    The one with the seed `besides` is left out; None if there is no other.
    """
    fitting = (
        run
        for run in runs
        if run.counts and run.milliseconds <= 1000 * seconds and run.seed != besides
    )
    return max((run.right for run in fitting), default=None)
