"""What the records know of whoever practises, for the next session and for the start page."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from ui.records import Recorder

if TYPE_CHECKING:
    from dealer_trainer.house import House
    from dealer_trainer.practice.knowledge import Knowledge
    from dealer_trainer.practice.today import Today


class Knowing:
    """Ask the store; while it is not open, or cannot be read, nothing is known.

    `today` tells which day of practice it is.
    """

    def __init__(self, recorder: Recorder, today: Callable[[], date]) -> None:
        self._recorder = recorder
        self._today = today

    def knowledge(self, house: House) -> Knowledge:
        """Return what is known of the skills of a house."""
        from dealer_trainer.practice.knowledge import Knowledge

        store, person = self._recorder.store, self._recorder.person
        if store is not None:
            from dealer_trainer.store import StoreError

            with suppress(StoreError):
                standings = store.standings(person.id if person else None, house.id)
                return Knowledge(self._today(), standings)
        return Knowledge(self._today())

    def today(self, house: House) -> Today | None:
        """Return how practice stands today in a house; None as long as it is not known."""
        store, person = self._recorder.store, self._recorder.person
        if store is None:
            return None
        from dealer_trainer.practice.today import today_of
        from dealer_trainer.store import Scope, StoreError

        with suppress(StoreError):
            number = store.number_of(person.id if person else None)
            if number is None:
                return today_of(self._today(), house.id, (), {})
            days = {each.day: each.figures for each in store.results.days(Scope(number))}
            return today_of(self._today(), house.id, store.standings(number), days)
        return None

    def best_run(self, house: House, seconds: int, besides: int) -> int | None:
        """Return the most right answers of a run of so many seconds that counts; None if none does.

        The one with the seed `besides` is left out.
        """
        store, person = self._recorder.store, self._recorder.person
        if store is None:
            return None
        from dealer_trainer.practice.runs import best_of
        from dealer_trainer.store import StoreError

        with suppress(StoreError):
            return best_of(store.runs(person.id if person else None, house.id), seconds, besides)
        return None
