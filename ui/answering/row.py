"""One row: what a part asks, what was answered, and after that what is right."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from dealer_trainer.questions import Part, PartGrade, Question
from dealer_trainer.wording.asked import part_text
from dealer_trainer.wording.asked.given import given_text
from ui.table.look import Look
from ui.table.signs import RIGHT, WRONG

_HERE, _OPEN = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}", "\N{MIDDLE DOT}"
_PLAIN = "QGroupBox { border: 0; margin: 0; padding: 0; }"


class Row(QGroupBox):
    """A part in words with a mark before it; the row that is answered now is lit.

    A screen reader meets the row as a group under the name of its part.
    """

    def __init__(self, question: Question, part: Part, look: Look) -> None:
        super().__init__()
        self.setStyleSheet(_PLAIN)
        self.question, self.part = question, part
        self.look = look
        self.grade: PartGrade | None = None
        self.is_lit = False
        self._mark, self._asked, self._said = QLabel(), QLabel(), QLabel()
        self._asked.setWordWrap(True)
        self._said.setWordWrap(True)
        self._asked.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        for label in (self._asked, self._said):
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.head = QHBoxLayout()
        self.head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        self.head.addWidget(self._asked, 3)
        self.head.addWidget(self._said, 2)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(6, 2, 6, 3)
        self.column.setSpacing(3)
        self.column.addLayout(self.head)

    def answer_given(self) -> str | None:
        """Return the answer as it is graded, None if there is none."""
        raise NotImplementedError

    def closed_height(self) -> int:
        """Return the height without what opens when the row is answered."""
        return round(self.look.text * 1.7)

    def body_height(self, width: int) -> int:  # noqa: ARG002 - rows that open need it
        """Return how much higher the row is when it is answered, in a list of this width."""
        return 0

    def light(self, *, lit: bool) -> None:
        """Show that the row is answered now, or no longer."""
        self.is_lit = lit
        self.write(self.look)

    def show_grade(self, grade: PartGrade) -> None:
        """Show whether the answer is right and what is; it can no longer be changed."""
        self.grade = grade
        self.write(self.look)

    def write(self, look: Look) -> None:
        """Write everything in a language, a theme and a size."""
        self.look = look
        words = look.words
        asked = part_text(words, self.question, self.part)
        self._asked.setText(asked)
        font = self._asked.font()
        font.setBold(self.is_lit and self.grade is None)
        self._asked.setFont(font)
        said, colour = self._said_answer(), look.theme.text
        mark = _HERE if self.is_lit else _OPEN
        if self.grade:
            mark = RIGHT if self.grade.right else WRONG
            colour = look.theme.right if self.grade.right else look.theme.wrong
        self._mark.setText(mark)
        self._mark.setFixedWidth(round(look.text * 1.1))
        for label in (self._mark, self._said):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(palette)
        self._said.setText(said)
        self._said.setVisible(bool(said))
        self.setAccessibleName(asked)
        self.setAccessibleDescription(said)
        self.update()

    def _said_answer(self) -> str:
        """Return the answer in words, after the grade with what is right beside it."""
        words = self.look.words
        if self.grade is None:
            answer = self.answer_given()
            return "" if answer is None or self.is_lit else self._worded(answer)
        given = self._worded(self.grade.given)
        if self.grade.right:
            return words.text("right: {answer}", answer=given)
        truth = self._worded(self.part.truth)
        return words.text("wrong: {given}; right is {truth}", given=given, truth=truth)

    def _worded(self, answer: str | None) -> str:
        return given_text(self.look.words, self.question, self.part, answer)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a ground for the row that is answered now, and a frame that tells of the focus."""
        is_answered = self.is_lit and not self.grade
        if not (is_answered or self.hasFocus()):
            return
        theme = self.look.theme
        # Where the row takes no focus, the field in it does.
        is_left = self.focusPolicy() is not Qt.FocusPolicy.NoFocus and not self.hasFocus()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen if is_left else QPen(QColor(theme.focus), 2))
        painter.setBrush(QColor(theme.raised) if is_answered else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
