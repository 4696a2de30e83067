"""The register of certificates: who holds one, whether it is valid, who must soon sit again."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from dealer_trainer.exams.book import Entry, State
from dealer_trainer.exams.certificate import Facts

#: How many days before its end a certificate stands out.
SOON = 60


class Validity(StrEnum):
    """Whether a certificate is good today; withdrawn is one whose exam was regraded since."""

    VALID = "valid"
    SOON = "soon"
    EXPIRED = "expired"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Registered:
    """A certificate in the register: its exam's number, its facts and code."""

    exam: int
    facts: Facts
    code: str
    validity: Validity


def register(entries: Iterable[Entry], today: date) -> tuple[Registered, ...]:
    """Return all certificates, the newest first."""
    found = [
        Registered(each.number, each.certificate, each.code, _validity(each, today))
        for each in entries
        if each.certificate
    ]
    return tuple(sorted(found, key=lambda each: each.facts.passed_on, reverse=True))


def _validity(entry: Entry, today: date) -> Validity:
    facts = entry.certificate
    if facts is None or entry.state is not State.PASSED or facts.record != entry.record:
        return Validity.WITHDRAWN
    if facts.valid_until < today:
        return Validity.EXPIRED
    soon = facts.valid_until - today <= timedelta(days=SOON)
    return Validity.SOON if soon else Validity.VALID
