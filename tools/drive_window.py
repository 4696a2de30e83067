"""Settle whole tables in the real window on a virtual screen, by key presses alone.

`python -m tools.drive_window [FOLDER]` needs Xvfb, openbox, xdotool and setxkbmap. For Russian, on
a Russian keyboard, and for English it starts the program as a person does, chooses the topic, types
the right answers that the engine gives for the fixed seed, holds Enter down now and then, ends the
program without mercy, and looks into the database. Pictures go to FOLDER, with `import`.
"""

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic
from dealer_trainer.practice import Asked, Mode, Session, sessions
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.sessions import Plan
from dealer_trainer.questions import Question
from dealer_trainer.resources import DATA_VARIABLE
from dealer_trainer.settings import FILE_NAME, load_settings
from ui.app import SEED_VARIABLE
from ui.rooms import STORE_FILE

QUESTIONS = 20
SEED = 7
PATIENCE = 30.0
TITLES = {"ru": "Тренажёр дилера", "en": "Dealer Trainer"}
LOCALES = {"ru": "ru_RU.UTF-8", "en": "en_GB.UTF-8"}
LAYOUTS = {"ru": "ru", "en": "us"}
_KEYS = {"-": "minus", "=": "equal"}


class NotAsExpectedError(Exception):
    """The window did not do what a person expects."""


@contextmanager
def running(command: Sequence[str], **surroundings: str) -> Iterator[subprocess.Popen[str]]:
    """Keep a program running; kill it at the end."""
    process = subprocess.Popen(
        command, env={**os.environ, **surroundings}, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def wait_for(what: str, reached: Callable[[], bool]) -> None:
    """Wait until something is so; raise NotAsExpectedError if that takes too long."""
    end = time.monotonic() + PATIENCE
    while not reached():
        if time.monotonic() > end:
            raise NotAsExpectedError(what)
        time.sleep(0.02)


class Screen:
    """A virtual screen with a keyboard; it finds windows by their title."""

    def __init__(self, stack: ExitStack, layout: str) -> None:
        read, write = os.pipe()
        command = ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "1366x768x24"]
        process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        stack.callback(process.wait)
        stack.callback(process.kill)
        os.close(write)
        with os.fdopen(read) as number:
            self.display = f":{number.readline().strip()}"
        self.run("setxkbmap", layout)
        stack.enter_context(running(["openbox", "--sm-disable"], DISPLAY=self.display))

    def run(self, *command: str) -> bool:
        """Run a program of the screen and tell whether it found what it was to find."""
        surroundings = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(command, env=surroundings, capture_output=True, check=False)
        return done.returncode == 0

    def press(self, *keys: str) -> None:
        """Press keys, each freshly, as the keyboard sends them."""
        if not self.run("xdotool", "key", "--delay", "8", *keys):
            raise NotAsExpectedError(f"the keys {keys} cannot be pressed")

    def hold(self, key: str, seconds: float) -> None:
        """Hold a key down, so that it repeats."""
        self.run("xdotool", "keydown", key)
        time.sleep(seconds)
        self.run("xdotool", "keyup", key)

    def picture(self, folder: Path | None, language: str, name: str) -> None:
        """Save what the screen shows, if there is a folder for it."""
        if folder:
            time.sleep(0.3)
            self.run("import", "-window", "root", str(folder / f"{language}-{name}.png"))


def keys_for(answer: str) -> list[str]:
    """Return the keys for an answer: digits, minus or the equals sign."""
    typed = {"taken": "-", "returned": "="}.get(answer, answer.removeprefix("paid "))
    return [_KEYS.get(character, character) for character in typed]


def stored(data: Path) -> list[int]:
    """Return whether each stored answer is right, 1 or 0; none before there are records."""
    try:
        with sqlite3.connect(f"file:{data / STORE_FILE}?mode=ro", uri=True) as records:
            rows = records.execute('SELECT "right" FROM answers ORDER BY id')
            return [right for (right,) in rows]
    except sqlite3.OperationalError:
        return []


def answer(screen: Screen, question: Question, *, held: bool) -> None:
    """Type the right answers; with `held` keep the last Enter down until it repeats."""
    *before, last = [[*keys_for(part.truth), "Return"] for part in question.parts]
    screen.press(*(key for keys in before for key in keys), *last[:-1])
    if held:
        screen.hold("Return", 1.2)
    else:
        screen.press("Return")


def begin(screen: Screen, data: Path) -> Session:
    """Choose whole tables on the start page and return a session that asks the same."""
    screen.press("shift+Tab", "shift+Tab", "Left", "Return")
    wait_for("practice begins", (data / FILE_NAME).exists)
    chosen = load_settings(data / FILE_NAME).settings
    if chosen.topic is not Topic.WHOLE_TABLE:
        raise NotAsExpectedError(f"the topic is {chosen.topic}")
    house = Houses().named(chosen.house)
    others = tuple(each for each in Houses().all() if each.id != house.id)
    plan = Plan(Mode.PRACTICE, house, Asked((), others), chosen.topic, chosen.boxes)
    return sessions.begin(plan, Knowledge(datetime.now(UTC).date()), SEED)


def settle(screen: Screen, session: Session, data: Path, show: Callable[[str], None]) -> None:
    """Settle the tables; the first two are shown, in light and in dark colours."""
    for number in range(1, QUESTIONS + 1):
        question = session.ask()
        if number <= 2:
            show(f"{number}-question")
        answer(screen, question, held=number % 5 == 0)
        given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
        session.answer(given, {}, answered=datetime.now(UTC), seconds=1)
        wait_for(f"answer {number} is stored", partial(_are_stored, data, number))
        if number <= 2:
            show(f"{number}-feedback")
            screen.press("F3", "F3")
        screen.press("space" if number % 2 else "Return")


def _are_stored(data: Path, number: int) -> bool:
    return len(stored(data)) >= number


def opened(stack: ExitStack, language: str) -> tuple[Screen, Path]:
    """Start the program on a screen of its own; return the screen and the folder of its data."""
    data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    screen = Screen(stack, LAYOUTS[language])
    surroundings = {
        "DISPLAY": screen.display,
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": LOCALES[language],
        DATA_VARIABLE: str(data),
        SEED_VARIABLE: str(SEED),
    }
    command = [sys.executable, "-m", "dealer_trainer"]
    stack.enter_context(running(command, **surroundings))
    find = ("xdotool", "search", "--onlyvisible", "--name", TITLES[language])
    wait_for("the window opens", lambda: screen.run(*find))
    wait_for(
        "it has the focus",
        lambda: screen.run(*find, "windowactivate") and screen.run("xdotool", "getwindowfocus"),
    )
    time.sleep(0.5)
    return screen, data


def drive(language: str, folder: Path | None) -> int:
    """Settle the tables in one language and return how many right answers were stored."""
    with ExitStack() as stack:
        screen, data = opened(stack, language)
        show = partial(screen.picture, folder, language)
        show("start")
        settle(screen, begin(screen, data), data, show)
        time.sleep(0.5)
        rights = stored(data)
        if len(rights) != QUESTIONS:
            raise NotAsExpectedError(f"{len(rights)} answers are stored")
    return sum(rights)


def main(arguments: list[str]) -> int:
    """Drive the window in both languages; return 0 if all answers were stored and right."""
    folder = Path(arguments[0]) if arguments else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    right = {language: drive(language, folder) for language in TITLES}
    print(json.dumps({"questions": QUESTIONS, "right": right}))
    return 0 if all(number == QUESTIONS for number in right.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
