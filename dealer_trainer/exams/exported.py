"""The book of records as a file: a heading, then a line with signature and text for each."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

MARK = "dealer-trainer exam records 1"
_HEADING = re.compile(rf"{MARK} ([0-9a-f]{{64}}) (0|[1-9][0-9]*)")
_LINE = re.compile(r"([0-9a-f]{128}) (.+)")


class NotRecordsError(ValueError):
    """A file that holds no exported records, or was changed so that it is none any more."""


@dataclass(frozen=True, slots=True)
class Exported:
    """What a file holds: the public key that it names, texts and signatures in their order."""

    public: str
    rows: tuple[tuple[str, str], ...]


def export_lines(public: str, count: int, rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield the lines of the file of so many records, given as texts and signatures."""
    yield f"{MARK} {public} {count}\n"
    for text, signature in rows:
        yield f"{signature} {text}\n"


def read_export(data: bytes) -> Exported:
    """Return what a file holds; raise NotRecordsError if it is not whole."""
    try:
        heading, *lines = data.decode().split("\n")
    except UnicodeDecodeError as error:
        raise NotRecordsError from error
    found = _HEADING.fullmatch(heading)
    # The last line ends with a line break too.
    if not found or not lines or lines.pop() or len(lines) != int(found[2]):
        raise NotRecordsError
    rows = []
    for line in lines:
        parts = _LINE.fullmatch(line)
        if not parts:
            raise NotRecordsError
        rows.append((parts[2], parts[1]))
    return Exported(found[1], tuple(rows))
