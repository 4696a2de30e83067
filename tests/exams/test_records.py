"""Records, certificates and exported files: any change is found, what is untouched verifies."""

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta

import pytest

from dealer_trainer.exams.certificate import (
    Certificate,
    Facts,
    NotACertificateError,
    SectionFacts,
    certificate_of,
    read_code,
    read_pdf,
    sealed_pdf,
)
from dealer_trainer.exams.chain import Broken, Flaw, Witness, flaws, next_record
from dealer_trainer.exams.exported import NotRecordsError, export_lines, read_export
from dealer_trainer.exams.keys import OpenKey
from dealer_trainer.exams.record import Record, RecordKind, UnreadableRecordError
from tests.exams.helpers import NOON

KEY, OTHER = OpenKey(bytes(range(64))), OpenKey(bytes(range(1, 65)))
PUBLIC = KEY.public
PDF = b"%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n"
FACTS = Facts(
    number="2026-00002",
    person="Иванова Анна",
    staff="0417",
    house="russian_poker",
    house_ru="Русский покер",
    house_en="Russian poker",
    house_version="1",
    house_hash="ab" * 32,
    plan="small",
    plan_ru="Малый",
    plan_en="Small",
    plan_version=1,
    paper="0123ABCD",
    sections=(
        SectionFacts("Боксы", "Boxes", 3, 4, 75, 50),
        SectionFacts("а", "a", 2, 2, 100, None),
    ),
    questions=6,
    accuracy=83,
    pass_mark=75,
    overpaid=100,
    underpaid=0,
    money_error=None,
    pace=91,
    least_pace=None,
    examiner="Петров",
    passed_on=date(2026, 3, 1),
    valid_until=date(2027, 3, 1),
    record=9,
    head="cd" * 32,
)
CERTIFICATE = certificate_of(FACTS, KEY)

Rows = list[tuple[str, str]]


def chain(count: int = 12, key: OpenKey = KEY) -> list[Record]:
    records = [next_record(key, None, RecordKind.KEY, 0, NOON, {"public": key.public})]
    for number in range(1, count):
        kind = RecordKind.OPENED if number == 1 else RecordKind.ANSWERED
        body = {"question": number, "name": "Иванова"}
        at = NOON + timedelta(minutes=number)
        records.append(next_record(key, records[-1], kind, 2, at, body))
    return records


RECORDS = chain()
ROWS: Rows = [(record.text, record.signature) for record in RECORDS]
WITNESS = Witness(9, RECORDS[8].hash)


def found(rows: Rows, *witnesses: Witness) -> list[Flaw]:
    return list(flaws(rows, PUBLIC, witnesses))


def exported(rows: Rows = ROWS) -> bytes:
    return "".join(export_lines(PUBLIC, len(rows), rows)).encode()


def file_flaws(data: bytes) -> bool:
    """Tell whether an exported file shows that it was changed."""
    try:
        book = read_export(data)
    except NotRecordsError:
        return True
    return book.public != PUBLIC or bool(found(list(book.rows), WITNESS))


def refused(read: Callable[[], Certificate]) -> bool:
    try:
        read()
    except NotACertificateError:
        return True
    return False


def changed(data: bytes, chance: random.Random) -> bytes:
    """Return the data with one byte at a random place made another one."""
    at = chance.randrange(len(data))
    other = (data[at] + chance.randrange(1, 256)) % 256
    return data[:at] + bytes([other]) + data[at + 1 :]


# --- untouched ------------------------------------------------------------------------------------


def test_what_nobody_has_touched_verifies() -> None:
    assert found(ROWS, WITNESS) == []
    assert not file_flaws(exported())
    assert read_code(CERTIFICATE.code, PUBLIC) == CERTIFICATE
    assert read_pdf(sealed_pdf(PDF, CERTIFICATE, KEY), PUBLIC) == CERTIFICATE


def test_a_record_is_read_as_it_was_written() -> None:
    record = RECORDS[3]
    assert Record.read(record.text, record.signature) == record
    assert (record.number, record.exam, record.at) == (4, 2, NOON + timedelta(minutes=3))
    assert "\n" not in record.text
    assert RECORDS[1].exam == RECORDS[1].number == 2


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", "[" * 100_000, '{"number":true}', RECORDS[1].text + "x"]
)
def test_a_text_that_is_no_record_is_told(text: str) -> None:
    with pytest.raises(UnreadableRecordError):
        Record.read(text, "")
    assert found([(text, "")])


# --- single bytes ---------------------------------------------------------------------------------


