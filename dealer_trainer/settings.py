"""What a person chose for this computer, in one file of his data folder."""

import json
import os
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import Any

from dealer_trainer.generator import Topic
from dealer_trainer.practice import ALL_KINDS, SETTLING, Mode
from dealer_trainer.practice.modes import MODES
from dealer_trainer.practice.runs import SECONDS
from dealer_trainer.questions import Kind
from dealer_trainer.wording import Language

FILE_NAME = "settings.json"
#: The answers that may be wished for a day; the first wishes none.
GOALS = (0, 10, 20, 40, 80)
#: The sizes that text may have, in per cent of the system's; the first is its own.
TEXTS = (100, 125, 150, 200)
_MOST_BYTES = 65536
_HOURS = 24


class Theme(StrEnum):
    """Light or dark colours, or as the system has them."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Deck(StrEnum):
    """How many colours the four suits have."""

    TWO = "two"
    FOUR = "four"


class Motion(StrEnum):
    """Whether things move on the screen, or as the system has it."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices; `language` None is the system's, `topic` None is all, `boxes` None is a mix.

    `text` is the size of all text in per cent of the system's.
    `mode` is the way to practise, `run` the seconds of a speed run, `goal` the answers wished for a
    day, 0 for none, `streak` whether days in a row are told, `sounds` whether a
    wrong answer is heard. `kind` is a kind of questions, or
    settling alone, or all kinds mixed. `day_begins` is the hour, 0 to 23, at which a new day of
    practice begins on this computer's clock. `calm` shows the table without decoration.

    `geometry` is the window's place as text, empty for none; `database` the URL of the PostgreSQL
    database with the answers, empty for a file, shown nowhere for the password in it; `person` the
    key of who practised last, empty for the one without an account. `unknown` are the keys of a
    newer version, which are written back as they were.
    """

    language: Language | None = None
    theme: Theme = Theme.SYSTEM
    text: int = TEXTS[0]
    deck: Deck = Deck.TWO
    motion: Motion = Motion.SYSTEM
    calm: bool = False
    day_begins: int = 4
    house: str = "russian_poker"
    mode: Mode = Mode.PRACTICE
    run: int = SECONDS[0]
    goal: int = 0
    streak: bool = False
    sounds: bool = False
    kind: str = SETTLING
    topic: Topic | None = None
    boxes: int | None = None
    geometry: str = ""
    database: str = field(default="", repr=False)
    person: str = ""
    unknown: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings as far as they could be read.

    `damaged` tells that something in the file could not be used; the file then lies at `set_aside`,
    or where it was if it cannot be moved.
    """

    settings: Settings
    damaged: bool = False
    set_aside: Path | None = None


def load_settings(path: Path) -> Loaded:
    """Read the settings; what cannot be used takes its default.

    A file with anything that cannot be used is set aside under another name, and what was good in
    it is written anew.
    """
    try:
        plain = _read(path)
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(Settings())
    except (OSError, ValueError, RecursionError):
        return Loaded(Settings(), damaged=True, set_aside=_set_aside(path))
    good, unknown = _understand(plain)
    settings = Settings(**good, unknown=unknown)
    if len(good) + len(unknown) == len(plain):
        return Loaded(settings)
    set_aside = _set_aside(path)
    if set_aside:
        with suppress(OSError):
            save_settings(settings, path)
    return Loaded(settings, damaged=True, set_aside=set_aside)


def save_settings(settings: Settings, path: Path, before: Settings | None = None) -> None:
    """Write the settings, wholly or not at all; raise OSError if they cannot be written.

    With `before`, as they were read or last written, only what has changed since is written over
    what another window has written meanwhile.
    """
    known = {
        key: getattr(settings, key)
        for key in _MAKE
        if before is None or getattr(settings, key) != getattr(before, key)
    }
    if before is not None:
        known = {key: getattr(settings, key) for key in _MAKE} | _there(path) | known
    text = json.dumps({**settings.unknown, **known}, indent=2) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".new", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _there(path: Path) -> dict[str, Any]:
    """Return what is good in the file now; nothing if it cannot be read."""
    try:
        good, unknown = _understand(_read(path))
    except (OSError, ValueError, RecursionError):
        return {}
    return {**unknown, **good}


def _read(path: Path) -> dict[str, Any]:
    """Return the file's keys; raise ValueError if it is too long or holds anything else."""
    with path.open("rb") as file:
        raw = file.read(_MOST_BYTES + 1)
    if len(raw) > _MOST_BYTES:
        raise ValueError("the settings are too long")
    plain = json.loads(raw.decode("utf-8"))
    if not isinstance(plain, dict):
        raise ValueError("the settings are no mapping")  # noqa: TRY004 - a fault of the file
    return plain


def _understand(plain: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, object]]:
    """Return the values that can be used, and the keys that this version does not know."""
    good: dict[str, Any] = {}
    unknown: dict[str, object] = {}
    for key, value in plain.items():
        if key not in _MAKE:
            unknown[key] = value
            continue
        with suppress(ValueError):
            good[key] = _MAKE[key](value)
    return good, unknown


def _set_aside(path: Path) -> Path | None:
    """Rename a file to the first free name; return that, or None if it cannot be moved."""
    names = (path.with_name(f"{path.stem}-damaged-{number}{path.suffix}") for number in count(1))
    free = next(name for name in names if not os.path.lexists(name))
    try:
        return path.rename(free)
    except OSError:
        return None


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(value)  # noqa: TRY004 - a fault of the file
    return value


def _number(value: object) -> int:
    if type(value) is not int or value < 1:
        raise ValueError(value)
    return value


def _flag(value: object) -> bool:
    if value is not True and value is not False:
        raise ValueError(value)
    return value


def _hour(value: object) -> int:
    if type(value) is not int or not 0 <= value < _HOURS:
        raise ValueError(value)
    return value


def _or_none(make: Callable[[Any], object]) -> Callable[[Any], object]:
    return lambda value: None if value is None else make(value)


def _kind(value: object) -> str:
    kind = _text(value)
    return kind if kind in (SETTLING, ALL_KINDS) else Kind(kind).value


def _mode(value: object) -> Mode:
    mode = Mode(_text(value))
    if mode not in MODES:
        raise ValueError(value)
    return mode


def _one_of(numbers: tuple[int, ...]) -> Callable[[object], int]:
    def number(value: object) -> int:
        if type(value) is not int or value not in numbers:
            raise ValueError(value)
        return value

    return number


_MAKE: Mapping[str, Callable[[Any], object]] = {
    "language": _or_none(Language),
    "theme": Theme,
    "text": _one_of(TEXTS),
    "deck": Deck,
    "motion": Motion,
    "calm": _flag,
    "day_begins": _hour,
    "house": _text,
    "mode": _mode,
    "run": _one_of(SECONDS),
    "goal": _one_of(GOALS),
    "streak": _flag,
    "sounds": _flag,
    "kind": _kind,
    "topic": _or_none(Topic),
    "boxes": _or_none(_number),
    "geometry": _text,
    "database": _text,
    "person": _text,
}
