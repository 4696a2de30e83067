"""Save pictures of every page of the real program into a folder.

`python -m tools.screenshots FOLDER [WORD…]` makes those whose names hold all of the words: page,
language, theme, size and text, such as `feedback-ru-dark-1024x700-200.png`. Without a screen set
QT_QPA_PLATFORM=offscreen.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_trainer.generator import Topic
from dealer_trainer.settings import FILE_NAME, Settings, Theme, save_settings
from dealer_trainer.settlement import Outcome
from dealer_trainer.wording import Language
from ui.app import SEED_VARIABLE, build
from ui.pages.drill.presenter import Phase
from ui.window import Window

SEED = "7"
SIZES = ((1024, 700), (1920, 1080))
PAGES = ("start", "question", "one-box", "feedback", "right", "house")


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


def shots() -> Iterator[Shot]:
    """Yield every page in every language, theme, size and size of text."""
    themes = (Theme.LIGHT, Theme.DARK)
    yield from (Shot(*each) for each in product(PAGES, Language, themes, SIZES, (100, 200)))


def make(app: QApplication, shot: Shot, folder: Path) -> None:
    """Open the window as the picture wants it and save the picture."""
    with tempfile.TemporaryDirectory() as home:
        topic, boxes = (Topic.PURCHASE, 1) if shot.page == "one-box" else (Topic.WHOLE_TABLE, 4)
        settings = Settings(language=shot.language, theme=shot.theme, topic=topic, boxes=boxes)
        save_settings(settings, Path(home) / FILE_NAME)
        window = build(app, Path(home))
        window.setMinimumSize(*shot.size)
        window.resize(*shot.size)
        window.show()
        window.activateWindow()
        app.processEvents()
        _go_to(app, window, shot.page)
        for _ in range(5):
            app.processEvents()
        window.grab().save(str(folder / shot.name))
        window.close()
        window.deleteLater()
        app.processEvents()


def _go_to(app: QApplication, window: Window, page: str) -> None:
    if page == "start":
        return
    if page == "house":
        window.toggle_house()
        return
    window.begin()
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


def main(arguments: list[str]) -> int:
    """Make the pictures and print how many there are."""
    folder, words = Path(arguments[0]), arguments[1:]
    folder.mkdir(parents=True, exist_ok=True)
    os.environ[SEED_VARIABLE] = SEED
    app = QApplication(sys.argv[:1])
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
