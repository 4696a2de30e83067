"""A row that is answered by typing: an amount, or what becomes of a stake."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent

from dealer_trainer.questions import Part, PartGrade, Question
from dealer_trainer.wording.asked import part_text
from ui.answering.row import Row
from ui.table.answer import AnswerField
from ui.table.look import Look
from ui.table.signs import verdict

# In text sizes: the field, narrow where what is asked needs the room, and how wide a row is at
# most, so that the field is near what it asks.
_NARROW, _WIDE, _HIGH, _ROW = 6.5, 9.5, 1.9, 46


class TypedRow(Row):
    """A part beside the field of the felt, which takes the same keys here."""

    def __init__(self, question: Question, part: Part, look: Look) -> None:
        super().__init__(question, part, look)
        self.field = AnswerField(look.words, look.theme, self)
        self.field.ask(part, part_text(look.words, question, part))
        self.head.addWidget(self.field)
        self.write(look)

    def answer_given(self) -> str | None:
        return self.field.answer

    def closed_height(self) -> int:
        return round(self.look.text * _HIGH) + 6

    def show_grade(self, grade: PartGrade) -> None:
        self.field.show_grade(grade)
        super().show_grade(grade)

    def write(self, look: Look) -> None:
        self.field.name = part_text(look.words, self.question, self.part)
        self.field.set_words(look.words, look.theme, look.text * 1.12)
        self.field.setMinimumWidth(round(look.text * _NARROW))
        self.field.setMaximumWidth(round(look.text * _WIDE))
        self.field.setFixedHeight(round(look.text * _HIGH))
        super().write(look)

    def minimumSizeHint(self) -> QSize:
        margins = self.column.contentsMargins()
        width = max(self._texts_width(), self.field.minimumWidth()) + 2 * margins.left()
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = self.column.contentsMargins()
        beside = self._texts_width() + self.head.spacing() + self.field.minimumWidth()
        wanted = self.column if self.width() < beside + 2 * margins.left() else self.head
        if wanted.indexOf(self.field) < 0:
            wanted.addWidget(self.field)
        margins.setRight(max(margins.left(), self.width() - _ROW * self.look.text))
        self.column.setContentsMargins(margins)

    def _texts_width(self) -> int:
        """Return the least width of what is asked and said."""
        shown = [each for each in (self._mark, self._asked, self._said) if not each.isHidden()]
        widths = sum(each.minimumSizeHint().width() for each in shown)
        return widths + self.head.spacing() * (len(shown) - 1)

    def _said_answer(self) -> str:
        """Return what stands beside the field, which shows what was typed."""
        return verdict(self.look.words, self.grade) if self.grade else ""
