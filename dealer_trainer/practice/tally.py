"""The running figures of a session."""

from dataclasses import dataclass

from dealer_trainer.practice.figures import per_cent
from dealer_trainer.practice.record import AnswerRecord


@dataclass(frozen=True, slots=True)
class Tally:
    """How many answers were right, what they cost in whole chips, how long they took."""

    answered: int = 0
    right: int = 0
    overpaid: int = 0
    underpaid: int = 0
    milliseconds: int = 0

    @property
    def accuracy(self) -> int | None:
        """The right answers in whole per cent, None before the first.

        It is rounded down: only a person without a wrong answer has 100.

        >>> Tally(answered=25, right=15).accuracy
        60
        """
        return per_cent(self.right, self.answered)

    def with_answer(self, record: AnswerRecord) -> "Tally":
        """Return the figures with one more answer."""
        return Tally(
            answered=self.answered + 1,
            right=self.right + record.grade.right,
            overpaid=self.overpaid + record.grade.overpaid,
            underpaid=self.underpaid + record.grade.underpaid,
            milliseconds=self.milliseconds + record.milliseconds,
        )
