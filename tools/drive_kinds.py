"""Answer every kind of questions in the real window on a virtual screen, by key presses alone.

`python -m tools.drive_kinds [FOLDER]` needs what `tools.drive_window` needs. In both languages, for
two houses that have all kinds between them, each kind is answered right after a hint, wrong, with
blanks, and in haste; what the database has afterwards must be what was typed. Pictures go to
FOLDER.
"""

import json
import sys
import time
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from dealer_trainer.cards import parse_cards
from dealer_trainer.files import Houses
from dealer_trainer.house import House
from dealer_trainer.practice import ALL_KINDS, SETTLING, Mode, Session, asked_of, sessions
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.sessions import Plan
from dealer_trainer.questions import SETTLING_KINDS, Form, Kind, Part, Question, grade
from dealer_trainer.questions.kinds import kinds_of
from dealer_trainer.questions.question import AS_LAID, chips_of
from dealer_trainer.settings import FILE_NAME, load_settings
from tools.driving.program import SEED, TITLES, folder_of, keys_for, opened, rows, stored
from tools.driving.screen import NotAsExpectedError, Screen, wait_for

# The house is chosen by these keys on the start page.
HOUSES = {"russian_poker": (), "poker_plus": ("Left", "Left")}
WAYS = ("right", "wrong", "blank", "hasty")

Given = dict[str, str | None]


@dataclass(frozen=True, slots=True)
class Desk:
    """A window with a person before it, and the session that asks the same."""

    screen: Screen
    data: Path
    session: Session


def choices(house: House) -> tuple[str, ...]:
    """Return what can be chosen on the start page: settling, all kinds, each other kind alone."""
    alone = (kind for kind in kinds_of(house) if kind not in SETTLING_KINDS)
    return (SETTLING, ALL_KINDS, *alone)


def sit_down(stack: ExitStack, language: str, house: House, kind: str) -> Desk:
    """Choose the house and one kind, or settling, on the start page."""
    screen, data = opened(stack, language)
    to_kind = choices(house).index(kind)
    keys = (*["shift+Tab"] * 5, *HOUSES[house.id], "Tab", "Tab", *["Right"] * to_kind, "Return")
    screen.press(*keys)
    wait_for("practice begins", (data / FILE_NAME).exists)
    chosen = load_settings(data / FILE_NAME).settings
    if (chosen.house, chosen.kind) != (house.id, kind):
        raise NotAsExpectedError(f"{chosen.kind} of {chosen.house} instead of {kind}")
    others = tuple(each for each in Houses(data / "houses").all() if each.id != house.id)
    plan = Plan(Mode.PRACTICE, house, asked_of(house, kind, others), chosen.topic)
    return Desk(screen, data, sessions.begin(plan, Knowledge(datetime.now(UTC).date()), SEED))


def keys_of(part: Part, answer: str | None) -> list[str]:
    """Return the keys that answer a part, without Enter."""
    if answer is None or answer == AS_LAID:
        return []
    match part.form:
        case Form.CHOICE:
            return [str(part.options.index(answer) + 1)]
        case Form.CARDS:
            return [str(part.cards.index(card) + 1) for card in parse_cards(answer)]
        case Form.CHIPS:
            laid = chips_of(answer)
            counts = [str(laid[int(value)] or "") for value in part.options]
            return [key for count in counts for key in (*count, "Right")]
    return keys_for(answer)


def wrong_answer(part: Part, laid: str | None) -> str:
    """Return a wrong answer of the part's form, and not what was laid there."""
    match part.form:
        case Form.CHOICE:
            return next(option for option in part.options if option != part.truth)
        case Form.STAKE:
            tried = ("taken", "returned", "paid 7")
            return next(answer for answer in tried if answer not in (part.truth, laid))
        case Form.AMOUNT:
            return str(int(part.truth) + 7)
        case Form.CARDS:
            return str(next(card for card in part.cards if str(card) not in part.truth))
    return f"1x{part.options[0]} 3x{part.options[-1]}"


def answer(desk: Desk, question: Question, way: str) -> Given:
    """Answer a question in one of the ways; return what the program must have understood."""
    screen, parts = desk.screen, question.parts
    before = len(stored(desk.data))
    if way in ("right", "wrong"):
        if way == "right":
            screen.press("F6")
        wrong = {part.key: wrong_answer(part, question.laid.get(part.key)) for part in parts}
        given: Given = {
            part.key: part.truth if way == "right" else wrong[part.key] for part in parts
        }
        screen.press(
            *(key for part in parts for key in (*keys_of(part, given[part.key]), "Return"))
        )
        return given
    if way == "hasty":
        screen.press(*["Return"] * len(parts))
        if question.kind is Kind.INSPECTOR:
            return dict.fromkeys((part.key for part in parts), AS_LAID)
        time.sleep(0.3)
        if len(stored(desk.data)) != before:
            raise NotAsExpectedError(f"{question.kind} was submitted in haste")
    screen.press("ctrl+Return")
    return dict.fromkeys(part.key for part in parts)


def look(data: Path) -> tuple[str, int, list[dict[str, Any]]]:
    """Return kind, right and parts of the answer that was stored last."""
    query = 'SELECT kind, "right", parts FROM answers ORDER BY id DESC LIMIT 1'
    ((kind, right, parts),) = rows(data, query)
    return str(kind), int(str(right)), json.loads(str(parts))


def in_order(question: Question, given: Mapping[str, str | None]) -> Given:
    """Return answers with cards and chips in one order, since any is right."""
    listed = {part.key for part in question.parts if part.form in (Form.CARDS, Form.CHIPS)}
    return {
        key: " ".join(sorted(answer.split())) if answer and key in listed else answer
        for key, answer in given.items()
    }


def compare(question: Question, way: str, given: Given, data: Path) -> None:
    """Compare what was stored with what was typed; raise NotAsExpectedError where it differs."""
    kind, right, parts = look(data)
    understood = in_order(question, {part["key"]: part["given"] for part in parts})
    expected = (question.kind, grade(question, given).right, in_order(question, given))
    if (kind, bool(right), understood) != expected:
        raise NotAsExpectedError(f"{way}: {(kind, right, understood)} instead of {expected}")
    hints = sum(part.get("hints", 0) for part in parts)
    if hints != (way == "right"):
        raise NotAsExpectedError(f"{way}: {hints} hints at {question.kind}")


def drive(language: str, house: House, folder: Path | None) -> Mapping[str, int]:
    """Answer each kind of a house in every way; return how many were right, by the way."""
    rights = dict.fromkeys(WAYS, 0)
    for kind in choices(house):
        if kind == ALL_KINDS:
            continue
        with ExitStack() as stack:
            desk = sit_down(stack, language, house, kind)
            for number, way in enumerate(WAYS, start=1):
                question = desk.session.ask()
                given = answer(desk, question, way)
                desk.session.answer(given, {}, answered=datetime.now(UTC), seconds=1)
                wait_for(f"{way} answer to {kind} is stored", partial(_are, number, desk.data))
                compare(question, way, given, desk.data)
                desk.screen.picture(folder, language, f"{house.id}-{kind}-{way}")
                rights[way] += grade(question, given).right
                desk.screen.press("space")
    return rights


def _are(number: int, data: Path) -> bool:
    return len(stored(data)) >= number


def main(arguments: list[str]) -> int:
    """Drive both houses in both languages; return 0 if every answer was stored as typed."""
    folder = folder_of(arguments)
    houses = [Houses().named(house) for house in HOUSES]
    done = {f"{language}-{house.id}": drive(language, house, folder)
            for language in TITLES for house in houses}  # fmt: skip
    print(json.dumps({"right": done}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
