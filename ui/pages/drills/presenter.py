"""Which drills there are, by house and topic, and how they went."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dealer_trainer.files.drill_folder import DrillFolder, Kept
from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.practice.drilled import Progress, progress_of

_TOPICS = {topic.value: place for place, topic in enumerate(Topic)}

Answers = Callable[[], Mapping[str, bool]]


@dataclass(frozen=True, slots=True)
class Entry:
    """A drill in the list, or a file of the user's own that is none."""

    kept: Kept
    progress: Progress | None


@dataclass(frozen=True, slots=True)
class Group:
    """The drills of a house about a topic; those that cannot be read have neither."""

    house: str
    topic: str
    entries: tuple[Entry, ...]


class DrillsPresenter:
    """List the drills; `answers` tells how this person last answered each scenario of drills."""

    def __init__(self, folder: DrillFolder, answers: Answers) -> None:
        self.houses: dict[str, House] = {}
        self._folder = folder
        self._answers = answers

    def groups(self) -> tuple[Group, ...]:
        """Return all drills, the houses in the order in which they are offered, then the topics."""
        self.houses = {house.id: house for house in self._folder.houses.all()}
        answers = self._answers()
        found: dict[tuple[str, str], list[Entry]] = {}
        for kept in self._folder.all():
            key = (kept.drill.house.id, kept.drill.head.topic) if kept.drill else ("", "")
            progress = progress_of(kept.drill, answers) if kept.drill else None
            found.setdefault(key, []).append(Entry(kept, progress))
        return tuple(Group(*key, tuple(found[key])) for key in sorted(found, key=self._place))

    @property
    def own_folder(self) -> str:
        """Where the user's own drills lie."""
        return str(self._folder.own)

    def _place(self, key: tuple[str, str]) -> tuple[int, str, int]:
        house, topic = key
        order = list(self.houses)
        place = order.index(house) if house in self.houses else len(order)
        return place, house, _TOPICS.get(topic, len(_TOPICS))
