"""What is kept of one answered question."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic
from dealer_trainer.practice.modes import Mode
from dealer_trainer.practice.skills import Pace, Skill, pace_of, skill_of
from dealer_trainer.questions import Grade, Kind, Question

if TYPE_CHECKING:  # the catalogue is loaded when an answer is explained
    from dealer_trainer.mistakes import Idea


@dataclass(frozen=True, slots=True)
class Answered:
    """What the end of a session tells of an answer, so that a long one takes little memory.

    `ideas` are the likeliest ones behind its wrong parts, each once.
    """

    topic: Topic
    kind: Kind
    skill: Skill
    right: bool
    pace: Pace
    milliseconds: int
    ideas: "tuple[Idea, ...]"


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """One answer with all that it takes to open it again as it was.

    `key` is its own for ever, in every database, so that it is never kept twice.
    `typed` is the text of the fields by the parts' keys, before it was understood. `person` None is
    the one who needs no account. `answered` is aware; `seed` is that of the session. `ideas` are
    the wrong ideas that give a part's wrong answer, the likeliest first, none if none is known, and
    `hints` the steps of the hint ladder that were asked for, both by the parts' keys. `mode` is the
    way of practice in which it was asked. `tied` are the ideas between which the next question
    decides, the likeliest first. `day` is the day of practice to which it belongs, that of UTC if
    it was not decided.
    """

    key: str
    person: int | None
    answered: datetime
    topic: Topic
    question: Question
    grade: Grade
    typed: Mapping[str, str]
    milliseconds: int
    seed: int
    ideas: "Mapping[str, tuple[Idea, ...]]" = field(default_factory=dict)
    hints: Mapping[str, int] = field(default_factory=dict)
    mode: Mode = Mode.PRACTICE
    tied: "tuple[Idea, ...]" = ()
    day: date | None = None

    @property
    def skill(self) -> Skill:
        """What the question asks to know."""
        return skill_of(self.topic, self.question)

    @property
    def practice_day(self) -> date:
        """The day of practice to which it belongs."""
        return self.day or self.answered.astimezone(UTC).date()

    @property
    def pace(self) -> Pace:
        """Whether it took no longer than a trained dealer takes."""
        from dealer_trainer.questions.kinds import target_seconds

        return pace_of(self.milliseconds, target_seconds(self.question))

    @property
    def brief(self) -> Answered:
        """What the end of a session tells of it."""
        return Answered(
            topic=self.topic,
            kind=self.question.kind,
            skill=self.skill,
            right=self.grade.right,
            pace=self.pace,
            milliseconds=self.milliseconds,
            ideas=tuple(dict.fromkeys(ideas[0] for ideas in self.ideas.values() if ideas)),
        )

    @property
    def tied_at(self) -> str | None:
        """The key of the part whose answer comes from the tied ideas, None if none are tied."""
        found = (key for key, ideas in self.ideas.items() if {*self.tied} <= {*ideas})
        return next(found, None) if self.tied else None


def answer_key(session: str, seed: int, number: int, answered: datetime) -> str:
    """Return the key of a session's answer with a number; `session` is random for each session.

    >>> answer_key("3f2a", 7, 1, datetime(2026, 3, 1))
    '42fbefa3cea02974b3cf95887895b2f6'
    """
    text = f"{session}\n{seed}\n{number}\n{answered.isoformat()}"
    return hashlib.sha256(text.encode()).hexdigest()[:32]
