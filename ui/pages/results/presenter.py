"""What results are asked for: whose, in which house, since when, in which mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from functools import cached_property
from math import ceil
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.practice import Asked, Mode
from dealer_trainer.practice.sessions import Plan
from dealer_trainer.reports.results import SkillGrid, total
from dealer_trainer.store import (
    AnswerLine,
    DayFigures,
    Learner,
    Page,
    Results,
    Scope,
    SkillFigures,
    StoredAnswer,
    StoreError,
    Trouble,
)

if TYPE_CHECKING:
    from dealer_trainer.practice import Figures
    from dealer_trainer.store import Store
    from ui.records import Recorder

#: How many answers are listed at a time.
AT_A_TIME = 100
#: Over how many days the trainer sees how somebody does.
SPAN = 28


class Period(Enum):
    """From when answers are meant, in days with today; None is from the first."""

    ALL = None
    YEAR = 365
    QUARTER = 91
    MONTH = 30
    WEEK = 7
    TODAY = 1


class State(Enum):
    """Why there is nothing to show, or that there is."""

    OPENING = "opening"
    CLOSED = "closed"
    NOTHING = "nothing"
    NOTHING_CHOSEN = "nothing_chosen"
    FOUND = "found"


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose results are shown; the name is empty for the one without an account."""

    person: int | None
    name: str


@dataclass(frozen=True)
class Found:
    """The figures of what was asked for; `houses` and `modes` are what there is.

    Skills and ideas are read from `results` when they are first looked at, which raises what the
    store raises.
    """

    state: State
    days: tuple[DayFigures, ...] = ()
    houses: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    results: Results | None = None
    scope: Scope | None = None

    @cached_property
    def skills(self) -> tuple[SkillFigures, ...]:
        """The figures of each topic with each class of hand."""
        return self.results.skills(self.scope) if self.results and self.scope else ()

    @cached_property
    def ideas(self) -> tuple[tuple[str, int], ...]:
        """The wrong ideas with how often they were met, the most frequent first."""
        return self.results.ideas(self.scope) if self.results and self.scope else ()

    @cached_property
    def grid(self) -> SkillGrid:
        """The figures by topic and class of hand."""
        return SkillGrid.of(self.skills)

    @property
    def whole(self) -> Figures:
        """The figures of all answers together."""
        return total(self.days)


