"""The pictures of every page: none is left out, and a sheet shows those of one page."""

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

import ui.pages
from dealer_trainer.settings import Theme
from tools.contact_sheets import lay_sheet
from tools.page_shots import PAGES
from tools.screenshots import SIZES, TEXTS, shots
from ui.page import Page


def test_every_page_of_the_program_is_pictured() -> None:
    for module in walk_packages(ui.pages.__path__, "ui.pages."):
        import_module(module.name)
    ours = {each for each in Page.__subclasses__() if each.__module__.startswith("ui.pages.")}
    assert ours == set(PAGES.values())


def test_each_picture_is_made_in_every_language_theme_size_and_size_of_text() -> None:
    of_start = {shot.name for shot in shots(["^start-"])}
    assert len(of_start) == 2 * len((Theme.LIGHT, Theme.DARK)) * len(SIZES) * len(TEXTS) == 16
    assert of_start >= {"start-ru-light-1024x700-100.png", "start-en-dark-1920x1080-200.png"}


def test_the_pictures_of_one_process_stand_together() -> None:
    alike = [(shot.language, shot.text) for shot in shots([])]
    assert alike == sorted(alike, key=alike.index)


def test_a_sheet_shows_pictures_of_both_sizes_whole(qapp: QApplication, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.png" for number in range(5)]
    for number, path in enumerate(paths):
        image = QImage(*SIZES[number % 2], QImage.Format.Format_RGB32)
        image.fill(QColor(10 + 50 * number, 0, 0))
        image.save(str(path))
    sheet = tmp_path / "sheet.png"
    lay_sheet(paths, sheet)
    laid = QImage(str(sheet))
    reds = {laid.pixelColor(x, y).red() for x in range(0, laid.width(), 9) for y in (40, 600)}
    assert reds >= {10, 60, 110, 160, 210}
