"""A row that is answered by choosing, marking or counting."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
)

from dealer_trainer.questions import Part, PartGrade, Question
from ui import keys
from ui.answering.body import Body
from ui.answering.row import Row
from ui.table.look import Look


class AskedRow(Row):
    """Hold the focus and give the keys to the body, which is open while the row is lit.

    Signals:
        answer_changed: the answer became another one.
        entered: Enter was pressed, freshly; True if Ctrl was held.
        focused: the row has the focus now.
    """

    answer_changed = Signal()
    entered = Signal(bool)
    focused = Signal()

    def __init__(self, question: Question, part: Part, look: Look, body: Body) -> None:
        super().__init__(question, part, look)
        self.body = body
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.column.addWidget(body)
        body.changed.connect(self._tell)
        body.pressed.connect(self._come)
        self.write(look)

    @property
    def answer(self) -> str | None:
        """The answer as it is graded, None if there is none."""
        return self.body.answer

    def answer_given(self) -> str | None:
        return self.body.answer

    def lock(self) -> None:
        """Let the answer no longer be changed."""
        self.body.setEnabled(False)

    def show_grade(self, grade: PartGrade) -> None:
        self.lock()
        super().show_grade(grade)

    def body_height(self, width: int) -> int:
        wanted = self.body.heightForWidth(width - 16)
        return (wanted if wanted >= 0 else self.body.sizeHint().height()) + 8

    def write(self, look: Look) -> None:
        self.body.write(look)
        self.body.setVisible(self.is_lit and self.grade is None)
        super().write(look)
        if self.grade is None and self.answer is not None:
            self.setAccessibleDescription(self._worded(self.answer))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means; what means nothing here goes to the page."""
        if self.grade:
            event.setAccepted(event.isAutoRepeat() and Qt.Key(event.key()) in keys.GO_ON)
        elif keys.is_enter(event):
            if not event.isAutoRepeat():
                self.entered.emit(keys.leaves_blanks(event))
        elif keys.is_command(event) or not self.body.isEnabled():
            event.ignore()
        elif self.body.press(event):
            said = self.body.said()
            if said:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the click: the row becomes the one that is answered."""
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def _tell(self) -> None:
        """Say the answer to a screen reader and to the page."""
        if self.answer is not None:
            self.setAccessibleDescription(self._worded(self.answer))
            said = QAccessibleAnnouncementEvent(self, self._worded(self.answer))
            QAccessible.updateAccessibility(said)
        self.answer_changed.emit()

    def _come(self) -> None:
        if self.grade is None:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
