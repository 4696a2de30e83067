"""Questions of the chosen kinds, each with the topic from which it comes."""

from collections.abc import Iterator
from dataclasses import dataclass

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.practice.modes import Mode
from dealer_trainer.questions import Kind, Question
from dealer_trainer.questions.kinds import (
    Beside,
    kinds_of,
    make,
)

SETTLING, ALL_KINDS = "settling", "all"
"""What may be chosen instead of one kind: to settle boxes and tables, or all kinds mixed."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which kinds of questions a session asks, in a changing order; none is settling alone.

    `others` are the houses that a house is compared with, `mode` is the way of practice, `hand` the
    class of hand that alone is asked about.
    """

    kinds: tuple[Kind, ...] = ()
    others: tuple[House, ...] = ()
    mode: Mode = Mode.PRACTICE
    hand: Hand | None = None


def asked_of(house: House, kind: str, others: tuple[House, ...]) -> Asked:
    """Return what a session asks that practises a kind, `SETTLING` or `ALL_KINDS`."""
    if kind == SETTLING:
        return Asked((), others)
    return Asked(kinds_of(house) if kind == ALL_KINDS else (Kind(kind),), others)


def questions_of(
    kind: Kind, house: House, topic: Topic, seed: int, others: tuple[House, ...]
) -> Iterator[Question]:
    """Return the questions of one kind from one topic; KindImpossibleError if there are none."""
    return make(kind, house, seed, beside_of(others), topic)


def beside_of(others: tuple[House, ...]) -> Beside:
    """Return what some kinds of questions need beside a scenario."""
    from dealer_trainer.mistakes.beside import beside_of

    return beside_of(others)
