"""A card whose picture is missing or damaged is drawn plainly, with its index."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from dealer_trainer.cards import DECK, Card
from dealer_trainer.resources import card_images_folder
from ui.table.pictures import CardPictures

SIZE = QSize(90, 126)

pytestmark = pytest.mark.qt_log_ignore("qt.svg", "parse", extend=True)


@pytest.fixture
def folder(tmp_path: Path, qapp: QApplication) -> Path:
    for picture in card_images_folder().glob("*.svg"):
        shutil.copy(picture, tmp_path)
    return tmp_path


def _image(folder: Path, card: Card | None) -> QImage:
    return CardPictures(folder).picture(card, SIZE, 1).toImage()


def _corner(image: QImage) -> QImage:
    return image.copy(0, 0, 40, 40)


def test_sound_pictures_are_sound(folder: Path) -> None:
    assert CardPictures(folder).damaged() == []


@pytest.mark.parametrize(
    "raw", [b"", b"<svg", b"not a drawing", b"\xff\xfe\x00"], ids=["empty", "cut", "text", "bytes"]
)
def test_a_damaged_picture_is_drawn_plainly(folder: Path, raw: bytes) -> None:
    before = _image(folder, Card(14, "s"))
    (folder / "As.svg").write_bytes(raw)
    after = _image(folder, Card(14, "s"))
    assert CardPictures(folder).damaged() == ["As"]
    assert after != before
    assert after.pixelColor(45, 110).lightness() > 240


def test_every_card_and_the_back_can_be_told_apart_without_pictures(tmp_path: Path) -> None:
    cards = [_corner(_image(tmp_path, card)) for card in DECK]
    assert all(one != other for at, one in enumerate(cards) for other in cards[:at])
    assert _corner(_image(tmp_path, None)) not in cards
    assert len(CardPictures(tmp_path).damaged()) == 53


def test_a_plain_card_has_the_ink_of_its_suit(tmp_path: Path, qapp: QApplication) -> None:
    image = _image(tmp_path, Card(14, "h"))
    colours = {image.pixelColor(x, y).name() for x in range(90) for y in range(126)}
    assert "#c8202f" in colours
