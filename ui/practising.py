"""Who practises, and where he is found again when another file takes the place of the records."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dealer_trainer.practice import AnswerRecord
    from dealer_trainer.store import Person, Store


class Practising:
    """Remember who practised since the program began, by keys that are the same in every file.

    `remembered` is the key of whoever practised last time; he goes on unless he has a PIN. `person`
    is who practises now, None the one without an account.
    """

    def __init__(self, remembered: str) -> None:
        self.person: Person | None = None
        self._remembered = remembered
        self._met: dict[int, Person] = {}

    @property
    def number(self) -> int | None:
        """The number of who practises now in the store that is open."""
        return self.person.id if self.person else None

    def choose(self, person: Person | None) -> None:
        """Let a person practise from now on; None needs no account."""
        self.person, self._remembered = person, ""
        if person is not None:
            self._met[person.id] = person

    @property
    def sought(self) -> str:
        """The key of whoever practised last, until he is found; empty for nobody."""
        return self._remembered

    def met(self, number: int | None) -> Person | None:
        """Return who practised under a number since the program began."""
        return None if number is None else self._met.get(number)

    def forget(self, key: str) -> bool:
        """Take note that a person was deleted; tell whether it is the one who practises."""
        self._met = {number: each for number, each in self._met.items() if each.key != key}
        return self.person is not None and self.person.key == key

    def find(
        self, store: Store, now: Callable[[], datetime], unsaved: Iterable[AnswerRecord]
    ) -> tuple[list[AnswerRecord], bool]:
        """Find everybody in a store that was opened; raise StoreError.

        Returns the answers with the numbers that their persons have there, and whether the one who
        practised last has a PIN to be asked for. Whoever is not in a copy that was restored is
        entered again, so that his answers are not lost.
        """
        if not self._met and not self._remembered:
            return list(unsaved), False
        known = {person.key: person for person in store.people.all()}
        there: dict[int | None, Person] = {
            number: known.get(person.key) or _enter_again(store, person, now())
            for number, person in self._met.items()
        }
        last, self._remembered = known.get(self._remembered), ""
        if last is not None and not last.has_pin:
            # What was answered before the store was open is his.
            there[None] = self.person = last
        elif self.person is not None:
            self.person = there[self.person.id]
        self._met = {person.id: person for person in there.values()}
        moved = [
            replace(each, person=there[each.person].id) if each.person in there else each
            for each in unsaved
        ]
        return moved, last is not None and last.has_pin


def _enter_again(store: Store, person: Person, now: datetime) -> Person:
    """Enter a person under his key, with a number after the name if another has that."""
    from dealer_trainer.store import NameTakenError

    name, number = person.name, 1
    while True:
        try:
            return store.people.get(store.people.add(name, now, person.key))
        except NameTakenError:
            number += 1
            name = f"{person.name[:90]} {number}"
