"""Each file of ``bad/`` has the faults that its first lines announce, and no others."""

import re
from pathlib import Path

import pytest

from dealer_trainer.cli import main
from dealer_trainer.exams.plan_file import plan_of
from dealer_trainer.files import FilesError, Houses, check, read_source
from dealer_trainer.legality import Problem
from dealer_trainer.wording.file_faults import FILE_FAULTS

FILES = sorted((Path(__file__).parent / "bad").glob("*.yaml"))
ANNOUNCED = re.compile(r"# expect: (\d+:\d+) (\S+)(?: \[(.+)\])?")
TOLD = re.compile(r"(.+?):(\d+:\d+): (\S+): (.+?)(?: \[([A-Z]+-\d+)\])?")

# What no small file that is text can show; tests of their own hold these.
ELSEWHERE = {
    "card_count", "character_unprintable", "document_empty", "document_too_large",
    "extends_too_long", "file_empty", "file_forbidden", "file_is_folder", "file_missing",
    "file_too_large", "file_unreadable", "house_many_documents", "line_too_long", "not_utf8",
    "text_too_long", "too_many_faults",
    "kind_impossible", "plan_many_documents",
    # of the head of a drill
    "drill_many_houses", "drill_too_long", "drill_without_head",
    # of exams, certificates and records
    "file_unwritable", "no_public_key", "not_certificate", "not_public_key", "not_records",
    "record_cut_off", "record_empty", "record_key", "record_number", "record_other",
    "record_previous", "record_row", "record_signature", "record_unreadable",
    "records_other_key", "unknown_plan",
    # of a person's file of answers
    "answer_extends", "answer_many_documents", "answer_unreadable", "answer_without_house",
    "does_not_add_up", "not_as_written", "not_json", "not_person_file", "person_file_newer",
}  # fmt: skip


def announced(path: Path) -> list[tuple[str, str, str | None]]:
    found = [ANNOUNCED.fullmatch(line) for line in path.read_text("utf-8").splitlines()]
    return sorted((line[1], line[2], line[3]) for line in found if line)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_wrong_file_gets_its_place_key_and_rule(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert announced(path)
    commands = ["settle", "check"] if "boxes:\n" in path.read_text("utf-8") else ["check"]
    for command in commands:
        assert main([command, str(path)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        told = [TOLD.fullmatch(line) for line in err.splitlines()]
        assert all(line and line[1] == str(path) for line in told), err
        assert sorted((line[2], line[3], line[5]) for line in told if line) == announced(path)


def test_every_kind_of_fault_has_a_wrong_file() -> None:
    shown = set()
    for path in FILES:
        with pytest.raises(FilesError) as raised:
            check(read_source(str(path)), Houses(), plan_of)
        shown |= {each.fault.problem for each in raised.value.faults}
    assert shown == {*FILE_FAULTS, *Problem} - ELSEWHERE
