"""One session of practice: the next question, the answer graded once, the running figures."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.practice.asker import Asker, Pick, Way
from dealer_trainer.practice.modes import Mode
from dealer_trainer.practice.record import Answered, AnswerRecord, answer_key
from dealer_trainer.practice.tally import Tally
from dealer_trainer.questions import Question, grade

if TYPE_CHECKING:  # the catalogue is loaded after the first question
    from dealer_trainer.mistakes import Figures, Idea


class NothingAskedError(Exception):
    """An answer without an open question: none was asked yet, or the last is graded already."""


class SessionOverError(Exception):
    """A question was asked for after the last one."""


class Session:
    """Ask what its asker chooses, grade the answers, keep the running figures.

    `seed` is that of the session, 0 up to 2**63 - 1; `person` is the one who practises, None
    without an account; `session` is any random text, which keeps answers apart that are given to
    the same seed. `others` are the houses whose rules may be mistaken for those of this one.
    `answered` tells of the answers so far.
    """

    def __init__(
        self,
        asker: Asker,
        seed: int,
        person: int | None = None,
        session: str = "",
        *,
        others: tuple[House, ...] = (),
        mode: Mode = Mode.PRACTICE,
    ) -> None:
        self._asker = asker
        self.seed = seed
        self._session = session
        self._person = person
        self._next: Pick | None = None
        self._open: Pick | None = None
        self._figures: Figures | None = None
        self._judged: AnswerRecord | None = None
        self._way = Way.PLAIN
        self.others = others
        self.mode = mode
        self.answered: list[Answered] = []
        self._last: AnswerRecord | None = None
        self.tally = Tally()

    @property
    def is_over(self) -> bool:
        """Tell whether there is no further question; the next one is chosen by then."""
        if self._next is None:
            self._next = self._asker.next()
        return self._next is None

    @property
    def way(self) -> Way:
        """The way in which the last question came."""
        return self._way

    @property
    def topic(self) -> Topic:
        """The topic of the open question; raise NothingAskedError if none is open."""
        return self._asked.topic

    @property
    def held(self) -> "Idea | None":
        """The wrong idea that the person holds, as far as his answers tell by now."""
        return self._asker.held

    def ask(self) -> Question:
        """Return the next question; one that is still open is dropped and counts as nothing.

        Raises TopicImpossibleError if the house has no scenario of the chosen topic,
        KindImpossibleError if it has no question of the chosen kind, SessionOverError after the
        last one.
        """
        if self.is_over or self._next is None:
            raise SessionOverError
        self._open, self._next, self._figures = self._next, None, None
        self._judged = None
        self._way = self._open.way
        return self._open.question

    def answer(
        self,
        given: Mapping[str, str | None],
        typed: Mapping[str, str],
        *,
        answered: datetime,
        seconds: float,
        hints: Mapping[str, int] | None = None,
    ) -> AnswerRecord:
        """Grade the answer to the open question and return what is to be kept of it.

        `given` and `typed` go by the parts' keys: as understood, and as it stood in the fields; so
        does `hints`, the steps of the hint ladder that were taken.
        Raises NothingAskedError if no question is open, so that none is graded twice.
        """
        judged = self.foresee(given, answered)
        self._open = None
        record = replace(
            judged,
            key=self._key(answered),
            answered=answered,
            typed=dict(typed),
            milliseconds=round(seconds * 1000),
            hints=dict(hints or {}),
        )
        self._asker.learn(record)
        self.tally = self.tally.with_answer(record)
        self.answered.append(record.brief)
        self._last = record
        return record

    def foresee(self, given: Mapping[str, str | None], now: datetime) -> AnswerRecord:
        """Return how an answer to the open question is judged; it may still become another one.

        Raises NothingAskedError if no question is open.
        """
        from dealer_trainer.practice.behind import ideas_behind

        before = self._judged
        if before is None or {each.part.key: each.given for each in before.grade.parts} != given:
            record = self._graded(given, now)
            suspected, figures = self._asker.suspected, self._figures
            ideas = ideas_behind(record.question, record.grade, self.others, suspected, figures)
            self._judged = before = replace(record, ideas=ideas)
        return before

    def look_ahead(self) -> AnswerRecord | None:
        """Choose the next question; return the last answer with the ideas that it will tell apart.

        It takes longer than a person may wait for a verdict, so it is done after that. None before
        the first answer.
        """
        if self._last is not None and not self.is_over and self._next is not None:
            self._last = replace(self._last, tied=self._next.tells_apart)
        return self._last

    @property
    def upcoming(self) -> Pick | None:
        """The next question with its way, None if it is not chosen yet."""
        return self._next

    def get_ready(self) -> None:
        """Look up what wrong answers to the open question would mean, while it is answered."""
        if self._open is not None and self._figures is None:
            from dealer_trainer.mistakes import figures_of

            self._figures = figures_of(self._open.question, self.others)

    def example(self, answered: datetime) -> AnswerRecord:
        """Return the open question as it is answered rightly, a worked example that nobody keeps.

        Raises NothingAskedError if no question is open.
        """
        truth = {part.key: part.truth for part in self._asked.question.parts}
        record = self._graded(truth, answered)
        self._open = None
        return record

    @property
    def _asked(self) -> Pick:
        if self._open is None:
            raise NothingAskedError
        return self._open

    def _key(self, answered: datetime) -> str:
        return answer_key(self._session, self.seed, self.tally.answered + 1, answered)

    def _graded(self, given: Mapping[str, str | None], answered: datetime) -> AnswerRecord:
        asked = self._asked
        return AnswerRecord(
            key=self._key(answered),
            person=self._person,
            answered=answered,
            topic=asked.topic,
            question=asked.question,
            grade=grade(asked.question, given),
            typed={},
            milliseconds=0,
            seed=self.seed,
            mode=self.mode,
        )
