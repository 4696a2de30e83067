"""Faults with the place in a file at which they lie."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from dealer_trainer.faults import Fault, Key, Value


class Place(NamedTuple):
    """A place in a file; line and column count from 1, `file` is its name as it was given."""

    file: str
    line: int = 1
    column: int = 1


@dataclass(frozen=True, slots=True)
class LocatedFault:
    """A fault and its place; the key in the fault is the path within that file's document."""

    place: Place
    fault: Fault


class FilesError(Exception):
    """What was given has faults: all of those that were found, in the order of the files."""

    def __init__(self, faults: Iterable[LocatedFault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)


def located(place: Place, key: Key, problem: str, **values: Value) -> LocatedFault:
    """Return a fault at a place."""
    return LocatedFault(place, Fault(key, problem, values))
