"""The question that follows a wrong answer which several ideas give, so as to tell them apart."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from dealer_trainer.generator import Topic, TopicImpossibleError
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea, separating, topics_for
from dealer_trainer.questions import Question
from dealer_trainer.questions.kinds import KindImpossibleError

Stream = Callable[[Topic], Iterator[Question]]
"""Gives the questions of a topic, of the kind that was answered wrong."""

_MOST_IDEAS = 4
_TRIES = 15


@dataclass(frozen=True, slots=True)
class Following:
    """The question that tells tied ideas apart, its topic, and those ideas, the likeliest first."""

    topic: Topic
    question: Question
    ideas: tuple[Idea, ...]


def following(
    topic: Topic,
    question: Question,
    ideas: Mapping[str, tuple[Idea, ...]],
    stream: Stream,
    others: tuple[House, ...] = (),
) -> Following | None:
    """Return a question that tells apart the ideas behind the first wrong part that has several.

    `topic` is that of the answered question, which comes first, then those that show the ideas;
    `ideas` are what `ideas_behind` found. None if no part has several, or none of the questions
    that are looked through tells any two of them apart.
    """
    tied = next((each for each in ideas.values() if len(each) > 1), ())[:_MOST_IDEAS]
    if not tied:
        return None
    best: Following | None = None
    for each in _topics(topic, tied, question.scenario.house, others):
        found = separating(tied, _some(stream, each), others)
        if found and (best is None or len(found.ideas) > len(best.ideas)):
            best = Following(each, found.question, found.ideas)
            if len(best.ideas) == len(tied):
                break
    return best


def _topics(
    topic: Topic, ideas: tuple[Idea, ...], house: House, others: tuple[House, ...]
) -> tuple[Topic, ...]:
    shown = (each for idea in ideas for each in topics_for(idea, house, others))
    return tuple(dict.fromkeys([topic, *shown]))


def _some(stream: Stream, topic: Topic) -> Iterator[Question]:
    try:
        yield from islice(stream(topic), _TRIES)
    except (KindImpossibleError, TopicImpossibleError):
        return
