"""Drills in practice: their questions in order, and how far a person has come with them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dealer_trainer.files import Drill, dump_scenario
from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.practice.asker import Pick
from dealer_trainer.practice.deals import settling
from dealer_trainer.practice.modes import Mode
from dealer_trainer.practice.record import AnswerRecord
from dealer_trainer.practice.session import Session
from dealer_trainer.questions import Kind, Question
from dealer_trainer.questions.kinds import KINDS
from dealer_trainer.scenario import Scenario

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea


@dataclass(frozen=True, slots=True)
class Progress:
    """How many scenarios a drill has, how many were answered, how many right the last time."""

    count: int
    answered: int
    right: int

    @property
    def is_done(self) -> bool:
        """Tell whether each scenario was answered."""
        return self.answered == self.count


def drill_questions(
    drill: Drill, seed: int, others: tuple[House, ...] = ()
) -> Iterator[tuple[Topic, Question]]:
    """Yield a question for each scenario of a drill, in its order.

    A scenario that does not suit the drill's kind of question is settled.
    """
    from dealer_trainer.mistakes.beside import beside_of

    topic = Topic(drill.head.topic)
    beside = beside_of(others)
    for number, scenario in enumerate(drill.scenarios):
        question = None
        if drill.head.kind:
            kind = KINDS[Kind(drill.head.kind)]
            question = kind.build(scenario, Chance(seed + number), beside)
        yield topic, question or settling(scenario, fees=topic is Topic.DRAWS)


class Drilled:
    """Ask the questions of a drill one after the other, whatever is answered."""

    def __init__(self, questions: Iterator[tuple[Topic, Question]]) -> None:
        self._questions = questions

    @property
    def held(self) -> "Idea | None":
        """No idea is clear: none is looked for."""
        return None

    def next(self) -> Pick | None:
        """Return the next question, None after the last one."""
        found = next(self._questions, None)
        return Pick(*found) if found else None

    def learn(self, record: AnswerRecord) -> None:
        """Learn nothing: a drill asks all of its scenarios in their order."""

    @property
    def suspected(self) -> "Mapping[Idea, int]":
        """Nothing: a drill follows no suspicion."""
        return {}


def drill_session(drill: Drill, seed: int, session: str, others: tuple[House, ...] = ()) -> Session:
    """Return a session of just a drill's scenarios; `session` is any random text."""
    asker = Drilled(drill_questions(drill, seed, others))
    return Session(asker, seed, session=session, others=others, mode=Mode.DRILL)


def progress_of(drill: Drill, answers: Mapping[str, bool]) -> Progress:
    """Return how far a drill is done; `answers` by `scenario_text`, whether they were right."""
    found = [answers.get(scenario_text(scenario)) for scenario in drill.scenarios]
    answered = [right for right in found if right is not None]
    return Progress(len(found), len(answered), sum(answered))


def scenario_text(scenario: Scenario) -> str:
    """Return the text by which a scenario is known among the stored answers."""
    return dump_scenario(scenario, scenario.house.id)
