"""``rules``: what a house decided, in words, or what differs between two houses."""

from typing import TextIO

from dealer_trainer.files import Houses
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.house_text import difference_text, house_text


def write_rules(
    reference: str, language: str | None, other: str | None, words: Words, text: TextIO
) -> None:
    """Write the rules of a house in a language, the system's if none is asked for.

    With another house only what differs is written. Raises FilesError for an unknown house.
    """
    houses = Houses()
    house = houses.named(reference, "--house")
    spoken = Words(Language(language)) if language else words
    if other is None:
        text.write(house_text(spoken, house))
    else:
        text.write(difference_text(spoken, house, houses.named(other, "--against")))
