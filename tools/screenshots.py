"""Save pictures of every page of the real program into a folder, and lay them on contact sheets.

`python -m tools.screenshots FOLDER [PATTERN…]` makes those whose names hold all of the patterns:
page, language, theme, size and text, such as `feedback-ru-dark-1024x700-200.png`; `^exams|^people`
is one pattern. With `--sheets` the pictures of each page, up to sixteen, are laid on one sheet,
`sheets/feedback.png`. Each page is
shown in Russian and English, light and dark, with text of 100 % and 200 %, in windows of 1024×700
and 1920×1080. Seed and clock are the same in every run. Without a screen set
QT_QPA_PLATFORM=offscreen.

The pages are: start, questions (of every kind, asked, hinted, judged), the end of a session,
settings, house rules (two side by side, the form of a new house), reference (each part, a search),
drills, scenario editor, a file, exams (plans, what is asked, results, register, quality, a plan's
form, a certificate), a sitting, people and records, a fault, results (each tab, an old answer,
everybody). `tools.page_shots.PAGES` has the name of each.
"""

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby, product
from multiprocessing import get_context
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from dealer_trainer.settings import Theme
from dealer_trainer.wording import Language
from tools import people_shots
from tools.contact_sheets import lay_sheet
from tools.page_shots import PAGES, prepare, show
from tools.steady import CLOCK, steady
from ui.app import build
from ui.theme import STYLE
from ui.window import Window

THEMES = (Theme.LIGHT, Theme.DARK)
SIZES = ((1024, 700), (1920, 1080))
TEXTS = (100, 200)
_SHEETS = "--sheets"
_AT_REST = 6


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture to make; `text` is the size of the text in per cent."""

    page: str
    language: Language
    text: int
    size: tuple[int, int]
    theme: Theme

    @property
    def name(self) -> str:
        """The name of the picture's file."""
        width, height = self.size
        return f"{self.page}-{self.language}-{self.theme}-{width}x{height}-{self.text}.png"


def shots(patterns: Sequence[str]) -> Iterator[Shot]:
    """Yield the pictures whose names hold all of the patterns, those of one process together."""
    for language, text, page, size, theme in product(Language, TEXTS, PAGES, SIZES, THEMES):
        shot = Shot(page, language, text, size, theme)
        if all(re.search(pattern, shot.name) for pattern in patterns):
            yield shot


def make(wanted: Sequence[Shot], folder: Path) -> None:
    """Make pictures of one language and size of text in a program of their own."""
    app = QApplication([*sys.argv[:1], *STYLE])
    font = app.font()
    font.setPointSizeF(font.pointSizeF() * wanted[0].text / 100)
    app.setFont(font)
    with tempfile.TemporaryDirectory() as homes:
        # A path that is shown is the same in every run.
        os.chdir(homes)
        for page, of_page in groupby(wanted, lambda shot: shot.page):
            with steady():
                _make_page(app, page, list(of_page), folder)
        os.chdir(folder)


def _make_page(app: QApplication, page: str, wanted: Sequence[Shot], folder: Path) -> None:
    """Lead a fresh window to a page, then give it each size and theme."""
    home = Path("dealer-trainer")
    shutil.rmtree(home, ignore_errors=True)
    first = wanted[0]
    prepare(page, home, first.language, first.theme, _filled)
    window = build(app, home)
    _resize(window, first.size)
    window.show()
    window.activateWindow()
    _rest(app)
    show(app, window, page)
    for shot in wanted:
        _resize(window, shot.size)
        look = window._look  # noqa: SLF001 - as F3 would
        look.change(replace(look.settings, theme=shot.theme))
        if page in people_shots.DIALOGS:
            show(app, window, page)
        _rest(app)
        window.grab().save(str(folder / shot.name))
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    CLOCK.passed = 0.0


@cache
def _filled(fill: Callable[[Path], None]) -> Path:
    folder = Path(fill.__module__)
    folder.mkdir()
    fill(folder)
    return folder


def _resize(window: Window, size: tuple[int, int]) -> None:
    window.setMinimumSize(*size)
    window.resize(*size)


def _rest(app: QApplication) -> None:
    """Let the window come to rest."""
    for _ in range(_AT_REST):
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _lay_sheets(folder: Path, wanted: Sequence[Shot]) -> None:
    QGuiApplication(sys.argv[:1])
    sheets = folder / "sheets"
    sheets.mkdir(exist_ok=True)
    for page in PAGES:
        of_page = [shot for shot in wanted if shot.page == page]
        of_page.sort(key=lambda shot: (shot.size, shot.text, shot.language, shot.theme))
        if of_page:
            lay_sheet([folder / shot.name for shot in of_page], sheets / f"{page}.png")


def main(arguments: list[str]) -> int:
    """Make the pictures, one process for each processor, and print how many there are."""
    given = [argument for argument in arguments if argument != _SHEETS]
    if not given or given[0].startswith("-"):
        print(__doc__)
        return 2
    folder = Path(given[0]).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    wanted = list(shots(given[1:]))
    with ProcessPoolExecutor(
        os.cpu_count(), mp_context=get_context("spawn"), max_tasks_per_child=1
    ) as pool:
        alike = groupby(wanted, lambda shot: (shot.language, shot.text))
        making = [pool.submit(make, list(group), folder) for _, group in alike]
        for each in making:
            each.result()
    if _SHEETS in arguments:
        _lay_sheets(folder, wanted)
    print(f"{len(wanted)} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
