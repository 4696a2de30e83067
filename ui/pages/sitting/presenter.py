"""What happens between two questions of an exam: every answer is on the disk before the next."""

from collections.abc import Callable, Mapping

from dealer_trainer.exams.clock import Moment
from dealer_trainer.exams.paper import Paper, PaperQuestion
from dealer_trainer.exams.plan import ExamPlan
from dealer_trainer.exams.sitting import Left, NotOpenError, Outcome, Sitting


class SittingPresenter:
    """Lead through a sitting; whatever keeps it from being recorded is raised, and may be repeated.

    `present` tells the moment (`dealer_trainer.exams.clock`), `beat` says now and then that the
    exam goes on, `leave` that it goes on no more.
    """

    def __init__(
        self,
        sitting: Sitting,
        present: Callable[[], Moment],
        beat: Callable[[Moment], object],
        leave: Callable[[], None],
    ) -> None:
        self._sitting = sitting
        self._present = present
        self._beat = beat
        self.leave = leave
        self.asked: PaperQuestion | None = None
        self.outcome: Outcome | None = None

    @property
    def paper(self) -> Paper:
        """All questions; the page shows none before its turn."""
        return self._sitting.paper

    @property
    def plan(self) -> ExamPlan:
        """What the exam asks and demands."""
        return self.paper.plan

    @property
    def total(self) -> int:
        """How many questions the exam has."""
        return self.plan.questions

    @property
    def section(self) -> tuple[str, str]:
        """The names of the open question's section, in Russian and English."""
        names = self.plan.sections[self.asked.section if self.asked else 0].names
        return names.ru, names.en

    @property
    def left(self) -> Left:
        """The time left."""
        return self._sitting.left(self._present())

    @property
    def may_go_back(self) -> bool:
        """Tell whether there is an answered question before the open one that may be changed."""
        plan = self.plan
        return plan.going_back and self.asked is not None and self.asked.number > 1

    @property
    def given_before(self) -> Mapping[str, str | None]:
        """What was answered to the open question before, by the parts' keys."""
        return self._sitting.given.get(self.asked.number, {}) if self.asked else {}

    def go_on(self) -> bool:
        """Open the next question; False if the exam is over, whose outcome is there then."""
        if self.outcome is not None:
            return False
        if self._sitting.number is None:
            self.asked = self._sitting.next(self._present())
            if self.asked is None:
                self.outcome = self._sitting.finish(self._present())
        return self.asked is not None

    def answer(self, given: Mapping[str, str | None]) -> bool:
        """Record the answer to the open question, then go on as `go_on` does.

        A question that was gone back to and is left blank keeps its answer.
        """
        if self._sitting.number is not None:
            self._close(given)
        return self.go_on()

    def go_back(self, given: Mapping[str, str | None]) -> bool:
        """Record the answer as it stands and open the question before; tell whether that one is.

        One that has no time left is passed over, and the next question is opened.
        """
        if not self.may_go_back or self.asked is None:
            return False
        before = self.asked.number - 1
        self._close(given)
        try:
            opened = self._sitting.back(before, self._present())
        except NotOpenError:
            opened = None
        if opened is None:
            return self.go_on()
        self.asked = opened
        return True

    def _close(self, given: Mapping[str, str | None]) -> None:
        blank = all(answer is None for answer in given.values())
        kept = self.given_before if blank and self.given_before else given
        typed = {key: answer for key, answer in kept.items() if answer is not None}
        self._sitting.answer(kept, self._present(), typed)

    def look_away(self) -> None:
        """Count that another program was in front."""
        if self.outcome is None:
            self._sitting.look_away(self._present())

    def beat(self) -> None:
        """Say that the exam goes on in this window."""
        self._beat(self._present())
