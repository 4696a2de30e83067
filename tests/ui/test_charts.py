"""Plots: what is written below and beside them."""

from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.figures import date_text
from ui.charts import Chart, Lines, Series
from ui.theme import LIGHT

WORDS = Words(Language.RUSSIAN)


def _axis(chart: Chart, row: int, side: str) -> Any:
    assert chart._view is not None
    return chart._view.ci.getItem(row, 0).getAxis(side)


def _below(chart: Chart, row: int) -> list[tuple[QRectF, str]]:
    """Return what is written below a panel, from the left, with its place."""
    axis = _axis(chart, row, "bottom")
    sheet = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    _, _, texts = axis.generateDrawSpecs(painter)
    painter.end()
    return sorted(((rect, text) for rect, _, text in texts), key=lambda each: each[0].left())


@pytest.mark.parametrize("count", [1, 2, 13, 104])
@pytest.mark.parametrize("width", [280, 350, 620, 1500])
def test_weeks_below_a_plot_never_touch_and_the_last_is_named(
    qtbot: QtBot, width: int, count: int
) -> None:
    mondays = [date(2024, 1, 1) + timedelta(weeks=number) for number in range(count)]
    names = tuple(date_text(WORDS, monday) for monday in mondays)
    right = Series("right", tuple(float(number % 100) for number in range(count)), top=100)
    money = Series("money", tuple(number * 1800.0 for number in range(count)))
    chart = Chart(WORDS, LIGHT)
    qtbot.addWidget(chart)
    chart.resize(width, 500)
    chart.draw(Lines(names, ((right,), (money,))))
    with qtbot.waitExposed(chart):
        chart.show()
    qtbot.waitUntil(lambda: chart._view is not None)
    qtbot.wait(20)  # it is laid out a turn later
    below = _below(chart, 1)
    assert below[-1][1] == names[-1]
    between = [after.left() - before.right() for (before, _), (after, _) in pairwise(below)]
    assert all(room >= chart.fontMetrics().averageCharWidth() for room in between)
    assert not _below(chart, 0)
    # Both panels begin at the same place, so that a week stands above itself.
    assert _axis(chart, 0, "left").width() == _axis(chart, 1, "left").width()
