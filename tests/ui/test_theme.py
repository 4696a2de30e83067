"""The colours: text that can be read, marks that nobody confuses."""

from dataclasses import fields
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ui import theme as themes
from ui.table.chips import chip_colour, value_colour
from ui.theme import CHIP_COLOURS, DARK, LIGHT, Theme

TEXT_ON_GROUND = [
    ("text", "window"), ("text", "surface"), ("text", "raised"),
    ("muted", "window"), ("muted", "surface"), ("muted", "raised"),
    ("text", "heat_low"), ("text", "heat_middle"), ("text", "heat_high"),
    ("link", "window"), ("link", "surface"),
    ("right", "window"), ("right", "surface"),
    ("wrong", "window"), ("wrong", "surface"),
    ("accent_text", "accent"), ("selection_text", "selection"),
    ("felt_text", "felt"), ("felt_text", "felt_edge"), ("felt_text", "place"),
    ("felt_muted", "felt"), ("felt_muted", "felt_edge"),
    ("felt_right", "felt"), ("felt_right", "place"),
    ("felt_wrong", "felt"), ("felt_wrong", "place"),
    ("felt_line", "place"), ("felt_line", "felt_edge"),
    ("field_text", "field"), ("field_right_text", "field_right"),
    ("field_wrong_text", "field_wrong"),
    ("badge_text", "badge"), ("plaque_text", "plaque"), ("plaque_line", "plaque"),
    ("mark_text", "main"), ("mark_text", "second"), ("mark_text", "plaque"),
]  # fmt: skip
SEEN_ON_GROUND = [
    ("border", "surface"), ("border", "window"), ("focus", "window"), ("focus", "surface"),
    ("felt_focus", "felt"), ("felt_focus", "field"), ("field_line", "field"),
    ("main", "card"), ("second", "card"), ("felt_line", "felt"),
]  # fmt: skip
# Grounds and decoration, on which nothing is printed but what stands above.
NO_TEXT = {"room", "rim", "rim_edge", "card_edge", "shade", "name", "is_dark"}
# What red-blind and green-blind eyes see of a colour, as shares of red, green and blue in light.
BLINDNESS = {
    "red-blind": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "green-blind": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def light(colour: str) -> tuple[float, float, float]:
    shown = QColor(colour)
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (shown.redF(), shown.greenF(), shown.blueF())
    )
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_text_can_be_read_on_its_ground(theme: Theme, text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


def test_every_colour_is_held_against_its_ground_or_bears_no_text() -> None:
    held = {colour for pair in TEXT_ON_GROUND + SEEN_ON_GROUND for colour in pair}
    assert {each.name for each in fields(Theme)} - held == NO_TEXT


@pytest.mark.parametrize("value", [*CHIP_COLOURS, 7])
def test_the_value_on_a_chip_can_be_read(value: int) -> None:
    assert contrast(value_colour(value).name(), chip_colour(value).name()) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("mark", "ground"), SEEN_ON_GROUND)
def test_lines_and_marks_are_seen_on_their_ground(theme: Theme, mark: str, ground: str) -> None:
    assert contrast(getattr(theme, mark), getattr(theme, ground)) >= 3.0


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("eyes", BLINDNESS)
def test_the_two_combinations_differ_for_colour_blind_eyes(theme: Theme, eyes: str) -> None:
    seen = [
        [sum(share * part for share, part in zip(row, light(colour), strict=True))
         for row in BLINDNESS[eyes]]
        for colour in (theme.main, theme.second)
    ]  # fmt: skip
    assert sum(abs(one - other) for one, other in zip(*seen, strict=True)) > 0.3


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_an_applied_theme_is_the_applications_look(qtbot: QtBot, theme: Theme) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    themes.apply(app, theme)
    palette = app.palette()
    assert palette.color(QPalette.ColorRole.Window).name() == theme.window
    assert palette.color(QPalette.ColorRole.WindowText).name() == theme.text
    assert theme.focus in app.styleSheet()
    app.setStyleSheet("")
    assert app.style().name() == "fusion"


@pytest.mark.parametrize(
    ("scheme", "dark"),
    [(Qt.ColorScheme.Dark, True), (Qt.ColorScheme.Light, False), (Qt.ColorScheme.Unknown, False)],
)
def test_the_systems_wish_for_dark_is_heard(scheme: Qt.ColorScheme, dark: bool) -> None:
    app = SimpleNamespace(styleHints=lambda: SimpleNamespace(colorScheme=lambda: scheme))
    assert themes.system_prefers_dark(cast("QApplication", app)) is dark


def test_label_follows_a_role_that_changes(qtbot: QtBot, qapp: QApplication) -> None:
    label = QLabel("7 : 1")
    qtbot.addWidget(label)
    before = qapp.styleSheet()
    qapp.setStyleSheet(themes.stylesheet(LIGHT, 16))
    try:
        for role in ("muted", "wrong", "right", "muted"):
            themes.restyle(label, "role", role)
            inks = {pixel for row in pixels(label) for pixel in row}
            assert QColor(getattr(LIGHT, role)).name() in inks, role
            assert label.font().bold() == (role != "muted")
    finally:
        qapp.setStyleSheet(before)


def pixels(label: QLabel) -> list[list[str]]:
    picture = label.grab().toImage()
    across, down = range(picture.width()), range(picture.height())
    return [[picture.pixelColor(x, y).name() for x in across] for y in down]
