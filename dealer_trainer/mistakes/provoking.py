"""Scenarios in which a wrong idea gives a wrong answer."""

from collections.abc import Iterator

from dealer_trainer.generator import Topic, TopicImpossibleError, scenarios
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes.catalogue import stage_of, topics_for
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.separating import effects_of
from dealer_trainer.scenario import Scenario

_TRIES = 1000


def provoking(
    idea: Idea, house: House, seed: int, others: tuple[House, ...] = (), boxes: int | None = None
) -> Iterator[Scenario]:
    """Return scenarios of a house in which an idea gives a wrong answer.

    The same arguments give the same stream. It ends where the house has not the matter, and when
    a thousand generated scenarios in a row did not show the idea.
    """
    chance, stage, tries = Chance(seed), stage_of(idea), 0
    for generated in _in_turn(idea, house, seed, others, boxes):
        tries += 1
        for scenario in stage(generated, chance):
            if effects_of((idea,), scenario, others)[0]:
                yield scenario
                tries = 0
                break
        if tries == _TRIES:
            return


def _in_turn(
    idea: Idea, house: House, seed: int, others: tuple[House, ...], boxes: int | None
) -> Iterator[Scenario]:
    """Yield scenarios of the topics that show an idea, topic by topic."""
    streams = {
        topic: scenarios(house, topic, seed, boxes) for topic in topics_for(idea, house, others)
    }
    while streams:
        for topic in tuple(streams):
            scenario = _next(streams, topic)
            if scenario:
                yield scenario


def _next(streams: dict[Topic, Iterator[Scenario]], topic: Topic) -> Scenario | None:
    try:
        return next(streams[topic])
    except TopicImpossibleError:
        del streams[topic]
        return None
