"""The clock of an exam: it runs through sleep, and after a restart goes by the date."""

import time

import pytest

from dealer_trainer.exams import clock
from dealer_trainer.exams.clock import Elapsed, elapsed, present
from tests.exams.helpers import Clock


def test_within_one_run_the_date_means_nothing() -> None:
    turned = Clock()
    before = turned.now()
    turned.running += 5
    turned.wall = turned.wall.replace(year=2025)
    assert elapsed(before, turned.now()) == Elapsed(5.0)


@pytest.mark.parametrize(
    ("date", "gone"), [(90, Elapsed(90.0)), (0, Elapsed(0.0)), (-1, Elapsed(0.0, backward=True))]
)
def test_after_a_restart_the_date_counts_and_never_less_than_nothing(
    date: float, gone: Elapsed
) -> None:
    turned = Clock()
    before = turned.now()
    assert elapsed(before, turned.restart(date)) == gone


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="this system has no boot time")
def test_where_there_is_a_boot_time_it_outlives_the_program() -> None:
    now = present()
    assert now.run == clock._BOOT.read_text("ascii").strip()
    assert now.running == pytest.approx(time.clock_gettime(time.CLOCK_BOOTTIME), abs=1)


def test_elsewhere_a_run_is_one_start_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(time, "CLOCK_BOOTTIME", raising=False)
    now = present()
    assert now.run == clock._PROCESS
    assert now.running == pytest.approx(time.monotonic(), abs=1)
