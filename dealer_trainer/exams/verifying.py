"""Whether certificates and exported records are as the examiner's key signed them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from dealer_trainer.exams.certificate import (
    Certificate,
    NotACertificateError,
    read_code,
    read_pdf,
)
from dealer_trainer.exams.chain import Flaw, flaws
from dealer_trainer.exams.exported import MARK, Exported, NotRecordsError, read_export
from dealer_trainer.faults import Fault
from dealer_trainer.files import FilesError, LocatedFault, Place, opened
from dealer_trainer.files.source import LARGEST

_PDF = b"%PDF-"


@dataclass(frozen=True, slots=True)
class Verified:
    """What files hold that nobody has changed, each with the file's name."""

    certificates: list[tuple[str, Certificate]] = field(default_factory=list)
    books: list[tuple[str, Exported]] = field(default_factory=list)


def verify(names: Sequence[str], public: str) -> Verified:
    """Return what files hold: PDFs of certificates, texts of their codes, exported records.

    `public` is the key that is trusted. Records are held against the certificates given with them.
    Raises FilesError with everything that was changed.
    """
    found = _read(names, public)
    witnesses = [each.facts.witness for _, each in found.certificates]
    faults: list[LocatedFault] = []
    for name, book in found.books:
        if book.public != public:
            faults.append(fault(name, "records_other_key"))
        faults += [_flaw(name, flaw) for flaw in flaws(book.rows, public, witnesses)]
    if faults:
        raise FilesError(faults)
    return found


def _read(names: Sequence[str], public: str) -> Verified:
    found = Verified()
    faults: list[LocatedFault] = []
    for name in names:
        try:
            data = file_bytes(name)
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
            faults.append(fault(name, "not_records"))
        except (NotACertificateError, UnicodeDecodeError):
            faults.append(fault(name, "not_certificate"))
    if faults:
        raise FilesError(faults)
    return found


def file_bytes(name: str) -> bytes:
    """Return what a file holds; raise FilesError if it cannot be read or is too large."""
    with opened(name) as stream:
        try:
            data = stream.read(LARGEST + 1)
        except OSError as error:
            raise FilesError([fault(name, "file_unreadable")]) from error
    if len(data) > LARGEST:
        most = LARGEST // 1024 // 1024
        raise FilesError([LocatedFault(Place(name), Fault((), "file_too_large", {"most": most}))])
    return data


def _flaw(name: str, flaw: Flaw) -> LocatedFault:
    """Return a flaw as a fault of the file, at the line of its record."""
    place = Place(name, flaw.number + 1)
    return LocatedFault(place, Fault((), f"record_{flaw.broken}", {"number": flaw.number}))


def fault(name: str, problem: str) -> LocatedFault:
    """Return a fault of a file as a whole."""
    return LocatedFault(Place(name), Fault((), problem))
