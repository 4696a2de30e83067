"""What a person chose for this computer, in one file of his data folder."""

import json
import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

from dealer_trainer.generator import Topic
from dealer_trainer.wording import Language

FILE_NAME = "settings.json"
_MOST_BYTES = 65536


class Theme(StrEnum):
    """Light or dark colours, or as the system has them."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Deck(StrEnum):
    """How many colours the four suits have."""

    TWO = "two"
    FOUR = "four"


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices; `language` None is the system's, `topic` None is all, `boxes` None is a mix.

    `geometry` is the window's place as text, empty for none. `unknown` are the keys of a newer
    version, which are written back as they were.
    """

    language: Language | None = None
    theme: Theme = Theme.SYSTEM
    deck: Deck = Deck.TWO
    house: str = "russian_poker"
    topic: Topic | None = None
    boxes: int | None = None
    geometry: str = ""
    unknown: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings as far as they could be read; a damaged file now lies at `set_aside`."""

    settings: Settings
    set_aside: Path | None = None


def load_settings(path: Path) -> Loaded:
    """Read the settings; what cannot be used takes its default.

    A file with anything that cannot be used is set aside under another name, and what was good in
    it is written anew. Raises OSError if a damaged file cannot be set aside.
    """
    try:
        plain = _read(path)
    except FileNotFoundError:
        return Loaded(Settings())
    except (OSError, ValueError, RecursionError):
        return Loaded(Settings(), _set_aside(path))
    good = {key: value for key, value in plain.items() if _is_good(key, value)}
    settings = _to_settings(good)
    if len(good) == len(plain):
        return Loaded(settings)
    set_aside = _set_aside(path)
    save_settings(settings, path)
    return Loaded(settings, set_aside)


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings, wholly or not at all; raise OSError if they cannot be written."""
    plain = {key: getattr(settings, key) for key in _VALUES}
    text = json.dumps({**settings.unknown, **plain}, indent=2) + "\n"
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


def _optional(make: Callable[[Any], object]) -> Callable[[Any], object]:
    return lambda value: None if value is None else make(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _count(value: object) -> int:
    if type(value) is not int or value < 1:
        raise ValueError(value)
    return value


_VALUES: Mapping[str, Callable[[Any], object]] = {
    "language": _optional(Language),
    "theme": Theme,
    "deck": Deck,
    "house": _text,
    "topic": _optional(Topic),
    "boxes": _optional(_count),
    "geometry": _text,
}
