"""What is told at the end of a session or a round, and which ways lead on."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic
from dealer_trainer.practice import Mode, Pace, Skill, Tally
from dealer_trainer.practice.record import Answered
from dealer_trainer.practice.runs import Run
from dealer_trainer.practice.sessions import again
from dealer_trainer.questions import SETTLING_KINDS

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea

_MOST_IDEAS, _MOST_TOPICS = 4, 4
_HOUR = 3_600_000  # milliseconds


class Step(Enum):
    """A way on."""

    GO_ON = auto()
    AGAIN = auto()
    RUN = auto()
    LESSON = auto()
    DUE = auto()
    PRACTICE = auto()
    START = auto()


@dataclass(frozen=True, slots=True)
class Review:
    """How a session went.

    `well` are the topics in which all was right, `badly` those with wrong answers and their number,
    the most first, `ideas` the wrong ideas with the number of answers
    behind which each was likeliest, `held` the one that is clear by now. `slow` are right answers
    that took longer than a trained dealer takes; `rounds` are tables an hour at this pace. `run` is
    a run against the clock and `best` the best one before it. The first of the `steps` is the one
    to take.
    """

    tally: Tally
    well: tuple[Topic, ...]
    badly: tuple[tuple[Topic, int], ...]
    ideas: "tuple[tuple[Idea, int], ...]"
    held: "Idea | None"
    slow: int
    rounds: int | None
    run: Run | None
    best: int | None
    again: tuple[Skill, ...]
    steps: tuple[Step, ...]

    @property
    def tenths(self) -> int | None:
        """How long an answer took on average, in tenths of a second."""
        tally = self.tally
        return round(tally.milliseconds / (100 * tally.answered)) if tally.answered else None


def review(
    answered: Sequence[Answered],
    tally: Tally,
    mode: Mode,
    held: "Idea | None" = None,
    *,
    is_over: bool,
    due: int = 0,
    best: int | None = None,
) -> Review:
    """Return how a session went; `due` are the skills that still wait, `best` the best run."""
    missed = again(answered)
    is_run = mode is Mode.SPEED
    return Review(
        tally=tally,
        well=_well(answered),
        badly=_badly(answered),
        ideas=_ideas(answered),
        held=held,
        slow=sum(each.right and each.pace is Pace.SLOW for each in answered),
        rounds=_rounds(answered),
        run=Run(tally.answered, tally.right, tally.milliseconds) if is_run else None,
        best=best,
        again=missed,
        steps=tuple(_steps(mode, missed, due, is_over=is_over)),
    )


def _well(answered: Sequence[Answered]) -> tuple[Topic, ...]:
    """Return the topics of several right answers and no wrong one, the most often asked first."""
    asked = Counter(each.topic for each in answered)
    wrong = {each.topic for each in answered if not each.right}
    well = [topic for topic, count in asked.most_common() if topic not in wrong and count > 1]
    return tuple(well[:_MOST_TOPICS])


def _badly(answered: Sequence[Answered]) -> tuple[tuple[Topic, int], ...]:
    wrong = Counter(each.topic for each in answered if not each.right)
    return tuple(wrong.most_common(_MOST_TOPICS))


def _ideas(answered: Sequence[Answered]) -> "tuple[tuple[Idea, int], ...]":
    likeliest = Counter(idea for each in answered for idea in each.ideas)
    return tuple(likeliest.most_common(_MOST_IDEAS))


def _rounds(answered: Sequence[Answered]) -> int | None:
    """Return the tables an hour at the pace of those that were settled; None if none was."""
    settled = [each.milliseconds for each in answered if each.kind in SETTLING_KINDS]
    return round(_HOUR * len(settled) / sum(settled)) if sum(settled) else None


def _steps(mode: Mode, missed: tuple[Skill, ...], due: int, *, is_over: bool) -> list[Step]:
    steps = [] if is_over else [Step.GO_ON]
    if mode is Mode.SPEED:
        steps.append(Step.RUN)
    if missed:
        steps.append(Step.AGAIN)
    if mode is Mode.LEARN:
        steps.append(Step.LESSON)
    if due:
        steps.append(Step.DUE)
    if is_over and mode is not Mode.SPEED:
        steps.append(Step.PRACTICE)
    return [*steps, Step.START]
