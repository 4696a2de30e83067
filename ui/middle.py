"""A column in the middle of a wide window."""

from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ui.flow import widest


def in_the_middle(layout: QLayout) -> QWidget:
    """Return a widget that keeps a layout from growing too wide to read, and from being pulled."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(24, 24, 24, 16)
    column.addStretch(1)
    column.addLayout(layout)
    column.addStretch(2)
    inside.setMaximumWidth(widest())
    around = QWidget()
    line = QHBoxLayout(around)
    line.setContentsMargins(0, 0, 0, 0)
    line.addStretch(1)
    line.addWidget(inside, 100)
    line.addStretch(1)
    return around
