"""What came of an exam: each question as graded, the pooled figures, passed or not and why."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any, Self

from dealer_trainer.exams.paper import Paper, PaperQuestion, question_plain
from dealer_trainer.exams.plan import ExamPlan
from dealer_trainer.house import House
from dealer_trainer.questions import grade
from dealer_trainer.questions.kinds import target_seconds

Given = Mapping[str, str | None]
"""The answer given to each part of a question by its key, None where it was left blank."""


class Cause(StrEnum):
    """Why an exam is not passed."""

    ACCURACY = "accuracy"
    SECTION = "section"
    MONEY_ERROR = "money_error"
    PACE = "pace"


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: what was found and what was needed; `section` is its place for `SECTION`.

    Per cent, or whole chips for `MONEY_ERROR`.
    """

    cause: Cause
    found: int
    needed: int
    section: int | None = None


@dataclass(frozen=True, slots=True)
class Graded:
    """A question as graded: money in whole chips, `target` the seconds of a trained dealer.

    `asked` is what makes the question this one (`question_plain`), `given` the answers by the
    parts' keys, `wrong` the keys of the parts that are not right, `ideas` the likeliest wrong idea
    behind each of those that one explains. `struck` tells that the question counts no more.
    """

    number: int
    section: int
    digest: str
    kind: str
    topic: str
    overpaid: int
    underpaid: int
    milliseconds: int
    target: int
    given: Given
    wrong: tuple[str, ...]
    ideas: Mapping[str, str]
    asked: Mapping[str, Any]
    struck: bool = False

    @property
    def right(self) -> bool:
        """Tell whether every part is right."""
        return not self.wrong

    @property
    def blank(self) -> bool:
        """Tell whether no part was answered."""
        return all(answer is None for answer in self.given.values())

    def to_plain(self) -> dict[str, Any]:
        """Return the question as a record has it."""
        return asdict(self) | {"wrong": list(self.wrong)}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """Return the question of a record."""
        return cls(**{**plain, "wrong": tuple(plain["wrong"])})


@dataclass(frozen=True, slots=True)
class SectionResult:
    """A section: how many questions count, how many of them are right."""

    asked: int
    right: int

    @property
    def accuracy(self) -> int:
        """The right ones in whole per cent, rounded down; 100 where none counts."""
        return 100 * self.right // self.asked if self.asked else 100


@dataclass(frozen=True, slots=True)
class Result:
    """The figures of an exam, in the order of the plan's sections.

    `accuracy` weighs the sections; `pace` is in per cent, 100 being the time that a trained dealer
    takes for what was answered; `ideas` go with how often each was behind a wrong answer.
    """

    sections: tuple[SectionResult, ...]
    accuracy: int
    overpaid: int
    underpaid: int
    pace: int
    ideas: Mapping[str, int]
    reasons: tuple[Reason, ...]

    @property
    def passed(self) -> bool:
        """Tell whether nothing stands against it."""
        return not self.reasons

    @property
    def asked(self) -> int:
        """How many questions count."""
        return sum(each.asked for each in self.sections)

    @property
    def right(self) -> int:
        """How many of them are right."""
        return sum(each.right for each in self.sections)


def grade_paper(
    paper: Paper,
    given: Mapping[int, Given],
    milliseconds: Mapping[int, int],
    others: tuple[House, ...] = (),
) -> tuple[Graded, ...]:
    """Grade all questions; one without an answer is wrong. Both mappings go by numbers."""
    return tuple(
        _graded(each, given.get(each.number, {}), milliseconds.get(each.number, 0), others)
        for each in paper.questions
    )


def _graded(
    each: PaperQuestion, given: Given, milliseconds: int, others: tuple[House, ...]
) -> Graded:
    from dealer_trainer.practice.behind import ideas_behind

    graded = grade(each.question, given)
    behind = ideas_behind(each.question, graded, others)
    kind = each.question.kind
    return Graded(
        number=each.number,
        section=each.section,
        digest=each.digest,
        kind=kind.value,
        topic=each.topic.value,
        overpaid=graded.overpaid,
        underpaid=graded.underpaid,
        milliseconds=milliseconds,
        target=target_seconds(each.question),
        given=dict(given),
        wrong=tuple(part.part.key for part in graded.parts if not part.right),
        ideas={key: ideas[0].value for key, ideas in behind.items() if ideas},
        asked=question_plain(each.question),
    )


def result_of(plan: ExamPlan, graded: Iterable[Graded]) -> Result:
    """Return the figures of the questions that count, and what stands against passing."""
    counted = [each for each in graded if not each.struck]
    sections = tuple(
        _section([each for each in counted if each.section == place])
        for place in range(len(plan.sections))
    )
    result = Result(
        sections=sections,
        accuracy=_weighed(plan, sections),
        overpaid=sum(each.overpaid for each in counted),
        underpaid=sum(each.underpaid for each in counted),
        pace=_pace([each for each in counted if not each.blank]),
        ideas=dict(Counter(idea for each in counted for idea in each.ideas.values()).most_common()),
        reasons=(),
    )
    return replace(result, reasons=tuple(_reasons(plan, result)))


def strike(graded: Iterable[Graded], digests: Iterable[str]) -> tuple[Graded, ...]:
    """Return the questions with those struck that have one of these digests."""
    gone = frozenset(digests)
    return tuple(replace(each, struck=True) if each.digest in gone else each for each in graded)


def _section(graded: list[Graded]) -> SectionResult:
    return SectionResult(len(graded), sum(each.right for each in graded))


def _weighed(plan: ExamPlan, sections: tuple[SectionResult, ...]) -> int:
    """Return the accuracy of all sections that count, rounded down."""
    pairs = [
        (section.weight, each)
        for section, each in zip(plan.sections, sections, strict=True)
        if each.asked
    ]
    # In whole numbers: a candidate on the very mark must not fail by a rounding.
    whole = 1
    for _, each in pairs:
        whole *= each.asked
    reached = sum(weight * 100 * each.right * (whole // each.asked) for weight, each in pairs)
    weights = sum(weight for weight, _ in pairs)
    return reached // (whole * weights) if weights else 100


def _pace(answered: list[Graded]) -> int:
    taken = sum(each.milliseconds for each in answered)
    return 100_000 * sum(each.target for each in answered) // taken if taken else 0


def _reasons(plan: ExamPlan, result: Result) -> list[Reason]:
    reasons = []
    if result.accuracy < plan.pass_mark:
        reasons.append(Reason(Cause.ACCURACY, result.accuracy, plan.pass_mark))
    for place, (section, each) in enumerate(zip(plan.sections, result.sections, strict=True)):
        if section.pass_mark is not None and each.accuracy < section.pass_mark:
            reasons.append(Reason(Cause.SECTION, each.accuracy, section.pass_mark, place))
    money = result.overpaid + result.underpaid
    if plan.money_error is not None and money > plan.money_error:
        reasons.append(Reason(Cause.MONEY_ERROR, money, plan.money_error))
    if plan.least_pace is not None and result.pace < plan.least_pace:
        reasons.append(Reason(Cause.PACE, result.pace, plan.least_pace))
    return reasons
