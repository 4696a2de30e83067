"""A drill while it is edited: its names, its tables, and every step back."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from ui.pages.editor.draft import Draft

MOST_STEPS = 500


@dataclass(frozen=True, slots=True)
class Sheet:
    """The tables of a drill and what it is called; `at` is the table that is shown.

    `topic` is empty where the tables tell it. `rules` and `kind` are those of the file that was
    opened.
    """

    tables: tuple[Draft, ...]
    at: int = 0
    ru: str = ""
    en: str = ""
    topic: str = ""
    rules: tuple[str, ...] = ()
    kind: str | None = None

    @property
    def table(self) -> Draft:
        """The table that is shown."""
        return self.tables[self.at]

    def with_table(self, table: Draft) -> "Sheet":
        """Return the sheet with another table in place of the one that is shown."""
        tables = (*self.tables[: self.at], table, *self.tables[self.at + 1 :])
        return replace(self, tables=tables)


class Steps:
    """What was before and after; typing at one place is one step."""

    def __init__(self, sheet: Sheet) -> None:
        self.now = sheet
        self._before: list[Sheet] = []
        self._after: list[Sheet] = []
        self._place: Hashable = None

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a step back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Tell whether a step was taken back."""
        return bool(self._after)

    def take(self, sheet: Sheet, place: Hashable = None) -> None:
        """Go on to another sheet; steps at one and the same `place` are one."""
        if sheet == self.now:
            return
        if place is None or place != self._place:
            self._before.append(self.now)
            del self._before[:-MOST_STEPS]
        self._place = place
        self._after.clear()
        self.now = sheet

    def undo(self) -> None:
        """Go one step back, if there is one."""
        if self._before:
            self._after.append(self.now)
            self.now = self._before.pop()
        self._place = None

    def redo(self) -> None:
        """Take the last step again that was taken back, if there is one."""
        if self._after:
            self._before.append(self.now)
            self.now = self._after.pop()
        self._place = None
