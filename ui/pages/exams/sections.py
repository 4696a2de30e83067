"""The sections of a plan as rows: kind of questions, topic, how many, weight, pass mark."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QSpinBox, QWidget

from dealer_trainer.exams.plan import Section
from dealer_trainer.generator import Topic
from dealer_trainer.house import House, Names
from dealer_trainer.questions import Kind
from dealer_trainer.questions.kinds import kinds_of, topics_for
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.kinds import kind_name
from dealer_trainer.wording.topics import topic_name
from ui.inputs import DropDown, Number

_MOST_QUESTIONS, _MOST_WEIGHT = 200, 100
_LETTERS = 9
_COLUMNS = 5
_STRETCHES = (4, 3, 1, 1, 1, 0)
# The questions of a section have a line of their own where a line has fewer letters than this.
_ONE_LINE = 90


class Sections(QWidget):
    """Let the sections of a plan be changed.

    Signals:
        changed: they are others now.
    """

    changed = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._house: House | None = None
        self._is_narrow = False
        self.sections: list[Section] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def show_sections(self, house: House, sections: Sequence[Section]) -> None:
        """Show sections of a plan for a house; kinds that the house has not are left out."""
        self._house = house
        there = kinds_of(house)
        self.sections = [
            each
            if each.topic in (None, *topics_for(each.kind, house))
            else replace(each, topic=None)
            for each in sections
            if each.kind in there
        ]
        self._write()

    def set_words(self, words: Words) -> None:
        """Show the same in this language."""
        self._words = words
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < _ONE_LINE * self.fontMetrics().averageCharWidth()
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self._write()

    def _put(self, widget: QWidget, row: int, column: int) -> None:
        """Lay a widget of a row of six, in two lines of five where there is little room."""
        if not self._is_narrow:
            self._grid.addWidget(widget, row, column)
        elif column == 0:
            self._grid.addWidget(widget, 2 * row, 0, 1, _COLUMNS)
        else:
            self._grid.addWidget(widget, 2 * row + 1, column - 1)

    def _write(self) -> None:
        while item := self._grid.takeAt(0):
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        if self._house is None:
            return
        words = self._words
        heads = (
            words.text("Questions"),
            words.text("Topic"),
            words.text("Number"),
            words.text("Weight"),
            words.text("Pass mark, %"),
        )
        for column, head in enumerate(heads):
            label = QLabel(head)
            label.setWordWrap(True)
            self._put(label, 0, column)
            self._grid.setColumnStretch(column, _STRETCHES[column + self._is_narrow])
        for place, section in enumerate(self.sections):
            self._add_row(place, section, heads)
        add = QPushButton(words.text("Add a section"))
        add.clicked.connect(self._add)
        self._put(add, len(self.sections) + 1, 0)

    def _add_row(self, place: int, section: Section, heads: Sequence[str]) -> None:
        words, house = self._words, self._house
        if house is None:
            return
        kinds = [(kind_name(words, kind), kind) for kind in kinds_of(house)]
        topics: list[tuple[str, Topic | None]] = [
            (topic_name(words, each), each) for each in (None, *topics_for(section.kind, house))
        ]
        row = (
            _choice(kinds, section.kind, lambda kind: self._change_kind(place, kind)),
            _choice(topics, section.topic, lambda topic: self._change(place, topic=topic)),
            _count(section.number, 1, _MOST_QUESTIONS, lambda n: self._change(place, number=n)),
            _count(section.weight, 1, _MOST_WEIGHT, lambda n: self._change(place, weight=n)),
            _count(
                section.pass_mark or 0, 0, 100, lambda n: self._change(place, pass_mark=n or None)
            ),
        )
        number = words.number(place + 1)
        for column, (widget, head) in enumerate(zip(row, heads, strict=True)):
            widget.setAccessibleName(
                words.text("Section {number}: {what}", number=number, what=head)
            )
            self._put(widget, place + 1, column)
        remove = QPushButton(words.text("Remove"))
        remove.setAccessibleName(words.text("Remove section {number}", number=number))
        remove.setEnabled(len(self.sections) > 1)
        remove.clicked.connect(lambda: self._remove(place))
        self._put(remove, place + 1, len(row))

    def _change(self, place: int, **values: Any) -> None:
        self.sections[place] = replace(self.sections[place], **values)
        self.changed.emit()

    def _change_kind(self, place: int, kind: Kind) -> None:
        self.sections[place] = replace(
            self.sections[place], kind=kind, topic=None, names=names_of_kind(kind)
        )
        self._write()
        self.changed.emit()

    def _add(self) -> None:
        if self._house is None:
            return
        used = {each.kind for each in self.sections}
        kinds = kinds_of(self._house)
        kind = next((each for each in kinds if each not in used), kinds[0])
        self.sections.append(Section(names_of_kind(kind), kind, 5))
        self._write()
        self.changed.emit()
        row = len(self.sections) * (2 if self._is_narrow else 1)
        added = self._grid.itemAtPosition(row, 0)
        if added is not None and (widget := added.widget()) is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, place: int) -> None:
        del self.sections[place]
        self._write()
        self.changed.emit()


def _kept(topic: Topic | None, there: Sequence[Topic]) -> Topic | None:
    return topic if topic in there else None


def names_of_kind(kind: Kind) -> Names:
    """Return a section's names, those of its kind of questions."""
    russian, english = Words(Language.RUSSIAN), Words(Language.ENGLISH)
    return Names(ru=kind_name(russian, kind), en=kind_name(english, kind))


def _choice(
    options: Sequence[tuple[str, Any]], value: object, chosen: Callable[[Any], None]
) -> QComboBox:
    box = DropDown(_LETTERS)
    for text, option in options:
        box.addItem(text, option)
    box.setCurrentIndex(next(at for at, (_, each) in enumerate(options) if each == value))
    box.activated.connect(lambda at: chosen(options[at][1]))
    return box


def _count(value: int, least: int, most: int, changed: Callable[[int], None]) -> QSpinBox:
    box = Number()
    box.setRange(least, most)
    if not least:
        box.setSpecialValueText("\N{EM DASH}")
    box.setValue(value)
    box.valueChanged.connect(changed)
    return box
