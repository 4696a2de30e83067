"""One session of practice: the next question, the answer graded once, the running figures."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic, TopicImpossibleError, scenarios, topics_of
from dealer_trainer.generator.chance import Chance, Rounds
from dealer_trainer.house import House
from dealer_trainer.practice.modes import Mode
from dealer_trainer.practice.record import AnswerRecord, answer_key
from dealer_trainer.practice.stream import Asked, asked_questions, questions_of
from dealer_trainer.practice.tally import Tally
from dealer_trainer.questions import Question, grade, settle_box, settle_table
from dealer_trainer.scenario import Box, Dealer, Scenario

if TYPE_CHECKING:  # the catalogue is loaded when an answer is explained
    from dealer_trainer.mistakes import Idea
    from dealer_trainer.practice.following import Following


class NothingAskedError(Exception):
    """An answer without an open question: none was asked yet, or the last is graded already."""


class Session:
    """Ask about one topic of a house, or about all in a changing order, and grade the answers.

    `asked` says which kinds of questions; left out, boxes and tables are settled. `boxes` is the
    number of boxes that is wished there, None a mix. `seed` is fresh for every session, 0 up to
    2**63 - 1; `person` is the one who practises, None without an account; `session` is any random
    text, which keeps answers apart that are given to the same seed. No scenario comes twice. After
    a wrong answer that several ideas give comes a question that tells them apart, if there is one.
    """

    def __init__(
        self,
        house: House,
        topic: Topic | None,
        boxes: int | None,
        seed: int,
        person: int | None = None,
        session: str = "",
        asked: Asked | None = None,
    ) -> None:
        self._house = house
        self._boxes = boxes
        self._seed = seed
        self._session = session
        self._person = person
        self._mode = asked.mode if asked else Mode.PRACTICE
        self._others = asked.others if asked else ()
        self._settles = asked is None or asked.kinds == ()
        if asked is None or asked.kinds == ():
            self._stream = _settled(house, topic, boxes, seed)
        else:
            self._stream = asked_questions(house, topic, seed, asked)
        self._following: Following | None = None
        self._suspected: tuple[Idea, ...] = ()
        self._open: tuple[Topic, Question] | None = None
        self._asked: set[tuple[Dealer, tuple[Box, ...]]] = set()
        self.tally = Tally()

    def ask(self) -> Question:
        """Return the next question; one that is still open is dropped and counts as nothing.

        Raises TopicImpossibleError if the house has no scenario of the chosen topic, and
        KindImpossibleError if it has no question of the chosen kind.
        """
        following, self._following, self._suspected = self._following, None, ()
        if following:
            self._open = following.topic, following.question
            self._suspected = following.ideas
        else:
            self._open = next(each for each in self._stream if self._is_new(each[1]))
        question = self._open[1]
        self._asked.add(_dealt(question))
        return question

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
        from dealer_trainer.practice.behind import ideas_behind

        if self._open is None:
            raise NothingAskedError
        (topic, question), self._open = self._open, None
        number = self.tally.answered + 1
        graded = grade(question, given)
        history = dict.fromkeys(self._suspected, 1)
        record = AnswerRecord(
            key=answer_key(self._session, self._seed, number, answered),
            person=self._person,
            answered=answered,
            topic=topic,
            question=question,
            grade=graded,
            typed=dict(typed),
            milliseconds=round(seconds * 1000),
            seed=self._seed,
            ideas=ideas_behind(question, graded, self._others, history),
            hints=dict(hints or {}),
            mode=self._mode,
        )
        self._following = self._follow(record)
        if self._following:
            record = replace(record, tied=self._following.ideas)
        self.tally = self.tally.with_answer(record)
        return record

    def _follow(self, record: AnswerRecord) -> "Following | None":
        """Choose the question after a wrong answer; one that followed already is not followed."""
        if self._suspected or not any(record.ideas.values()):
            return None
        from dealer_trainer.practice.following import following

        seed, number = self._seed, self.tally.answered + 1
        kind = record.question.kind

        def stream(topic: Topic) -> Iterator[Question]:
            # Far from the seeds of the session's own streams, which would deal alike.
            own = seed + number * _APART + _PLACES[topic]
            found: Iterator[Question]
            if self._settles:
                dealt = scenarios(self._house, topic, own, self._boxes)
                found = (_question(each, fees=topic is Topic.DRAWS) for each in dealt)
            else:
                found = questions_of(kind, self._house, topic, own, self._others)
            return (each for each in found if self._is_new(each))

        return following(record.topic, record.question, record.ideas, stream, self._others)

    def _is_new(self, question: Question) -> bool:
        return _dealt(question) not in self._asked


def _dealt(question: Question) -> tuple[Dealer, tuple[Box, ...]]:
    return question.scenario.dealer, question.scenario.boxes


def _settled(
    house: House, topic: Topic | None, boxes: int | None, seed: int
) -> Iterator[tuple[Topic, Question]]:
    for each, scenario in _deal(house, topic, boxes, seed):
        yield each, _question(scenario, fees=each is Topic.DRAWS)


def _question(scenario: Scenario, *, fees: bool) -> Question:
    if len(scenario.boxes) > 1:
        return settle_table(scenario, fees=fees)
    return settle_box(scenario, scenario.boxes[0].box, fees=fees)


def _deal(
    house: House, topic: Topic | None, boxes: int | None, seed: int
) -> Iterator[tuple[Topic, Scenario]]:
    """Yield scenarios with their topics; without a topic each comes once before any again."""
    topics = (topic,) if topic else _mixed(house, boxes)
    # Streams of one seed would deal alike.
    streams = {each: scenarios(house, each, seed + n, boxes) for n, each in enumerate(topics)}
    rounds = Rounds(Chance(seed), topics)
    while True:
        each = rounds.next()
        try:
            scenario = next(streams[each])
        except TopicImpossibleError:
            if topic:
                raise
            rounds.drop(each)
        else:
            yield each, scenario


def _mixed(house: House, boxes: int | None) -> tuple[Topic, ...]:
    """Return all topics of a house, but no whole table for who wishes one box."""
    return tuple(each for each in topics_of(house) if each is not Topic.WHOLE_TABLE or boxes != 1)


_APART = 1_000_003
_PLACES = {topic: place for place, topic in enumerate(Topic)}
