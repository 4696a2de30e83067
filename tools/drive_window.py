"""Settle whole tables in the real window on a virtual screen, by key presses alone.

`python -m tools.drive_window [FOLDER]` needs Xvfb, openbox, xdotool and setxkbmap. For Russian, on
a Russian keyboard, and for English it starts the program as a person does, chooses the topic, types
the right answers that the engine gives for the fixed seed, holds Enter down now and then, ends the
program without mercy, and looks into the database. Pictures go to FOLDER, with `import`.
"""

import json
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic
from dealer_trainer.practice import Asked, Mode, Session, sessions
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.sessions import Plan
from dealer_trainer.questions import Question
from dealer_trainer.settings import FILE_NAME, load_settings
from tools.driving.program import SEED, TITLES, folder_of, keys_for, opened, stored
from tools.driving.screen import NotAsExpectedError, Screen, wait_for

QUESTIONS = 20


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
    folder = folder_of(arguments)
    right = {language: drive(language, folder) for language in TITLES}
    print(json.dumps({"questions": QUESTIONS, "right": right}))
    return 0 if all(number == QUESTIONS for number in right.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
