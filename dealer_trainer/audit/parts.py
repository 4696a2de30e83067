"""All hands of a size, divided into parts that all cores work on."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from dealer_trainer.audit.suits import TOPS, rank_patterns

Progress = Callable[[int, int], None]
Work = TypeVar("Work")
Part = TypeVar("Part")
PARTS = 16


def patterns_in_parts(cards: int) -> list[list[tuple[int, ...]]]:
    """Divide all rank patterns into parts of about the same work."""
    patterns = [ranks for top in TOPS for ranks in rank_patterns(cards, top)]
    return [patterns[first::PARTS] for first in range(PARTS)]


def in_parts(
    do: Callable[[Work], Part], works: list[Work], progress: Progress | None
) -> Iterator[Part]:
    """Do the parts on all cores and yield each as it is done."""
    with ProcessPoolExecutor() as pool:
        waiting = [pool.submit(do, work) for work in works]
        for done, part in enumerate(as_completed(waiting), start=1):
            if progress:
                progress(done, len(works))
            yield part.result()
