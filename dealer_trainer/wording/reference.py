"""The reference of a house: what can be looked up, by matter, and the search over all of it.

Everything is worked out from the house; a house that pays or sells something else has another
reference.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from dealer_trainer.cards import Card
from dealer_trainer.house import House
from dealer_trainer.wording.cards import cards_text
from dealer_trainer.wording.language import Words, message


class Matter(StrEnum):
    """The parts of the reference."""

    PAIRS = "pairs"
    CORNERS = "corners"
    ROUND = "round"
    WORDS = "words"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class ShownHand:
    """Cards with what they are; empty where the text says it."""

    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to look up: its title, its rules, cards to show, and what is said of it.

    `also` holds words by which it is found too, without being shown.
    """

    title: str
    rules: tuple[str, ...] = ()
    hands: tuple[ShownHand, ...] = ()
    told: tuple[str, ...] = ()
    also: str = ""

    @property
    def text(self) -> str:
        """Everything by which the entry is found."""
        hands = (part for each in self.hands for part in (each.name, cards_text(each.cards)))
        return " ".join([self.title, *self.rules, *hands, *self.told, self.also])


@dataclass(frozen=True, slots=True)
class Part:
    """Entries under one title."""

    matter: Matter
    title: str
    entries: tuple[Entry, ...]


TITLES = {
    Matter.PAIRS: message("Two combinations"),
    Matter.CORNERS: message("Corner cases"),
    Matter.ROUND: message("The round"),
    Matter.WORDS: message("Words"),
    Matter.RULES: message("Rules"),
}
_RULE = re.compile(r"\b([a-z]{1,2})-([0-9]+)")
Maker = Callable[[Words, House], Iterable[Entry]]


class Reference:
    """The parts of one house in one language, each made when it is first asked for."""

    def __init__(self, words: Words, house: House) -> None:
        self._words = words
        self._house = house
        self._parts: dict[Matter, Part] = {}

    def part(self, matter: Matter) -> Part:
        """Return one part."""
        if matter not in self._parts:
            entries = tuple(_maker(matter)(self._words, self._house))
            self._parts[matter] = Part(matter, part_title(self._words, matter), entries)
        return self._parts[matter]

    def found(self, text: str) -> tuple[Part, ...]:
        """Return the parts with the entries that hold every word of a text; rule ids count too."""
        wanted = self._with_other_names(_plain(text).split())
        parts = []
        for matter in Matter:
            part = self.part(matter)
            entries = tuple(each for each in part.entries if _holds(each, wanted))
            if entries:
                parts.append(Part(part.matter, part.title, entries))
        return tuple(parts)

    def _with_other_names(self, wanted: list[str]) -> list[tuple[str, ...]]:
        """Return each wanted word with the names of what other people call so."""
        terms = self.part(Matter.WORDS).entries
        return [
            (
                word,
                *(
                    _plain(each.title.partition(" — ")[0])
                    for each in terms
                    if len(word) > 2 and word in _plain(each.also).split()
                ),
            )
            for word in wanted
        ]


def part_title(words: Words, matter: Matter) -> str:
    """Return the title of a part."""
    return words.text(TITLES[matter])


def _maker(matter: Matter) -> Maker:
    from dealer_trainer.wording.reference_corners import corner_entries
    from dealer_trainer.wording.reference_pairs import pair_entries
    from dealer_trainer.wording.reference_round import round_entries
    from dealer_trainer.wording.reference_words import rule_entries, word_entries

    return {
        Matter.PAIRS: pair_entries,
        Matter.CORNERS: corner_entries,
        Matter.ROUND: round_entries,
        Matter.WORDS: word_entries,
        Matter.RULES: rule_entries,
    }[matter]


def _holds(entry: Entry, wanted: list[tuple[str, ...]]) -> bool:
    text = _plain(entry.text)
    return all(any(name in text for name in names) for names in wanted)


def _plain(text: str) -> str:
    """Return a text as it is looked for: small letters, one spelling, no hyphens or quotes."""
    small = _RULE.sub(r"\1\2", text.casefold().replace("ё", "е"))
    return "".join(letter if letter.isalnum() or letter in "♠♥♦♣" else " " for letter in small)
