"""The exams that a chain of records tells of: who sat what, what came of it, as it is now."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from typing import Any

from dealer_trainer.exams.certificate import Facts
from dealer_trainer.exams.record import Record, RecordKind
from dealer_trainer.exams.result import Graded, strike


class State(StrEnum):
    """How far an exam is."""

    UNFINISHED = "unfinished"
    PASSED = "passed"
    FAILED = "failed"
    ANNULLED = "annulled"


@dataclass(frozen=True, slots=True)
class Candidate:
    """Who sits an exam: the name and the staff number, by which he is known again."""

    name: str
    staff: str


@dataclass(frozen=True, slots=True)
class Entry:
    """An exam: `number` is that of the record that opened it, `record` that of its last result.

    `plan_text` is the plan as it was, with its house written out; `result_hash` the hash of the
    record with the result; `seed` and `graded` are there after the end, as last graded.
    """

    number: int
    candidate: Candidate
    examiner: str
    plan: str
    plan_version: int
    plan_text: str
    house: str
    opened: datetime
    body: Mapping[str, Any]
    state: State = State.UNFINISHED
    ended: datetime | None = None
    seed: int | None = None
    paper: str = ""
    graded: tuple[Graded, ...] = ()
    record: int = 0
    result_hash: str = ""
    away: int = 0
    breaks: int = 0
    reason: str = ""
    certificate: Facts | None = None
    code: str = ""

    @property
    def day(self) -> date:
        """The day on which it was opened, by the clock of this computer."""
        return self.opened.astimezone().date()


def entries(records: Iterable[Record]) -> dict[int, Entry]:
    """Return the exams of a chain by their numbers, in the order in which they were opened."""
    found: dict[int, Entry] = {}
    for record in records:
        if record.kind is RecordKind.OPENED:
            found[record.number] = _opened(record)
        elif record.exam in found and (change := _CHANGES.get(record.kind)):
            found[record.exam] = change(found[record.exam], record)
    return found


def _opened(record: Record) -> Entry:
    body = record.body
    return Entry(
        number=record.number,
        candidate=Candidate(body["name"], body["staff"]),
        examiner=body["examiner"],
        plan=body["plan"],
        plan_version=body["plan_version"],
        plan_text=body["plan_text"],
        house=body["house"],
        opened=record.at,
        body=body,
    )


def _ended(entry: Entry, record: Record) -> Entry:
    body = record.body
    return replace(
        entry,
        state=State.PASSED if body["passed"] else State.FAILED,
        ended=record.at,
        seed=body["seed"],
        paper=body["paper"],
        graded=tuple(map(Graded.from_plain, body["questions"])),
        record=record.number,
        result_hash=record.hash,
        away=body["away"],
        breaks=body["breaks"],
    )


def _regraded(entry: Entry, record: Record) -> Entry:
    body = record.body
    return replace(
        entry,
        state=State.PASSED if body["passed"] else State.FAILED,
        graded=strike(entry.graded, body["struck"]),
        record=record.number,
        result_hash=record.hash,
    )


def _annulled(entry: Entry, record: Record) -> Entry:
    return replace(entry, state=State.ANNULLED, ended=record.at, reason=record.body["reason"])


def _certified(entry: Entry, record: Record) -> Entry:
    facts = Facts.from_plain(dict(record.body["facts"]))
    return replace(entry, certificate=facts, code=record.body["code"])


_CHANGES = {
    RecordKind.RESULT: _ended,
    RecordKind.REGRADED: _regraded,
    RecordKind.ANNULLED: _annulled,
    RecordKind.CERTIFICATE: _certified,
}
