"""``verify``: whether certificates and exported records are as the examiner's key signed them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from dealer_trainer.exams.certificate import (
    Certificate,
    NotACertificateError,
    read_code,
    read_pdf,
)
from dealer_trainer.exams.chain import Flaw, flaws
from dealer_trainer.exams.exported import MARK, Exported, NotRecordsError, read_export
from dealer_trainer.exams.public_key import NotAKeyError, own_public_key, read_public_key
from dealer_trainer.faults import Fault
from dealer_trainer.files import FilesError, LocatedFault, Place, opened
from dealer_trainer.files.source import LARGEST
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.certificates import fact_lines

_PDF = b"%PDF-"


@dataclass(frozen=True, slots=True)
class _Read:
    """What the files hold, each with the file's name."""

    certificates: list[tuple[str, Certificate]]
    books: list[tuple[str, Exported]]


def verify_files(names: Sequence[str], key: str | None, words: Words, text: TextIO) -> None:
    """Write all facts of the certificates, and how many records there are.

    `key` is a file with the public key that is trusted, None for that of this computer. Records are
    held against the certificates given with them. Raises FilesError if anything was changed.
    """
    public = _trusted(key)
    found = _read(names, public)
    witnesses = [each.facts.witness for _, each in found.certificates]
    faults: list[LocatedFault] = []
    for name, book in found.books:
        if book.public != public:
            faults.append(_fault(name, "records_other_key"))
        faults += [_flaw(name, flaw) for flaw in flaws(book.rows, public, witnesses)]
    if faults:
        raise FilesError(faults)
    for name, certificate in found.certificates:
        text.write(words.text("{name}: the certificate is genuine", name=name) + "\n")
        text.writelines(
            f"  {label}: {value}\n" for label, value in fact_lines(words, certificate.facts)
        )
    for name, book in found.books:
        told = words.plural(
            "{name}: {count} record, nothing was changed",
            "{name}: {count} records, nothing was changed",
            len(book.rows),
            name=name,
        )
        text.write(f"{told}\n")


def _read(names: Sequence[str], public: str) -> _Read:
    found = _Read([], [])
    faults: list[LocatedFault] = []
    for name in names:
        try:
            data = _bytes(name)
            if data.startswith(MARK.encode()):
                found.books.append((name, read_export(data)))
            elif data.startswith(_PDF):
                found.certificates.append((name, read_pdf(data, public)))
            else:
                code = data.decode("ascii").strip()
                found.certificates.append((name, read_code(code, public)))
        except FilesError as error:
            faults += error.faults
        except NotRecordsError:
            faults.append(_fault(name, "not_records"))
        except (NotACertificateError, UnicodeDecodeError):
            faults.append(_fault(name, "not_certificate"))
    if faults:
        raise FilesError(faults)
    return found


def _trusted(key: str | None) -> str:
    name = str(own_public_key()) if key is None else key
    if key is None and not Path(name).exists():
        raise FilesError([_fault("--key", "no_public_key")])
    try:
        return read_public_key(_bytes(name).decode("ascii"))
    except (NotAKeyError, UnicodeDecodeError):
        raise FilesError([_fault(name, "not_public_key")]) from None


def _bytes(name: str) -> bytes:
    with opened(name) as stream:
        try:
            data = stream.read(LARGEST + 1)
        except OSError as error:
            raise FilesError([_fault(name, "file_unreadable")]) from error
    if len(data) > LARGEST:
        most = LARGEST // 1024 // 1024
        raise FilesError([LocatedFault(Place(name), Fault((), "file_too_large", {"most": most}))])
    return data


def _flaw(name: str, flaw: Flaw) -> LocatedFault:
    """Return a flaw as a fault of the file, at the line of its record."""
    place = Place(name, flaw.number + 1)
    return LocatedFault(place, Fault((), f"record_{flaw.broken}", {"number": flaw.number}))


def _fault(name: str, problem: str) -> LocatedFault:
    return LocatedFault(Place(name), Fault((), problem))
