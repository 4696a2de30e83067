"""The values of options as the texts that fields hold, and back to those of a document."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from dealer_trainer.faults import Key
from dealer_trainer.files import Plain, scalar
from dealer_trainer.options import Kind, Option

ON, OFF = "on", ""
_SPACES = re.compile(r"(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))")
_BETWEEN_AMOUNTS = re.compile(r"[,;\s]+")


def _at(plain: Any, key: Sequence[str]) -> Any:
    for step in key:
        plain = plain.get(step) if isinstance(plain, dict) else None
    return plain


def flat(option: Option, house: Mapping[str, Any]) -> dict[Key, str]:
    """Return the values of an option's fields, as a house's document has them."""
    key, value = option.key, _at(house, option.key)
    match option.kind:
        case Kind.SEVERAL:
            return {(*key, each): ON if each in (value or ()) else OFF for each in option.values}
        case Kind.ODDS:
            pays = value or {}
            return {(*key, each): str(pays.get(each, "")) for each in option.values}
        case Kind.LIMITS:
            return {(*key, at): str(each) for at, each in enumerate(value or ("", ""))}
        case Kind.AMOUNTS:
            return {key: ", ".join(map(str, value or ()))}
        case Kind.DRAWS:
            found: dict[Key, str] = {key: str(len(value or ()))}
            for turn, sold in enumerate(value or ()):
                found[*key, turn, "sixth"] = str(sold.get("sixth", ""))
                for cards, price in sold.get("exchange", {}).items():
                    found[*key, turn, "exchange", cards] = str(price)
            return found
    return {key: "" if value is None else str(value)}


def folded(option: Option, values: Mapping[Key, str]) -> Plain:
    """Return the value of an option that its fields hold."""
    key = option.key
    match option.kind:
        case Kind.SEVERAL:
            return [str(each) for each in option.values if values.get((*key, each)) == ON]
        case Kind.ODDS:
            return {str(each): _scalar(values.get((*key, each), "")) for each in option.values}
        case Kind.LIMITS:
            return [_scalar(values.get((*key, at), "")) for at in (0, 1)]
        case Kind.AMOUNTS:
            return [scalar(each) for each in _BETWEEN_AMOUNTS.split(values[key]) if each]
        case Kind.DRAWS:
            return [_turn(key, turn, values) for turn in range(int(values[key] or 0))]
    return _scalar(values.get(key, ""))


def _turn(key: Key, turn: int, values: Mapping[Key, str]) -> Plain:
    sixth = _scalar(values.get((*key, turn, "sixth"), ""))
    exchange: dict[str | int, Plain] = {}
    for each, value in sorted(values.items(), key=lambda entry: str(entry[0])):
        if each[:3] == (*key, turn, "exchange") and value.strip():
            exchange[each[3]] = _scalar(value)
    sold: dict[str | int, Plain] = {} if sixth is None else {"sixth": sixth}
    return sold | ({"exchange": exchange} if exchange else {})


def clean(text: str) -> str:
    """Return a number without the blanks with which people group its digits."""
    return _SPACES.sub("", text.strip())


def _scalar(text: str) -> Plain:
    return scalar(clean(text))
