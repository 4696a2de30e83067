"""What can be chosen before practice, and which choices fit together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.practice import ALL_KINDS, SETTLING, Asked, Mode, asked_of
from dealer_trainer.practice.runs import SECONDS
from dealer_trainer.questions import SETTLING_KINDS, Kind
from dealer_trainer.questions.kinds import kinds_of, topics_for
from dealer_trainer.settings import Settings

if TYPE_CHECKING:  # loaded when a session begins, or when the records are open
    from dealer_trainer.practice.sessions import Plan
    from dealer_trainer.practice.today import Today

_WITH_TOPICS = (Mode.PRACTICE, Mode.LEARN, Mode.INSPECTOR)


class StartPresenter:
    """Hold the choices; one that the house does not offer falls back to all topics, or to a mix.

    `houses` stand in the order to show them. `kind` is a kind of questions, or settling, or all
    mixed. `topic` None is all topics of the house, `boxes` None is a mix. `mode` is the way to
    practise, `run` the seconds of a run against the clock. `today` is what the records know, None
    as long as they do not.
    """

    def __init__(self, houses: Sequence[House], settings: Settings) -> None:
        self.houses = {house.id: house for house in houses}
        self.house = self.houses.get(settings.house, houses[0])
        self.today: Today | None = None
        self.mode = settings.mode
        self.run = settings.run
        self.kind = settings.kind
        self.topic = settings.topic
        self.boxes = settings.boxes
        self._fit()

    @property
    def kinds(self) -> tuple[str, ...]:
        """Settling, all kinds mixed, then each other kind that the house has.

        Ways to practise that have their own questions offer none.
        """
        if self.mode is not Mode.PRACTICE:
            return ()
        others = (kind for kind in kinds_of(self.house) if kind not in SETTLING_KINDS)
        return (SETTLING, ALL_KINDS, *others)

    @property
    def asked(self) -> Asked:
        """The kinds of questions to ask, beside all the other houses.

        Of those that are not chosen here the way to practise decides.
        """
        others = tuple(house for house in self.houses.values() if house.id != self.house.id)
        kind = self.kind if self.mode is Mode.PRACTICE else SETTLING
        return asked_of(self.house, kind, others)

    @property
    def topics(self) -> tuple[Topic | None, ...]:
        """All topics at once, then each topic of the house that suits the kind of questions.

        None where the way to practise chooses them.
        """
        if self.mode not in _WITH_TOPICS:
            return ()
        if self.mode is Mode.INSPECTOR:
            return (None, *topics_for(Kind.INSPECTOR, self.house))
        if self.mode is Mode.LEARN:
            return (None, *topics_of(self.house))
        if self.kind in (SETTLING, ALL_KINDS):
            return (None, *topics_of(self.house))
        return (None, *topics_for(Kind(self.kind), self.house))

    @property
    def box_counts(self) -> tuple[int | None, ...]:
        """The numbers of boxes that can be settled for the topic, then the mix of them.

        Other kinds of questions have their own tables.
        """
        if self.kind != SETTLING or self.mode is not Mode.PRACTICE:
            return ()
        least = 2 if self.topic is Topic.WHOLE_TABLE else 1
        return (*range(least, self.house.boxes.count + 1), None)

    @property
    def runs(self) -> tuple[int, ...]:
        """The seconds that a run against the clock may have."""
        return SECONDS if self.mode is Mode.SPEED else ()

    @property
    def plan(self) -> "Plan":
        """What is practised with these choices."""
        from dealer_trainer.practice.sessions import Plan

        topic = self.topic if self.topics else None
        boxes = self.boxes if self.box_counts else None
        return Plan(self.mode, self.house, self.asked, topic, boxes, self.run)

    @property
    def waiting(self) -> int | None:
        """How many skills wait for the chosen way to practise; None if it is not one of a list."""
        if self.today is None:
            return None
        return {Mode.DUE: self.today.due, Mode.MISTAKES: self.today.failed}.get(self.mode)

    def set_houses(self, houses: Sequence[House]) -> None:
        """Offer these houses; where the chosen one is gone the first one is chosen."""
        self.houses = {house.id: house for house in houses}
        self.house = self.houses.get(self.house.id, houses[0])
        self._fit()

    def choose_house(self, house: str) -> None:
        """Practise by the rules of the house with this id."""
        self.house = self.houses[house]
        self._fit()

    def choose_mode(self, mode: Mode) -> None:
        """Practise in this way."""
        self.mode = mode
        self._fit()

    def choose_run(self, seconds: int) -> None:
        """Run against the clock for so many seconds."""
        self.run = seconds

    def choose_kind(self, kind: str) -> None:
        """Practise one kind of questions, or settling, or all mixed."""
        self.kind = kind
        self._fit()

    def choose_topic(self, topic: Topic | None) -> None:
        """Practise one topic, or all for None."""
        self.topic = topic
        self._fit()

    def choose_boxes(self, boxes: int | None) -> None:
        """Settle this many boxes, or a mix for None."""
        self.boxes = boxes
        self._fit()

    def _fit(self) -> None:
        if self.kinds and self.kind not in self.kinds:
            self.kind = SETTLING
        if self.topics and self.topic not in self.topics:
            self.topic = None
        if self.box_counts and self.boxes not in self.box_counts:
            self.boxes = None
