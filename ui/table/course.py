"""The way through a question: from part to part by Enter, on the felt and beside it."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Protocol, cast
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from dealer_trainer.questions import Part


class Asked(Protocol):
    """A widget that takes the answer to a part."""

    @property
    def part(self) -> Part | None:
        """What is asked."""

    @property
    def answer(self) -> str | None:
        """The answer as it is graded, None if there is none."""

    @property
    def answer_changed(self) -> SignalInstance:
        """The answer became another one."""

    @property
    def entered(self) -> SignalInstance:
        """Enter was pressed, freshly; True if Ctrl was held."""

    @property
    def focused(self) -> SignalInstance:
        """The widget has the focus now."""

    def lock(self) -> None:
        """Let the answer no longer be changed."""


def widget_of(field: Asked) -> QWidget:
    """Return a field as the widget that it is."""
    return cast(QWidget, field)


class Course(QObject):
    """Lead through the parts of a question in their order, and tell when all are answered.

    In steps, each part is answered for good before the next one is opened.

    Signals:
        submitted: Enter was pressed and no part is open, or Ctrl+Enter with some open.
        answer_changed: the answer to the part with this key became another one.
        opened: in steps, the part with this key can be answered from now on.
        reached: the part with this key is the one that is answered now.
    """

    submitted = Signal()
    answer_changed = Signal(str)
    opened = Signal(str)
    reached = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._fields: dict[str, Asked] = {}
        # Rows are gone after their question, fields of the felt stay.
        self._heard: WeakSet[Asked] = WeakSet()
        self._order: list[Asked] = []
        self._in_steps = False
        self._open = 0
        self.current: Asked | None = None

    def begin(self, fields: Mapping[str, Asked], *, in_steps: bool) -> None:
        """Begin with the first of these fields; nothing of them is answered."""
        self._fields, self._in_steps = dict(fields), in_steps
        for field in fields.values():
            self._listen(field)
        if (order := list(fields.values())) != self._order:
            self._order = order
            for before, after in pairwise(order):
                QWidget.setTabOrder(widget_of(before), widget_of(after))
        self._open = 0 if in_steps else len(fields)
        if in_steps:
            self._open_next()
        elif fields:
            self._reach(next(iter(fields.values())))

    @property
    def opened_keys(self) -> list[str]:
        """The parts that can be answered or are."""
        return list(self._fields)[: self._open]

    def answers(self) -> dict[str, str | None]:
        """Return the answer to each part by its key, None for one that is open."""
        opened = set(self.opened_keys)
        return {key: field.answer if key in opened else None for key, field in self._fields.items()}

    def step(self, by: int) -> None:
        """Go to the part before or after the present one, if there is one."""
        fields = [self._fields[key] for key in self.opened_keys]
        at = fields.index(self.current) + by if self.current in fields else 0
        if 0 <= at < len(fields):
            self._reach(fields[at])

    def go_on(self, leaves_blanks: bool) -> None:  # noqa: FBT001 - a signal's value
        """Go to the next open part, the first one after the last; submit where none is open."""
        if leaves_blanks:
            self.submitted.emit()
        elif self._in_steps:
            self._step_on()
        else:
            self._next_blank()

    def _step_on(self) -> None:
        last = self._fields[self.opened_keys[-1]]
        if self.current is not last:
            self._reach(last)
        elif last.answer is not None:
            last.lock()
            if self._open == len(self._fields):
                self.submitted.emit()
            else:
                self._open_next()

    def _open_next(self) -> None:
        self._open += 1
        key = self.opened_keys[-1]
        self.opened.emit(key)
        self._reach(self._fields[key])

    def _next_blank(self) -> None:
        fields = list(self._fields.values())
        here = fields.index(self.current) + 1 if self.current in fields else 0
        following = [field for field in fields[here:] + fields[:here] if field.answer is None]
        if following:
            self._reach(following[0])
        else:
            self.submitted.emit()

    def _reach(self, field: Asked) -> None:
        widget_of(field).setFocus()
        self._follow(field)

    def _listen(self, field: Asked) -> None:
        """Follow a field, once."""
        if field not in self._heard:
            self._heard.add(field)
            field.answer_changed.connect(lambda: self._report(field))
            field.entered.connect(self.go_on)
            field.focused.connect(lambda: self._follow(field))

    def _report(self, field: Asked) -> None:
        if field.part:
            self.answer_changed.emit(field.part.key)

    def _follow(self, field: Asked) -> None:
        """Take note of the field that has the focus now."""
        self.current = field
        if field.part:
            self.reached.emit(field.part.key)
