"""What a session asks of whoever chooses its questions."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from dealer_trainer.generator import Topic
from dealer_trainer.practice.record import AnswerRecord
from dealer_trainer.questions import Question

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea


class Way(Enum):
    """How a question comes: alone, with one hint or two given, or answered as a worked example."""

    PLAIN = auto()
    HINTED = auto()
    GUIDED = auto()
    EXAMPLE = auto()


HINTS = {Way.PLAIN: 0, Way.HINTED: 1, Way.GUIDED: 2, Way.EXAMPLE: 0}
"""How many steps of the hint ladder are given from the start."""


@dataclass(frozen=True, slots=True)
class Pick:
    """The question that was chosen, its topic, the way in which it comes.

    `tells_apart` are the suspected ideas between which it decides.
    """

    topic: Topic
    question: Question
    way: Way = Way.PLAIN
    tells_apart: "tuple[Idea, ...]" = ()


class Asker(Protocol):
    """Chooses the questions of a session one by one and learns from the answers."""

    def next(self) -> Pick | None:
        """Return the next question, None when there is none left.

        Raises TopicImpossibleError and KindImpossibleError if there is nothing to ask at all.
        """

    def learn(self, record: AnswerRecord) -> None:
        """Take note of an answer, at once: its verdict waits for it."""

    @property
    def suspected(self) -> "Mapping[Idea, int]":
        """How much speaks for each wrong idea before the open question is answered."""

    @property
    def held(self) -> "Idea | None":
        """The wrong idea that a person holds, as far as his answers tell; None if none is clear."""
