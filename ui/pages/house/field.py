"""One field of the form: its name, what it is filled with, what the base has, what is wrong."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from dealer_trainer.wording import Words
from dealer_trainer.wording.house_form import choice_text, field_hint, field_name
from ui.inputs import DropDown
from ui.pages.house.draft import Control, Field
from ui.pages.house.values import OFF, ON
from ui.switch import Switch

_CHOICE_LETTERS = 14
_NAME, _CONTROL = 4, 5
_LONG = frozenset({"names", "source"})
_CHIPS = ("table", "chips")
_CHANGED = "\N{BLACK RIGHT-POINTING TRIANGLE}"


class FieldRow(QWidget):
    """Show a field; what is typed is told of at once.

    Signals:
        filled: the new value of the field as text.
    """

    filled = Signal(str)

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        self._name, self._hint, self._before, self._fault = (QLabel() for _ in range(4))
        self._is_below: bool | None = None
        self.control: QLineEdit | QComboBox | QCheckBox
        match field.control:
            case Control.TEXT:
                self.control = self._line()
            case Control.CHOICE:
                self.control = self._choice()
            case Control.SWITCH:
                self.control = Switch()
                self.control.toggled.connect(lambda on: self.filled.emit(ON if on else OFF))
        self._lay_out()

    def show_field(self, words: Words, value: str, before: str | None, fault: str) -> None:
        """Show a value, that of the base where it is another one, and what is wrong.

        A line that is being typed into is left as it is.
        """
        field = self.field
        name, hint = (
            field_name(words, field.option, field.key),
            field_hint(words, field.option, field.key),
        )
        self._name.setText(name)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint) or not self._is_long)
        with QSignalBlocker(self.control):
            self._fill(words, name, value)
        self._fit()
        self._show_before(words, before)
        self._fault.setText(f"✗ {fault}" if fault else "")
        self._fault.setVisible(bool(fault))
        self.control.setAccessibleName(f"{name}, {hint}" if hint else name)
        told = (fault, self._before.text())
        self.control.setAccessibleDescription(". ".join(filter(None, told)))

    @property
    def _is_long(self) -> bool:
        """Tell whether the field needs its whole line."""
        return (
            self.field.control is not Control.TEXT
            or self.field.key[0] in _LONG
            or self.field.key[:2] == _CHIPS
        )

    def _fill(self, words: Words, name: str, value: str) -> None:
        match self.control:
            case QLineEdit():
                if self.control.text() != value:
                    self.control.setText(value)
            case QComboBox():
                for at in range(self.control.count()):
                    self.control.setItemText(at, self._text(words, self.control.itemData(at)))
                self.control.setCurrentIndex(max(0, self.control.findData(value)))
            case QCheckBox():
                self.control.setText(name)
                self.control.setChecked(value == ON)

    def _text(self, words: Words, value: str) -> str:
        known = (each for each in self.field.values if str(each) == value)
        return choice_text(words, next(known, None))

    def _show_before(self, words: Words, before: str | None) -> None:
        self._before.setVisible(before is not None)
        if before is None:
            self._before.clear()
            return
        if self.field.control is Control.CHOICE:
            shown = self._text(words, before)
        elif self.field.control is Control.SWITCH:
            shown = words.text("yes") if before == ON else words.text("no")
        else:
            shown = before or words.text("nothing")
        told = words.text("before: {value}", value=shown)
        self._before.setText(f"{_CHANGED} {told}")

    def _line(self) -> QLineEdit:
        line = QLineEdit()
        line.setProperty("role", "name")
        line.textEdited.connect(self.filled)
        return line

    def _choice(self) -> QComboBox:
        box = DropDown(_CHOICE_LETTERS)
        if self.field.optional:
            box.addItem("", "")
        for value in self.field.values:
            box.addItem("", str(value))
        box.currentIndexChanged.connect(lambda at: self.filled.emit(box.itemData(at)))
        return box

    def _lay_out(self) -> None:
        self._name.setBuddy(self.control)
        for label in (self._name, self._hint, self._before, self._fault):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._hint, self._before):
            label.setProperty("role", "muted")
        self._fault.setProperty("role", "wrong")
        self._beside = QHBoxLayout()
        self._beside.setSpacing(8)
        self._beside.addWidget(self.control, 1)
        self._beside.addWidget(self._hint, 0 if self._is_long else 2)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 2, 0, 2)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, _NAME)
        self._grid.setColumnStretch(1, _CONTROL)
        self._grid.addWidget(self._name, 0, 0)
        for row, label in enumerate((self._before, self._fault), 2):
            self._grid.addWidget(label, row, 1)
        self._name.setVisible(not isinstance(self.control, QCheckBox))
        self._arrange(is_below=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put a choice or the chips below their name where there is no room beside it."""
        match self.control:
            case QComboBox():
                texts = [self.control.itemText(at) for at in range(self.control.count())]
            case QLineEdit() if self.field.key == _CHIPS:
                texts = [self.control.text()]
            case _:
                return
        metrics = self.control.fontMetrics()
        wanted = max(map(metrics.horizontalAdvance, texts)) + 3 * metrics.height()
        hint = 0 if self._hint.isHidden() else self._hint.sizeHint().width()
        room = self.width() * _CONTROL // (_NAME + _CONTROL)
        self._arrange(is_below=wanted + hint > room)

    def _arrange(self, *, is_below: bool) -> None:
        if is_below == self._is_below:
            return
        self._is_below = is_below
        self._grid.removeItem(self._beside)
        if is_below or isinstance(self.control, QCheckBox):
            self._grid.addLayout(self._beside, 1, 0, 1, 2)
        else:
            self._grid.addLayout(self._beside, 0, 1)
