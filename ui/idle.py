"""What is done ahead while a person looks and presses nothing."""

import gc
from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

# Old garbage is looked for here after so many looks for younger, and hardly ever by itself: that
# takes longer than a press may wait.
_OLD, RARELY = 10, 1000
_WAIT = 40  # milliseconds after the last paint; a press meanwhile is served first


class Idle(QObject):
    """Do small jobs one by one, each in a turn of its own: a press waits for one at most."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._do_one)

    def begin(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Do these jobs soon; those that still wait are no longer needed."""
        self._jobs = deque(jobs)
        self._timer.start(_WAIT)

    def add(self, job: Callable[[], object]) -> None:
        """Do this too, after what waits, unless it waits already."""
        if job not in self._jobs:
            self._jobs.append(job)
        self._timer.start(_WAIT)

    def _do_one(self) -> None:
        if self._jobs:
            self._jobs.popleft()()
            self._timer.start(0)
        elif gc.get_count()[-1] >= _OLD:
            gc.collect()
