"""An answer as it lies in the database: texts and numbers that outlive the program's own types."""

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from textwrap import indent
from typing import Any

from sqlalchemy import Row

from dealer_trainer.files import dump_scenario, settlement_to_plain
from dealer_trainer.practice import AnswerRecord


@dataclass(frozen=True, slots=True)
class StoredPart:
    """One part of a question as asked and answered.

    `key` names the part as in the question, ``2.bet``; `truth` is the right answer, `typed` the
    text of the field, `given` what it was understood as; None was left blank. `money_error` is in
    whole chips, above 0 if the box got too much.
    """

    key: str
    truth: str
    typed: str | None
    given: str | None
    right: bool
    money_error: int


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """One answer as it was saved.

    `scenario` names its house, `house` is the text of that house as it was then, `settlement` the
    JSON of the settlement as it was judged. Money is in whole chips.
    """

    id: int
    person: int
    answered: datetime
    kind: str
    version: int
    topic: str
    scenario: str
    house: str
    settlement: Mapping[str, Any]
    parts: tuple[StoredPart, ...]
    right: bool
    overpaid: int
    underpaid: int
    milliseconds: int
    seed: int

    @property
    def document(self) -> str:
        """The YAML document of the scenario with its house inside, which opens the answer again."""
        _, dealt = self.scenario.split("\n", 1)
        return "house:\n" + indent(self.house, "  ") + dealt


def house_hash(text: str) -> str:
    """Return the name of a house's text: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def to_row(record: AnswerRecord) -> dict[str, Any]:
    """Return the columns of an answer, all but the hash of its house."""
    question, grade = record.question, record.grade
    scenario = question.scenario
    return {
        "person_id": record.person,
        "answered_utc": record.answered,
        "kind": question.kind.value,
        "version": question.version,
        "topic": record.topic.value,
        "scenario": dump_scenario(scenario, scenario.house.id),
        "settlement": settlement_to_plain(question.settlement),
        "parts": [asdict(part) for part in _parts(record)],
        "right": grade.right,
        "overpaid": grade.overpaid,
        "underpaid": grade.underpaid,
        "milliseconds": record.milliseconds,
        "seed": record.seed,
    }


def _parts(record: AnswerRecord) -> list[StoredPart]:
    return [
        StoredPart(
            key=graded.part.key,
            truth=graded.part.truth,
            typed=record.typed.get(graded.part.key),
            given=graded.given,
            right=graded.right,
            money_error=graded.money_error,
        )
        for graded in record.grade.parts
    ]


def from_row(row: Row[Any]) -> StoredAnswer:
    """Return the answer of a row of `answers` with the text of its house as `house`."""
    return StoredAnswer(
        id=row.id,
        person=row.person_id,
        answered=row.answered_utc,
        kind=row.kind,
        version=row.version,
        topic=row.topic,
        scenario=row.scenario,
        house=row.house,
        settlement=row.settlement,
        parts=tuple(StoredPart(**part) for part in row.parts),
        right=row.right,
        overpaid=row.overpaid,
        underpaid=row.underpaid,
        milliseconds=row.milliseconds,
        seed=row.seed,
    )
