"""The drills of the program and the user's own, found in their folders and kept there."""

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from dealer_trainer.files.drills import (
    Drill,
    DrillHead,
    Known,
    dump_drill,
    read_drill,
    read_head,
)
from dealer_trainer.files.houses import Houses
from dealer_trainer.files.located import FilesError
from dealer_trainer.files.source import Source, read_source

LONGEST_NAME = 60
#: A folder with more was not filled by hand; the rest is not looked at.
MOST_FILES = 2_000
_NOT_IN_NAMES = re.compile(r"[^\w-]+")
_FOR_WINDOWS = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Kept:
    """A drill in its file, or why it cannot be read; `own` are the user's."""

    path: Path
    own: bool
    drill: Drill | None
    error: FilesError | None = None


class DrillFolder:
    """The drills in the program's folder, which stays as it is, and in the user's own."""

    def __init__(self, shipped: Path, own: Path, houses: Houses, known: Known) -> None:
        self._shipped = shipped
        self.own = own
        self.houses = houses
        self._known = known

    def all(self) -> Iterator[Kept]:
        """Yield every drill, those of the program first, by house and file."""
        for path in _files(self._shipped):
            yield self.open(path, own=False)
        yield from self.all_own()

    def all_own(self) -> Iterator[Kept]:
        """Yield the user's own drills, by house and file."""
        for path in _files(self.own):
            yield self.open(path, own=True)

    def open(self, path: Path, *, own: bool) -> Kept:
        """Return the drill of a file, or what is wrong with it."""
        try:
            return Kept(path, own, read_drill(read_source(str(path)), self.houses, self._known))
        except FilesError as error:
            return Kept(path, own, None, error)

    def head_of(self, source: Source) -> DrillHead | None:
        """Return the head of a file of scenarios, None if it has none that can be read."""
        try:
            return read_head(source, self._known)
        except FilesError:
            return None

    def save(self, drill: Drill, name: str, over: Kept | None = None) -> Kept:
        """Write a drill into the user's own folder and return it; raise OSError if that fails.

        It takes the place of `over` if that is the user's own and still as it was read; else it
        gets a file of its own, whose name is made of `name`.
        """
        text = dump_drill(drill, self.houses)
        if over and over.own and self.open(over.path, own=True).drill == over.drill:
            _replace(over.path, text)
            return Kept(over.path, own=True, drill=drill)
        folder = self.own / drill.house.id
        folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            path = folder / f"{file_stem(name)}{'' if number == 1 else f'-{number}'}.yaml"
            with suppress(FileExistsError):
                _create(path, text)
                return Kept(path, own=True, drill=drill)
        raise AssertionError  # count() has no end


def file_stem(name: str) -> str:
    """Return the part of a file's name that is made of a drill's name.

    >>> file_stem("Две пары: A/K?")
    'две_пары_a_k'
    """
    stem = _NOT_IN_NAMES.sub("_", name.lower())[:LONGEST_NAME].strip("_")
    return f"{stem or 'drill'}_" if _FOR_WINDOWS.fullmatch(stem) else stem or "drill"


def _files(folder: Path) -> list[Path]:
    found = []
    with suppress(OSError):
        for path in folder.glob("*/*.yaml"):
            found.append(path)
            if len(found) == MOST_FILES:
                break
    return sorted(found)


def _create(path: Path, text: str) -> None:
    """Write a new file whole, or none; raise FileExistsError if there is one of this name."""
    with path.open("x", encoding="utf-8", newline="\n") as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            path.unlink(missing_ok=True)
            raise


def _replace(path: Path, text: str) -> None:
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, suffix=".part", delete=False
    ) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    Path(file.name).replace(path)
