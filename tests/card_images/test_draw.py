"""The pack that is committed is the one the script draws, and Qt can show every card of it."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

CARD_IMAGES = Path(__file__).parents[2] / "card_images"
SUIT_INKS = {"s": "#14161b", "h": "#c8202f", "d": "#c8202f", "c": "#14161b"}
NAMES = [f"{rank}{suit}" for suit in SUIT_INKS for rank in "23456789TJQKA"]
SMALL, LARGE = (60, 84), (240, 336)
MOST_BYTES = 12_000
SMOOTHING = 40  # an edge painted upside down differs by less, another colour by more

pytestmark = pytest.mark.usefixtures("qapp")


def _text(name: str) -> str:
    return (CARD_IMAGES / f"{name}.svg").read_text(encoding="utf-8")


def _rendered(name: str, size: tuple[int, int]) -> QImage:
    renderer = QSvgRenderer(QByteArray(_text(name).encode()))
    assert renderer.isValid()
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def _pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def test_the_script_draws_exactly_the_committed_files(tmp_path: Path) -> None:
    """Draw the pack anew and compare it with what lies in the project."""
    subprocess.run([sys.executable, str(CARD_IMAGES / "draw.py"), str(tmp_path)], check=True)
    drawn = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    committed = {file.name: file.read_bytes() for file in CARD_IMAGES.glob("*.svg")}
    assert drawn == committed


def test_a_pack_is_52_faces_and_a_back() -> None:
    """Every name of a card has its file, and there is no other."""
    assert {file.stem for file in CARD_IMAGES.glob("*.svg")} == {*NAMES, "back"}
    assert len(NAMES) == 52


@pytest.mark.parametrize("name", [*NAMES, "back"])
def test_a_card_is_small_and_needs_no_font_nor_picture(name: str) -> None:
    """Text would need fonts; clips, masks, filters and styles are not shown everywhere."""
    text = _text(name)
    assert len(text) < MOST_BYTES
    for element in ("text", "style", "filter", "clipPath", "mask", "image"):
        assert f"<{element}" not in text


def test_every_card_looks_different_when_small() -> None:
    """No two cards, the back among them, have the same pixels at 60 by 84."""
    looks = {_pixels(_rendered(name, SMALL)) for name in [*NAMES, "back"]}
    assert len(looks) == len(NAMES) + 1


@pytest.mark.parametrize("name", ["back", *(name for name in NAMES if name[0] in "JQK")])
def test_a_card_looks_the_same_upside_down(name: str) -> None:
    """A back that does not would tell one card from another."""
    image = _rendered(name, LARGE)
    upright, turned = _pixels(image), _pixels(image.transformed(QTransform().rotate(180)))
    assert max(abs(one - other) for one, other in zip(upright, turned, strict=True)) < SMOOTHING


@pytest.mark.parametrize("name", NAMES)
def test_a_face_holds_its_own_ink_only(name: str) -> None:
    """A four-colour pack is made by replacing this colour in the text of the file."""
    inks = {ink for ink in SUIT_INKS.values() if ink in _text(name)}
    assert inks == {SUIT_INKS[name[1]]}
