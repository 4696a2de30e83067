"""Every page that is pictured, in the order of the sheets, and how the window gets there."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_trainer.generator import Topic
from dealer_trainer.settings import FILE_NAME, Motion, Settings, Theme, save_settings
from dealer_trainer.wording import Language
from tools import (
    drill_shots,
    exam_shots,
    house_shots,
    people_shots,
    question_shots,
    results_shots,
    session_shots,
)
from ui.page import Page
from ui.window import Window

_ROOMS: tuple[tuple[Mapping[str, type[Page]], Callable[[QApplication, Window, str], None]], ...] = (
    (session_shots.PAGES, session_shots.show),
    (question_shots.PAGES, question_shots.show),
    (house_shots.PAGES, house_shots.show),
    (drill_shots.PAGES, drill_shots.show),
    (exam_shots.PAGES, exam_shots.show),
    (people_shots.PAGES, people_shots.show),
    (results_shots.PAGES, results_shots.show),
)
#: The names of the pictures, each with the page that it shows.
PAGES = {name: page for pages, _ in _ROOMS for name, page in pages.items()}
_FILLS = (
    (exam_shots.FILLED, exam_shots.fill),
    (results_shots.FILLED, results_shots.fill),
)

Fill = Callable[[Path], None]


def prepare(
    name: str, home: Path, language: Language, theme: Theme, filled: Callable[[Fill], Path]
) -> None:
    """Give a new folder the settings of a page, and what was answered before, if that is shown.

    `filled` returns a folder that was filled; it is copied.
    """
    for pages, fill in _FILLS:
        if name in pages:
            shutil.copytree(filled(fill), home)
    home.mkdir(exist_ok=True)
    settings = Settings(
        language=language, theme=theme, motion=Motion.OFF, topic=Topic.WHOLE_TABLE, boxes=4
    )
    save_settings(question_shots.settings_of(name, settings), home / FILE_NAME)


def show(app: QApplication, window: Window, name: str) -> None:
    """Lead the window to a page."""
    for pages, room in _ROOMS:
        if name in pages:
            room(app, window, name)
            shown = (page for page in window.made.values() if page.isVisible())
            if not isinstance(next(shown), PAGES[name]):
                raise AssertionError(f"{name} shows another page")
