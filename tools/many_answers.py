"""Answers of all kinds in two houses, a good part of them wrong, for benches and pictures."""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

from dealer_trainer.files import Houses
from dealer_trainer.practice import AnswerRecord, Mode, Session, asked_of
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.evenly import Evenly

_MODES = (*[Mode.PRACTICE] * 6, *[Mode.DUE] * 2, Mode.MISTAKES, Mode.SHIFT)
_SPREAD = timedelta(weeks=12)
_WRONG = 0.6  # of the questions with a stake that is paid


def answered(
    number: int, wrong: float = _WRONG, seed: int = 1, now: datetime | None = None
) -> list[AnswerRecord]:
    """Return so many answers, spread evenly over the last twelve weeks."""
    chance = random.Random(seed)
    now = now or datetime.now(UTC)
    records = []
    for place, record in zip(range(number), _stream(chance, wrong), strict=False):
        time = now - _SPREAD * (number - place) / number
        mode = chance.choice(_MODES)
        key = f"{seed}-{place}"
        records.append(replace(record, key=key, answered=time, day=time.date(), mode=mode))
    return records


def _stream(chance: random.Random, wrong: float) -> Iterator[AnswerRecord]:
    houses = Houses()
    every = tuple(houses.named(name) for name in houses.ids)
    sessions = []
    for name in ("russian_poker", "russian_poker_house"):
        house = houses.named(name)
        deals = Deals(house, None, None, 1, asked_of(house, "all", every))
        sessions.append(Session(Evenly(deals, 1), 1, others=every))
    for place in count():
        session = sessions[place % 2]
        given: dict[str, str | None] = {part.key: part.truth for part in session.ask().parts}
        stakes = [key for key, truth in given.items() if (truth or "").startswith("paid")]
        if stakes and chance.random() < wrong:
            given[chance.choice(stakes)] = "returned"
        seconds = chance.uniform(3, 30)
        yield session.answer(given, {}, answered=datetime.now(UTC), seconds=seconds)