class ResultsPresenter:
    """Decide what is read; the methods raise what those of the store raise.

    `houses` are those that the program knows, by their ids; `day_of` tells to which day of practice
    a time belongs. `subject` is whoever practises unless a trainer chose somebody. Of the answers
    only the wrong ones are listed if `only_wrong`, or those that came from an `idea`. `at_hand` is
    the id of the house where the person comes from.
    """

    def __init__(
        self,
        records: Recorder,
        houses: Mapping[str, House],
        now: Callable[[], datetime],
        day_of: Callable[[datetime], date],
    ) -> None:
        self._records = records
        self._now = now
        self._day_of = day_of
        self.houses = houses
        self.at_hand: str | None = None
        self.house: str | None = None
        self.mode: str | None = None
        self.period = Period.ALL
        self.only_wrong = False
        self.idea: str | None = None
        self.chosen: Subject | None = None
        self._pages: list[AnswerLine | None] = [None]

    @property
    def today(self) -> date:
        """The day of practice that is now."""
        return self._day_of(self._now())

    @property
    def subject(self) -> Subject:
        """Whose results are shown."""
        if self.chosen is not None:
            return self.chosen
        person = self._records.person
        if person is not None:
            return Subject(person.id, person.name)
        everybody = self._store.people.all() if self._records.store else ()
        return Subject(next((each.id for each in everybody if not each.name), None), "")

    @property
    def is_open(self) -> bool:
        """Tell whether the records can be read at all."""
        return self._records.store is not None

    def show_all(self) -> None:
        """Ask for every house, mode and day."""
        self.house, self.mode, self.period = None, None, Period.ALL

    def find(self) -> Found:
        """Read the figures of what is asked for."""
        if self._records.store is None:
            return Found(State.OPENING if self._records.is_opening else State.CLOSED)
        scope = self.scope()
        if scope is None:
            return Found(State.NOTHING)
        results = self._store.results
        houses, modes = results.choices(scope.person)
        if not houses:
            return Found(State.NOTHING)
        days = results.days(scope)
        if not days:
            return Found(State.NOTHING_CHOSEN, houses=houses, modes=modes)
        return Found(State.FOUND, days, houses, modes, results, scope)

    def scope(self) -> Scope | None:
        """Return what is asked for, None if its person never answered."""
        person = self.subject.person
        if person is None:
            return None
        since = None
        if self.period.value is not None:
            since = self.today - timedelta(days=self.period.value - 1)
        return Scope(person, self.house, self.mode, since)

    # --- answers ------------------------------------------------------------------------------

    def list_all(self) -> None:
        """List all answers, the newest first."""
        self.only_wrong, self.idea = False, None
        self.newest()

    def list_of(self, idea: str | None) -> None:
        """List the answers behind which this idea was likeliest, whatever it was for None."""
        self.idea = idea
        self.newest()

    def newest(self) -> None:
        """Begin the list of answers with the newest."""
        self._pages = [None]

    def older(self, last: AnswerLine) -> None:
        """Go on after the last answer that is listed."""
        self._pages.append(last)

    def newer(self) -> None:
        """Go back to the answers listed before."""
        if self.has_newer:
            self._pages.pop()

    @property
    def has_newer(self) -> bool:
        """Tell whether newer answers were listed before."""
        return len(self._pages) > 1

    def answers(self) -> Page:
        """Return the answers to list."""
        scope = self.scope()
        if scope is None or self._records.store is None:
            return Page((), more=False)
        return self._store.results.answers(
            scope, AT_A_TIME, wrong=self.only_wrong, idea=self.idea, before=self._pages[-1]
        )

    def answer(self, key: str) -> StoredAnswer:
        """Return the whole of an answer; raise KeyError if it is there no more."""
        return self._store.answer(key)

    # --- practice -----------------------------------------------------------------------------

    def plan(self, topic: str, hand: str | None = None) -> Plan | None:
        """Return the practice of a stored topic, with a class of hand alone if it names one.

        It is by the rules of the house that is asked for, else of the one at hand, else of the
        first that has the topic. None if there is none, or if the answers are somebody else's.
        """
        if self.chosen is not None or topic not in {*Topic} or hand not in {None, *Hand}:
            return None
        named = [self.house] if self.house else [self.at_hand, *self.houses]
        houses = (self.houses[each] for each in named if each and each in self.houses)
        house = next((each for each in houses if Topic(topic) in topics_of(each)), None)
        if house is None:
            return None
        others = tuple(each for each in self.houses.values() if each.id != house.id)
        asked = Asked(others=others, hand=Hand(hand) if hand else None)
        return Plan(Mode.PRACTICE, house, asked, Topic(topic))

    # --- the trainer --------------------------------------------------------------------------

    @property
    def has_trainer(self) -> bool:
        """Tell whether a trainer has set a PIN."""
        return self._store.trainer.has_pin

    def set_first_pin(self, pin: str) -> bool:
        """Set the trainer's PIN unless somebody was quicker; tell whether it is this one."""
        return self._store.trainer.set_first_pin(pin)

    def set_pin(self, pin: str) -> None:
        """Set another PIN for the trainer, who has shown the old one."""
        self._store.trainer.set_pin(pin)

    def wait_after(self, pin: str) -> int | None:
        """Check the trainer's PIN: None if it is right, else the seconds before the next try."""
        check = self._store.trainer.check_pin(pin, self._now())
        return None if check.right else ceil(check.wait.total_seconds())

    def learners(self) -> tuple[Learner, ...]:
        """Return everybody who ever answered."""
        found = self._store.results.learners(self.today, SPAN)
        return tuple(each for each in found if each.figures.answered or each.name)

    @property
    def _store(self) -> Store:
        store = self._records.store
        if store is None:
            raise StoreError(self._records.trouble or Trouble.UNREACHABLE, "not to be asked now")
        return store
