"""A trainee who holds one wrong idea and makes no other mistake."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime
from itertools import islice

from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea
from dealer_trainer.mistakes.hypotheses import Hypothesis, hypotheses
from dealer_trainer.practice import Session
from dealer_trainer.practice.asker import Way
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.evenly import Evenly
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.mix import Mix
from dealer_trainer.practice.stream import Asked
from dealer_trainer.questions import Question

DAY = date(2026, 3, 1)
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Trainee:
    """Answer every question as the catalogue's figures of one idea say, else rightly.

    An idea about another house's rules is that of the one house that it names, among `others`.
    """

    def __init__(self, holds: Hypothesis | None, others: tuple[House, ...] = ()) -> None:
        self._holds = holds
        self._others = tuple(each for each in others if holds and each.id == holds.house)

    def answers(self, question: Question) -> tuple[dict[str, str | None], bool]:
        """Return his answers by the parts' keys, and whether the idea shows in the question."""
        given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
        if self._holds is None:
            return given, False
        found = dict(hypotheses(question, self._others, (self._holds.idea,)))
        wrong = found.get(self._holds, {})
        return given | wrong, bool(wrong)


class Course:
    """What happened to a trainee in one session.

    `told` is the number of the question after which the idea was told, None if it was not; `shown`
    tells of each question whether it was on the idea, `topics` from which it came.
    """

    def __init__(self) -> None:
        self.told: int | None = None
        self.shown: list[bool] = []
        self.topics: list[Topic] = []


def mix_of(house: House, others: tuple[House, ...], seed: int, topic: Topic | None = None) -> Mix:
    """Return the mix of somebody who was never seen before."""
    return Mix(Deals(house, topic, None, seed, Asked((), others)), Knowledge(DAY), seed)


def practise(trainee: Trainee, mix: Mix, count: int, told: set[Idea]) -> Course:
    """Let a trainee answer so many questions; `told` are the ideas that count as his own."""
    course = Course()
    for shown, topic in _answered(trainee, mix):
        course.shown.append(shown)
        course.topics.append(topic)
        if course.told is None and mix.held in told:
            course.told = len(course.shown)
        if len(course.shown) == count:
            break
    return course


def is_told(trainee: Trainee, mix: Mix, within: int, told: set[Idea]) -> bool:
    """Tell whether a trainee is told one of these ideas within so many questions."""
    return any(mix.held in told for _ in islice(_answered(trainee, mix), within))


def _answered(trainee: Trainee, mix: Mix) -> Iterator[tuple[bool, Topic]]:
    """Let a trainee answer on and on; yield whether his idea showed, and the question's topic."""
    session = Session(mix, 7)
    while True:
        question = session.ask()
        if session.way is Way.EXAMPLE:
            continue
        given, shown = trainee.answers(question)
        record = session.answer(given, {}, answered=NOON, seconds=9)
        yield shown, record.topic


def evenly_shown(house: House, others: tuple[House, ...], count: int) -> dict[Hypothesis, float]:
    """Return on what share of so many evenly drawn questions each idea shows."""
    even = Evenly(Deals(house, None, None, 5000, Asked((), others)), 0, count)
    shown = Counter(
        hypothesis
        for pick in iter(even.next, None)
        for hypothesis, _ in hypotheses(pick.question, others)
    )
    return {hypothesis: times / count for hypothesis, times in shown.items()}
