"""One exam while it is sat: the next question, its answer, the time left, the end.

How a page uses it: `next` gives a question, whose opening is on the disk by then; `answer` gives
back what the candidate said, which is on the disk when it returns; so on until `next` gives None;
then `finish`. `left` is asked several times a second: when either time is nothing, the page calls
`answer` at once with what is filled in, and goes on with `next`. A question that was open when the
program died is never asked again.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from math import ceil
from typing import Any, Self

from dealer_trainer.exams.clock import Elapsed, Moment, elapsed
from dealer_trainer.exams.paper import Paper, PaperQuestion
from dealer_trainer.exams.record import Record, RecordKind
from dealer_trainer.exams.result import Given, Graded, Result, grade_paper, result_of
from dealer_trainer.house import House

#: What the page's own timer may be late, in milliseconds; an answer that comes later is blank.
GRACE = 1500

Keep = Callable[[RecordKind, Mapping[str, Any], datetime], object]
"""Puts a record on the disk before it returns."""


class NotOpenError(Exception):
    """No question is open, or one still is: a key was held, or pressed twice."""


@dataclass(frozen=True, slots=True)
class Left:
    """The milliseconds left: for the open question, None without such a limit, and for the exam."""

    question: int | None
    exam: int

    @property
    def over(self) -> bool:
        """Tell whether the open question has no time left."""
        return self.exam == 0 or self.question == 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the end of a sitting gives: the questions as graded and the figures."""

    graded: tuple[Graded, ...]
    result: Result


