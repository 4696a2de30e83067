"""Questions of the chosen kinds, each with the topic from which it comes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance, Rounds
from dealer_trainer.house import House
from dealer_trainer.practice.modes import Mode
from dealer_trainer.questions import Kind, Question
from dealer_trainer.questions.kinds import (
    Beside,
    KindImpossibleError,
    kinds_of,
    make,
    topics_for,
)

SETTLING, ALL_KINDS = "settling", "all"
"""What may be chosen instead of one kind: to settle boxes and tables, or all kinds mixed."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which kinds of questions a session asks, in a changing order; none is settling alone.

    `others` are the houses that a house is compared with, `mode` is the way of practice.
    """

    kinds: tuple[Kind, ...] = ()
    others: tuple[House, ...] = ()
    mode: Mode = Mode.PRACTICE


def asked_of(house: House, kind: str, others: tuple[House, ...]) -> Asked:
    """Return what a session asks that practises a kind, `SETTLING` or `ALL_KINDS`."""
    if kind == SETTLING:
        return Asked((), others)
    return Asked(kinds_of(house) if kind == ALL_KINDS else (Kind(kind),), others)


def asked_questions(
    house: House, topic: Topic | None, seed: int, asked: Asked
) -> Iterator[tuple[Topic, Question]]:
    """Yield questions with their topics; each kind comes once before any again.

    Kinds that prove impossible are passed over; KindImpossibleError is raised for the last one.
    """
    kinds = [kind for kind in asked.kinds if kind in kinds_of(house, topic)]
    if not kinds:
        raise KindImpossibleError(asked.kinds[0])
    beside = _beside(asked.others)
    chance = Chance(seed)
    streams = {
        kind: _of_kind(kind, house, topic, seed + _PLACES[kind] * len(Topic), beside)
        for kind in kinds
    }
    rounds = Rounds(chance, kinds)
    while True:
        kind = rounds.next()
        try:
            yield next(streams[kind])
        except KindImpossibleError:
            rounds.drop(kind)
            if not rounds:
                raise


def questions_of(
    kind: Kind, house: House, topic: Topic, seed: int, others: tuple[House, ...]
) -> Iterator[Question]:
    """Return the questions of one kind from one topic; KindImpossibleError if there are none."""
    return make(kind, house, seed, _beside(others), topic)


def _beside(others: tuple[House, ...]) -> Beside:
    from dealer_trainer.mistakes.slips import slips

    return Beside(others, partial(slips, others=others))


def _of_kind(
    kind: Kind, house: House, topic: Topic | None, seed: int, beside: Beside
) -> Iterator[tuple[Topic, Question]]:
    """Yield questions of one kind, from topic after topic that suits it."""
    topics = [each for each in topics_for(kind, house) if topic in (None, each)]
    # Every topic has its own chance, so that each question tells from which it comes.
    streams = {each: make(kind, house, seed, beside, each) for each in topics}
    rounds = Rounds(Chance(seed), topics)
    while rounds:
        each = rounds.next()
        try:
            yield each, next(streams[each])
        except KindImpossibleError:
            rounds.drop(each)
    raise KindImpossibleError(kind)


_PLACES = {kind: place for place, kind in enumerate(Kind)}
