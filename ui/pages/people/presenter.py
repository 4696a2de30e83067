"""What can be done with the people on a computer, and when a PIN is asked first."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dealer_trainer.store import BroughtIn, Person, PersonFile, Store
    from ui.records import Recorder

Told = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list; `person` is None for the one without an account before his first answer.

    `has_pin` tells that a PIN is asked before anything of this person is shown or changed.
    """

    person: Person | None
    practises: bool

    @property
    def name(self) -> str:
        """The name, empty for the one without an account."""
        return self.person.name if self.person else ""

    @property
    def has_pin(self) -> bool:
        """Whether a PIN is asked."""
        return self.person is not None and self.person.has_pin


class PeoplePresenter:
    """Decide about people; the methods raise what those of the store raise.

    `data` is the data folder, in which answers of somebody who was deleted meanwhile are kept.
    """

    def __init__(self, records: Recorder, now: Callable[[], datetime], data: Path) -> None:
        self._records = records
        self._now = now
        self._data = data
        self._everybody: tuple[Person, ...] = ()

    @property
    def is_open(self) -> bool:
        """Tell whether people can be changed at all."""
        return self._records.is_reachable

    def entries(self) -> tuple[Entry, ...]:
        """Return everybody, the one without an account first, even if he has no answer yet.

        While a server is gone it is not waited for: those are returned who were there before.
        """
        store, practises = self._records.store, self._records.person
        if store is not None:
            self._everybody = store.people.all()
        elif not self._records.is_open:
            self._everybody = ()
        everybody = self._everybody
        nobody = next((each for each in everybody if not each.name), None)
        now = practises.id if practises else None
        return (
            Entry(nobody, practises=now is None),
            *(Entry(each, practises=each.id == now) for each in everybody if each.name),
        )

    def with_key(self, key: str) -> Entry | None:
        """Return the person with a key, if he is here."""
        found = (each for each in self.entries() if each.person and each.person.key == key)
        return next(found, None)

    def choose(self, entry: Entry) -> None:
        """Let a person practise whose PIN, if he has one, was right."""
        self._records.choose(entry.person if entry.name else None)

    def wait_after(self, entry: Entry, pin: str) -> int | None:
        """Check a PIN: None if it is right, else the seconds to wait before the next try."""
        if entry.person is None:
            return None
        check = self._store.people.check_pin(entry.person.id, pin, self._now())
        return None if check.right else ceil(check.wait.total_seconds())

    def add(self, name: str) -> Entry:
        """Enter a person and return the line."""
        people = self._store.people
        number = people.add(name, self._now(), secrets.token_hex(16))
        return Entry(people.get(number), practises=False)

    def rename(self, entry: Entry, name: str) -> None:
        """Give a person another name."""
        if entry.person is not None:
            self._store.people.rename(entry.person.id, name)
            self._look_again(entry)

    def set_pin(self, entry: Entry, pin: str) -> None:
        """Give a person a PIN, or none if it is empty."""
        if entry.person is not None:
            people = self._store.people
            if pin:
                people.set_pin(entry.person.id, pin)
            else:
                people.clear_pin(entry.person.id)
            self._look_again(entry)

    def delete(self, entry: Entry) -> None:
        """Delete a person with every answer; then the one without an account practises."""
        if entry.person is not None:
            self._store.people.delete(entry.person.id)
            if entry.practises:
                self._records.choose(None)

    def export(self, entry: Entry, target: Path) -> None:
        """Write everything of a person into a file, over a connection of its own."""
        if entry.person is not None:
            with closing(self._records.open_another()) as store:
                store.export_person(entry.person.id, target)

    def bring_in(self, file: PersonFile, name: str | None, told: Told) -> BroughtIn:
        """Bring in a file that was read, over a connection of its own; a kept one is then done."""
        with closing(self._records.open_another()) as store:
            brought = store.import_person(file, name, told)
        if file.path in self.kept():
            with suppress(OSError):
                file.path.unlink()
        return brought

    def kept(self) -> tuple[Path, ...]:
        """Return the files with answers of whoever was deleted while they were given."""
        from dealer_trainer.store import kept_files

        return kept_files(self._data)

    def _look_again(self, entry: Entry) -> None:
        if entry.practises and entry.person is not None:
            self._records.choose(self._store.people.get(entry.person.id))

    @property
    def _store(self) -> Store:
        store = self._records.store
        if store is None:
            from dealer_trainer.store import StoreError, Trouble

            raise StoreError(self._records.trouble or Trouble.UNREACHABLE, "not to be asked now")
        return store
