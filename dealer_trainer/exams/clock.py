"""The clock of an exam, which nobody can stop: time runs on through sleep, crash and restart."""

import time
import uuid
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

_BOOT = Path("/proc/sys/kernel/random/boot_id")
_PROCESS = uuid.uuid4().hex


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment on two clocks: `running` counts seconds within `run`, `wall` is the date.

    `running` can only be compared within one run: since the computer was switched on or, where the
    system tells no such time, since the program was started.
    """

    run: str
    running: float
    wall: datetime


@dataclass(frozen=True, slots=True)
class Elapsed:
    """The seconds between two moments; `backward` tells that the date went back meanwhile."""

    seconds: float
    backward: bool = False


def present() -> Moment:
    """Return this moment: by the time since the start of the computer, sleep included."""
    wall = datetime.now(UTC)
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is not None:
        try:
            return Moment(_BOOT.read_text("ascii").strip(), time.clock_gettime(boot), wall)
        except OSError:
            pass
    return Moment(_PROCESS, time.monotonic(), wall)


def elapsed(before: Moment, after: Moment) -> Elapsed:
    """Return the time from one moment to another, never less than nothing.

    After a restart it is the difference of the dates.
    """
    if before.run == after.run:
        return Elapsed(max(0.0, after.running - before.running))
    seconds = (after.wall - before.wall).total_seconds()
    return Elapsed(max(0.0, seconds), backward=seconds < 0)
