"""Copies of the database file beside it: one a day, and one before each change of its schema."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.sqlite_files import (
    BESIDE,
    HALF_MADE,
    SET_ASIDE,
    beside,
    clear_place,
    copy_file,
    examine,
    free_name,
    has_log,
    put_in_place,
    set_aside,
    set_aside_at,
)

FOLDER = "copies"
DAILY_KEPT = 7
BEFORE_MIGRATION_KEPT = 3

_DAY = re.compile(r"-(\d{4}-\d\d-\d\d)")
_BEFORE = re.compile(r"-schema-\d{4}(?:-\d+)?")
# By then whoever was making a copy has long been stopped.
_ABANDONED_AFTER = 86400.0


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of the database that was examined and is sound.

    `made` is the time of the file; `revision` that of its schema; `day` is None for one that was
    made before a change of the schema.
    """

    path: Path
    made: datetime
    revision: str
    day: date | None


class Copies:
    """The copies of one database file, in a folder beside it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.folder = file.parent / FOLDER

    def daily(self, now: datetime) -> Path | None:
        """Make the copy of the day of `now` unless it is there; return it if it is new.

        The oldest beyond the seven newest are deleted, but only when the new one is sound. Raises
        StoreError, with CORRUPT if the database is damaged, even where nobody has noticed yet.
        """
        copy = self.folder / f"{self._file.stem}-{now.date().isoformat()}{self._file.suffix}"
        if copy.exists():
            return None
        copy_file(self._file, copy)
        self._delete_beyond(DAILY_KEPT, _DAY, copy)
        self._delete_abandoned()
        return copy

    def before_migration(self, revision: str) -> Path:
        """Make a copy before the schema with this revision is changed; raise StoreError."""
        wished = self.folder / self._file.name
        copy = free_name(wished, f"-schema-{revision}")
        copy_file(self._file, copy)
        self._delete_beyond(BEFORE_MIGRATION_KEPT, _BEFORE, copy)
        return copy

    def good(self) -> Iterator[Copy]:
        """Yield the copies that are sound, the newest first; each is examined as it is asked for.

        Of two that were made at one time the one of the newer schema comes first.
        """
        for path in sorted(self._named(_DAY, _BEFORE), key=_age, reverse=True):
            with suppress(StoreError, OSError):
                revision = examine(path)
                made = datetime.fromtimestamp(path.stat().st_mtime, UTC)
                day = _DAY.fullmatch(path.stem.removeprefix(self._file.stem))
                yield Copy(path, made, revision, date.fromisoformat(day[1]) if day else None)

    def save(self, target: Path) -> None:
        """Save a copy where a person wishes; raise StoreError.

        What is there under this name is replaced, but never the database itself nor one of these
        copies: then the trouble is UNREACHABLE.
        """
        kept = {self._file, *(beside(self._file, end) for end in BESIDE)}
        if target.resolve() in {each.resolve() for each in kept}:
            raise StoreError(Trouble.UNREACHABLE, "the copy would take the place of the database")
        if target.resolve().parent == self.folder.resolve():
            raise StoreError(Trouble.UNREACHABLE, "the copy would lie among the program's own")
        copy_file(self._file, target)

    def restore(self, source: Path, now: datetime) -> Path | None:
        """Put a copy in the place of the database; return where that lies now, if there was one.

        The copy is examined first: nothing is changed if it is unfit. The store is closed before,
        and opened after; raises StoreError with LOCKED if another window has it open. Killed at any
        moment, either the database is there, or `good` and what was set aside are, and opening
        tells MISSING.
        """
        examine(source)
        part = self.folder / f"{self._file.stem}-restored{self._file.suffix}{HALF_MADE}"
        copy_file(source, part)
        try:
            aside = set_aside(self._file, now) if self._file.exists() else None
            clear_place(self._file, set_aside_at(now))
            put_in_place(part, self._file)
        finally:
            part.unlink(missing_ok=True)
        return aside

    def remains(self) -> bool:
        """Tell whether anything shows that there once was a database in its empty place."""
        aside = self._file.parent.glob(f"{self._file.stem}{SET_ASIDE}*{self._file.suffix}")
        return any(aside) or bool(self._named(_DAY, _BEFORE)) or has_log(self._file)

    def _named(self, *patterns: re.Pattern[str]) -> list[Path]:
        stem, suffix = self._file.stem, self._file.suffix
        try:
            files = list(self.folder.glob(f"{stem}-*{suffix}"))
        except OSError:
            return []
        ends = {path: path.stem.removeprefix(stem) for path in files}
        return [path for path, end in ends.items() if any(each.fullmatch(end) for each in patterns)]

    def _delete_beyond(self, kept: int, pattern: re.Pattern[str], new: Path) -> None:
        """Delete the oldest; the new one stays even if the clock was years ahead once."""
        with suppress(OSError):
            others = sorted(set(self._named(pattern)) - {new}, key=_age)
            for path in others[: max(0, len(others) + 1 - kept)]:
                path.unlink(missing_ok=True)

    def _delete_abandoned(self) -> None:
        with suppress(OSError):
            newest = max(path.stat().st_mtime for path in self._named(_DAY))
            for path in self.folder.glob(f"{self._file.stem}-*{HALF_MADE}"):
                if path.stat().st_mtime < newest - _ABANDONED_AFTER:
                    path.unlink(missing_ok=True)


def _age(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name
