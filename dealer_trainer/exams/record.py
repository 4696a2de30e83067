"""A record: one line of the book of exams, which names the line before and is signed."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Self

NO_HASH = "0" * 64
"""What the first record names as the one before."""


class RecordKind(StrEnum):
    """What a record tells."""

    KEY = "key"
    OPENED = "opened"
    ASKED = "asked"
    ANSWERED = "answered"
    AWAY = "away"
    RESUMED = "resumed"
    RESULT = "result"
    ANNULLED = "annulled"
    STRUCK = "struck"
    REGRADED = "regraded"
    CERTIFICATE = "certificate"


class UnreadableRecordError(ValueError):
    """A text that no record has."""


@dataclass(frozen=True, slots=True)
class Record:
    """One record: `number` counts from 1; `exam` is the number of the record that opened the exam.

    `exam` is 0 where no single exam is meant. `text` is what is kept and signed, `signature` the
    Ed25519 signature of it in hexadecimal digits; all else is read from the text.
    """

    number: int
    kind: RecordKind
    exam: int
    at: datetime
    body: Mapping[str, Any]
    previous: str
    text: str
    signature: str

    @property
    def hash(self) -> str:
        """The name of this record in the one after it: SHA-256 of its text."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @classmethod
    def read(cls, text: str, signature: str) -> Self:
        """Return the record of a text; raise UnreadableRecordError for any other text."""
        try:
            plain = json.loads(text)
            made = cls(
                number=_whole(plain["number"]),
                kind=RecordKind(plain["kind"]),
                exam=_whole(plain["exam"]),
                at=datetime.fromisoformat(plain["at"]),
                body=dict(plain["body"]),
                previous=str(plain["previous"]),
                text=text,
                signature=signature,
            )
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise UnreadableRecordError from error
        return made


def record_text(
    number: int,
    kind: RecordKind,
    exam: int,
    at: datetime,
    body: Mapping[str, Any],
    previous: str,
) -> str:
    """Return the text of a record: JSON in one line, its keys in order."""
    return plain_text(
        {
            "number": number,
            "kind": kind.value,
            "exam": exam,
            "at": at.astimezone(UTC).isoformat(),
            "body": body,
            "previous": previous,
        }
    )


def plain_text(plain: Mapping[str, Any]) -> str:
    """Return plain values as the one text that stands for them."""
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _whole(value: object) -> int:
    if type(value) is not int:
        raise UnreadableRecordError
    return value
