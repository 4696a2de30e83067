"""Documents as values of the trade: keys, kinds and cards; the second stage of reading a file.

A converter fills the dataclasses of the rooms above and tells of everything that is wrong at once.
"""

import difflib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

from cattrs import (
    AttributeValidationNote,
    ClassValidationError,
    Converter,
    ForbiddenExtraKeysError,
)
from cattrs.gen import make_dict_structure_fn, override

from dealer_trainer.cards import Card
from dealer_trainer.faults import Fault
from dealer_trainer.files import values
from dealer_trainer.files.house_faults import house_faults
from dealer_trainer.files.tree import Plain
from dealer_trainer.files.values import Reader, WrongValueError, refuse, shown, whole
from dealer_trainer.house import Bonus, Boxes, Combinations, DrawTurn, House, Purchase, Table
from dealer_trainer.options import BOUNDS
from dealer_trainer.scenario import Box, Dealer, Draw

Shape = TypeVar("Shape")


@dataclass(frozen=True, slots=True)
class ScenarioShape:
    """A scenario's document; its house and table are read with their own files at hand."""

    house: Any
    dealer: Dealer
    boxes: tuple[Box, ...]
    table: Any = None


def _numbers(group: str) -> dict[str, Reader]:
    """Return a reader for each number of a group of options, within its bounds."""
    own = (path.partition(".") for path in BOUNDS if path.startswith(f"{group}."))
    return {name: whole(*BOUNDS[f"{group}.{name}"]) for _, _, name in own}


_ODDS = values.pairs(values.read_hand_name, whole(1))

# How a value is read where its type alone does not say it.
_READERS: dict[type, dict[str, Reader]] = {
    ScenarioShape: {"house": lambda value: value, "table": lambda value: value},
    Box: {"player": values.read_player},
    House: {
        "id": values.read_house_id,
        "version": values.read_version,
        "pays": _ODDS,
        "rules": values.pairs(lambda key: key, values.read_text),
    },
    Boxes: _numbers("boxes"),
    Combinations: _numbers("combinations"),
    DrawTurn: {"sixth": whole(0), "exchange": values.pairs(values.read_card_count, whole(0))},
    Purchase: _numbers("purchase"),
    Bonus: {"pays": _ODDS, "stake": values.read_limits, **_numbers("bonus")},
    Table: {"ante": values.read_limits, "chips": values.some(whole(1)), **_numbers("table")},
}


def read_shape(kind: type[Shape], value: Plain) -> Shape:
    """Return the value of a kind that a document holds; raise WrongValueError with every fault."""
    made: Shape = _converter().structure(value, kind)
    return made


def _draw_faults(draw: dict[str | int, Plain]) -> Iterator[Fault]:
    """A draw is a sixth card, or an exchange of cards for others."""
    sixth, exchange, for_ = (draw.get(key) is not None for key in ("sixth", "exchange", "for"))
    if sixth == exchange:
        yield Fault((), "draw_not_one", {"found": shown(draw)})
    elif exchange and not for_:
        yield Fault(("for",), "missing_key", {"missing": "for"})
    elif sixth and for_:
        yield Fault(("for",), "for_without_exchange")


_CHECKS: dict[type, Callable[[dict[str | int, Plain]], Iterable[Fault]]] = {
    Draw: _draw_faults,
    House: house_faults,
}


@cache
def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    by_type: dict[Any, Reader] = {
        bool: values.read_bool,
        int: values.read_whole,
        str: values.read_text,
        Card: values.read_card,
    }
    for kind, read in by_type.items():
        converter.register_structure_hook(kind, _hook(read))
    converter.register_structure_hook_factory(
        _is_tuple, lambda kind: _hook(_tuple_reader(converter, kind))
    )
    converter.register_structure_hook(StrEnum, lambda value, kind: values.choice(kind)(value))
    converter.register_structure_hook_factory(
        is_dataclass, lambda kind: _hook(_class_reader(converter, kind))
    )
    return converter


def _hook(read: Reader) -> Callable[[Any, Any], Any]:
    return lambda value, _: read(value)


def _is_tuple(kind: Any) -> bool:
    origin: object = get_origin(kind)
    return origin is tuple


def _tuple_reader(converter: Converter, kind: Any) -> Reader:
    item = get_args(kind)[0]
    if item is Card:
        return values.read_cards
    hook = converter.get_structure_hook(item)
    return values.items(lambda value: hook(value, item))


def _class_reader(converter: Converter, kind: Any) -> Reader:
    """Return a reader of mappings; an optional key with null counts as left out."""
    names = {each.name: each.name.rstrip("_") for each in fields(kind)}
    optional = {
        names[each.name]
        for each in fields(kind)
        if each.default is not MISSING or each.default_factory is not MISSING
    }
    overrides: dict[str, Any] = {}
    for name, key in names.items():
        read = _READERS.get(kind, {}).get(name)
        overrides[name] = override(rename=key, struct_hook=_hook(read) if read else None)
    fill = make_dict_structure_fn(kind, converter, **overrides)
    check = _CHECKS.get(kind)

    def read_class(value: Plain) -> Any:
        if not isinstance(value, dict):
            refuse("not_mapping", value)
        given: dict[Any, Plain] = {
            key: each for key, each in value.items() if each is not None or key not in optional
        }
        made, faults = None, list[Fault]()
        try:
            made = fill(given, kind)
        except ClassValidationError as error:
            faults += _class_faults(error, names)
        if check:
            faults += check(value)
        if faults:
            raise WrongValueError(faults)
        return made

    return read_class


def _class_faults(error: ClassValidationError, names: dict[str, str]) -> Iterator[Fault]:
    for each in error.exceptions:
        notes = getattr(each, "__notes__", [])
        name = next((note.name for note in notes if isinstance(note, AttributeValidationNote)), "")
        match each:
            case ForbiddenExtraKeysError():
                for key in each.extra_fields:
                    yield _unknown_key(key, tuple(names.values()))
            case WrongValueError():
                yield from each.below(names[name])
            case KeyError():
                yield Fault((names[name],), "missing_key", {"missing": names[name]})
            case _:
                raise each


def _unknown_key(key: str | int, known: tuple[str, ...]) -> Fault:
    near = difflib.get_close_matches(str(key), known, 1)
    if near:
        return Fault((key,), "unknown_key_near", {"found": shown(key), "near": near[0]})
    return Fault((key,), "unknown_key", {"found": shown(key), "expected": known})
