"""Sessions whose questions do not hang on the answers."""

from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.practice import Asked, Session
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.evenly import Evenly


def session_of(
    house: House,
    topic: Topic | None,
    boxes: int | None,
    seed: int,
    person: int | None = None,
    session: str = "",
    asked: Asked | None = None,
) -> Session:
    """Return a session that draws evenly."""
    asked = asked or Asked()
    asker = Evenly(Deals(house, topic, boxes, seed, asked), seed)
    return Session(asker, seed, person, session, others=asked.others, mode=asked.mode)
