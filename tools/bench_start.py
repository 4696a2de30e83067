"""Measure the start to the first question against a bare window with ten cards, in the same run.

`python -m tools.bench_start [RUNS]` prints the medians and their ratio, and ends with 1 if the
program takes more than the 2.5 times that it may. Counted are the time to the start page and the
time from Start to the question; not the moment in which a person sees the page and presses, which
the program uses to load what comes next.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import pairwise

MOST = 2.5
RUNS = 9
PAUSE = 250  # milliseconds; nobody is faster

_BARE = """
import sys
from pathlib import Path
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from dealer_trainer.resources import card_images_folder


class Bare(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, lambda: print("painted", flush=True))


application = QApplication([])
window = Bare()
window.resize(1280, 820)
row = QHBoxLayout(window)
for path in sorted(card_images_folder().glob("*.svg"))[:10]:
    pixmap = QPixmap(120, 168)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(str(path)).render(painter, QRectF(0, 0, 120, 168))
    painter.end()
    label = QLabel()
    label.setPixmap(pixmap)
    row.addWidget(label)
window.show()
sys.exit(application.exec())
"""

_PROGRAM = """
import sys
from dealer_trainer.resources import data_folder
from ui.app import start

application, window = start(sys.argv[:1], data_folder())
from PySide6.QtCore import QEvent, QObject, QTimer


class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, lambda: print("painted", flush=True))
        return False


def press_start():
    print("pressed", flush=True)
    window.begin()
    window.drill.installEventFilter(paint)


def see_start_page():
    print("painted", flush=True)
    QTimer.singleShot(PAUSE, press_start)


paint = FirstPaint()
window.painted.connect(see_start_page)
sys.exit(application.exec())
"""


class Run:
    """A process that says when it has painted."""

    def __init__(self, code: str) -> None:
        self._code = code

    def seconds(self, *words: str) -> list[float]:
        """Return the seconds from the start to the first word, and from each word to the next."""
        with tempfile.TemporaryDirectory() as home:
            surroundings = {**os.environ, "DEALER_TRAINER_DATA": home, "DEALER_TRAINER_SEED": "1"}
            # The first run compiles for all, as on every computer where the program is used.
            surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
            began = time.perf_counter()
            with subprocess.Popen(
                [sys.executable, "-c", self._code],
                env=surroundings,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            ) as process:
                moments = [began]
                for word in words:
                    said = process.stdout.readline() if process.stdout else ""
                    moments.append(time.perf_counter())
                    if said != f"{word}\n":
                        raise RuntimeError(f"instead of {word} the program said {said!r}")
                process.kill()
        return [after - before for before, after in pairwise(moments)]


def bare_window() -> float:
    """Return the seconds to the first paint of the bare window."""
    return Run(_BARE).seconds("painted")[0]


def first_question(pause: int) -> float:
    """Return the seconds to the first question, without the milliseconds that a person pauses."""
    code = _PROGRAM.replace("PAUSE", str(pause))
    page, _pause, question = Run(code).seconds("painted", "pressed", "painted")
    return page + question


def main(arguments: list[str]) -> int:
    """Print medians in seconds and their ratio; return 1 if it is above the limit."""
    runs = int(arguments[0]) if arguments else RUNS
    bare_window(), first_question(PAUSE)  # files come from the disk once
    rows = [(bare_window(), first_question(PAUSE), first_question(0)) for _ in range(runs)]
    bare, question, hasty = (statistics.median(times) for times in zip(*rows, strict=True))
    print(f"bare window {bare:.3f} s")
    print(f"first question {question:.3f} s, {question / bare:.2f} times that, at most {MOST}")
    print(f"with Start pressed at the first paint {hasty:.3f} s, {hasty / bare:.2f} times")
    return 0 if question <= MOST * bare else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
