"""Measure how soon a key is answered: to the painted feedback, and to the painted next question.

`python -m tools.bench_latency [QUESTIONS]` drives the real window at 1920 × 1080, scale 1, without
motion, through the practice of somebody new, and ends with 1 if the 99th percentile is above the 16
ms that it may be, or if memory grows after the 200th question. With `--whole-tables` each question
is a table of four boxes, the most that there is to paint. Without a screen set
QT_QPA_PLATFORM=offscreen.
"""

import ctypes
import gc
import os
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dealer_trainer.generator import Topic
from dealer_trainer.questions import SETTLING_KINDS
from dealer_trainer.settings import FILE_NAME, Motion, Settings, save_settings
from dealer_trainer.wording import Language
from ui.app import SEED_VARIABLE, start
from ui.pages.drill.page import DrillPage
from ui.pages.drill.presenter import Phase
from ui.window import Window

MOST, QUESTIONS = 16.0, 1000
SIZE = (1920, 1080)
#: The memory in use after the last question is compared with that after this one; so much may be
#: added by what is kept of each answer and by hands looked up for the first time, in megabytes.
WARM, GROWTH = 200, 6.0
_WORKS = 200
_PAUSE = 0.2  # seconds, in which a person reads and the program has idle time
WHOLE_TABLES = "--whole-tables"


class Painted(QObject):
    """Watch a window's updates: one that comes when the outcome is there brings it to the screen.

    Qt paints and flushes while it handles the update.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._is_done: Callable[[], bool] = lambda: False
        self.is_seen = False
        window.installEventFilter(self)

    def wait_for(self, is_done: Callable[[], bool]) -> None:
        """Watch for the first update at which this is true."""
        self._is_done, self.is_seen = is_done, False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take note of an update that shows the outcome; nothing is kept from the window."""
        if event.type() is QEvent.Type.UpdateRequest and self._is_done():
            self.is_seen = True
        return False


class Bench:
    """Answer questions at a window and take the time of every step."""

    def __init__(self, app: QApplication, window: Window, drill: DrillPage) -> None:
        self._app, self._window, self._drill = app, window, drill
        self._painted = Painted(window)

    def ask_and_answer(self) -> tuple[float, float]:
        """Answer a question and go on; return both times in milliseconds."""
        presenter = self._drill.presenter
        self._pass_by()
        for part in presenter.question.parts[:-1]:
            self._type(part.truth)
        last = presenter.question.parts[-1].truth
        self._type(last if presenter.number % 3 else "paid 15", enter=False)
        self._rest()
        explained = self._time(lambda: presenter.phase is Phase.EXPLAINED)
        self._rest()
        number = presenter.number
        return explained, self._time(lambda: presenter.number > number)

    def _pass_by(self) -> None:
        """Leave out worked examples and smaller steps, which come where answers fail."""
        presenter = self._drill.presenter
        while presenter.is_example or presenter.question.kind not in SETTLING_KINDS:
            self._drill.submit({})
            self._rest()
            QTest.keyClick(self._window.windowHandle(), Qt.Key.Key_Return)
            self._rest()

    def _type(self, answer: str, *, enter: bool = True) -> None:
        signs = {"taken": "-", "returned": "="}
        for sign in signs.get(answer, answer.removeprefix("paid ")):
            QTest.keyClick(self._window.windowHandle(), Qt.Key(ord(sign)))
        if enter:
            QTest.keyClick(self._window.windowHandle(), Qt.Key.Key_Return)

    def _rest(self) -> None:
        _wait(self._app, _PAUSE)

    def _time(self, is_done: Callable[[], bool]) -> float:
        """Press Enter and return the milliseconds until its outcome is painted."""
        self._painted.wait_for(is_done)
        began = time.perf_counter()
        QTest.keyPress(self._window.windowHandle(), Qt.Key.Key_Return)
        while not self._painted.is_seen:
            self._app.processEvents()
        took = time.perf_counter() - began
        QTest.keyRelease(self._window.windowHandle(), Qt.Key.Key_Return)
        return took * 1000


def memory() -> float:
    """Return the memory in use in megabytes, 0 where it is not told.

    What is free is given back first: large pictures come and go, and how much of their room the
    allocator holds swings by 10 MB.
    """
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return 0.0
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20


def unevenness(app: QApplication) -> float:
    """Return how much longer the same work takes at the 99th percentile than at the median.

    It is what the machine adds to every figure here, by what else it does or is made to do.
    """
    times = []
    for _ in range(_WORKS):
        _wait(app, _PAUSE / 2)
        began = time.perf_counter()
        sum(number * number for number in range(40_000))
        times.append(time.perf_counter() - began)
    return percentile(times, 0.99) / median(times)


def percentile(times: list[float], share: float) -> float:
    """Return the time below which a share of the times lies."""
    return sorted(times)[min(int(len(times) * share), len(times) - 1)]


def _open(home: Path, *, whole_tables: bool) -> tuple[QApplication, Window, DrillPage]:
    settings = Settings(language=Language.ENGLISH, motion=Motion.OFF)
    if whole_tables:
        settings = replace(settings, topic=Topic.WHOLE_TABLE, boxes=4)
    save_settings(settings, home / FILE_NAME)
    app, window = start(sys.argv[:1], home)
    window.setFixedSize(*SIZE)
    window.activateWindow()
    _wait(app, 1)
    window.begin()
    _wait(app, 2)  # the records are opened meanwhile
    if window.drill is None:
        raise RuntimeError("no question is asked")
    window.drill.presenter.round_of = None
    return app, window, window.drill


def _wait(app: QApplication, seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        app.processEvents()
        time.sleep(0.001)


def main(arguments: list[str]) -> int:
    """Print the times and the memory; return 1 if one of them is above its limit."""
    numbers = [int(each) for each in arguments if each != WHOLE_TABLES]
    number = numbers[0] if numbers else QUESTIONS
    os.environ[SEED_VARIABLE] = "7"
    os.environ["QT_SCALE_FACTOR"] = "1"
    with tempfile.TemporaryDirectory() as home:
        app, window, drill = _open(Path(home), whole_tables=WHOLE_TABLES in arguments)
        bench, times, warm = Bench(app, window, drill), [], 0.0
        for answered in range(1, number + 1):
            times.append(bench.ask_and_answer())
            if answered == WARM:
                warm = memory()
        growth = memory() - warm
        uneven = unevenness(app)
        window.close()
    slow = False
    for name, each in zip(("feedback", "next question"), zip(*times, strict=True), strict=True):
        tail = percentile(list(each), 0.99)
        slow = slow or tail > MOST
        print(f"{name}: median {median(each):.1f} ms, 99 % within {tail:.1f} ms, at most {MOST:g}")
    print(f"the machine alone: the same work takes {uneven:.1f} times as long at 99 %")
    if number <= WARM:
        return 1 if slow else 0
    print(f"memory since question {WARM}: {growth:+.1f} MB of {warm:.0f}, at most {GROWTH:+g}")
    return 1 if slow or growth > GROWTH else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
