"""The figures of any number of answers: the same in a session, in results, in what is written."""

from dataclasses import dataclass, fields


def per_cent(right: int, answered: int) -> int | None:
    """Return the right answers in whole per cent, None where nothing was answered.

    It is rounded down: only a person without a wrong answer has 100.

    >>> per_cent(15, 25)
    60
    """
    return 100 * right // answered if answered else None


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts and sums over answers.

    `slow` are those right ones that took longer than a trained dealer takes, `boxes` those whose
    stakes were settled in them; money is in whole chips, too much and too little apart.
    """

    answered: int = 0
    right: int = 0
    slow: int = 0
    milliseconds: int = 0
    overpaid: int = 0
    underpaid: int = 0
    boxes: int = 0

    @property
    def wrong(self) -> int:
        """How many answers were wrong."""
        return self.answered - self.right

    @property
    def accuracy(self) -> int | None:
        """The right answers in whole per cent, None before the first."""
        return per_cent(self.right, self.answered)

    @property
    def tenths(self) -> int | None:
        """How long an answer took on average, in tenths of a second, None before the first."""
        return round(self.milliseconds / (100 * self.answered)) if self.answered else None

    def for_100_boxes(self, money: int) -> int | None:
        """Return an amount as it is for 100 boxes, in whole chips; None if none was settled."""
        return round(100 * money / self.boxes) if self.boxes else None

    def __add__(self, other: "Figures") -> "Figures":
        """Return the figures of both."""
        return Figures(*(getattr(self, n) + getattr(other, n) for n in NAMES))


#: The names of the figures, as the columns of the records have them.
NAMES = tuple(each.name for each in fields(Figures))
