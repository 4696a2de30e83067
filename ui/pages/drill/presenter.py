"""What a practice does between two tables: ask, grade once, save, explain, go on."""

from collections.abc import Callable, Mapping
from datetime import datetime
from enum import Enum, auto

from dealer_trainer.practice import AnswerRecord, PracticeClock, Session, Tally
from dealer_trainer.questions import Grade, Question

Save = Callable[[AnswerRecord, Callable[[], None]], None]


class Phase(Enum):
    """Where the question stands."""

    ASKED = auto()
    BEING_SAVED = auto()
    EXPLAINED = auto()


class DrillPresenter:
    """Lead through a session; every answer is given to `save` before it is explained.

    `seconds` is a monotonic clock, `now` tells the aware time of an answer, `others` are the houses
    whose rules may be mistaken for those of this one. `hints` are the steps of the hint ladder that
    were taken at the open question, by the parts' keys.
    """

    def __init__(
        self,
        session: Session,
        save: Save,
        seconds: Callable[[], float],
        now: Callable[[], datetime],
    ) -> None:
        self._session = session
        self._save = save
        self._seconds = seconds
        self._now = now
        self._clock = PracticeClock()
        self.number = 1
        self.phase = Phase.ASKED
        self.others = session.others
        self.record: AnswerRecord | None = None
        self.hints: dict[str, int] = {}
        self.question: Question = session.ask()
        self._clock.ask(seconds())

    @property
    def grade(self) -> Grade | None:
        """The judged answer, None until it is explained."""
        return self.record.grade if self.record else None

    @property
    def tally(self) -> Tally:
        """The running figures, the question that is open not among them."""
        return self._session.tally

    @property
    def is_over(self) -> bool:
        """Tell whether the last question is explained and no other follows."""
        return self.phase is Phase.EXPLAINED and self._session.is_over

    def submit(self, given: Mapping[str, str | None], explain: Callable[[], None]) -> None:
        """Grade the answer, save it and call `explain`; do nothing if it is graded already."""
        if self.phase is not Phase.ASKED:
            return
        took = self._clock.answer(self._seconds())
        typed = {key: answer for key, answer in given.items() if answer is not None}
        record = self._session.answer(
            given, typed, answered=self._now(), seconds=took, hints=self.hints
        )
        self.phase = Phase.BEING_SAVED

        def saved() -> None:
            self.phase = Phase.EXPLAINED
            self.record = record
            explain()

        self._save(record, saved)

    def go_on(self) -> bool:
        """Ask the next question if the last one is explained; tell whether there is a new one."""
        if self.phase is not Phase.EXPLAINED:
            return False
        self.question = self._session.ask()
        self.number += 1
        self.record = None
        self.hints = {}
        self.phase = Phase.ASKED
        self._clock.ask(self._seconds())
        return True

    def get_ready(self) -> None:
        """Use the time in which the open question is answered to look up what answers mean."""
        if self.phase is Phase.ASKED:
            self._session.get_ready()

    def look_ahead(self) -> bool:
        """Choose the next question while the feedback is read; tell whether it is told of there."""
        if self.phase is not Phase.EXPLAINED or self.record is None:
            return False
        ahead = self._session.look_ahead()
        is_told = ahead is not None and ahead.key == self.record.key and bool(ahead.tied)
        if ahead is not None and is_told:
            self.record = ahead
        return is_told

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
