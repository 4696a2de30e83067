"""Measure how long results take to open over ever more answers of one person.

`python -m tools.bench_results [SIZE…]` prints for each number of answers how large the file is, how
long the page behind F8 takes to open with its plot and how much of that the processor works, to
show the wrong answers, to open one, and to show those of the most frequent idea, how long an answer
takes to be saved and the sums to be made anew, and the memory. It ends with 1 if the page takes
more than the 300 ms that it may. The libraries are loaded before.
"""

import os
import random
import resource
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from sqlalchemy import insert

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import FILE_NAME, Store
from dealer_trainer.store.schema import answers
from dealer_trainer.store.stored import to_row
from tools.many_answers import answered
from tools.opening import open_records

MOST = 300  # milliseconds
SIZES = (10_000, 100_000, 1_000_000)
A_DAY = 1000
_BATCH = 5000
_BASE = 400
_TITLES = (
    "answers",
    "file MB",
    "open ms",
    "CPU ms",
    "wrong ms",
    "answer ms",
    "idea ms",
    "save ms",
    "anew s",
    "MB",
)


def _fill(store: Store, base: Sequence[AnswerRecord], have: int, want: int) -> None:
    """Make rows in bulk, a thousand for each day up to today, and sum them up."""
    person = store.default_person(datetime.now(UTC))
    rows = [to_row(record) for record in base]
    hashes = [_hashes(store, record) for record in base]
    chance = random.Random(have)
    numbers = iter(range(have, want))
    database = store._database  # noqa: SLF001 - no other way to rows in bulk
    while batch := [number for number, _ in zip(numbers, range(_BATCH), strict=False)]:
        made = []
        for number in batch:
            place = chance.randrange(len(rows))
            time = datetime.now(UTC) - timedelta(days=number / A_DAY)
            made.append(
                {
                    **rows[place],
                    "key": f"bulk-{number}",
                    "person_id": person,
                    **hashes[place],
                    "answered_utc": time,
                    "day": time.date(),
                }
            )
        with database.writing() as connection:
            connection.execute(insert(answers), made)


def _hashes(store: Store, record: AnswerRecord) -> dict[str, str | None]:
    whole = store._whole(record)  # noqa: SLF001 - as it is kept
    other = whole.other.hash if whole.other else None
    return {"house_hash": whole.house.hash, "other_hash": other}


def _measured(page: Any, house: Any, app: Any) -> dict[str, float]:
    """Open the page as F8 does, then what it leads to; return the milliseconds of each."""
    times = {}
    start, worked = perf_counter(), process_time()
    page.enter(house)
    while page.figures.views[0].chart._soon.isActive():  # noqa: SLF001 - the plot comes a moment later
        app.processEvents()
    app.processEvents()
    times["open"], times["worked"] = perf_counter() - start, process_time() - worked
    start = perf_counter()
    page.figures.tabs.setCurrentIndex(len(page.figures.views))
    page.figures.answers.only_wrong.click()
    times["wrong"] = perf_counter() - start
    start = perf_counter()
    page.figures.answers.open.click()
    app.processEvents()
    times["answer"] = perf_counter() - start
    page.take_back()
    page.figures.tabs.setCurrentIndex(len(page.figures.views) - 1)
    app.processEvents()
    start = perf_counter()
    page.figures.ideas.act.click()
    app.processEvents()
    times["idea"] = perf_counter() - start
    page.take_back()
    page.figures.tabs.setCurrentIndex(len(page.figures.views))
    page.figures.answers.only_wrong.click()
    page.figures.tabs.setCurrentIndex(0)
    app.processEvents()
    return {name: 1000 * seconds for name, seconds in times.items()}


def _timed(work: Any) -> float:
    start = perf_counter()
    work()
    return 1000 * (perf_counter() - start)


def main(arguments: list[str]) -> int:
    """Fill one file step by step and measure at each size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import pyqtgraph  # noqa: F401 - loaded before the clock runs
    from PySide6.QtWidgets import QApplication

    from ui.app import build
    from ui.page import Shown

    app = QApplication.instance() or QApplication(sys.argv[:1])
    sizes = [int(each) for each in arguments] or list(SIZES)
    base, worst, keys = answered(_BASE), 0.0, count()
    sys.stdout.write("".join(f"{title:>11}" for title in _TITLES) + "\n")
    with tempfile.TemporaryDirectory() as folder:
        file, have = Path(folder) / FILE_NAME, 0
        for size in sizes:
            with closing(Store.open(file)) as store:
                for record in base if not have else ():
                    store.save(replace(record, key=f"base-{next(keys)}"))
                _fill(store, base, max(have, _BASE), size)
                anew = _timed(store.results.recount)
            have = size
            if hasattr(os, "sync"):
                os.sync()  # an answer does not wait for what was made in bulk
            window = build(app, Path(folder))  # type: ignore[arg-type]
            window.resize(1280, 820)
            window.show()
            opened = open_records(app, window)
            window.open(Shown.RESULTS)
            app.processEvents()
            runs = [
                _measured(window.made[Shown.RESULTS], window._house, app)  # noqa: SLF001
                for _ in range(5)
            ]
            times = {name: sorted(run[name] for run in runs)[2] for name in runs[0]}
            saved = [replace(base[0], key=f"more-{next(keys)}") for _ in range(9)]
            save = opened.save
            saves = sorted(_timed(partial(save, record)) for record in saved)
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            figures = (file.stat().st_size / 1e6, *times.values(), saves[4], anew / 1000, memory)
            sys.stdout.write(f"{size:11,}" + "".join(f"{each:11,.1f}" for each in figures) + "\n")
            sys.stdout.flush()
            worst = max(worst, times["open"])
            window.close()
            window.deleteLater()
            app.processEvents()
    sys.stdout.write(f"The page may take {MOST} ms; it took {worst:.0f}.\n")
    return int(worst > MOST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
