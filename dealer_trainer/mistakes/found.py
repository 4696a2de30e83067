"""A wrong answer to a part that no line of a settlement answers, with the idea that gives it."""

from typing import NamedTuple

from dealer_trainer.house import House
from dealer_trainer.mistakes.ideas import Idea


class Found(NamedTuple):
    """The key of the part, the wrong answer, the idea, and the house whose rule was followed."""

    key: str
    answer: str
    idea: Idea
    house: House | None = None
