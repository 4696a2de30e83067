"""One printed place of a box: the stake as chips, and the answer to it."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dealer_trainer.questions import Part, PartGrade, stake_answer
from dealer_trainer.scenario import Draw
from dealer_trainer.settlement import Bet, Line, Outcome
from ui.table.answer import AnswerField
from ui.table.cell import divide
from ui.table.chips import ChipStack
from ui.table.fonts import CENTRE, RIGHT, Print
from ui.table.look import Look
from ui.table.said import printed_name
from ui.table.signs import laid_word, verdict

# How much larger the figures of a calm table are.
_LARGE = 1.5


class BetPlace:
    """The widgets of one place; they belong to the box."""

    def __init__(self, box: QWidget, look: Look, bet: Bet) -> None:
        self.bet = bet
        self._box = box
        # In the order in which a screen reader meets them.
        self._label = Print(box, bold=True)
        self._amount = Print(box, bold=True, align=RIGHT)
        self.chips = ChipStack(box, in_circle=bet is Bet.BONUS)
        self.field = AnswerField(look.words, look.theme, box)
        self._verdict = Print(box, bold=True, align=CENTRE)
        self.payout = ChipStack(box)
        self._area = QRect()
        self._calm = False
        self._line: Line | None = None
        self._grade: PartGrade | None = None
        self._is_asked = False
        self._laid: str | None = None
        # What is shown now; none where the place is hidden, all widgets of a new one are seen.
        self._shown: tuple[object, object] | None = None
        self._is_new = True

    @property
    def widgets(self) -> list[QWidget]:
        """All widgets of the place."""
        prints = (self._label, self._amount, self._verdict)
        return [self.field, self.chips, self.payout, *prints]

    @property
    def area(self) -> QRect:
        """Where the place lies in its box."""
        return self._area

    def show_bet(self, line: Line | None) -> None:
        """Show a stake, of which nothing is asked; None for a place where nothing lies."""
        self._line, self._grade = line, None
        self._is_asked, self._laid = False, None

    def ask(self, part: Part, laid: str | None = None) -> None:
        """Ask what becomes of the stake; `laid` is the answer that is shown as settled."""
        self._is_asked, self._laid = True, laid
        self.field.ask(part, laid=laid)

    def show_grade(self, grade: PartGrade) -> None:
        """Show whether the answer is right."""
        self._grade = grade
        self.field.show_grade(grade)

    def show(self, look: Look, draw: Draw | None, chips: tuple[int, ...], area: QRect) -> None:
        """Write everything in a language, a theme and a size, in an area of the box."""
        printed = (look, draw, chips, area, self._line)
        answered = (self._is_asked, self._laid, self._grade)
        before = self._shown
        if (printed, answered) == before:
            return
        self._shown = printed, answered
        if before is None or printed != before[0]:
            self._write(look, draw, chips)
        self._write_answer(look)
        self._write_end(look, chips)
        self._lay(area, look.text)

    def _write(self, look: Look, _draw: Draw | None, chips: tuple[int, ...]) -> None:
        """Write the name of the place and the stake."""
        theme, line = look.theme, self._line
        self._label.show_text(printed_name(look.words, self.bet), look.text * 0.86, theme.felt_line)
        self._calm = look.calm
        amount = look.words.number(line.stake) if line else ""
        size = look.text * (_LARGE if look.calm else 1.0)
        self._amount.show_text(amount, size, theme.felt_text)
        self.chips.setVisible(line is not None and not look.calm)
        if line:
            self.chips.show_amount(look.words, line.stake, chips)

    def _write_answer(self, look: Look) -> None:
        said, colour = self._said(look)
        self._verdict.show_text(said, look.text * 0.9, colour)
        self.field.setVisible(self._is_asked)
        self.field.set_words(look.words, look.theme, look.text * 1.12)

    def _write_end(self, look: Look, chips: tuple[int, ...]) -> None:
        """Show what becomes of the stake."""
        end = self._end()
        self.chips.take(taken=end == Outcome.TAKEN)
        pays = int(end.removeprefix("paid ")) if end and end.startswith("paid ") else 0
        self.payout.setVisible(pays > 0 and not look.calm)
        if pays:
            self.payout.show_payout(look.words, pays, chips)

    def _end(self) -> str | None:
        """Return what is seen of the stake's end: what is right, before it what was laid."""
        if self._line is None or self._grade is None:
            return self._laid
        return stake_answer(self._line.outcome, self._line.pays)

    def _said(self, look: Look) -> tuple[str, str]:
        """Return what stands under the field and its colour; what is right is marked in it."""
        theme = look.theme
        if self._grade:
            said = "" if self._grade.right else verdict(look.words, self._grade)
            return said, theme.felt_wrong
        if self._laid is None:
            return "", theme.felt_text
        return laid_word(look.words, self._laid), theme.felt_text

    def hide(self) -> None:
        """Hide all widgets of the place."""
        if self._shown is not None or self._is_new:
            self._shown, self._is_new = None, False
            for widget in self.widgets:
                widget.hide()

    def _lay(self, area: QRect, text: int) -> None:
        self._area = area
        says = self._verdict.isVisibleTo(self._box)
        cell = divide(area, text, self._amount.wanted_width(), self._calm, says)
        self._label.setGeometry(cell.label)
        self._amount.setGeometry(cell.amount)
        self.chips.setGeometry(cell.chips)
        self.field.setGeometry(cell.field)
        self._verdict.setGeometry(cell.verdict)
        self.payout.setGeometry(cell.payout)
        if cell.payout.isEmpty():
            self.payout.hide()
