"""The form in which a house is made from another, with a settled example beside it."""

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.faults import Key
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_form import form_fault, form_sections
from dealer_trainer.wording.house_page import house_name
from ui import keys
from ui.pages.house.draft import NAMES, Draft, Field
from ui.pages.house.example import ExampleText
from ui.pages.house.field import FieldRow
from ui.table.pictures import CardPictures
from ui.theme import Theme, restyle

_WIDE_LETTERS = 130
_MARGIN = 60


class HouseForm(QWidget):
    """Let every option be changed; faults stand at their fields, and the example follows.

    Signals:
        saved: the person wants the house to be written.
        left: the person goes without writing it.
    """

    saved = Signal()
    left = Signal()

    def __init__(self, words: Words, theme: Theme, pictures: CardPictures) -> None:
        super().__init__()
        self._words = words
        self.draft: Draft | None = None
        self._rows: dict[Key, FieldRow] = {}
        self._title, self._state = QLabel(), QLabel()
        self._save, self._leave = QPushButton(), QPushButton()
        self._fields = QVBoxLayout()
        self._scroll = QScrollArea()
        self.example = ExampleText(words, theme, pictures)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._headings: list[QLabel] = []
        self._lay_out()
        self._save.clicked.connect(self.saved)
        self._leave.clicked.connect(self.left)

    def begin(self, draft: Draft) -> None:
        """Begin with a draft; the focus is on its first name."""
        self.draft = draft
        self.example.begin()
        for row in self._rows.values():
            row.setParent(None)
            row.deleteLater()
        self._rows = {}
        self._show()
        self._scroll.verticalScrollBar().setValue(0)
        self.focus()

    def end(self) -> None:
        """Forget the draft."""
        self.example.stop()
        self.draft = None

    def focus(self) -> None:
        """Put the focus on the field of the first fault, else on the name."""
        if self.draft is None:
            return
        faulty = next((each for each in self._rows if each in self.draft.faults), NAMES[0])
        control = self._rows[faulty].control
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(self._rows[faulty], _MARGIN, _MARGIN)

    def type(self, key: Key, value: str) -> None:
        """Fill in a field as a person does, and show it."""
        row = self._rows[key]
        self._fill(row.field, value)
        self._scroll.ensureWidgetVisible(row, _MARGIN, _MARGIN)

    def set_words(self, words: Words) -> None:
        """Show the form in this language; what was typed stays."""
        self._words = words
        self.example.set_words(words)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Show the example in these colours."""
        self.example.set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save by Ctrl+Enter from anywhere in the form."""
        if keys.is_enter(event) and keys.is_command(event):
            if not event.isAutoRepeat():
                self._save.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE_LETTERS * self.fontMetrics().averageCharWidth()
        side = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(side)

    def _fill(self, field: Field, value: str) -> None:
        if self.draft is None:
            return
        self.draft.put(field, value)
        self._show_fields()
        self.example.look_soon(self.draft)

    def _show(self) -> None:
        draft, words = self.draft, self._words
        self._save.setText(words.text("Save"))
        self._save.setToolTip(words.text("Save the house (Ctrl+Enter)"))
        self._leave.setText(words.text("Cancel"))
        self._leave.setToolTip(words.text("Change nothing (Esc)"))
        if draft is None:
            return
        name = house_name(words, draft.own or draft.base)
        title = (
            words.text("A new house made from “{house}”", house=name)
            if draft.own is None
            else words.text("Change the house “{house}”", house=name)
        )
        self._title.setText(title)
        self._show_fields()

    def _show_fields(self) -> None:
        draft, words = self.draft, self._words
        if draft is None:
            return
        fields = draft.fields
        if {field.key for field in fields} != {
            key for key, row in self._rows.items() if not row.isHidden()
        }:
            self._arrange(fields)
        for (title, _), heading in zip(form_sections(words), self._headings, strict=True):
            heading.setText(title)
        for field in fields:
            fault = draft.faults.get(field.key)
            is_told = field.key in NAMES or field.option == "rule"
            before = draft.before(field.key) if draft.differs(field) and not is_told else None
            self._rows[field.key].show_field(
                words, draft.value(field.key), before, form_fault(words, fault) if fault else ""
            )
        self._show_state()

    def _show_state(self) -> None:
        draft, words = self.draft, self._words
        count = len(draft.faults) if draft else 0
        self._save.setEnabled(not count)
        self._state.setText(
            words.plural(
                "{count} field is to be mended before it can be saved.",
                "{count} fields are to be mended before it can be saved.",
                count,
            )
            if count
            else words.text("Nothing is wrong; it can be saved.")
        )
        restyle(self._state, "role", "wrong" if count else "muted")

    def _arrange(self, fields: tuple[Field, ...]) -> None:
        """Put the rows below the titles of their sections, in the order of Tab."""
        for row in self._rows.values():
            row.hide()
        while self._fields.takeAt(0):
            pass
        if not self._headings:
            self._headings = [QLabel() for _ in form_sections(self._words)]
        order: list[QWidget] = []
        for (_, groups), heading in zip(form_sections(self._words), self._headings, strict=True):
            heading.setProperty("role", "title")
            self._fields.addSpacing(8)
            self._fields.addWidget(heading)
            for field in (each for group in groups for each in fields if each.key[0] == group):
                row = self._row(field)
                self._fields.addWidget(row)
                row.show()
                order.append(row.control)
        self._fields.addStretch()
        for before, after in pairwise([*order, self.example, self._save, self._leave]):
            QWidget.setTabOrder(before, after)

    def _row(self, field: Field) -> FieldRow:
        if field.key not in self._rows:
            self._rows[field.key] = FieldRow(field)
            self._rows[field.key].filled.connect(lambda value: self._fill(field, value))
        return self._rows[field.key]

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._save.setProperty("role", "primary")
        for label in (self._title, self._state):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        inside = QWidget()
        inside.setLayout(self._fields)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        self._both.addWidget(self._scroll, 3)
        self._both.addWidget(self.example, 2)
        buttons = QHBoxLayout()
        buttons.addWidget(self._save)
        buttons.addWidget(self._leave)
        buttons.addWidget(self._state, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        column.addLayout(self._both, 1)
        column.addLayout(buttons)
