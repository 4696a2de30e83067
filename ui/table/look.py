"""What every part of the table is shown with."""

from dataclasses import dataclass

from dealer_trainer.wording import Words
from ui.table.pictures import CardPictures
from ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Look:
    """Language, colours, pictures, and the size of ordinary text in pixels.

    A calm table has no decoration.
    """

    words: Words
    theme: Theme
    pictures: CardPictures
    text: int
    calm: bool = False