class Sitting:
    """An exam of one candidate; every call is given the present moment (`clock.present`).

    Whatever `keep` raises is passed on, and then nothing has changed: the call may be repeated.
    `away` is how often the window lost the focus, `breaks` how often the exam was resumed.
    """

    def __init__(
        self, paper: Paper, keep: Keep, opened: Moment, others: tuple[House, ...] = ()
    ) -> None:
        """Begin an exam that was opened at a moment, from which its time runs."""
        self.paper = paper
        self.away = 0
        self.breaks = 0
        self._keep = keep
        self._others = others
        self._at = opened
        self._spent = 0
        self._asked = 0
        self._open: int | None = None
        self._shown = 0
        self._used: dict[int, int] = {}
        self._given: dict[int, Given] = {}
        self._forfeited: set[int] = set()

    @classmethod
    def resume(
        cls,
        paper: Paper,
        keep: Keep,
        opened: Moment,
        records: Iterable[Record],
        now: Moment,
        others: tuple[House, ...] = (),
    ) -> Self:
        """Go on after a crash: with the next question, the time of the break being spent.

        `records` are those of the exam after its opening. The question that was open is forfeited.
        """
        sitting = cls(paper, keep, opened, others)
        for record in records:
            sitting._replay(record)
        gone = elapsed(sitting._at, now)
        forfeited = sitting._open
        body = {
            "seconds": ceil(gone.seconds),
            "backward": gone.backward,
            "forfeited": forfeited,
        }
        sitting._note(RecordKind.RESUMED, body, now)
        sitting._resumed(forfeited)
        return sitting

    @property
    def number(self) -> int | None:
        """The number of the open question, None between two."""
        return self._open

    @property
    def answered(self) -> int:
        """How many questions were answered, blank ones among them."""
        return len(self._given)

    @property
    def given(self) -> Mapping[int, Given]:
        """The answers by the questions' numbers, where the plan allows going back to them."""
        return self._given

    def left(self, now: Moment) -> Left:
        """Return the time left; it never grows."""
        exam = max(0, self.paper.plan.minutes * 60_000 - self._spent_by(now))
        limit = self.paper.plan.seconds
        if self._open is None or limit is None:
            return Left(None, exam)
        return Left(min(exam, max(0, limit * 1000 - self._used_by(now))), exam)

    def next(self, now: Moment) -> PaperQuestion | None:
        """Open the next question and return it; None if there is none, or no time for it.

        Raises NotOpenError while one is open.
        """
        self._must_be_closed()
        if self._asked == len(self.paper.questions) or self.left(now).exam == 0:
            return None
        return self._ask(self._asked + 1, now)

    def back(self, number: int, now: Moment) -> PaperQuestion | None:
        """Open a question once more; None if it has no time left.

        Raises NotOpenError while one is open, and for one that may not be gone back to.
        """
        self._must_be_closed()
        allowed = self.paper.plan.going_back and number in self._given
        if not allowed or number in self._forfeited:
            raise NotOpenError
        limit = self.paper.plan.seconds
        used_up = limit is not None and self._used[number] >= limit * 1000
        return None if used_up or self.left(now).exam == 0 else self._ask(number, now)

    def answer(self, given: Given, now: Moment, typed: Mapping[str, str] | None = None) -> None:
        """Close the open question with this answer, on the disk when this returns.

        What comes more than `GRACE` after the time is over counts as blank. Raises NotOpenError if
        no question is open, so that a held key answers once.
        """
        number = self._open
        if number is None:
            raise NotOpenError
        used, late = self._used_by(now), self._is_late(now)
        kept: Given = dict.fromkeys(given) if late else dict(given)
        body = {
            "question": number,
            "given": kept,
            "typed": dict(typed or {}),
            "used": used,
            "late": late,
        }
        self._note(RecordKind.ANSWERED, body, now)
        self._closed(number, kept, used)

    def look_away(self, now: Moment) -> None:
        """Count that the window lost the focus; it is reported, not punished."""
        self._note(RecordKind.AWAY, {}, now)
        self.away += 1

    def finish(self, now: Moment) -> Outcome:
        """End the exam and return what came of it; what was not answered is wrong.

        Raises NotOpenError while a question is open.
        """
        self._must_be_closed()
        graded = grade_paper(self.paper, self._given, self._used, self._others)
        outcome = Outcome(graded, result_of(self.paper.plan, graded))
        body = {
            "seed": self.paper.seed,
            "paper": self.paper.digest,
            "questions": [each.to_plain() for each in graded],
            "passed": outcome.result.passed,
            "away": self.away,
            "breaks": self.breaks,
        }
        self._note(RecordKind.RESULT, body, now)
        return outcome

    def _ask(self, number: int, now: Moment) -> PaperQuestion:
        self._note(RecordKind.ASKED, {"question": number}, now)
        self._opened(number)
        return self.paper.questions[number - 1]

    def _must_be_closed(self) -> None:
        if self._open is not None:
            raise NotOpenError

    def _spent_by(self, now: Moment) -> int:
        return self._spent + _milliseconds(elapsed(self._at, now))

    def _used_by(self, now: Moment) -> int:
        """Return what the open question has taken, earlier visits to it included."""
        used = self._used.get(self._open or 0, 0)
        return used + self._spent_by(now) - self._shown

    def _is_late(self, now: Moment) -> bool:
        plan = self.paper.plan
        if self._spent_by(now) > plan.minutes * 60_000 + GRACE:
            return True
        return plan.seconds is not None and self._used_by(now) > plan.seconds * 1000 + GRACE

    def _note(self, kind: RecordKind, body: Mapping[str, Any], now: Moment) -> None:
        """Keep a record with the clocks as they are, then let them have run so far."""
        spent = self._spent_by(now)
        clocks = {"spent": spent, "run": now.run, "running": now.running}
        self._keep(kind, {**body, **clocks}, now.wall)
        self._spent, self._at = spent, now

    def _replay(self, record: Record) -> None:
        body = record.body
        self._spent = body["spent"]
        self._at = Moment(body["run"], body["running"], record.at)
        match record.kind:
            case RecordKind.ASKED:
                self._opened(body["question"])
            case RecordKind.ANSWERED:
                self._closed(body["question"], body["given"], body["used"])
            case RecordKind.AWAY:
                self.away += 1
            case RecordKind.RESUMED:
                self._resumed(body["forfeited"])

    def _opened(self, number: int) -> None:
        self._open, self._shown = number, self._spent
        self._asked = max(self._asked, number)

    def _closed(self, number: int, given: Given, used: int) -> None:
        self._open = None
        self._given[number] = given
        self._used[number] = used

    def _resumed(self, forfeited: int | None) -> None:
        self.breaks += 1
        self._open = None
        if forfeited is not None:
            self._forfeited.add(forfeited)


def _milliseconds(gone: Elapsed) -> int:
    return ceil(gone.seconds * 1000)
