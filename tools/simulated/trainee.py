"""A trainee who holds one wrong idea and makes no other mistake."""

from datetime import UTC, date, datetime

from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea
from dealer_trainer.mistakes.hypotheses import Hypothesis, hypotheses
from dealer_trainer.practice import Session
from dealer_trainer.practice.asker import Asker, Way
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.mix import Mix
from dealer_trainer.practice.stream import Asked
from dealer_trainer.questions import Question

DAY = date(2026, 3, 1)
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Trainee:
    """Answer every question as the catalogue's figures of one idea say, else rightly.

    Of an idea about another house's rules he knows the first house that shows itself.
    """

    def __init__(self, idea: Idea | None, others: tuple[House, ...]) -> None:
        self._idea = idea
        self._others = others
        self._holds: Hypothesis | None = None

    def answers(self, question: Question) -> tuple[dict[str, str | None], bool]:
        """Return his answers by the parts' keys, and whether the idea shows in the question."""
        given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
        if self._idea is None:
            return given, False
        for hypothesis, wrong in hypotheses(question, self._others, (self._idea,)):
            if self._holds in (None, hypothesis):
                self._holds = hypothesis
                return given | wrong, True
        return given, False


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
    course, session = Course(), Session(mix, 7)
    while len(course.shown) < count:
        question = session.ask()
        if session.way is Way.EXAMPLE:
            continue
        given, shown = trainee.answers(question)
        record = session.answer(given, {}, answered=NOON, seconds=9)
        course.shown.append(shown)
        course.topics.append(record.topic)
        if course.told is None and mix.suspicions.held in told:
            course.told = len(course.shown)
    return course


def evenly_shown(trainee: Trainee, asker: Asker, count: int) -> int:
    """Return on how many of so many questions an idea shows."""
    questions = (asker.next() for _ in range(count))
    return sum(trainee.answers(pick.question)[1] for pick in questions if pick)
