"""What a file holds, read as text: bounded in size, UTF-8 and nothing else."""

import codecs
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from dealer_trainer.files.located import FilesError, Place, located

LARGEST = 32 * 1024 * 1024
STANDARD_INPUT = "-"

_UNPRINTABLE = re.compile(
    "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\N{LINEAR B SYLLABLE B008 A}-\U0010ffff]"
)


@dataclass(frozen=True, slots=True)
class Source:
    """A file's text, its name as it was given, and the folder that paths in it start from."""

    name: str
    text: str
    folder: Path


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """Open a file, or standard input named ``-``; raise FilesError if it cannot be opened."""
    if name == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    try:
        stream = Path(name).open("rb")  # noqa: SIM115 - closed below; only opening may fail here
    except (OSError, ValueError) as error:
        raise FilesError([located(Place(name), (), _problem(error))]) from error
    with stream:
        yield stream


def read_source(name: str) -> Source:
    """Return what a file, or standard input named ``-``, holds.

    Raises FilesError if it cannot be read, is too large or is no text in UTF-8.
    """
    with opened(name) as stream:
        text = _read_text(stream, name)
    return Source(name, text, Path() if name == STANDARD_INPUT else Path(name).parent)


def _problem(error: Exception) -> str:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "file_missing"
        case IsADirectoryError():
            return "file_is_folder"
        case PermissionError():
            return "file_forbidden"
    return "file_unreadable"


def _read_text(stream: BinaryIO, name: str) -> str:
    try:
        data = stream.read(LARGEST + 1)
    except OSError as error:
        raise FilesError([located(Place(name), (), _problem(error))]) from error
    if len(data) > LARGEST:
        megabytes = LARGEST // 1024 // 1024
        raise FilesError([located(Place(name), (), "file_too_large", most=megabytes)])
    try:
        data = data.removeprefix(codecs.BOM_UTF8)
        text = data.decode()
    except UnicodeDecodeError as error:
        # The part before the fault is whole characters, so its end is where the fault lies.
        before = data[: error.start].decode()
        raise FilesError([located(_end(name, before), (), "not_utf8")]) from None
    if found := _UNPRINTABLE.search(text):
        place, code = _end(name, text[: found.start()]), f"U+{ord(found[0]):04X}"
        raise FilesError([located(place, (), "character_unprintable", found=code)])
    return text


def _end(name: str, before: str) -> Place:
    """Return the place at which a text ends."""
    return Place(name, before.count("\n") + 1, len(before) - before.rfind("\n"))
