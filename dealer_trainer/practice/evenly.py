"""Questions drawn evenly: each topic, or kind, comes once before any again."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance, Rounds
from dealer_trainer.practice.asker import Pick
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.record import AnswerRecord

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea


class Evenly:
    """Choose topic after topic in a changing order and learn nothing; `count` None is endless."""

    def __init__(self, deals: Deals, seed: int, count: int | None = None) -> None:
        self._deals = deals
        self._left = count
        self._questions = self._dealt(Rounds(Chance(seed), deals.topics))

    @property
    def suspected(self) -> "Mapping[Idea, int]":
        """Nothing is suspected."""
        return {}

    @property
    def held(self) -> "Idea | None":
        """No idea is clear: none is looked for."""
        return None

    def next(self) -> Pick | None:
        """Return the next question, None after the last one."""
        if self._left is not None:
            if self._left == 0:
                return None
            self._left -= 1
        pick = next(self._questions)
        self._deals.note(pick.question)
        return pick

    def learn(self, record: AnswerRecord) -> None:
        """Learn nothing: the next question does not depend on the answers."""

    def _dealt(self, rounds: Rounds[Topic]) -> Iterator[Pick]:
        while True:
            topic = rounds.next()
            question = self._deals.draw(topic)
            if question is None:
                rounds.drop(topic)
            else:
                yield Pick(topic, question)
