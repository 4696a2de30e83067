"""The chain of records: how the next one is made, and what is wrong with one that was altered."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from dealer_trainer.exams.keys import OpenKey, is_signed
from dealer_trainer.exams.record import (
    NO_HASH,
    Record,
    RecordKind,
    UnreadableRecordError,
    record_text,
)


class Broken(StrEnum):
    """What can be wrong with a chain."""

    UNREADABLE = "unreadable"
    SIGNATURE = "signature"
    NUMBER = "number"
    PREVIOUS = "previous"
    KEY = "key"
    EMPTY = "empty"
    ROW = "row"
    CUT_OFF = "cut_off"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Flaw:
    """A flaw: the number of the record, counted from 1 as the records lie, and what it is.

    `CUT_OFF`: a certificate names this record and it is not there; `OTHER`: the record with this
    number is not the one that a certificate names.
    """

    number: int
    broken: Broken


@dataclass(frozen=True, slots=True)
class Witness:
    """What a certificate says about the chain: the hash of the record with a number."""

    number: int
    hash: str


def next_record(
    key: OpenKey,
    last: Record | None,
    kind: RecordKind,
    exam: int,
    at: datetime,
    body: Mapping[str, Any],
) -> Record:
    """Return the record that follows the last one, signed; an opening is its own exam."""
    number = last.number + 1 if last else 1
    exam = number if kind is RecordKind.OPENED else exam
    previous = last.hash if last else NO_HASH
    text = record_text(number, kind, exam, at, body, previous)
    return Record.read(text, key.sign(text.encode()).hex())


def flaws(
    rows: Iterable[tuple[str, str]], public: str, witnesses: Iterable[Witness] = ()
) -> Iterator[Flaw]:
    """Yield what is wrong with a chain, given as texts and signatures in their order.

    `public` is the key that is trusted. What certificates witness shows also a tail that was cut
    off, and an old chain that was put back.
    """
    expected: dict[int, str] = {}
    for each in witnesses:
        expected[each.number] = each.hash
    previous, number = NO_HASH, 0
    for text, signature in rows:
        number += 1
        try:
            record = Record.read(text, signature)
        except UnreadableRecordError:
            yield Flaw(number, Broken.UNREADABLE)
            previous = ""
            continue
        yield from _record_flaws(record, number, previous, public)
        if expected.pop(number, record.hash) != record.hash:
            yield Flaw(number, Broken.OTHER)
        previous = record.hash
    if not number:
        yield Flaw(0, Broken.EMPTY)
    for missing in sorted(expected):
        yield Flaw(missing, Broken.CUT_OFF)


def _record_flaws(record: Record, number: int, previous: str, public: str) -> Iterator[Flaw]:
    if not is_signature(public, record.text.encode(), record.signature):
        yield Flaw(number, Broken.SIGNATURE)
    if record.number != number:
        yield Flaw(number, Broken.NUMBER)
    if record.previous != previous:
        yield Flaw(number, Broken.PREVIOUS)
    is_key = record.kind is RecordKind.KEY
    if is_key != (number == 1) or (is_key and record.body.get("public") != public):
        yield Flaw(number, Broken.KEY)


def is_signature(public: str, data: bytes, signature: str) -> bool:
    """Tell whether hexadecimal digits are the signature of some bytes, written in the one way."""
    try:
        raw = bytes.fromhex(signature)
    except ValueError:
        return False
    return raw.hex() == signature and is_signed(public, data, raw)
