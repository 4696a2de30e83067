"""The rows of a question: every part that has no place on the felt, and what is asked above."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QFontInfo, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from dealer_trainer.questions import Form, Grade, Part, Question
from ui.answering.asked import AskedRow
from ui.answering.body import Body
from ui.answering.cards import CardStrip
from ui.answering.chips import ChipCounts
from ui.answering.options import OptionList
from ui.answering.row import Row
from ui.answering.typed import TypedRow
from ui.table.answer import AnswerField
from ui.table.look import Look

_SIDE_BY_SIDE = 23  # in text sizes, for each of the two
_NO_LIMIT = 16777215  # Qt's own

_BODIES: Mapping[Form, Callable[[Question, Part, Look], Body]] = {
    Form.CHOICE: OptionList,
    Form.CARDS: lambda _, part, look: CardStrip(part, look),
    Form.CHIPS: lambda _, part, look: ChipCounts(part, look),
}


class AnswerRows(QScrollArea):
    """Show one row for each part; the one that is answered now is lit and in sight.

    `fields` are what takes the keys, by the parts' keys, in the order asked. `keeps_close` tells
    that the list is no higher than its rows.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keeps_close = False
        self.fields: dict[str, AnswerField | AskedRow] = {}
        self._rows: dict[str, TypedRow | AskedRow] = {}
        # Those of a question that is not yet shown.
        self._coming: dict[str, TypedRow | AskedRow] = {}
        self._lit: Row | None = None
        self._in_sight: Row | None = None
        # A row that opened has its height a moment later.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._bring_in_sight)
        self._story = QLabel()
        self._story.setWordWrap(True)
        self._story.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setContentsMargins(0, 0, 2, 0)
        self._body.setSpacing(6)
        self._body.addWidget(self._story)
        self._body.addLayout(self._list, 1)
        self._inside = QWidget()
        # A viewport of Qt's own is of a class that PySide has to look for among all of them.
        self._view = QWidget()
        self.setViewport(self._view)
        self._view.setAutoFillBackground(False)
        self._inside.setLayout(self._body)
        self.setWidget(self._inside)
        # Scroll areas fill what they show anew.
        self._inside.setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_question(self, question: Question, parts: Sequence[Part], look: Look) -> None:
        """Ask for these parts of a question, with nothing answered."""
        self._clear()
        look = self._sized(look)
        for part in parts:
            row = self._rows[part.key] = self._row(question, part, look)
            self.fields[part.key] = row.field if isinstance(row, TypedRow) else row
            self._list.addWidget(row)
            # A layout shows what is new a moment later, and until then it takes no keys.
            row.show()
            if isinstance(row, AskedRow):
                row.answer_changed.connect(self._keep_choice_in_sight)
        for made in self._coming.values():
            made.deleteLater()
        self._coming = {}
        self._list.addStretch(1)
        self.verticalScrollBar().setValue(0)

    def get_ready(
        self, question: Question, parts: Sequence[Part], look: Look
    ) -> Iterator[Callable[[], object]]:
        """Yield what makes the rows of a question that will be shown; rows are slow to make."""
        look = self._sized(look)
        for part in parts:
            yield partial(self._make_ahead, question, part, look)

    @property
    def tells(self) -> bool:
        """Tell whether anything is told beside or above the rows."""
        return bool(self._story.text())

    def tell(self, story: str) -> None:
        """Say above the rows what is asked; nothing hides it."""
        self._story.setText(story)
        self._story.setVisible(bool(story))
        self._arrange()

    def wanted_height(self, width: int) -> int:
        """Return the height at which the largest row can be open and no other is out of sight."""
        beside = self._stands_beside(width)
        wide = width // 2 if beside else width
        rows = self._rows.values()
        closed = sum(row.closed_height() for row in rows)
        opened = max((row.body_height(wide) for row in rows), default=0)
        wanted = closed + opened + 4 * len(rows) + 8
        told = self._story.heightForWidth(wide) if self._story.text() else 0
        return max(wanted, told) if beside else wanted + told

    def conceal(self) -> None:
        """Hide all rows, to be revealed one by one."""
        for row in self._rows.values():
            row.hide()

    def reveal(self, key: str) -> None:
        """Show the row of a part, if it has one."""
        if key in self._rows:
            self._rows[key].show()
            self._fit()

    def light(self, key: str | None) -> None:
        """Light the row of the part that is answered now; a part on the felt has none."""
        row = self._rows.get(key) if key else None
        if row is not self._lit:
            before, self._lit = self._lit, row
            for each in (before, row):
                if each:
                    each.light(lit=each is row)
        if row:
            self._fit()
            self._in_sight = row
            self._soon.start()

    def show_grades(self, grade: Grade) -> None:
        """Show each row right or wrong, with what is right beside what was given."""
        graded = {each.part.key: each for each in grade.parts}
        self._lit = None
        for key, row in self._rows.items():
            row.is_lit = False
            row.show()
            row.show_grade(graded[key])
        self._fit()
        wrong = [key for key in self._rows if not graded[key].right]
        if wrong:
            self._in_sight = self._rows[wrong[0]]
            self._soon.start()

    def set_look(self, look: Look) -> None:
        """Write everything in a language, a theme and a size; what was answered stays."""
        look = self._sized(look)
        for row in self._rows.values():
            row.write(look)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._soon.start()

    def _clear(self) -> None:
        self._lit = self._in_sight = None
        old, self._rows, self.fields = self._rows.values(), {}, {}
        while self._list.takeAt(0):
            pass
        for row in old:
            row.hide()
            row.deleteLater()

    def _make_ahead(self, question: Question, part: Part, look: Look) -> None:
        row = self._coming[part.key] = self._row(question, part, look)
        row.hide()
        row.setParent(self._inside)
        for widget in (row, *row.findChildren(QWidget)):
            widget.ensurePolished()

    def _row(self, question: Question, part: Part, look: Look) -> TypedRow | AskedRow:
        """Return the row that was made for this, or a new one."""
        made = self._coming.pop(part.key, None)
        if made is not None:
            if (made.question, made.part, made.look) == (question, part, look):
                return made
            made.deleteLater()
        if part.form in _BODIES:
            return AskedRow(question, part, look, _BODIES[part.form](question, part, look))
        return TypedRow(question, part, look)

    def _sized(self, look: Look) -> Look:
        self.ensurePolished()
        return Look(look.words, look.theme, look.pictures, QFontInfo(self.font()).pixelSize())

    def _arrange(self) -> None:
        """Put what is told beside the rows where there is room for both, else above them."""
        is_beside = self._stands_beside(self._view.width())
        side, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._body.setDirection(side if is_beside else down)
        self._body.setStretch(0, 1 if is_beside else 0)
        self._fit()

    def _stands_beside(self, width: int) -> bool:
        """Tell whether what is told is long, and can stand beside the rows."""
        is_long = "\n" in self._story.text()
        return is_long and width >= 2 * _SIDE_BY_SIDE * QFontInfo(self.font()).pixelSize()

    def _fit(self) -> None:
        """Leave the room that the rows do not need to the text below them, if it is below."""
        self._body.invalidate()
        wanted = self._body.totalHeightForWidth(self._view.width())
        self.setMaximumHeight(max(wanted, 1) if self.keeps_close else _NO_LIMIT)

    def _keep_choice_in_sight(self) -> None:
        row = self._lit
        if isinstance(row, AskedRow) and isinstance(row.body, OptionList) and row.body.chosen:
            self.ensureWidgetVisible(row.body.chosen, 0, 4)

    def _bring_in_sight(self) -> None:
        row = self._in_sight
        if row is None:
            return
        self._body.activate()
        top = row.mapTo(self._inside, QPoint(0, 0)).y()
        bar = self.verticalScrollBar()
        high = self._view.height()
        first = row is next(iter(self._rows.values()))
        if first and top + row.height() <= high:
            bar.setValue(0)
        elif top < bar.value() or row.height() >= high:
            bar.setValue(top)
        elif top + row.height() > bar.value() + high:
            bar.setValue(top + row.height() - high)
