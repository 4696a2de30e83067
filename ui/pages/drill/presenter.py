"""What a practice does between two tables: ask, grade once, save, explain, go on."""

from collections.abc import Callable, Mapping
from datetime import datetime
from enum import Enum, auto
from typing import TYPE_CHECKING

from dealer_trainer.practice import AnswerRecord, PracticeClock, Session, Tally
from dealer_trainer.practice.asker import HINTS, Way
from dealer_trainer.questions import Grade, Question

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea

Save = Callable[[AnswerRecord, Callable[[], None]], None]


class Phase(Enum):
    """Where the question stands."""

    ASKED = auto()
    BEING_SAVED = auto()
    EXPLAINED = auto()


class DrillPresenter:
    """Lead through a session; every answer is given to `save` before it is explained.

    `seconds` is a monotonic clock, `now` tells the aware time of an answer. After each `round_of`
    answers it is told how it went, None is never; `limit` are the seconds of a run against the
    clock. `others` are the houses whose rules may be mistaken for those of this one, `hints` the
    steps of the hint ladder that were taken at the open question, by the parts' keys. `held` is the
    wrong idea that the last answer came from, once `look_ahead` has found that it is held.
    """

    def __init__(
        self,
        session: Session,
        save: Save,
        seconds: Callable[[], float],
        now: Callable[[], datetime],
        round_of: int | None = None,
        limit: float | None = None,
    ) -> None:
        self.session = session
        self._save = save
        self._seconds = seconds
        self._now = now
        self.round_of = round_of
        self._paused_at = 0
        self._clock = PracticeClock()
        self.limit = limit
        self.phase = Phase.ASKED
        self.others = session.others
        self.record: AnswerRecord | None = None
        self.held: Idea | None = None
        self.hints: dict[str, int] = {}
        self.question: Question = session.ask()
        self._open()

    @property
    def number(self) -> int:
        """The number of the question; worked examples are not counted."""
        return self.tally.answered + (self.phase is Phase.ASKED or self.is_example)

    @property
    def is_example(self) -> bool:
        """Tell whether a worked example is shown, which nobody answers."""
        return self.session.way is Way.EXAMPLE

    @property
    def grade(self) -> Grade | None:
        """The judged answer, None until it is explained."""
        return self.record.grade if self.record else None

    @property
    def tally(self) -> Tally:
        """The running figures, the question that is open not among them."""
        return self.session.tally

    @property
    def left(self) -> float | None:
        """The seconds that are left of a run, None where there is no limit."""
        if self.limit is None:
            return None
        spent = self.tally.milliseconds / 1000
        if self.phase is Phase.ASKED:
            spent += self._clock.so_far(self._seconds())
        return max(self.limit - spent, 0.0)

    @property
    def is_over(self) -> bool:
        """Tell whether the time is up, or the last question is explained and no other follows."""
        if self.left is not None and self.left <= 0:
            return self.phase is not Phase.BEING_SAVED
        return self.phase is Phase.EXPLAINED and self.session.is_over

    @property
    def pauses(self) -> bool:
        """Tell whether it is now told how it went, before practice goes on."""
        answered = self.tally.answered
        is_round = self.round_of is not None and answered % self.round_of == 0
        return self.phase is Phase.EXPLAINED and is_round and answered > self._paused_at

    def pause(self) -> None:
        """Take note that it was told how it went."""
        self._paused_at = self.tally.answered

    def submit(self, given: Mapping[str, str | None], explain: Callable[[], None]) -> None:
        """Grade the answer, save it and call `explain`; do nothing if it is graded already."""
        if self.phase is not Phase.ASKED:
            return
        took = self._clock.answer(self._seconds())
        typed = {key: answer for key, answer in given.items() if answer is not None}
        record = self.session.answer(
            given, typed, answered=self._now(), seconds=took, hints=self.hints
        )
        self.phase = Phase.BEING_SAVED

        def saved() -> None:
            self.phase = Phase.EXPLAINED
            self.record = record
            explain()

        self._save(record, saved)

    def foresee(self, given: Mapping[str, str | None]) -> AnswerRecord | None:
        """Return how an answer will be judged if it stays so; None while a part is open."""
        if self.phase is not Phase.ASKED or None in given.values():
            return None
        return self.session.foresee(given, self._now())

    def go_on(self) -> bool:
        """Ask the next question if the last one is explained; tell whether there is a new one."""
        if self.phase is not Phase.EXPLAINED or self.is_over:
            return False
        self.question = self.session.ask()
        self._open()
        return True

    def get_ready(self) -> None:
        """Use the time in which the open question is answered to look up what answers mean."""
        if self.phase is Phase.ASKED:
            self.session.get_ready()

    def look_ahead(self) -> bool:
        """Choose the next question while the feedback is read; tell whether it is told of there."""
        if self.phase is not Phase.EXPLAINED or self.record is None:
            return False
        ahead = self.session.look_ahead()
        is_told = ahead is not None and ahead.key == self.record.key and bool(ahead.tied)
        if ahead is not None and is_told:
            self.record = ahead
        held = None if self.is_example or self.record.grade.right else self.session.held
        if any(held in ideas for ideas in self.record.ideas.values()):
            self.held = held
        return is_told or self.held is not None

    def hint(self, key: str, steps: int) -> int:
        """Take one more of the `steps` to a part's answer; return how many are taken now."""
        if self.phase is Phase.ASKED:
            self.hints[key] = min(self.hints.get(key, 0) + 1, steps)
        return self.hints.get(key, 0)

    def touch(self) -> None:
        """Take note of a sign of the person."""
        self._clock.touch(self._seconds())

    def look_away(self) -> None:
        """Let the clock stand still while the question is not seen."""
        self._clock.minimise(self._seconds())

    def look_back(self) -> None:
        """Let the clock go on."""
        self._clock.restore(self._seconds())

    def _open(self) -> None:
        """Show a worked example, or let a question be answered, with the hints of its way."""
        given = HINTS[self.session.way]
        self.hints = {part.key: given for part in self.question.parts} if given else {}
        self.held = None
        if self.is_example:
            self.record = self.session.example(self._now())
            self.phase = Phase.EXPLAINED
            return
        self.record = None
        self.phase = Phase.ASKED
        self._clock.ask(self._seconds())
