"""What can be chosen before practice, and which choices fit together."""

from collections.abc import Sequence

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.settings import Settings


class StartPresenter:
    """Hold the choices; one that the house does not offer falls back to all topics, or to a mix.

    `houses` stand in the order to show them. `topic` None is all topics of the house, `boxes` None
    is a mix.
    """

    def __init__(self, houses: Sequence[House], settings: Settings) -> None:
        self.houses = {house.id: house for house in houses}
        self.house = self.houses.get(settings.house, houses[0])
        self.topic = settings.topic
        self.boxes = settings.boxes
        self._fit()

    @property
    def topics(self) -> tuple[Topic | None, ...]:
        """All topics at once, then each topic that the house has."""
        return (None, *topics_of(self.house))

    @property
    def box_counts(self) -> tuple[int | None, ...]:
        """The numbers of boxes that can be dealt for the topic, then the mix of them."""
        least = 2 if self.topic is Topic.WHOLE_TABLE else 1
        return (*range(least, self.house.boxes.count + 1), None)

    def choose_house(self, house: str) -> None:
        """Practise by the rules of the house with this id."""
        self.house = self.houses[house]
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
        if self.topic not in self.topics:
            self.topic = None
        if self.boxes not in self.box_counts:
            self.boxes = None
