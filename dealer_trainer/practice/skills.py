"""What can be known or not: a topic of a house, with the class of hand that it is asked about."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.questions import Question


@dataclass(frozen=True, slots=True, order=True)
class Skill:
    """A house by its id, a topic, and the class of the combination that is asked about."""

    house: str
    topic: Topic
    hand: Hand

    def __str__(self) -> str:
        """Return the text that is stored and that `parse` reads.

        >>> str(Skill("russian_poker", Topic.PAYOUT, Hand.PAIR))
        'russian_poker/payout/pair'
        """
        return f"{self.house}/{self.topic}/{self.hand}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the skill of a text; raise ValueError if it is none of this program's."""
        house, topic, hand = text.rsplit("/", 2)
        return cls(house, Topic(topic), Hand(hand))


class Pace(StrEnum):
    """Whether an answer took no longer than a trained dealer takes."""

    QUICK = "quick"
    SLOW = "slow"


def skill_of(topic: Topic, question: Question) -> Skill:
    """Return the skill that a question from a topic asks for.

    Its class is that of the highest main combination on the boxes asked about, on the whole table
    where no box is; a folded box shows none.
    """
    asked = {part.box for part in question.parts} - {0}
    hands = [
        box.combinations[0].hand
        for box in question.settlement.boxes
        if box.combinations and (not asked or box.box in asked)
    ]
    hand = max(hands, key=lambda each: each.level, default=Hand.NOTHING)
    return Skill(question.scenario.house.id, topic, hand)


def pace_of(milliseconds: int, target: float) -> Pace:
    """Return the pace of an answer against the seconds that a trained dealer takes."""
    return Pace.QUICK if milliseconds <= target * 1000 else Pace.SLOW
