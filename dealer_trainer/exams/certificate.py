"""A certificate: the signed facts as one text, for the QR code and the PDF, and its checking.

How a page uses it: `Exams.certify` gives a `Certificate`; its `code` goes into the QR code; the PDF
is made by Qt and then passed through `sealed_pdf` with the open key, so that `verify` finds any
change in the file too.
"""

import base64
import json
import re
import zlib
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any, Self

from dealer_trainer.exams.chain import Witness, is_signature
from dealer_trainer.exams.keys import OpenKey, is_signed
from dealer_trainer.exams.record import plain_text

_MARK = "DTC1"
_CODE = re.compile(rf"{_MARK}\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)")
_LARGEST = 65536
_END_OF_PDF = re.compile(rb"startxref\s+\d+\s+%%EOF\s*\Z")
_SEAL = re.compile(rb"\n%(DTC1\.[\w-]+\.[\w-]+)\n%DTS1\.([0-9a-f]{128})\n")


class NotACertificateError(ValueError):
    """A text or file that is no certificate, or was changed so that it is none any more."""


@dataclass(frozen=True, slots=True)
class SectionFacts:
    """A section: its names, what was right of how many, accuracy and pass mark in per cent."""

    ru: str
    en: str
    right: int
    asked: int
    accuracy: int
    pass_mark: int | None


@dataclass(frozen=True, slots=True)
class Facts:
    """All that a certificate says; money in whole chips, marks and pace in per cent.

    `number` is that of the certificate; `record` and `head` are the number and hash of the record
    with the result, which show whether a book of records still has its end.
    """

    number: str
    person: str
    staff: str
    house: str
    house_ru: str
    house_en: str
    house_version: str
    house_hash: str
    plan: str
    plan_ru: str
    plan_en: str
    plan_version: int
    paper: str
    sections: tuple[SectionFacts, ...]
    questions: int
    accuracy: int
    pass_mark: int
    overpaid: int
    underpaid: int
    money_error: int | None
    pace: int
    least_pace: int | None
    examiner: str
    passed_on: date
    valid_until: date
    record: int
    head: str

    @property
    def witness(self) -> Witness:
        """What the certificate says about the chain of records."""
        return Witness(self.record, self.head)

    def to_plain(self) -> dict[str, Any]:
        """Return the facts as a record has them."""
        dates = {"passed_on": str(self.passed_on), "valid_until": str(self.valid_until)}
        return {**asdict(self), **dates, "sections": [asdict(each) for each in self.sections]}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return the facts of a record; raise NotACertificateError for anything else."""
        try:
            sections = tuple(SectionFacts(**each) for each in plain["sections"])
            dates = {key: date.fromisoformat(plain[key]) for key in ("passed_on", "valid_until")}
            return cls(**{**plain, **dates, "sections": sections})
        except (KeyError, TypeError, ValueError) as error:
            raise NotACertificateError from error


@dataclass(frozen=True, slots=True)
class Certificate:
    """The facts, and the code: the same facts as signed text."""

    facts: Facts
    code: str


def certificate_of(facts: Facts, key: OpenKey) -> Certificate:
    """Return the certificate of some facts."""
    packed = zlib.compress(plain_text(facts.to_plain()).encode(), 9)
    return Certificate(facts, f"{_MARK}.{_to_text(packed)}.{_to_text(key.sign(packed))}")


def read_code(code: str, public: str) -> Certificate:
    """Return the certificate of a code text that the owner of the public key has signed.

    Raises NotACertificateError for any other text.
    """
    found = _CODE.fullmatch(code)
    if not found:
        raise NotACertificateError
    packed, signature = _from_text(found[1]), _from_text(found[2])
    if not is_signed(public, packed, signature):
        raise NotACertificateError
    try:
        plain = json.loads(zlib.decompressobj().decompress(packed, _LARGEST))
    except (ValueError, zlib.error) as error:
        raise NotACertificateError from error
    return Certificate(Facts.from_plain(plain), code)


def sealed_pdf(pdf: bytes, certificate: Certificate, key: OpenKey) -> bytes:
    """Return a PDF with the certificate's code at its end, in which no byte can be changed.

    Readers of PDF see comments there. Raises NotACertificateError if it is no PDF.
    """
    end = _END_OF_PDF.search(pdf)
    if not end:
        raise NotACertificateError
    whole = pdf + b"\n%" + certificate.code.encode() + b"\n"
    signature = key.sign(whole).hex().encode()
    return whole + b"%DTS1." + signature + b"\n" + end[0].rstrip() + b"\n"


def read_pdf(pdf: bytes, public: str) -> Certificate:
    """Return the certificate in a sealed PDF; raise NotACertificateError if it was changed."""
    seals = list(_SEAL.finditer(pdf))
    if len(seals) != 1:
        raise NotACertificateError
    seal = seals[0]
    before = pdf[: seal.end(1) + 1]
    end = _END_OF_PDF.search(pdf[: seal.start()])
    if not end or pdf[seal.end() :] != end[0].rstrip() + b"\n":
        raise NotACertificateError
    if not is_signature(public, before, seal[2].decode()):
        raise NotACertificateError
    return read_code(seal[1].decode("ascii"), public)


def _to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _from_text(text: str) -> bytes:
    """Return the bytes of a text; only the one text that `_to_text` makes of them is read."""
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise NotACertificateError from error
    if _to_text(data) != text:
        raise NotACertificateError
    return data
