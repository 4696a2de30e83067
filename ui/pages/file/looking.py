"""What a file holds that somebody opens or drops onto the window; nothing in it can do harm."""

from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, Union

from dealer_trainer.faults import Value
from dealer_trainer.files import (
    FilesError,
    LocatedFault,
    Source,
    has_head,
    opened,
    read_scenarios,
    read_source,
)
from dealer_trainer.files.check import What, what_it_holds
from dealer_trainer.files.drill_folder import DrillFolder, Kept
from dealer_trainer.files.drills import MOST_SCENARIOS
from dealer_trainer.files.events import documents
from dealer_trainer.files.located import Place, located
from dealer_trainer.house import House
from dealer_trainer.scenario import Scenario

if TYPE_CHECKING:
    from dealer_trainer.exams.certificate import Certificate
    from dealer_trainer.exams.plan import ExamPlan

LARGEST_TEXT = 2 * 1024 * 1024
LARGEST = 32 * 1024 * 1024
_PDF, _JSON, _RECORDS, _CODE = b"%PDF-", b"{", b"dealer-trainer exam records", b"DTC1."
_START = 64


@dataclass(frozen=True, slots=True)
class PersonAnswers:
    """A file of a person's answers, which the page of the people reads."""

    path: Path


@dataclass(frozen=True, slots=True)
class Records:
    """Exported records of exams that nobody has changed."""

    count: int


Found: TypeAlias = Union[
    Kept, tuple[Scenario, ...], House, "ExamPlan", PersonAnswers, Records, "Certificate"
]


def look_at(path: Path, folder: DrillFolder) -> Found:
    """Return what a file holds; raise FilesError with all that is wrong with it.

    No file is read beyond a bound, and nothing but a plain file is opened at all.
    """
    size = _size(path)
    with opened(str(path)) as stream:
        start = stream.read(_START)
    if start.startswith(_JSON):
        return PersonAnswers(path)
    if start.startswith((_PDF, _RECORDS, _CODE)):
        _bound(path, size, LARGEST)
        return _signed(path)
    _bound(path, size, LARGEST_TEXT)
    source = read_source(str(path))
    match what_it_holds(source):
        case What.PLAN:
            from dealer_trainer.exams.plan_file import read_plan

            return read_plan(source, folder.houses)
        case What.HOUSE:
            return _house(source, folder)
    own = folder.own in path.resolve().parents
    if has_head(source):
        return _drill(folder.open(path, own=own))
    found = tuple(islice(read_scenarios(source, folder.houses), MOST_SCENARIOS + 1))
    if len(found) > MOST_SCENARIOS:
        raise _fault(path, "drill_too_long", most=MOST_SCENARIOS)
    return found


def _drill(kept: Kept) -> Kept:
    if kept.error:
        raise kept.error
    return kept


def _house(source: Source, folder: DrillFolder) -> House:
    faults: list[LocatedFault] = []
    found = documents(source.text, source.name, faults)
    document, second = next(found, None), next(found, None)
    if second:
        faults.append(located(second.place, (), "house_many_documents"))
    if faults or document is None:
        raise FilesError(faults)
    return folder.houses.of_document(document, source.folder / Path(source.name).name)


def _signed(path: Path) -> "Records | Certificate":
    """Return a certificate, or how many records there are, if this computer's key signed them."""
    from dealer_trainer.exams.certificate import NotACertificateError, read_code, read_pdf
    from dealer_trainer.exams.chain import flaws
    from dealer_trainer.exams.exported import NotRecordsError, read_export

    public, data = _trusted_key(path), _read(path)
    try:
        if data.startswith(_RECORDS):
            book = read_export(data)
            if book.public != public:
                raise _fault(path, "records_other_key")
            if any(True for _ in flaws(book.rows, public, ())):
                raise _fault(path, "not_records")
            return Records(len(book.rows))
        if data.startswith(_PDF):
            return read_pdf(data, public)
        return read_code(data.decode("ascii").strip(), public)
    except NotRecordsError:
        raise _fault(path, "not_records") from None
    except (NotACertificateError, UnicodeDecodeError):
        raise _fault(path, "not_certificate") from None


def _trusted_key(path: Path) -> str:
    from dealer_trainer.exams.public_key import NotAKeyError, own_public_key, read_public_key

    try:
        return read_public_key(own_public_key().read_text("ascii"))
    except (OSError, UnicodeDecodeError, NotAKeyError):
        raise _fault(path, "no_public_key") from None


def _size(path: Path) -> int:
    try:
        if path.is_dir():
            raise _fault(path, "file_is_folder")
        if path.exists() and not path.is_file():
            raise _fault(path, "file_unreadable")
        return path.stat().st_size
    except FileNotFoundError:
        raise _fault(path, "file_missing") from None
    except OSError:
        raise _fault(path, "file_unreadable") from None


def _bound(path: Path, size: int, largest: int) -> None:
    if size > largest:
        raise _fault(path, "file_too_large", most=largest // 1024 // 1024)


def _read(path: Path) -> bytes:
    with opened(str(path)) as stream:
        return stream.read(LARGEST + 1)


def _fault(path: Path, problem: str, **values: Value) -> FilesError:
    return FilesError([located(Place(str(path)), (), problem, **values)])
