"""Files are UTF-8 text of bounded size; whatever else they are is told with its place."""

import io
import os
from pathlib import Path

import pytest

from dealer_trainer.files import FilesError, read_source
from dealer_trainer.files import source as source_module


def told(path: Path) -> str:
    with pytest.raises(FilesError) as raised:
        read_source(str(path))
    (each,) = raised.value.faults
    assert each.place.file == str(path)
    return f"{each.place.line}:{each.place.column} {each.fault.problem}"


def written(folder: Path, data: bytes) -> Path:
    path = folder / "file.yaml"
    path.write_bytes(data)
    return path


def test_a_byte_order_mark_is_no_text(tmp_path: Path) -> None:
    assert read_source(str(written(tmp_path, b"\xef\xbb\xbfa: 1\n"))).text == "a: 1\n"


def test_paths_in_a_file_start_from_its_folder(tmp_path: Path) -> None:
    assert read_source(str(written(tmp_path, b""))).folder == tmp_path


def test_paths_in_standard_input_start_from_the_working_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"a: 1")))
    source = read_source("-")
    assert (source.name, source.text, source.folder) == ("-", "a: 1", Path())


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ("ante: 50".encode("utf-16"), "1:1"),
        ("# бокс\nигрок: Ян".encode()[:-1], "2:9"),
        ("# бокс".encode("cp1251"), "1:3"),
        (b"\xef\xbb\xbf\n  \xff", "2:3"),
        (bytes(range(128, 256)), "1:1"),
    ],
)
def test_other_encodings_are_told_where_they_begin(data: bytes, place: str, tmp_path: Path) -> None:
    assert told(written(tmp_path, data)) == f"{place} not_utf8"


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"a: \x00", "1:4"),
        ("ante: 50".encode("utf-16-le"), "1:2"),
        ("я: 1\n  \x07".encode(), "2:3"),
        (b"\x7fELF", "1:1"),
    ],
)
def test_characters_that_are_no_text(data: bytes, place: str, tmp_path: Path) -> None:
    assert told(written(tmp_path, data)) == f"{place} character_unprintable"


def test_other_signs_of_a_text_are_right(tmp_path: Path) -> None:
    text = "\t\r\n\u00a0\u2028é я 😀\ufeff"
    assert read_source(str(written(tmp_path, text.encode()))).text == text


def test_what_cannot_be_opened(tmp_path: Path) -> None:
    assert told(tmp_path) == "1:1 file_is_folder"
    assert told(tmp_path / "none.yaml") == "1:1 file_missing"
    assert told(written(tmp_path, b"") / "none.yaml") == "1:1 file_missing"
    assert told(tmp_path / "a\0b.yaml") == "1:1 file_unreadable"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything may be read")
def test_what_may_not_be_read(tmp_path: Path) -> None:
    path = written(tmp_path, b"a: 1")
    path.chmod(0)
    assert told(path) == "1:1 file_forbidden"


def test_size_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source_module, "LARGEST", 1024 * 1024)
    path = written(tmp_path, b"#" * (1024 * 1024))
    assert len(read_source(str(path)).text) == 1024 * 1024
    path.write_bytes(b"#" * (1024 * 1024 + 1))
    assert told(path) == "1:1 file_too_large"
