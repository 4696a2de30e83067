"""What is asked for: house, period and mode, each in a list that the arrows go through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.language import message
from dealer_trainer.wording.results import stored_mode
from ui.flow import FlowLayout
from ui.inputs import DropDown
from ui.pages.results.presenter import Found, Period, ResultsPresenter

PERIODS = {
    Period.ALL: message("All the time"),
    Period.YEAR: message("The last year"),
    Period.QUARTER: message("The last three months"),
    Period.MONTH: message("The last 30 days"),
    Period.WEEK: message("The last 7 days"),
    Period.TODAY: message("Today"),
}


class Filters(QWidget):
    """Choose of which answers the figures are.

    Signals:
        changed: something else is asked for.
    """

    changed = Signal()

    def __init__(self, presenter: ResultsPresenter) -> None:
        super().__init__()
        self._presenter = presenter
        self._labels = tuple(QLabel() for _ in range(3))
        self.house, self.period, self.mode = self._boxes = tuple(DropDown() for _ in range(3))
        flow = FlowLayout(10)
        flow.setContentsMargins(0, 0, 0, 0)
        self.setLayout(flow)
        for label, box in zip(self._labels, self._boxes, strict=True):
            label.setBuddy(box)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            pair = QWidget()
            line = QHBoxLayout(pair)
            line.setContentsMargins(0, 0, 0, 0)
            line.addWidget(label)
            line.addWidget(box)
            flow.addWidget(pair)
            box.activated.connect(self._choose)

    def show_choices(self, words: Words, found: Found) -> None:
        """Offer what there is, with what is chosen selected."""
        names = (words.text("House"), words.text("Period"), words.text("Mode"))
        for label, box, name in zip(self._labels, self._boxes, names, strict=True):
            label.setText(name)
            box.setAccessibleName(name)
        presenter, known = self._presenter, self._presenter.houses

        def house(each: str) -> str:
            return house_name(words, known[each]) if each in known else each

        fill(self.house, words.text("All houses"), found.houses, presenter.house, house)
        modes = words.text("All modes")
        fill(self.mode, modes, found.modes, presenter.mode, partial(stored_mode, words))
        self.period.clear()
        for period, text in PERIODS.items():
            self.period.addItem(words.text(text), period)
        self.period.setCurrentIndex(list(PERIODS).index(presenter.period))

    @property
    def said(self) -> str:
        """What is asked for, in words."""
        return " · ".join(box.currentText() for box in self._boxes)

    def _choose(self) -> None:
        presenter = self._presenter
        presenter.house = self.house.currentData()
        presenter.period = self.period.currentData()
        presenter.mode = self.mode.currentData()
        self.changed.emit()


def fill(
    box: QComboBox, first: str, there: Sequence[str], chosen: str | None, name: Callable[[str], str]
) -> None:
    """Offer `first` for None, then what is there by its name, and what was chosen elsewhere."""
    box.clear()
    box.addItem(first, None)
    for each in dict.fromkeys([*there, *([chosen] if chosen else [])]):
        box.addItem(name(each), each)
    box.setCurrentIndex(box.findData(chosen))
