"""Lessons: one matter at a time, first shown, then asked with ever fewer hints."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic
from dealer_trainer.practice.asker import Pick, Way
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.record import AnswerRecord

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea

STEPS = (Way.EXAMPLE, Way.GUIDED, Way.HINTED, Way.PLAIN)


class Lesson:
    """Teach one topic: a worked example, then guided questions until one is right without a hint.

    After a wrong answer the lesson goes a step back. `most` bounds the questions; None is left
    after the last one.
    """

    def __init__(self, deals: Deals, topic: Topic, most: int = 12) -> None:
        self._deals = deals
        self._topic = topic
        self._left = most
        self._step = 0

    @property
    def suspected(self) -> "Mapping[Idea, int]":
        """Nothing is suspected."""
        return {}

    @property
    def held(self) -> "Idea | None":
        """No idea is clear: none is looked for."""
        return None

    def next(self) -> Pick | None:
        """Return the next example or question, None when the lesson is over."""
        if self._step == len(STEPS) or not self._left:
            return None
        way = STEPS[self._step]
        question = self._deals.draw(self._topic)
        if question is None:
            return None
        self._deals.note(question)
        self._left -= 1
        if way is Way.EXAMPLE:
            self._step += 1
        return Pick(self._topic, question, way)

    def learn(self, record: AnswerRecord) -> None:
        """Go on after a right answer, a step back after a wrong one."""
        self._step += 1 if record.grade.right else -1
