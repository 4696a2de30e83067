"""What an exam asks and demands, as its author wrote it; `plan_file` reads it from YAML."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_trainer.generator import Topic
from dealer_trainer.house import House, Names
from dealer_trainer.questions import Kind


class Shown(StrEnum):
    """How much a candidate sees after the end, each with what stands before it."""

    RESULT = "result"
    SECTIONS = "sections"
    QUESTIONS = "questions"


@dataclass(frozen=True, slots=True)
class Section:
    """One part of an exam: `number` questions of a kind, from one topic or all that suit it.

    `weight` is how much it counts beside the others; `pass_mark` the least per cent of its
    questions that must be right, None if only the whole counts.
    """

    names: Names
    kind: Kind
    number: int
    topic: Topic | None = None
    weight: int = 1
    pass_mark: int | None = None


@dataclass(frozen=True, slots=True)
class Tries:
    """How often an exam may be tried until it is passed, and after how many days again."""

    most: int
    wait_days: int = 0


@dataclass(frozen=True, slots=True)
class ExamPlan:
    """A whole exam.

    `minutes` is the time for all of it, `seconds` that for each question, None for no limit but
    the whole. `pass_mark` is the least accuracy in per cent, sections weighed; `money_error` the
    most that may be over- and underpaid altogether, in whole chips, None for any; `least_pace` the
    least pace in per cent, 100 being the time that a trained dealer takes, None for any. A
    certificate is valid for `valid_months`.
    """

    id: str
    names: Names
    version: int
    house: House
    sections: tuple[Section, ...]
    minutes: int
    pass_mark: int
    tries: Tries
    valid_months: int
    seconds: int | None = None
    money_error: int | None = None
    least_pace: int | None = None
    going_back: bool = False
    shows: Shown = Shown.RESULT

    @property
    def questions(self) -> int:
        """The number of questions."""
        return sum(section.number for section in self.sections)
