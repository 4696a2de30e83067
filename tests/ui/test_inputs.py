"""Drop-downs and numbers in a form that is scrolled."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.inputs import DropDown, Number
from ui.theme import DARK, LIGHT, Theme, apply, restyle


def _drop_down() -> DropDown:
    made = DropDown()
    made.addItems(["one", "two", "three"])
    return made


@pytest.mark.parametrize("make", [_drop_down, Number])
def test_the_wheel_is_left_to_the_form_and_changes_nothing(
    qtbot: QtBot, make: Callable[[], DropDown | Number]
) -> None:
    field = make()
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    before = field.grab().toImage()
    middle = QPointF(field.rect().center())
    turned = QWheelEvent(
        middle,
        field.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, turned)
    assert not turned.isAccepted()
    assert field.grab().toImage() == before


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_faulty_one_is_ringed_and_keeps_its_arrow(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    apply(qapp, theme)
    field = _drop_down()
    qtbot.addWidget(field)
    field.show()
    plain = field.grab().toImage()
    restyle(field, "faulty", value=True)
    faulty = field.grab().toImage()
    middle, width = field.height() // 2, field.width()
    arrow = [QPoint(x, middle) for x in range(width - 20, width - 4)]
    assert [faulty.pixel(each) for each in arrow] == [plain.pixel(each) for each in arrow]
    edge = {faulty.pixelColor(x, 1).name() for x in range(width)}
    assert theme.wrong in edge
    assert theme.wrong not in {plain.pixelColor(x, 1).name() for x in range(width)}
