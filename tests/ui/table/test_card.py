"""The cards' pictures: two and four colours, the back, sharp on every screen."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from dealer_trainer.cards import DECK, Card
from dealer_trainer.resources import card_images_folder
from ui.table.pictures import FOUR_COLOUR_INKS, INKS, CardPictures

SIZE = QSize(50, 70)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_face_has_its_suits_ink_and_no_other_suits(card: Card) -> None:
    drawing = (card_images_folder() / f"{card}.svg").read_text(encoding="utf-8")
    assert INKS[card.suit] in drawing
    for other in {*INKS.values(), *FOUR_COLOUR_INKS.values()} - {INKS[card.suit]}:
        assert other not in drawing


def test_a_four_colour_pack_changes_diamonds_and_clubs_only(qtbot: QtBot) -> None:
    pictures = CardPictures(card_images_folder())
    sevens = [Card(7, suit) for suit in "shdc"]
    two = [pictures.picture(card, SIZE, 1.0).toImage() for card in sevens]
    pictures.four_colours = True
    four = [pictures.picture(card, SIZE, 1.0).toImage() for card in sevens]
    assert [one == other for one, other in zip(two, four, strict=True)] == [
        True,
        True,
        False,
        False,
    ]
    pictures.four_colours = False
    assert [pictures.picture(card, SIZE, 1.0).toImage() for card in sevens] == two


def test_a_picture_has_the_screens_own_pixels_and_is_drawn_once(qtbot: QtBot) -> None:
    pictures = CardPictures(card_images_folder())
    picture = pictures.picture(Card(14, "s"), SIZE, 2.0)
    assert picture.size() == QSize(100, 140)
    assert pictures.picture(Card(14, "s"), SIZE, 2.0) is picture
    assert pictures.picture(None, SIZE, 2.0).toImage() != picture.toImage()
