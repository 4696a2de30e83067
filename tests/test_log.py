"""The log: what helps to mend a fault, and nothing about a person."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_trainer import log
from dealer_trainer.store import StoreError, Trouble


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Path]:
    log.open_log(tmp_path)
    yield tmp_path / log.FOLDER / log.FILE_NAME
    log.close_log()


def _caught(error: BaseException) -> BaseException:
    try:
        raise error  # noqa: TRY301 - with the place where it was raised
    except BaseException as caught:  # noqa: BLE001 - any kind is looked at
        return caught


def test_nothing_is_made_before_there_is_something_to_write(written: Path) -> None:
    assert not written.parent.exists()
    log.note("started")
    assert written.read_text("utf-8").endswith(" INFO started\n")


@pytest.mark.parametrize(
    "error",
    [
        ValueError("Анна Петрова 2580"),
        KeyError("Анна Петрова 2580"),
        OSError(28, "No space left", "/somewhere/Анна Петрова 2580"),
        RuntimeError("postgresql://Анна Петрова:2580@server"),
    ],
)
def test_what_was_typed_is_not_in_the_text_of_a_fault(error: Exception) -> None:
    text = log.fault_text(_caught(error))
    assert type(error).__name__ in text
    assert "tests" not in text
    assert "test_log.py:" in text
    assert "in _caught" in text
    for private in ("Анна", "Петрова", "2580", "server"):
        assert private not in text


def test_what_helps_to_mend_a_fault_is_told() -> None:
    assert "has no attribute 'nam'" in log.fault_text(
        _caught(AttributeError("has no attribute 'nam'"))
    )
    assert "OSError: 28" in log.fault_text(_caught(OSError(28, "full")))
    assert "StoreError: full" in log.fault_text(_caught(StoreError(Trouble.FULL, "detail")))


def test_the_fault_behind_a_fault_comes_first() -> None:
    try:
        try:
            raise KeyError("x")  # noqa: TRY301
        except KeyError as first:
            raise TypeError("second") from first
    except TypeError as error:
        lines = log.fault_text(error).splitlines()
    assert (
        lines.index("KeyError") < lines.index("while handling:") < lines.index("TypeError: second")
    )


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("postgresql://dealer:secret@server/answers refused", "postgresql://... refused"),
        ("password=secret and more", "password=... and more"),
        ("/home/anna/data/x.svg", "~/data/x.svg"),
        (r"C:\Users\Anna\data\x.svg", r"~\data\x.svg"),
        ("/Users/anna: denied", "~: denied"),
    ],
)
def test_addresses_and_homes_are_shortened(text: str, cleaned: str) -> None:
    assert log.cleaned(text) == cleaned


def test_the_home_is_shortened_wherever_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/srv/people/anna")
    monkeypatch.setenv("USERPROFILE", "/srv/people/anna")
    assert log.cleaned("/srv/people/anna/data") == "~/data"


def test_old_lines_go_so_that_the_disk_is_not_filled(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3000):
        log.note(f"{number} " + "x" * 600)
    files = list(written.parent.iterdir())
    assert len(files) == log.OLDER_KEPT + 1
    assert all(file.stat().st_size <= log.MOST_BYTES for file in files)
    assert "2999 x" in written.read_text("utf-8")


def test_a_folder_that_cannot_be_written_troubles_nobody(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / log.FOLDER).write_text("a file", encoding="utf-8")
    log.open_log(tmp_path)
    try:
        log.fault("lost")
    finally:
        log.close_log()
    assert capfd.readouterr() == ("", "")


def test_no_file_is_kept_open(written: Path) -> None:
    log.note("one")
    (handler,) = (
        each
        for each in logging.getLogger("dealer_trainer").handlers
        if isinstance(each, logging.FileHandler)
    )
    assert handler.stream is None
    written.unlink()
    log.note("two")
    assert written.read_text("utf-8").endswith("two\n")
