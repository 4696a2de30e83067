"""The program on a virtual screen, and what it has written, seen from outside."""

import sqlite3
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from dealer_trainer.resources import DATA_VARIABLE
from tools.driving.screen import Screen, running, wait_for
from ui.app import SEED_VARIABLE
from ui.rooms import STORE_FILE

SEED = 7
TITLES = {"ru": "Тренажёр дилера", "en": "Dealer Trainer"}
LOCALES = {"ru": "ru_RU.UTF-8", "en": "en_GB.UTF-8"}
LAYOUTS = {"ru": "ru", "en": "us"}
_KEYS = {"-": "minus", "=": "equal", " ": "space"}


def open_program(stack: ExitStack, screen: Screen, language: str, data: Path, **more: str) -> None:
    """Start the program as a person does, and wait until it has the focus.

    `more` is added to its surroundings.
    """
    surroundings = {
        **screen.surroundings,
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": LOCALES[language],
        DATA_VARIABLE: str(data),
        SEED_VARIABLE: str(SEED),
        **more,
    }
    stack.enter_context(running([sys.executable, "-m", "dealer_trainer"], **surroundings))
    find = ("xdotool", "search", "--onlyvisible", "--name", TITLES[language])
    wait_for("the window opens", lambda: screen.run(*find))
    wait_for(
        "it has the focus",
        lambda: screen.run(*find, "windowactivate") and screen.run("xdotool", "getwindowfocus"),
    )
    time.sleep(0.5)


def open_records(stack: ExitStack, screen: Screen, language: str, data: Path, **more: str) -> None:
    """Start the program and wait until its records are open: before that nobody can be added."""
    open_program(stack, screen, language, data, **more)
    time.sleep(6.0)


def opened(stack: ExitStack, language: str) -> tuple[Screen, Path]:
    """Start the program on a screen of its own; return the screen and the folder of its data."""
    data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    screen = Screen(stack, LAYOUTS[language])
    open_program(stack, screen, language, data)
    return screen, data


def keys_of_text(text: str) -> list[str]:
    """Return the keys of a text of digits, signs and spaces, which every keyboard has."""
    return [_KEYS.get(character, character) for character in text]


def keys_for(answer: str) -> list[str]:
    """Return the keys for an answer: digits, minus or the equals sign."""
    typed = {"taken": "-", "returned": "="}.get(answer, answer.removeprefix("paid "))
    return keys_of_text(typed)


def rows(data: Path, query: str) -> list[tuple[object, ...]]:
    """Return what the database holds; nothing before it is there or while it is no database."""
    try:
        with sqlite3.connect(f"file:{data / STORE_FILE}?mode=ro", uri=True) as records:
            return records.execute(query).fetchall()
    except sqlite3.DatabaseError:
        return []


def stored(data: Path) -> list[int]:
    """Return whether each stored answer is right, 1 or 0; none before there are records."""
    query = 'SELECT "right" FROM answers ORDER BY id'
    return [int(str(right)) for (right,) in rows(data, query)]


def folder_of(arguments: list[str]) -> Path | None:
    """Return the folder for pictures that the command line names, made if need be."""
    if not arguments:
        return None
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    return folder
