"""What can be chosen before practice, and which choices fit together."""

from collections.abc import Sequence

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.practice import ALL_KINDS, SETTLING, Asked, asked_of
from dealer_trainer.questions import Kind
from dealer_trainer.questions.kinds import kinds_of, topics_for
from dealer_trainer.settings import Settings

_SETTLED = (Kind.SETTLE_BOX, Kind.SETTLE_TABLE)


class StartPresenter:
    """Hold the choices; one that the house does not offer falls back to all topics, or to a mix.

    `houses` stand in the order to show them. `kind` is a kind of questions, or settling, or all
    mixed. `topic` None is all topics of the house, `boxes` None is a mix.
    """

    def __init__(self, houses: Sequence[House], settings: Settings) -> None:
        self.houses = {house.id: house for house in houses}
        self.house = self.houses.get(settings.house, houses[0])
        self.kind = settings.kind
        self.topic = settings.topic
        self.boxes = settings.boxes
        self._fit()

    @property
    def kinds(self) -> tuple[str, ...]:
        """Settling, all kinds mixed, then each other kind that the house has."""
        others = (kind for kind in kinds_of(self.house) if kind not in _SETTLED)
        return (SETTLING, ALL_KINDS, *others)

    @property
    def asked(self) -> Asked:
        """The kinds of questions to ask, beside all the other houses."""
        others = tuple(house for house in self.houses.values() if house.id != self.house.id)
        return asked_of(self.house, self.kind, others)

    @property
    def topics(self) -> tuple[Topic | None, ...]:
        """All topics at once, then each topic of the house that suits the kind of questions."""
        if self.kind in (SETTLING, ALL_KINDS):
            return (None, *topics_of(self.house))
        return (None, *topics_for(Kind(self.kind), self.house))

    @property
    def box_counts(self) -> tuple[int | None, ...]:
        """The numbers of boxes that can be settled for the topic, then the mix of them.

        Other kinds of questions have their own tables.
        """
        if self.kind != SETTLING:
            return ()
        least = 2 if self.topic is Topic.WHOLE_TABLE else 1
        return (*range(least, self.house.boxes.count + 1), None)

    def set_houses(self, houses: Sequence[House]) -> None:
        """Offer these houses; where the chosen one is gone the first one is chosen."""
        self.houses = {house.id: house for house in houses}
        self.house = self.houses.get(self.house.id, houses[0])
        self._fit()

    def choose_house(self, house: str) -> None:
        """Practise by the rules of the house with this id."""
        self.house = self.houses[house]
        self._fit()

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
        if self.kind not in self.kinds:
            self.kind = SETTLING
        if self.topic not in self.topics:
            self.topic = None
        if self.box_counts and self.boxes not in self.box_counts:
            self.boxes = None
