"""Where a person stands with one skill, kept up with every answer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from typing import Self

from dealer_trainer.practice.memory import Memory, Recall, review
from dealer_trainer.practice.record import AnswerRecord
from dealer_trainer.practice.skills import Pace, Skill

_RECENT = 8
_LITTLE = 3
_WEAK_BELOW = 0.8
_EASY_FROM = 3
_MOST_WEIGHT = 4.0
_LEAST_WEIGHT = 0.2


class Level(StrEnum):
    """What can be said of a skill."""

    NEW = "new"
    LITTLE_DATA = "little_data"
    WEAK = "weak"
    DUE = "due"
    KNOWN = "known"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one answer says of a skill.

    `helped` tells that hints were taken, `ideas` are the likeliest wrong ideas behind it by name,
    one for each wrong part at most.
    """

    right: bool
    slow: bool
    helped: bool
    day: date
    ideas: tuple[str, ...] = ()

    @property
    def recall(self) -> Recall:
        """The grade of the answer alone: an easy one takes more than one."""
        if not self.right:
            return Recall.AGAIN
        return Recall.HARD if self.slow or self.helped else Recall.GOOD


@dataclass(frozen=True, slots=True)
class Standing:
    """The counts, the memory and the suspected ideas of a skill.

    `recent` are the latest results, the newest last, ``1`` for a right one. `day` is the last day
    of practice, `worst` its worst grade, `today` its number of answers; `before` is the memory
    before that day, `memory` after it. `ideas` are weights by the ideas' names.
    """

    skill: Skill
    answered: int = 0
    right: int = 0
    recent: str = ""
    day: date | None = None
    worst: Recall = Recall.GOOD
    today: int = 0
    before: Memory | None = None
    memory: Memory | None = None
    ideas: Mapping[str, float] = field(default_factory=dict)

    def after(self, outcome: Outcome) -> Self:
        """Return the standing with one more answer, which is no older than the last one."""
        goes_on = outcome.day == self.day
        before = self.before if goes_on else self.memory
        worst = min(outcome.recall, self.worst) if goes_on else outcome.recall
        today = self.today + 1 if goes_on else 1
        easy = worst is Recall.GOOD and today >= _EASY_FROM
        return replace(
            self,
            answered=self.answered + 1,
            right=self.right + outcome.right,
            recent=(self.recent + "01"[outcome.right])[-_RECENT:],
            day=outcome.day,
            worst=worst,
            today=today,
            before=before,
            memory=review(before, Recall.EASY if easy else worst, outcome.day),
            ideas=_weighed(self.ideas, outcome),
        )

    @property
    def accuracy(self) -> float:
        """The share of right ones among the latest answers, 0 before the first."""
        return self.recent.count("1") / len(self.recent) if self.recent else 0.0

    @property
    def failures(self) -> int:
        """How many of the latest answers were wrong one after the other."""
        return len(self.recent) - len(self.recent.rstrip("0"))

    def is_due(self, day: date) -> bool:
        """Tell whether it is to be asked on a day; what was asked that day already is not."""
        return self.memory is not None and self.day != day and self.memory.due <= day

    def was_due(self, day: date) -> bool:
        """Tell whether it waited on a past day on which it was not asked, as far as is remembered.

        The last two reviews are.
        """
        if self.memory is not None and self.memory.reviewed < day:
            return self.memory.due <= day
        asked = self.day is None or day == self.day
        return not asked and self.before is not None and self.before.due <= day

    def level(self, day: date) -> Level:
        """Return what can be said of the skill on a day."""
        if not self.answered:
            return Level.NEW
        if self.answered < _LITTLE:
            return Level.LITTLE_DATA
        if self.accuracy < _WEAK_BELOW:
            return Level.WEAK
        return Level.DUE if self.is_due(day) else Level.KNOWN


def outcome_of(record: AnswerRecord) -> Outcome:
    """Return what an answer says of its skill."""
    return Outcome(
        record.grade.right,
        record.pace is Pace.SLOW,
        any(record.hints.values()),
        record.practice_day,
        likeliest_of(record.ideas.values()),
    )


def likeliest_of(ideas: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """Return the likeliest idea of each part, each once."""
    first = (next(iter(each), None) for each in ideas)
    return tuple(dict.fromkeys(str(idea) for idea in first if idea is not None))


def _weighed(weights: Mapping[str, float], outcome: Outcome) -> dict[str, float]:
    """Return the weights after an answer: what explains it grows, a right one halves all."""
    if outcome.right:
        halved = {idea: weight / 2 for idea, weight in weights.items()}
        return {idea: weight for idea, weight in halved.items() if weight >= _LEAST_WEIGHT}
    grown = {idea: min(weights.get(idea, 0.0) + 1, _MOST_WEIGHT) for idea in outcome.ideas}
    return {**weights, **grown}