def _changes(count: int, seed: int) -> None:
    chance = random.Random(seed)
    file = exported()
    pdf = sealed_pdf(PDF, CERTIFICATE, KEY)
    code = CERTIFICATE.code.encode()
    for _ in range(count):
        assert file_flaws(changed(file, chance))
        assert refused(lambda: read_pdf(changed(pdf, chance), PUBLIC))
        other = changed(code, chance).decode("latin-1")
        assert refused(lambda other=other: read_code(other, PUBLIC))  # type: ignore[misc]
        place = chance.randrange(len(ROWS))
        text, signature = ROWS[place]
        row = changed(f"{text}{signature}".encode(), chance).decode("latin-1")
        rows = [*ROWS]
        rows[place] = (row[:-128], row[-128:])
        assert found(rows)


def test_every_change_of_one_byte_is_found() -> None:
    _changes(150, seed=1)


@pytest.mark.soak
def test_two_thousand_changes_of_one_byte_are_found() -> None:
    _changes(2000, seed=2)


# --- whole records --------------------------------------------------------------------------------


def test_a_removed_record_is_found() -> None:
    for place in range(len(ROWS) - 1):
        assert found(ROWS[:place] + ROWS[place + 1 :])


def test_two_swapped_records_are_found() -> None:
    for place in range(len(ROWS) - 1):
        rows = [*ROWS]
        rows[place : place + 2] = reversed(rows[place : place + 2])
        assert found(rows)


def test_a_copied_record_is_found() -> None:
    for place in range(len(ROWS)):
        assert found([*ROWS[: place + 1], ROWS[place], *ROWS[place + 1 :]])
        assert found([*ROWS, ROWS[place]])


def test_a_tail_that_was_cut_off_and_an_old_book_are_found_by_a_certificate() -> None:
    assert found(ROWS[:8]) == []
    assert found(ROWS[:8], WITNESS) == [Flaw(9, Broken.CUT_OFF)]
    assert found(ROWS[:9], WITNESS) == []


def test_a_book_that_went_on_otherwise_is_found_by_a_certificate() -> None:
    other = list(RECORDS[:8])
    for _ in range(4):
        other.append(next_record(KEY, other[-1], RecordKind.AWAY, 2, NOON, {}))
    rows = [(record.text, record.signature) for record in other]
    assert found(rows) == []
    assert found(rows, WITNESS) == [Flaw(9, Broken.OTHER)]


def test_a_book_of_another_key_is_found() -> None:
    rows = [(record.text, record.signature) for record in chain(key=OTHER)]
    assert {flaw.broken for flaw in found(rows)} == {Broken.SIGNATURE, Broken.KEY}


def test_a_record_of_another_key_in_the_book_is_found() -> None:
    forged = next_record(OTHER, RECORDS[-1], RecordKind.RESULT, 2, NOON, {})
    assert found([*ROWS, (forged.text, forged.signature)]) == [Flaw(13, Broken.SIGNATURE)]


def test_an_empty_book_is_no_sound_one() -> None:
    assert found([]) == [Flaw(0, Broken.EMPTY)]
    assert file_flaws(exported([]))


def test_a_file_that_was_cut_anywhere_is_found() -> None:
    file = exported()
    for end in range(0, len(file), 97):
        with pytest.raises(NotRecordsError):
            read_export(file[:end])
    with pytest.raises(NotRecordsError):
        read_export(file[:-1])


# --- certificates ---------------------------------------------------------------------------------


def test_a_certificate_of_another_key_is_refused() -> None:
    forged = certificate_of(replace(FACTS, accuracy=100), OTHER)
    assert refused(lambda: read_code(forged.code, PUBLIC))
    assert refused(lambda: read_pdf(sealed_pdf(PDF, forged, OTHER), PUBLIC))


def test_a_pdf_without_a_seal_or_with_another_page_is_refused() -> None:
    sealed = sealed_pdf(PDF, CERTIFICATE, KEY)
    assert refused(lambda: read_pdf(PDF, PUBLIC))
    assert refused(lambda: read_pdf(sealed.replace(b"obj", b"OBJ", 1), PUBLIC))
    assert refused(lambda: read_pdf(sealed + b" ", PUBLIC))
    assert refused(lambda: read_pdf(sealed + sealed, PUBLIC))
    with pytest.raises(NotACertificateError):
        sealed_pdf(b"no pdf", CERTIFICATE, KEY)


def test_a_sealed_pdf_still_ends_as_readers_expect() -> None:
    assert sealed_pdf(PDF, CERTIFICATE, KEY).endswith(b"startxref\n9\n%%EOF\n")


def test_a_code_fits_into_a_qr_code() -> None:
    import segno

    assert int(segno.make(CERTIFICATE.code, error="m").version) <= 25
