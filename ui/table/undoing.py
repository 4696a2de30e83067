"""What was answered last, so that it can be taken back before it is checked."""

from collections.abc import Mapping

from ui.table.answer import AnswerField


class Undoing:
    """Remember what each field held before it was changed; digits typed in a row are one change."""

    def __init__(self) -> None:
        self._fields: Mapping[str, AnswerField] = {}
        self._held: dict[str, str | None] = {}
        self._changed: list[tuple[str, str | None]] = []

    def begin(self, fields: Mapping[str, AnswerField]) -> None:
        """Begin with these fields, none of which is answered."""
        self._fields, self._held, self._changed = fields, {}, []

    def note(self, key: str) -> None:
        """Take note that the answer to a part became another one."""
        if key not in self._fields:
            return
        if not self._changed or self._changed[-1][0] != key:
            self._changed.append((key, self._held.get(key)))
        self._held[key] = self._fields[key].answer

    def undo(self) -> AnswerField | None:
        """Take the last change back; return its field, None if there is nothing to take back."""
        if not self._changed:
            return None
        key, before = self._changed.pop()
        field = self._fields[key]
        field.give(before)
        # Taking back is no change of its own.
        if self._changed and self._changed[-1][0] == key:
            self._changed.pop()
        self._held[key] = before
        return field
