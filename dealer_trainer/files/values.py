"""Single values of a document: what each may be, strictly, without any conversion between kinds."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import Any, NoReturn

from dealer_trainer.cards import Card, parse_card
from dealer_trainer.faults import Fault, Value
from dealer_trainer.files.tree import Plain, scalar
from dealer_trainer.hands import Hand

LONGEST_SHOWN = 40
PAID_HANDS = tuple(hand.value for hand in Hand if hand is not Hand.NOTHING)

Reader = Callable[[Any], Any]


class WrongValueError(ValueError):
    """A value that cannot be read; the faults' keys are paths below that value."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        super().__init__()
        self.faults = tuple(faults)

    def below(self, step: str | int) -> list[Fault]:
        """Return the faults as those of a value that holds this one."""
        return [replace(fault, key=(step, *fault.key)) for fault in self.faults]


def refuse(problem: str, found: Plain, **values: Value) -> NoReturn:
    """Raise WrongValueError for the value found."""
    raise WrongValueError([Fault((), problem, {"found": shown(found), **values})]) from None


def shown(value: Plain) -> str:
    """Return a value as a file would hold it, in one short line.

    >>> shown([10, "200", True])
    '[10, "200", true]'
    """
    text = _flow(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def _flow(value: Plain) -> str:
    match value:
        case dict():
            return (
                "{" + _first(f"{_flow(key)}: {shown(below)}" for key, below in value.items()) + "}"
            )
        case list():
            return "[" + _first(map(shown, value)) + "]"
        case str() if value and value.isprintable() and isinstance(scalar(value), str):
            return value
    return json.dumps(value, ensure_ascii=False)


def _first(parts: Iterable[str]) -> str:
    """Join the parts that there is room to show."""
    text = ""
    for part in parts:
        text += f", {part}" if text else part
        if len(text) > LONGEST_SHOWN:
            break
    return text


def read_text(value: Plain) -> str:
    """Return a text that is not blank; raise WrongValueError."""
    if isinstance(value, str) and value.strip():
        return value
    refuse("not_text", value)


def read_house_id(value: Plain) -> str:
    """Return an id, which is told from a path by its look; raise WrongValueError."""
    text = read_text(value)
    return text if not is_path(text) else refuse("id_like_path", value)


def is_path(reference: str) -> bool:
    """Tell whether this names a file rather than a house's id."""
    return "/" in reference or reference.endswith(".yaml")


def read_player(value: Plain) -> str:
    """Return the player, who is named or numbered; raise WrongValueError."""
    if isinstance(value, str) or type(value) is int:
        return str(value)
    refuse("not_player", value)


def read_version(value: Plain) -> int | str:
    """Return a version, a number or a text; raise WrongValueError."""
    return value if type(value) is int else read_text(value)


def read_bool(value: Plain) -> bool:
    """Return true or false; raise WrongValueError."""
    return value if isinstance(value, bool) else refuse("not_bool", value)


def read_whole(value: Plain) -> int:
    """Return a whole number; raise WrongValueError."""
    return value if type(value) is int else refuse("not_whole", value)


def whole(least: int, most: int | None = None) -> Reader:
    """Return a reader of whole numbers within bounds."""

    def read(value: Plain) -> int:
        if type(value) is int and least <= value and (most is None or value <= most):
            return value
        if most is None:
            refuse("not_whole_from", value, least=least)
        refuse("not_whole_between", value, least=least, most=most)

    return read


@cache
def choice(kind: type[StrEnum]) -> Reader:
    """Return a reader of one of an option's values."""
    expected = tuple(member.value for member in kind)

    def read(value: Plain) -> StrEnum:
        if isinstance(value, str) and value in expected:
            return kind(value)
        refuse("not_choice", value, expected=expected)

    return read


def read_card(value: Plain) -> Card:
    """Return one card; raise WrongValueError."""
    cards = read_cards(value)
    return cards[0] if len(cards) == 1 else refuse("not_one_card", value)


def read_cards(value: Plain) -> tuple[Card, ...]:
    """Return the cards of a text; raise WrongValueError."""
    if not isinstance(value, str):
        refuse("not_cards", value)
    cards = []
    for part in value.split():
        try:
            cards.append(parse_card(part))
        except ValueError:
            refuse("card_unreadable", part)
    return tuple(cards)


def read_hand_name(key: Plain) -> Hand:
    """Return the hand of a pay table's key; raise WrongValueError."""
    if isinstance(key, str) and key in PAID_HANDS:
        return Hand(key)
    refuse("unknown_hand", key, expected=PAID_HANDS)


def read_card_count(key: Plain) -> int:
    """Return the number of cards that a price is for; raise WrongValueError."""
    if type(key) is int and 1 <= key <= 6:
        return key
    refuse("unknown_card_count", key)


def read_limits(value: Plain) -> tuple[int, int]:
    """Return the least and the most of a stake in whole chips; raise WrongValueError."""
    if not isinstance(value, list) or len(value) != 2:
        refuse("not_limits", value)
    least, most = items(whole(1))(value)
    return (least, most) if least <= most else refuse("limits_crossed", value)


def items(read: Reader) -> Reader:
    """Return a reader of a list; what is wrong with its items is told of together."""

    def read_items(value: Plain) -> tuple[Any, ...]:
        if not isinstance(value, list):
            refuse("not_list", value)
        return tuple(_each(enumerate(value), int, read).values())

    return read_items


def some(read: Reader) -> Reader:
    """Return a reader of a list that is not empty."""
    read_items = items(read)

    def read_some(value: Plain) -> tuple[Any, ...]:
        found: tuple[Any, ...] = read_items(value)
        return found or refuse("list_empty", value)

    return read_some


def pairs(read_key: Reader, read: Reader) -> Reader:
    """Return a reader of a mapping whose keys are values too; null leaves an entry out."""

    def read_pairs(value: Plain) -> Mapping[Any, Any]:
        if not isinstance(value, dict):
            refuse("not_mapping", value)
        found = _each(value.items(), read_key, lambda item: None if item is None else read(item))
        return {key: item for key, item in found.items() if item is not None}

    return read_pairs


def _each(
    entries: Iterable[tuple[str | int, Plain]], read_key: Reader, read: Reader
) -> dict[Any, Any]:
    found, wrong = {}, []
    for key, value in entries:
        try:
            found[read_key(key)] = read(value)
        except WrongValueError as error:
            wrong += error.below(key)
    if wrong:
        raise WrongValueError(wrong)
    return found
