"""What the file of a person may hold, value by value; nothing is converted between kinds."""

import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from dealer_trainer.faults import Fault
from dealer_trainer.files.values import (
    Reader,
    WrongValueError,
    items,
    read_bool,
    refuse,
    shown,
    whole,
)
from dealer_trainer.store.derived import settled_boxes
from dealer_trainer.store.people import LONGEST_NAME, UnfitNameError, tidy
from dealer_trainer.store.plain import time_from_plain
from dealer_trainer.store.rows import NOBODY
from dealer_trainer.store.stored import HouseText

_KEY = re.compile(r"[0-9A-Za-z-]{1,32}")
_HASH = re.compile(r"[0-9a-f]{64}")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_WORD = re.compile(r"[a-z][a-z_]{0,39}")
_LONGEST_TEXT = 65_536
_LONGEST_ANSWER = 2000
# What a whole number of the database may be.
_MOST = 2**31 - 1
_MOST_SEED = 2**63 - 1


def mapping(readers: Mapping[str, Reader], later: Mapping[str, Reader] | None = None) -> Reader:
    """Return a reader of a mapping with exactly these keys; all its faults are told together.

    Keys that came `later` may be missing.
    """
    wanted, readers = tuple(readers), {**readers, **(later or {})}

    def read(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            refuse("not_mapping", value)
        known = tuple(readers)
        faults = [
            Fault((key,), "unknown_key", {"found": shown(key), "expected": known})
            for key in list(value)[: len(known) + 1]
            if key not in readers
        ]
        found = {}
        for key, reader in readers.items():
            if key not in value and key not in wanted:
                continue
            if key not in value:
                faults.append(Fault((), "missing_key", {"missing": key}))
                continue
            try:
                found[key] = reader(value[key])
            except WrongValueError as error:
                faults += error.below(key)
        if faults:
            raise WrongValueError(faults)
        return found

    return read


def optional(read: Reader) -> Reader:
    """Return a reader that lets null through."""
    return lambda value: None if value is None else read(value)


def _matching(pattern: re.Pattern[str]) -> Reader:
    def read(value: Any) -> str:
        is_so = isinstance(value, str) and pattern.fullmatch(value)
        return str(value) if is_so else refuse("not_as_written", value)

    return read


def _text(longest: int) -> Reader:
    def read(value: Any) -> str:
        if not isinstance(value, str):
            refuse("not_text", value)
        # A database takes no such character, or no such half of one.
        if len(value) > longest or "\0" in value or not _is_whole(value):
            refuse("not_as_written", value)
        return value

    return read


def _is_whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _name(value: Any) -> str:
    text: str = _text(LONGEST_NAME)(value)
    try:
        is_tidy = text == NOBODY or tidy(text) == text
    except UnfitNameError:
        is_tidy = False
    return text if is_tidy else refuse("not_as_written", value)


def _time(value: Any) -> str:
    try:
        time_from_plain(value)
    except (ValueError, TypeError):
        refuse("not_as_written", value)
    return str(value)


def _day(value: Any) -> str:
    is_so = isinstance(value, str) and _DATE.fullmatch(value)
    try:
        date.fromisoformat(value if is_so else "")
    except ValueError:
        refuse("not_as_written", value)
    return str(value)


_money = whole(0, _MOST)
_word = _matching(_WORD)
_card = _matching(re.compile("[2-9TJQKA][shdc]"))

_line = mapping(
    {
        "bet": _word,
        "stake": _money,
        "outcome": _word,
        "pays": _money,
        "rule": optional(_text(40)),
    }
)
_settled_box = mapping(
    {
        "box": whole(1, 99),
        "combinations": items(_word),
        "result": _word,
        "bets": items(_line),
        "pays": _money,
        "takes": _money,
    }
)
_settled_dealer = mapping(
    {
        "opens": _word,
        "plays": read_bool,
        "final": _word,
        "final_plays": read_bool,
        "exchanged": items(_card),
    }
)
_settlement = mapping(
    {
        "house": _text(200),
        "dealer": _settled_dealer,
        "boxes": items(_settled_box),
        "pays": _money,
        "takes": _money,
    }
)
_answered_part = mapping(
    {
        "key": _text(200),
        "truth": _text(_LONGEST_ANSWER),
        "typed": optional(_text(_LONGEST_ANSWER)),
        "given": optional(_text(_LONGEST_ANSWER)),
        "right": read_bool,
        "money_error": whole(-_MOST, _MOST),
    },
    later={
        "laid": _text(200),
        "ideas": items(_word),
        "hints": whole(1, _MOST),
    },
)

read_person: Callable[[Any], dict[str, Any]] = mapping(
    {"key": _matching(_KEY), "name": _name, "created_utc": _time}
)
_read_house = mapping({"hash": _matching(_HASH), "house": _text(200), "text": _text(_LONGEST_TEXT)})
_read_answer = mapping(
    {
        "key": _matching(_KEY),
        "answered_utc": _time,
        "kind": _word,
        "version": whole(1, _MOST),
        "topic": _word,
        "scenario": _text(_LONGEST_TEXT),
        "house_hash": _matching(_HASH),
        "settlement": _settlement,
        "parts": items(_answered_part),
        "right": read_bool,
        "overpaid": _money,
        "underpaid": _money,
        "milliseconds": _money,
        "seed": whole(0, _MOST_SEED),
    },
    later={
        "other_hash": _matching(_HASH),
        "mode": _matching(re.compile("[a-z][a-z_]{0,19}")),
        "combination": _word,
        "day": _day,
        "slow": read_bool,
        "boxes": whole(0, 99),
    },
)


def read_house(value: Any) -> dict[str, Any]:
    """Return a house whose text is what its hash says; raise WrongValueError."""
    house: dict[str, Any] = _read_house(value)
    if HouseText(house["house"], house["text"]).hash != house["hash"]:
        raise WrongValueError([Fault(("hash",), "does_not_add_up")])
    return house


def read_answer(value: Any) -> dict[str, Any]:
    """Return an answer whose sums are those of its parts; raise WrongValueError."""
    answer: dict[str, Any] = _read_answer(value)
    errors = [part["money_error"] for part in answer["parts"]]
    sums = {
        "right": all(part["right"] for part in answer["parts"]),
        "overpaid": sum(max(error, 0) for error in errors),
        "underpaid": sum(max(-error, 0) for error in errors),
    }
    sums["boxes"] = settled_boxes(part["key"] for part in answer["parts"])
    there = {name: value for name, value in sums.items() if name in answer}
    if wrong := [name for name, value in there.items() if answer[name] != value]:
        raise WrongValueError([Fault((name,), "does_not_add_up") for name in wrong])
    return answer
