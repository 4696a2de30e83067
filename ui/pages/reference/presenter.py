"""Which part of the reference is shown, of which house, and what is looked for."""

from collections.abc import Callable

from dealer_trainer.house import House
from dealer_trainer.wording import Words
from dealer_trainer.wording.reference import Matter, Part, Reference


class ReferencePresenter:
    """Hold the house, the part and the search; what is looked for is found in all parts."""

    def __init__(self, words: Words, asked: Callable[[], str]) -> None:
        """`asked` tells what the person comes to look up, "" for nothing."""
        self._words = words
        self._asked = asked
        self.house: House | None = None
        self.matter = Matter.PAIRS
        self.wanted = ""
        self._reference: Reference | None = None

    def show(self, house: House) -> None:
        """Take up a house, and look for what the person comes with."""
        if house != self.house:
            self.house = house
            self._reference = Reference(self._words, house)
        self.wanted = self._asked()

    def speak(self, words: Words) -> None:
        """Take up a language."""
        self._words = words
        if self.house is not None:
            self._reference = Reference(words, self.house)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The chosen part, or of each part what was found."""
        if self._reference is None:
            return ()
        if self.wanted.strip():
            return self._reference.found(self.wanted)
        return (self._reference.part(self.matter),)

    @property
    def found(self) -> int | None:
        """How many entries were found, None where nothing is looked for."""
        return sum(len(part.entries) for part in self.parts) if self.wanted.strip() else None
