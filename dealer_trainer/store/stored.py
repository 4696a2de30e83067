"""An answer as it lies in the database: texts and numbers that outlive the program's own types."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from textwrap import indent
from typing import TYPE_CHECKING, Any, Self

from sqlalchemy import Row

from dealer_trainer.files import dump_scenario, settlement_to_plain
from dealer_trainer.practice import AnswerRecord, Pace
from dealer_trainer.store.derived import settled_boxes

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea


@dataclass(frozen=True, slots=True)
class StoredPart:
    """One part of a question as asked and answered.

    `key` names the part as in the question, ``2.bet``; `truth` is the right answer, `typed` the
    text of the field, `given` what it was understood as; None was left blank. `money_error` is in
    whole chips, above 0 if the box got too much. `laid` is the answer that was shown as settled,
    `ideas` are the wrong ideas that give this answer, the likeliest first, none if it is wrong and
    no idea gives it, and None if none was looked for; `hints` are the steps of the hint ladder that
    were taken.
    """

    key: str
    truth: str
    typed: str | None
    given: str | None
    right: bool
    money_error: int
    laid: str | None = None
    ideas: tuple[str, ...] | None = None
    hints: int = 0

    def to_plain(self) -> dict[str, Any]:
        """Return the part as JSON has it; what came later is left out where there is none."""
        later = {
            "laid": self.laid,
            "ideas": None if self.ideas is None else list(self.ideas),
            "hints": self.hints or None,
        }
        return {
            "key": self.key,
            "truth": self.truth,
            "typed": self.typed,
            "given": self.given,
            "right": self.right,
            "money_error": self.money_error,
        } | {key: value for key, value in later.items() if value is not None}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """Return the part that JSON has."""
        ideas = plain.get("ideas")
        return cls(**{**plain, "ideas": None if ideas is None else tuple(ideas)})


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose an answer is, by a key that is the same in every database.

    Without a name nothing but the key is known: it is that of whoever practised last.
    """

    key: str
    name: str
    created: datetime


@dataclass(frozen=True, slots=True)
class HouseText:
    """The whole text of a house as it was when it was answered by; `house` is its id."""

    house: str
    text: str

    @property
    def hash(self) -> str:
        """The name of the text: its SHA-256 in hexadecimal digits."""
        return hashlib.sha256(self.text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class WholeAnswer:
    """The row of an answer, all but the hashes of its houses, and the texts of these."""

    row: Mapping[str, Any]
    house: HouseText
    other: HouseText | None = None

    @property
    def texts(self) -> tuple[HouseText, ...]:
        """The texts of its houses."""
        return (self.house,) if self.other is None else (self.house, self.other)


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """One answer as it was saved, with the key that it was saved under.

    `scenario` names its house, `house` is the text of that house as it was then, `other` that of
    the house under which the table was looked at a second time; `settlement` is the JSON of the
    settlement as it was judged. Money is in whole chips. `combination` is the class of
    hand that was asked about, `day` the day of practice, `slow` that a trained dealer is quicker.
    """

    key: str
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
    mode: str
    combination: str
    day: date
    slow: bool
    other: str | None = None

    @property
    def document(self) -> str:
        """The YAML document of the scenario with its house inside, which opens the answer again."""
        return document(self.scenario, self.house)


def document(scenario: str, house: str) -> str:
    """Return a scenario's document with its house, which it only names, written out in it."""
    _, _, dealt = scenario.partition("\n")
    return "house:\n" + indent(house, "  ") + dealt


def to_row(record: AnswerRecord) -> dict[str, Any]:
    """Return the columns of an answer, all but the hashes of its houses."""
    question, grade = record.question, record.grade
    scenario = question.scenario
    return {
        "key": record.key,
        "person_id": record.person,
        "answered_utc": record.answered,
        "kind": question.kind.value,
        "version": question.version,
        "topic": record.topic.value,
        "scenario": dump_scenario(scenario, scenario.house.id),
        "settlement": settlement_to_plain(question.settlement),
        "parts": [part.to_plain() for part in _parts(record)],
        "right": grade.right,
        "overpaid": grade.overpaid,
        "underpaid": grade.underpaid,
        "milliseconds": record.milliseconds,
        "seed": record.seed,
        "mode": record.mode.value,
        "combination": record.skill.hand.value,
        "day": record.practice_day,
        "slow": record.pace is Pace.SLOW,
        "boxes": settled_boxes(part.key for part in question.parts),
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
            laid=record.question.laid.get(graded.part.key),
            ideas=_values(record.ideas.get(graded.part.key)),
            hints=record.hints.get(graded.part.key, 0),
        )
        for graded in record.grade.parts
    ]


def _values(ideas: "tuple[Idea, ...] | None") -> tuple[str, ...] | None:
    return None if ideas is None else tuple(idea.value for idea in ideas)


def from_row(row: Row[Any]) -> StoredAnswer:
    """Return the answer of a row of `answers` with the texts of its houses."""
    return StoredAnswer(
        key=row.key,
        person=row.person_id,
        answered=row.answered_utc,
        kind=row.kind,
        version=row.version,
        topic=row.topic,
        scenario=row.scenario,
        house=row.house,
        settlement=row.settlement,
        parts=tuple(StoredPart.from_plain(part) for part in row.parts),
        right=row.right,
        overpaid=row.overpaid,
        underpaid=row.underpaid,
        milliseconds=row.milliseconds,
        seed=row.seed,
        other=row.other,
        mode=row.mode,
        combination=row.combination,
        day=row.day,
        slow=row.slow,
    )
