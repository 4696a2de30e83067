"""How good the questions were, from how they were answered: which one looks faulty.

Every paper has questions of its own, so few are asked twice; the figures are those of one question
(`by_question`) and those of all of a kind from a topic in a house (`by_sort`).
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from statistics import mean, median, pstdev

from dealer_trainer.exams.book import Entry
from dealer_trainer.exams.result import Graded

#: Fewer answers than these tell nothing.
FEWEST = 5
#: Facility in per cent below and above which a question stands out.
HARD, EASY = 30, 97
#: Discrimination, in hundredths, below which it does.
LOW_DISCRIMINATION = 10


class Doubt(StrEnum):
    """What makes a question look faulty.

    `KEY`: one and the same wrong answer is given more often than the right one.
    """

    KEY = "key"
    HARD = "hard"
    EASY = "easy"
    DISCRIMINATION = "discrimination"


@dataclass(frozen=True, slots=True)
class Quality:
    """The figures of a question, or of a sort of questions.

    `name` is what they were grouped by, `example` one of them. `facility` is the right answers in
    per cent; `discrimination`, in hundredths from -100 to 100, is how much better those did in the
    rest of their exam who were right here; None where all did alike. `wrong` is the most frequent
    wrong answer to a part as (key, answer), `idea` the most frequent wrong idea, each None if there
    is none, `wrong_count` and `idea_count` how often. `seconds` is the median time.
    """

    name: tuple[str, ...]
    example: Graded
    asked: int
    facility: int
    discrimination: int | None
    wrong: tuple[str, str] | None
    wrong_count: int
    idea: str | None
    idea_count: int
    seconds: int
    doubts: tuple[Doubt, ...]

    @property
    def is_sort(self) -> bool:
        """Tell whether these are all questions of a sort; only a single one can be struck."""
        return self.name != (self.example.digest,)


@dataclass(frozen=True, slots=True)
class _Answered:
    """An answered question with the share of right answers in the rest of the exam."""

    graded: Graded
    rest: float


def by_question(entries: Iterable[Entry]) -> tuple[Quality, ...]:
    """Return the quality of each question, those that look faulty first."""
    return _grouped(entries, lambda _, graded: (graded.digest,))


def by_sort(entries: Iterable[Entry]) -> tuple[Quality, ...]:
    """Return the quality of the questions by house, kind and topic, the faulty-looking first."""
    return _grouped(entries, lambda entry, graded: (entry.house, graded.kind, graded.topic))


def _grouped(
    entries: Iterable[Entry], name: Callable[[Entry, Graded], tuple[str, ...]]
) -> tuple[Quality, ...]:
    groups: dict[tuple[str, ...], list[_Answered]] = {}
    for entry in entries:
        for graded in entry.graded:
            answered = _Answered(graded, _rest(entry, graded))
            groups.setdefault(name(entry, graded), []).append(answered)
    found = [_quality(each, answered) for each, answered in groups.items()]
    return tuple(sorted(found, key=lambda each: (-len(each.doubts), each.facility, each.name)))


def _rest(entry: Entry, graded: Graded) -> float:
    others = [each.right for each in entry.graded if each.number != graded.number]
    return mean(others) if others else 0.0


def _quality(name: tuple[str, ...], answered: list[_Answered]) -> Quality:
    graded = [each.graded for each in answered]
    right = sum(each.right for each in graded)
    ideas = Counter(idea for each in graded for idea in each.ideas.values())
    wrong = Counter(
        (key, told) for each in graded for key in each.wrong if (told := each.given.get(key))
    )
    idea, idea_count = ideas.most_common(1)[0] if ideas else (None, 0)
    answer, wrong_count = wrong.most_common(1)[0] if wrong else (None, 0)
    facility = 100 * right // len(graded)
    discrimination = _discrimination(answered)
    return Quality(
        name=name,
        example=graded[0],
        asked=len(graded),
        facility=facility,
        discrimination=discrimination,
        wrong=answer,
        wrong_count=wrong_count,
        idea=idea,
        idea_count=idea_count,
        seconds=round(median(each.milliseconds for each in graded) / 1000),
        doubts=_doubts(len(graded), facility, discrimination, key=wrong_count > right),
    )


def _discrimination(answered: list[_Answered]) -> int | None:
    """Return the point-biserial correlation with the rest of the exam, in hundredths."""
    spread = pstdev(each.rest for each in answered)
    right = [each.rest for each in answered if each.graded.right]
    wrong = [each.rest for each in answered if not each.graded.right]
    if not spread or not right or not wrong:
        return None
    share = len(right) / len(answered)
    return round(100 * (mean(right) - mean(wrong)) / spread * sqrt(share * (1 - share)))


def _doubts(
    asked: int, facility: int, discrimination: int | None, *, key: bool
) -> tuple[Doubt, ...]:
    if asked < FEWEST:
        return ()
    doubts = {
        Doubt.KEY: key,
        Doubt.HARD: facility < HARD,
        Doubt.EASY: facility > EASY,
        Doubt.DISCRIMINATION: discrimination is not None and discrimination < LOW_DISCRIMINATION,
    }
    return tuple(doubt for doubt, there in doubts.items() if there)
