"""The real program where time stands still and chance repeats itself, for pictures that compare."""

import os
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from unittest.mock import patch

from dealer_trainer.exams.clock import Moment
from ui.app import SEED_VARIABLE

NOW = datetime(2026, 3, 2, 9, 30, tzinfo=UTC)
_SEED = 7


class Clock:
    """Tell the time from `NOW` on; it goes on only when it is told to."""

    def __init__(self) -> None:
        self.passed = 0.0

    def go_on(self, seconds: float) -> None:
        """Let time go on."""
        self.passed += seconds

    def now(self) -> datetime:
        """Return the date and time."""
        return NOW + timedelta(seconds=self.passed)

    def seconds(self) -> float:
        """Return the seconds that have passed."""
        return self.passed

    def moment(self) -> Moment:
        """Return the moment by which an exam is timed."""
        return Moment("pictures", self.passed, self.now())


#: The clock of everything that is made while the world is steady.
CLOCK = Clock()


@contextmanager
def steady() -> Iterator[None]:
    """Stop the clocks that the program reads, and give it the same chance in every run."""
    chance = random.Random(_SEED)
    os.environ[SEED_VARIABLE] = str(_SEED)
    os.environ["TZ"] = "UTC"
    if hasattr(time, "tzset"):
        time.tzset()
    CLOCK.passed = 0.0
    with ExitStack() as stack:
        for name, instead in (
            ("ui.app._now", CLOCK.now),
            ("ui.sessions.time", SimpleNamespace(monotonic=CLOCK.seconds)),
            ("ui.pages.exams.presenter.present", CLOCK.moment),
            ("os.urandom", chance.randbytes),
            ("random._urandom", chance.randbytes),
        ):
            stack.enter_context(patch(name, instead))
        yield
