"""A program that answers through the real session and store until it is killed.

``python -m tests.store.lives DATA SEED COUNT [URL]`` prints the key of each answer when it is
saved; a COUNT of 0 goes on for ever.
"""

import os
import sys
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from dealer_trainer.files import Houses
from dealer_trainer.store import DATABASE_VARIABLE, open_store
from tests.practised import session_of

ROOT = Path(__file__).parents[2]
HOUSES = ("russian_poker", "poker_plus", "russian_poker_house")


def main() -> None:
    data, seed, most = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    # A day for each life, so that each makes its copy.
    now = datetime(2026, 3, 1, 12, tzinfo=UTC) + timedelta(days=seed)
    os.environ[DATABASE_VARIABLE] = sys.argv[4] if len(sys.argv) > 4 else ""
    house = Houses().named(HOUSES[seed % len(HOUSES)])
    session = session_of(house, None, None, seed, session=f"life {seed}")
    print("begins", flush=True)
    store = open_store(data, "", now)
    for number in count(1):
        question = session.ask()
        given = {part.key: part.truth for part in question.parts}
        answered = now + timedelta(seconds=number)
        print(store.save(session.answer(given, given, answered=answered, seconds=1)), flush=True)
        if number == most:
            break
    store.close()


if __name__ == "__main__":
    main()
