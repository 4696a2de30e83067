"""The settings file: what is chosen stays chosen, and no damage stops the program."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.generator import Topic
from dealer_trainer.settings import (
    TEXTS,
    Deck,
    Loaded,
    Motion,
    Settings,
    Theme,
    load_settings,
    save_settings,
)
from dealer_trainer.wording import Language

CHOSEN = Settings(
    language=Language.RUSSIAN,
    theme=Theme.DARK,
    text=150,
    deck=Deck.FOUR,
    motion=Motion.OFF,
    day_begins=6,
    house="poker_plus",
    topic=Topic.DRAWS,
    boxes=3,
    geometry="AdnQywAD",
    database="postgresql://dealer@server/answers",
    person="3f2a9c",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "settings.json"


def _write(path: Path, raw: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(raw)


def _files(path: Path) -> set[str]:
    return {file.name for file in path.parent.iterdir()}


def test_a_missing_file_gives_the_defaults(path: Path) -> None:
    assert load_settings(path) == Loaded(Settings())
    assert not path.parent.exists()


def test_what_was_saved_is_read(path: Path) -> None:
    save_settings(CHOSEN, path)
    assert load_settings(path) == Loaded(CHOSEN)


@given(
    st.builds(
        Settings,
        language=st.none() | st.sampled_from(Language),
        theme=st.sampled_from(Theme),
        text=st.sampled_from(TEXTS),
        deck=st.sampled_from(Deck),
        motion=st.sampled_from(Motion),
        day_begins=st.integers(0, 23),
        house=st.text(),
        topic=st.none() | st.sampled_from(Topic),
        boxes=st.none() | st.integers(1, 4),
        geometry=st.text(),
    )
)
def test_any_settings_come_back_the_same(
    tmp_path_factory: pytest.TempPathFactory, settings: Settings
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.json"
    save_settings(settings, path)
    assert load_settings(path) == Loaded(settings)


def test_keys_of_a_newer_version_are_kept(path: Path) -> None:
    save_settings(CHOSEN, path)
    newer = json.loads(path.read_text("utf-8")) | {"of_tomorrow": {"chips": True}}
    _write(path, json.dumps(newer).encode())
    loaded = load_settings(path)
    assert loaded == Loaded(replace(CHOSEN, unknown={"of_tomorrow": {"chips": True}}))
    save_settings(replace(loaded.settings, theme=Theme.LIGHT), path)
    assert json.loads(path.read_text("utf-8")) == newer | {"theme": "light"}


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b'{"theme": "dark", "ho',
        b'["theme"]',
        b"\xff\xfe\x00",
        b"[" * 60000,
        b'{"boxes": ' + b"9" * 5000 + b"}",
        b'{"geometry": "' + b"x" * 100000 + b'"}',
    ],
    ids=["empty", "half-written", "list", "not UTF-8", "deep", "huge number", "too long"],
)
def test_a_damaged_file_is_set_aside_and_the_defaults_are_used(path: Path, raw: bytes) -> None:
    _write(path, raw)
    loaded = load_settings(path)
    aside = path.with_name("settings-damaged-1.json")
    assert loaded == Loaded(Settings(), damaged=True, set_aside=aside)
    assert aside.read_bytes() == raw
    assert not path.exists()


def test_a_second_damaged_file_does_not_replace_the_first(path: Path) -> None:
    for raw in (b"first", b"second"):
        _write(path, raw)
        load_settings(path)
    assert path.with_name("settings-damaged-1.json").read_bytes() == b"first"
    assert path.with_name("settings-damaged-2.json").read_bytes() == b"second"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "de"),
        ("theme", "contrast"),
        ("theme", None),
        ("deck", 4),
        ("motion", True),
        ("day_begins", 24),
        ("day_begins", "6"),
        ("house", None),
        ("topic", ["draws"]),
        ("boxes", 0),
        ("boxes", True),
        ("boxes", 2.0),
        ("geometry", {}),
    ],
)
def test_a_value_that_is_not_known_takes_its_default_and_the_others_stay(
    path: Path, key: str, value: object
) -> None:
    save_settings(CHOSEN, path)
    raw = json.dumps(json.loads(path.read_text("utf-8")) | {key: value}).encode()
    _write(path, raw)
    loaded = load_settings(path)
    assert loaded.settings == replace(CHOSEN, **{key: getattr(Settings(), key)})
    assert loaded.damaged
    assert loaded.set_aside
    assert loaded.set_aside.read_bytes() == raw
    assert load_settings(path) == Loaded(loaded.settings)


def test_a_write_that_fails_leaves_the_old_file_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(CHOSEN, path)

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        save_settings(Settings(), path)
    assert load_settings(path) == Loaded(CHOSEN)
    assert _files(path) == {"settings.json"}


def test_a_damaged_file_that_cannot_be_moved_is_left_and_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _write(path, b"damaged")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    assert load_settings(path) == Loaded(Settings(), damaged=True)
    assert path.read_bytes() == b"damaged"


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the user's folder to the user")
def test_nobody_else_may_read_the_file_that_may_hold_a_password(path: Path) -> None:
    save_settings(CHOSEN, path)
    assert path.stat().st_mode & 0o777 == 0o600
