"""The file of a person may come from anybody: bounded, every value checked, no file, no code."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.faults import format_key
from dealer_trainer.files import FilesError
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import Store, read_person_file
from dealer_trainer.store.stored import HouseText
from tests.store.conftest import NOON

Answer = Callable[..., AnswerRecord]
Change = Callable[[Any], object]


@pytest.fixture
def file(file_store: Store, tmp_path: Path, answer: Answer) -> Path:
    """Return the file of a person with two answers."""
    anna = file_store.people.add("Анна", NOON, "key-of-anna")
    for minute in range(2):
        file_store.save(answer(person=anna, minute=minute))
    file_store.export_person(anna, tmp_path / "anna.json")
    return tmp_path / "anna.json"


def _faults(file: Path) -> list[str]:
    with pytest.raises(FilesError) as refused:
        read_person_file(file)
    return [f"{format_key(each.fault.key)} {each.fault.problem}" for each in refused.value.faults]


def _changed(file: Path, change: Change) -> Path:
    whole = json.loads(file.read_text(encoding="utf-8"))
    change(whole)
    file.write_text(json.dumps(whole), encoding="utf-8")
    return file


def _answer_with(name: str, value: object) -> Change:
    return lambda whole: whole["answers"][1].update({name: value})


def _house_text(text: str) -> Change:
    def change(whole: Any) -> None:
        name = HouseText("", text).hash
        whole["houses"][0].update(text=text, hash=name)
        for each in whole["answers"]:
            each["house_hash"] = name

    return change


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("key", "", "not_as_written"),
        ("key", "x" * 33, "not_as_written"),
        ("key", "../../x", "not_as_written"),
        ("key", 5, "not_as_written"),
        ("answered_utc", "yesterday", "not_as_written"),
        ("answered_utc", "2026-03-01T12:00:00.000000", "not_as_written"),
        ("answered_utc", "2026-02-30T12:00:00.000000Z", "not_as_written"),
        ("answered_utc", 0, "not_as_written"),
        ("kind", "Settle Box", "not_as_written"),
        ("kind", "x" * 41, "not_as_written"),
        ("version", 0, "not_whole_between"),
        ("version", True, "not_whole_between"),
        ("topic", None, "not_as_written"),
        ("scenario", 1, "not_text"),
        ("scenario", "\0", "not_as_written"),
        ("scenario", "\ud800", "not_as_written"),
        ("scenario", "x" * 65_537, "not_as_written"),
        ("scenario", "", "answer_unreadable"),
        ("scenario", "house: corner\nboxes: []\n", "answer_unreadable"),
        ("house_hash", "0" * 63, "not_as_written"),
        ("house_hash", "0" * 64, "answer_without_house"),
        ("other_hash", "0" * 63, "not_as_written"),
        ("other_hash", "0" * 64, "answer_without_house"),
        ("settlement", [], "not_mapping"),
        ("parts", {}, "not_list"),
        ("right", 1, "not_bool"),
        ("right", True, "does_not_add_up"),
        ("overpaid", 11, "does_not_add_up"),
        ("underpaid", -10, "not_whole_between"),
        ("underpaid", 2**31, "not_whole_between"),
        ("milliseconds", "4321", "not_whole_between"),
        ("seed", 2**63, "not_whole_between"),
    ],
)
def test_every_value_of_an_answer_is_checked(
    file: Path, name: str, value: object, problem: str
) -> None:
    assert _faults(_changed(file, _answer_with(name, value))) == [f"answers[1].{name} {problem}"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda a: a.pop("seed"), "answers[1] missing_key"),
        (lambda a: a.update(more=1), "answers[1].more unknown_key"),
        (lambda a: a["parts"][0].update(right=None), "answers[1].parts[0].right not_bool"),
        (lambda a: a["parts"][0].pop("typed"), "answers[1].parts[0] missing_key"),
        (lambda a: a["parts"][1].update(key="x" * 201), "answers[1].parts[1].key not_as_written"),
        (
            lambda a: a["settlement"]["boxes"][0]["bets"][0].update(pays="1"),
            "answers[1].settlement.boxes[0].bets[0].pays not_whole_between",
        ),
        (
            lambda a: a["settlement"]["dealer"].update(exchanged=["XX"]),
            "answers[1].settlement.dealer.exchanged[0] not_as_written",
        ),
    ],
)
def test_every_value_inside_an_answer_is_checked(file: Path, change: Change, fault: str) -> None:
    assert _faults(_changed(file, lambda whole: change(whole["answers"][1]))) == [fault]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda w: w["person"].update(name="  Анна"), "person.name not_as_written"),
        (lambda w: w["person"].update(name="x" * 101), "person.name not_as_written"),
        (lambda w: w["person"].update(name=None), "person.name not_text"),
        (lambda w: w["person"].update(key="/etc"), "person.key not_as_written"),
        (lambda w: w["person"].update(pin="1234"), "person.pin unknown_key"),
        (lambda w: w["person"].pop("created_utc"), "person missing_key"),
        (lambda w: w.update(person=[]), "person not_mapping"),
        (lambda w: w["houses"][0].update(text="id: x"), "houses[0].hash does_not_add_up"),
        (lambda w: w.update(houses=[[]]), "houses[0] not_mapping"),
    ],
)
def test_every_value_of_person_and_houses_is_checked(
    file: Path, change: Change, fault: str
) -> None:
    assert _faults(_changed(file, change))[0] == fault


@pytest.mark.parametrize(
    "change",
    [
        lambda w: w.update(format="another"),
        lambda w: w.update(version="1"),
        lambda w: w.update(version=0),
        lambda w: w.pop("answers"),
        lambda w: w.update(more=1),
        lambda w: w.pop("format"),
    ],
)
def test_another_kind_of_file_is_told(file: Path, change: Change) -> None:
    assert _faults(_changed(file, change)) == ["- not_person_file"]


def test_the_file_of_a_newer_program_is_told(file: Path) -> None:
    assert _faults(_changed(file, lambda w: w.update(version=2))) == ["- person_file_newer"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not_json"),
        ("null", "not_json"),
        ("[]", "not_json"),
        ("{", "not_json"),
        ("{}", "not_person_file"),
        ('{"format"', "not_json"),
        ('{"format": "dealer-trainer person", "version": 1.0}', "not_json"),
        ('{"format": "dealer-trainer person", "version": NaN}', "not_json"),
        ('{"format": "dealer-trainer person", "version": 1' + "0" * 5000 + "}", "not_json"),
        ('{"format": {"a": 1, "a": 2}}', "not_json"),
        ('{"format": ' + "[" * 100_000, "too_deep"),
        ('{"format": "' + "x" * 300_000 + '"}', "text_too_long"),
        ('{"format": "' + "x" * 3_000_000, "text_too_long"),
        (" " * 5_000_000, "not_json"),
        ("id: house\n", "not_json"),
    ],
)
def test_what_is_no_such_json_is_told(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "given.json"
    file.write_text(text, encoding="utf-8")
    assert _faults(file) == [f"- {problem}"]


def test_what_follows_the_end_is_told_with_its_line(file: Path) -> None:
    with file.open("a", encoding="utf-8") as stream:
        stream.write("\n{}")
    with pytest.raises(FilesError) as refused:
        read_person_file(file)
    lines = file.read_text(encoding="utf-8").count("\n") + 1
    assert refused.value.faults[0].place.line == lines


@pytest.mark.parametrize("data", [b"\xff\xfe{", b'{"format": "\xe0\xb8', b"SQLite format 3\0"])
def test_what_is_no_text_is_told(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "given.json"
    file.write_bytes(data)
    assert _faults(file)[0] in {"- not_utf8", "- not_json"}


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, name: str) -> None:
    assert _faults(tmp_path / name)[0] in {"- file_missing", "- file_is_folder"}


def test_a_larger_file_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dealer_trainer.store.person_file.MOST_BYTES", 500)
    assert _faults(file) == ["- file_too_large"]


def test_a_hundred_faults_are_enough(file: Path) -> None:
    faults = _faults(_changed(file, lambda whole: whole.update(answers=[[]] * 1000)))
    assert len(faults) == 101
    assert faults[100] == "- too_many_faults"


@pytest.mark.parametrize(
    "dealt",
    [
        "house: corner\n  extends: {path}\n",
        "house: corner\nhouse: {path}\n",
        "house: corner\n  'ext\\u0065nds': {path}\n",
        'house: corner\n  "ext\\u0065nds": {path}\n',
    ],
)
def test_a_scenario_reads_no_other_file(file: Path, tmp_path: Path, dealt: str) -> None:
    trap = tmp_path / "trap.yaml"
    trap.touch()
    opened: list[str] = []

    def watch(event: str, arguments: tuple[object, ...]) -> None:
        if event == "open":
            opened.append(str(arguments[0]))

    sys.addaudithook(watch)

    def change(whole: Any) -> None:
        answer = whole["answers"][1]
        _, _, rest = answer["scenario"].partition("\n")
        answer["scenario"] = dealt.format(path=trap) + rest

    assert _faults(_changed(file, change)) == ["answers[1].scenario answer_unreadable"]
    assert str(trap) not in opened


@pytest.mark.parametrize(
    "text",
    [
        "extends: {path}\nid: corner\n",
        "extends: russian_poker\nid: corner\n",
        "{path}\n",
        "!!python/object/apply:os.system ['touch {path}.run']\n",
        "a: &a [1]\nb: *a\n",
    ],
)
def test_a_house_reads_no_other_file_and_runs_nothing(
    file: Path, tmp_path: Path, text: str
) -> None:
    trap = tmp_path / "trap.yaml"
    faults = _faults(_changed(file, _house_text(text.format(path=trap))))
    assert set(faults) == {f"answers[{n}].scenario answer_unreadable" for n in range(2)}
    assert not trap.with_name("trap.yaml.run").exists()


def test_nothing_is_brought_in_from_a_file_with_a_fault(file: Path, tmp_path: Path) -> None:
    _changed(file, _answer_with("seed", -1))
    with closing(Store.open(tmp_path / "other.sqlite")) as other:
        with pytest.raises(FilesError):
            other.import_person(read_person_file(file))
        assert other.people.all() == ()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell how much was used")
def test_memory_and_time_are_bounded(file: Path) -> None:
    """Twenty megabytes of what takes most memory for its length take little of either."""
    head = file.read_text(encoding="utf-8").partition('"answers"')[0]
    hostile = head + '"answers": [' + ",".join(["[" + "[]," * 40_000 + "[]]"] * 150) + "]}"
    file.write_text(hostile, encoding="utf-8")
    assert file.stat().st_size > 15_000_000
    program = (
        "import resource, sys; from pathlib import Path\n"
        "from dealer_trainer.files import FilesError\n"
        "from dealer_trainer.store import read_person_file\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "try: read_person_file(Path(sys.argv[1]))\n"
        "except FilesError as error: print(len(error.faults))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    faults, kilobytes = map(int, done.stdout.split())
    assert faults == 101
    assert kilobytes < 60_000
    assert time.monotonic() - began < 20
