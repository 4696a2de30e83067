"""The options of a house as a table: what each may be, so that a form can be made of them.

Everything is read from `house`, but for the bounds of numbers, which stand here for the form and
for the reading of files alike.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, StrEnum, auto
from functools import cache
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from dealer_trainer.hands import Hand
from dealer_trainer.house import DrawTurn, House

BOUNDS: dict[str, tuple[int, int | None]] = {
    "boxes.count": (1, None),
    "boxes.per_player": (1, None),
    "boxes.open_per_player": (1, None),
    "combinations.paid": (1, 2),
    "purchase.repeats": (0, 3),
    "bonus.electronic_from": (1, None),
    "table.max_payout": (1, None),
}
"""The least and the most that a number may be; None where nothing limits it."""

CITED_WITH: dict[str, tuple[str, ...]] = {
    "ante.player_wins": ("win.ante",),
    "ante.no_game": ("no_game.ante",),
    "insurance.player_loses_after_purchase": ("insurance.settles",),
    "purchase.fee": ("purchase",),
}
"""Under which further paths a settlement cites the rule of an option, beside its own path."""

_TOLD = frozenset({"id", "names", "version", "source", "rules"})


class Kind(Enum):
    """What an option is made of."""

    NUMBER = auto()
    CHOICE = auto()
    SEVERAL = auto()
    ODDS = auto()
    LIMITS = auto()
    AMOUNTS = auto()
    DRAWS = auto()


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its path, what it is made of, the values that have names.

    `optional` tells that it may be left out; then the house decides nothing there.
    """

    path: str
    kind: Kind
    values: tuple[StrEnum, ...] = ()
    optional: bool = False

    @property
    def key(self) -> tuple[str, ...]:
        """The path as the steps of a document."""
        return tuple(self.path.split("."))


@cache
def options() -> tuple[Option, ...]:
    """Return every option of a house in the order of its file."""
    return tuple(_options())


@cache
def optional_groups() -> tuple[str, ...]:
    """Return the groups that a house may switch off as a whole, such as insurance."""
    hints = get_type_hints(House)
    return tuple(name for name, kind in hints.items() if NoneType in get_args(kind))


def _options() -> Iterator[Option]:
    for name, kind in get_type_hints(House).items():
        if name in _TOLD:
            continue
        group = next((each for each in (kind, *get_args(kind)) if _is_group(each)), None)
        if group is None:
            yield _option(name, kind)
            continue
        hints = get_type_hints(group)
        for field in fields(group):
            yield _option(f"{name}.{field.name.rstrip('_')}", hints[field.name])


def _is_group(kind: Any) -> bool:
    return isinstance(kind, type) and is_dataclass(kind) and kind is not DrawTurn


def _option(path: str, hint: Any) -> Option:
    optional = NoneType in get_args(hint)
    if optional:
        hint = next(each for each in get_args(hint) if each is not NoneType)
    item = get_args(hint)[:1]
    match item:
        case ():
            if hint is int:
                return Option(path, Kind.NUMBER, optional=optional)
            return Option(path, Kind.CHOICE, _values(hint), optional)
        case (kind,) if kind is Hand:
            return Option(path, Kind.ODDS, _values(Hand))
        case (kind,) if kind is DrawTurn:
            return Option(path, Kind.DRAWS)
        case (kind,) if kind is int:
            endless = get_origin(hint) is tuple and get_args(hint)[1] is Ellipsis
            return Option(path, Kind.AMOUNTS if endless else Kind.LIMITS)
        case (kind,):
            return Option(path, Kind.SEVERAL, _values(kind))
    raise TypeError(path)


def _values(kind: type[StrEnum]) -> tuple[StrEnum, ...]:
    """Return the values of a choice; nothing is no hand that anything starts from or is paid."""
    return tuple(value for value in kind if value is not Hand.NOTHING)
