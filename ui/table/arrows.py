"""Which field an arrow leads to."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from ui.table.answer import AnswerField


def nearest(
    table: QWidget, current: AnswerField, fields: Iterable[AnswerField], across: int, down: int
) -> AnswerField | None:
    """Return the nearest field in a direction, None if there is none.

    Upwards and downwards one stays in the box, if one can.
    """
    here = _middle(table, current)
    found: list[tuple[int, AnswerField]] = []
    for field in fields:
        way = _middle(table, field) - here
        ahead = way.x() * across + way.y() * down
        aside = abs(way.x() * down) + abs(way.y() * across)
        leaves = table.width() if down and field.parent() is not current.parent() else 0
        if ahead > current.height() // 2:
            found.append((ahead + 2 * aside + leaves, field))
    return min(found, key=lambda each: each[0])[1] if found else None


def _middle(table: QWidget, field: AnswerField) -> QPoint:
    """Return where a field lies, as if no box lay nearer than another."""
    return QPoint(field.mapTo(table, field.rect().center()).x(), field.geometry().center().y())
