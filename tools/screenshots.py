"""Save pictures of every page of the real program into a folder.

`python -m tools.screenshots FOLDER [WORD…]` makes those whose names hold all of the words: page,
language, theme, size and text, such as `feedback-ru-dark-1024x700-200.png`. Without a screen set
QT_QPA_PLATFORM=offscreen.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_trainer.generator import Topic
from dealer_trainer.questions import Form, Kind, Part
from dealer_trainer.settings import FILE_NAME, Settings, Theme, save_settings
from dealer_trainer.settlement import Outcome
from dealer_trainer.wording import Language
from tools import drill_shots, exam_shots, house_shots, people_shots, results_shots, session_shots
from ui.app import SEED_VARIABLE, build
from ui.page import Shown
from ui.pages.drill.presenter import Phase
from ui.theme import STYLE
from ui.window import Window

SEED = "7"
SIZES = ((1024, 700), (1920, 1080))
# Of each kind of questions the open question, with a hint, and what is said of a wrong answer.
KIND_PAGES = tuple(f"{kind}.{state}" for kind in Kind for state in ("asked", "hinted", "judged"))
PAGES = (
    "start",
    "question",
    "one-box",
    "feedback",
    "right",
    *session_shots.PAGES,
    *house_shots.PAGES,
    *drill_shots.PAGES,
    *exam_shots.PAGES,
    "settings",
    *KIND_PAGES,
    *people_shots.PAGES,
    *results_shots.PAGES,
)
# Poker Plus alone is paid early.
_HOUSES = {Kind.EARLY_MAY: "poker_plus", Kind.EARLY_PAYOUT: "poker_plus"}


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture to make; `text` is the size of the text in per cent."""

    page: str
    language: Language
    theme: Theme
    size: tuple[int, int]
    text: int

    @property
    def name(self) -> str:
        """The name of the picture's file."""
        width, height = self.size
        return f"{self.page}-{self.language}-{self.theme}-{width}x{height}-{self.text}.png"


_SHOWN = (
    (session_shots.PAGES, session_shots.show_session),
    (house_shots.PAGES, house_shots.show_house),
    (exam_shots.PAGES, exam_shots.show_exams),
    (drill_shots.PAGES, drill_shots.show_drills),
    (results_shots.PAGES, results_shots.show_results),
)


def shots() -> Iterator[Shot]:
    """Yield every page in every language, theme, size and size of text."""
    themes = (Theme.LIGHT, Theme.DARK)
    yield from (Shot(*each) for each in product(PAGES, Language, themes, SIZES, (100, 200)))


def make(app: QApplication, shot: Shot, folder: Path) -> None:
    """Open the window as the picture wants it and save the picture."""
    with tempfile.TemporaryDirectory() as home:
        topic, boxes = (Topic.PURCHASE, 1) if shot.page == "one-box" else (Topic.WHOLE_TABLE, 4)
        settings = Settings(language=shot.language, theme=shot.theme, topic=topic, boxes=boxes)
        if shot.page in KIND_PAGES:
            kind = Kind(shot.page.partition(".")[0])
            house = _HOUSES.get(kind, "russian_poker")
            settings = replace(settings, topic=None, boxes=None, kind=kind, house=house)
        save_settings(settings, Path(home) / FILE_NAME)
        window = build(app, Path(home))
        window.setMinimumSize(*shot.size)
        window.resize(*shot.size)
        window.show()
        window.activateWindow()
        app.processEvents()
        _go_to(app, window, shot.page, shot.language)
        for _ in range(5):
            app.processEvents()
        window.grab().save(str(folder / shot.name))
        window.close()
        window.deleteLater()
        app.processEvents()


def _go_to(app: QApplication, window: Window, page: str, language: Language) -> None:
    if page == "start":
        return
    if page == "settings":
        window.open(Shown.SETTINGS)
        return
    if page in people_shots.PAGES:
        people_shots.show_people(app, window, page, language)
        return
    for pages, show in _SHOWN:
        if page in pages:
            show(app, window, page)
            return
    window.begin()
    if page in KIND_PAGES:
        _show_kind(app, window, page.partition(".")[2])
        return
    if window.drill is not None and page in ("feedback", "right"):
        parts = window.drill.presenter.question.parts
        answers: dict[str, str | None] = {part.key: part.truth for part in parts}
        if page == "feedback":
            answers[parts[0].key] = None
            answers[parts[-1].key] = Outcome.TAKEN.value
            answers[parts[-2].key] = "paid 125"
        window.drill.submit(answers)
        while window.drill.presenter.phase is not Phase.EXPLAINED:
            app.processEvents()


def _show_kind(app: QApplication, window: Window, state: str) -> None:
    """Show a question of a kind as it is asked, with a hint, or judged with wrong answers."""
    if window.drill is None:
        return
    if state == "hinted":
        window.drill.hint()
    if state == "judged":
        question = window.drill.presenter.question
        answers = {part.key: _wrong(part) for part in question.parts[:-1]}
        window.drill.submit(answers | {question.parts[-1].key: question.parts[-1].truth})
        while window.drill.presenter.phase is not Phase.EXPLAINED:
            app.processEvents()


def _wrong(part: Part) -> str | None:
    """Return a wrong answer to a part, none for what has no obvious one."""
    match part.form:
        case Form.CHOICE:
            return next(option for option in part.options if option != part.truth)
        case Form.STAKE:
            return "paid 125"
        case Form.AMOUNT:
            return "70"
        case Form.CARDS:
            return str(part.cards[0])
    return None


def main(arguments: list[str]) -> int:
    """Make the pictures and print how many there are."""
    if not arguments or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    folder, words = Path(arguments[0]), arguments[1:]
    folder.mkdir(parents=True, exist_ok=True)
    os.environ[SEED_VARIABLE] = SEED
    app = QApplication([*sys.argv[:1], *STYLE])
    font = app.font()
    points = font.pointSizeF()
    wanted = [shot for shot in shots() if all(word in shot.name for word in words)]
    for shot in wanted:
        font.setPointSizeF(points * shot.text / 100)
        app.setFont(font)
        make(app, shot, folder)
    print(f"{len(wanted)} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
