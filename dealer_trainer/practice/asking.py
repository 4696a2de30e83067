"""The stream of questions of any kind, with what other rooms give to it."""

from collections.abc import Iterator

from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.mistakes.beside import beside_of
from dealer_trainer.questions.kinds import make, make_all
from dealer_trainer.questions.question import Kind, Question


def questions(
    house: House,
    kind: Kind | None,
    topic: Topic | None,
    seed: int,
    others: tuple[House, ...] = (),
) -> Iterator[Question]:
    """Return an endless stream of questions of a kind, or of all kinds in turn.

    The same arguments give the same stream. `others` are the houses that are compared with this
    one. KindImpossibleError is raised while it is read if there is no such question.
    """
    beside = beside_of(others)
    if kind is None:
        return make_all(house, seed, beside, topic)
    return make(kind, house, seed, beside, topic)
