"""Worked examples: a situation, what is right in it, and what each wrong idea makes of it.

Only the answers that differ from the right ones are written down for an idea.
"""

from dataclasses import dataclass, field

from dealer_trainer.mistakes import Idea
from tests.situation import Situation

Told = dict[str, str]


@dataclass(frozen=True)
class Worked:
    """One situation with its right answers and the wrong ones of ideas, each in one line.

    ``ante returned, bet paid 300``; the box is 1 where no other is named.
    """

    name: str
    situation: Situation
    right: str
    wrong: dict[Idea, str] = field(default_factory=dict)


def told(text: str) -> Told:
    """Return answers by part from one line: ``1.draw.0 50`` has its box, ``bet taken`` has not."""
    answers = {}
    for each in text.split(", "):
        key, _, answer = each.partition(" ")
        answers[key if key[0].isdigit() else f"1.{key}"] = answer
    return answers


QUEENS = "Qd Qc 9h 4s 2s"
RUSSIAN, HOUSE, PLUS = "russian_poker", "russian_poker_house", "poker_plus"


def russian(name: str, dealer: str, box: str, right: str, wrong: dict[Idea, str]) -> Worked:
    return Worked(name, Situation(RUSSIAN, dealer, (box,)), right, wrong)


def plus(name: str, dealer: str, box: str, right: str, wrong: dict[Idea, str]) -> Worked:
    return Worked(name, Situation(PLUS, dealer, (box,)), right, wrong)
