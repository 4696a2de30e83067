"""``exam`` and ``verify`` as a person uses them."""

import random
import shutil
from pathlib import Path

import pytest

from dealer_trainer.cli import main
from dealer_trainer.exams.book import State, entries
from dealer_trainer.exams.exported import read_export
from dealer_trainer.exams.keys import OpenKey
from dealer_trainer.exams.plan_file import plan_of_text
from dealer_trainer.exams.public_key import public_key_text
from dealer_trainer.exams.record import Record
from dealer_trainer.exams.result import result_of
from tests.exams.helpers import SMALL
from tests.exams.test_records import changed

STORED = Path(__file__).parent / "exams" / "stored"
KEY, CODE = STORED / "key.txt", STORED / "code.txt"
PDF, RECORDS = STORED / "certificate.pdf", STORED / "records.txt"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def verify(*files: Path, key: Path | None = KEY) -> int:
    trusted = [] if key is None else ["--key", str(key)]
    return main(["verify", *map(str, files), *trusted])


# --- verify ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", [CODE, PDF], ids=lambda path: path.name)
def test_an_old_certificate_still_verifies_and_shows_all_facts(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(file) == 0
    out = capsys.readouterr().out
    for fact in ("Иванова Анна", "0417", "Сидорова", "Russian poker", "2026-03-01", "2027-03-01"):
        assert fact in out
    assert "genuine" in out


def test_old_records_still_verify_and_still_say_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert verify(RECORDS, CODE, PDF) == 0
    assert "nothing was changed" in capsys.readouterr().out
    book = read_export(RECORDS.read_bytes())
    (entry,) = entries(Record.read(*row) for row in book.rows).values()
    result = result_of(plan_of_text(entry.plan_text), entry.graded)
    assert (entry.state, result.passed, entry.breaks) == (State.PASSED, True, 1)
    assert (result.asked, result.right, result.accuracy) == (4, 4, 100)


def test_a_record_that_was_cut_off_is_found_with_a_certificate(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heading, *lines = RECORDS.read_text("utf-8").splitlines(keepends=True)
    heading = f"{heading.rsplit(' ', 1)[0]} {len(lines) - 3}\n"
    cut = tmp_path / "records.txt"
    cut.write_text("".join([heading, *lines[:-3]]), "utf-8")
    assert verify(cut) == 0
    assert verify(cut, CODE) == 1
    told = capsys.readouterr()
    assert "is missing" in told.err
    assert "genuine" not in told.out


@pytest.mark.parametrize("file", [CODE, PDF, RECORDS], ids=lambda path: path.name)
def test_any_changed_byte_fails_with_a_sentence_and_shows_nothing(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(5)
    other = tmp_path / file.name
    # Around a code there may be blanks, as where it is pasted.
    data = file.read_bytes().strip() if file == CODE else file.read_bytes()
    for _ in range(10):
        other.write_bytes(changed(data, chance))
        assert verify(other) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"{other}:")


def test_another_key_trusts_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = tmp_path / "key.txt"
    key.write_text(public_key_text(OpenKey(bytes(64)).public))
    for file in (CODE, PDF, RECORDS):
        assert verify(file, key=key) == 1
    key.write_text("no key")
    assert verify(CODE, key=key) == 1
    assert "no public key of an examiner" in capsys.readouterr().err


def test_without_a_key_that_of_this_computer_is_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DEALER_TRAINER_DATA", str(tmp_path))
    assert verify(CODE, key=None) == 1
    assert "no public key is known" in capsys.readouterr().err
    shutil.copy(KEY, tmp_path / "exam-key.txt")
    assert verify(CODE, key=None) == 0


@pytest.mark.parametrize("data", [b"", b"DTC1.", b"\xff\xfe", b"%PDF-1.4\n%%EOF\n", b"hello"])
def test_what_is_no_certificate_is_told(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x").write_bytes(data)
    assert verify(tmp_path / "x") == 1
    assert "no certificate" in capsys.readouterr().err
    assert verify(tmp_path / "nothing") == 1


# --- exam -----------------------------------------------------------------------------------------


def test_a_paper_and_its_key_are_written(tmp_path: Path) -> None:
    plan, paper, key = tmp_path / "plan.yaml", tmp_path / "p.pdf", tmp_path / "k.pdf"
    plan.write_text(SMALL, "utf-8")
    wanted = ["--seed", "7", "--paper", str(paper), "--key", str(key), "--lang", "ru"]
    assert main(["exam", str(plan), *wanted]) == 0
    assert paper.read_bytes().startswith(b"%PDF-")
    assert key.read_bytes().startswith(b"%PDF-")


def test_faults_of_a_plan_are_told_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan, paper = tmp_path / "plan.yaml", tmp_path / "p.pdf"
    plan.write_text(SMALL.replace("minutes: 10", "minutes: 0"), "utf-8")
    assert main(["exam", str(plan), "--seed", "7", "--paper", str(paper)]) == 1
    assert f"{plan}:8:10: minutes:" in capsys.readouterr().err
    assert main(["exam", "nowhere", "--seed", "7", "--paper", str(paper)]) == 1
    assert "there is no plan nowhere" in capsys.readouterr().err
    assert not paper.exists()


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = tmp_path / "plan.yaml"
    plan.write_text(SMALL, "utf-8")
    paper = tmp_path / "no folder" / "p.pdf"
    assert main(["exam", str(plan), "--seed", "7", "--paper", str(paper)]) == 1
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("seed", ["-1", "x", ""])
def test_a_seed_is_a_whole_number(seed: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["exam", "russian_poker_dealer", "--seed", seed, "--paper", "p.pdf"])
    assert ended.value.code == 2
