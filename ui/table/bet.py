"""One printed place of a box: the stake as chips, and the answer to it."""

from functools import lru_cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from dealer_trainer.questions import Part, PartGrade, stake_answer
from dealer_trainer.scenario import Draw
from dealer_trainer.settlement import Bet, Line, Outcome
from ui.table.answer import AnswerField
from ui.table.chips import ChipStack
from ui.table.fonts import CENTRE, RIGHT, Print
from ui.table.look import Look
from ui.table.plates import draw_plate
from ui.table.said import printed_name
from ui.table.signs import laid_word, verdict
from ui.theme import Theme

# The parts of a place for chips; the answer's width in text sizes.
_CHIPS, _LEAST_CHIPS, _ANSWER = 0.4, 0.2, 7.2
# In text sizes: the least and the greatest height of the field, the least one in which a payout is
# shown as chips under it, and the gap between.
_LEAST_FIELD, _FIELD, _PAYOUT, _ABOVE = 1.75, 2.4, 1.1, 0.15
# How much larger the figures of a calm table are.
_LARGE, _FIGURE = 1.5, 0.4
# The least width of an answer beside them, in text sizes.
_LEAST_ANSWER = 5.6


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
        self._shown: object = None
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

    @property
    def lies(self) -> bool:
        """Tell whether anything lies at the place."""
        return self._line is not None

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
        lies = (self._line, self._is_asked, self._laid, self._grade)
        shown = (look, draw, chips, area, *lies)
        if shown != self._shown:
            self._shown = shown
            self._write(look, draw, chips)
            self._lay(area, look.text)

    def _write(self, look: Look, _draw: Draw | None, chips: tuple[int, ...]) -> None:
        theme, line = look.theme, self._line
        self._label.show_text(printed_name(look.words, self.bet), look.text * 0.86, theme.felt_line)
        self._calm = look.calm
        amount = look.words.number(line.stake) if line else ""
        size = look.text * (_LARGE if look.calm else 1.0)
        self._amount.show_text(amount, size, theme.felt_text)
        self._write_answer(look)
        self.chips.setVisible(line is not None and not look.calm)
        end = self._end()
        self.chips.take(taken=end == Outcome.TAKEN)
        pays = int(end.removeprefix("paid ")) if end and end.startswith("paid ") else 0
        self.payout.setVisible(pays > 0 and not look.calm)
        if line:
            self.chips.show_amount(look.words, line.stake, chips)
        if pays:
            self.payout.show_payout(look.words, pays, chips)

    def _end(self) -> str | None:
        """Return what is seen of the stake's end: what is right, before it what was laid."""
        if self._line is None or self._grade is None:
            return self._laid
        return stake_answer(self._line.outcome, self._line.pays)

    def _write_answer(self, look: Look) -> None:
        said, colour = self._said(look)
        self._verdict.show_text(said, look.text * 0.9, colour)
        self.field.setVisible(self._is_asked)
        self.field.set_words(look.words, look.theme, look.text * 1.12)

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
        pad = round(text * 0.4)
        inside = area.adjusted(pad, round(text * 0.12), -pad, -round(text * 0.25))
        head = round(text * 1.25)
        amount = 0 if self._calm else min(self._amount.wanted_width(), inside.width())
        self._label.setGeometry(inside.x(), inside.y(), inside.width() - amount, head)
        self._amount.setGeometry(inside.right() + 1 - amount, inside.y(), amount, head)
        body = QRect(inside.x(), inside.y() + head, inside.width(), inside.height() - head)
        width = area.width()
        left = round(max(_LEAST_CHIPS * width, min(_CHIPS * width, width - _ANSWER * text)))
        if self._calm:
            left = max(left, round(min(_FIGURE * width, width - _LEAST_ANSWER * text)))
        self.chips.setGeometry(body.x(), body.y(), left, body.height())
        if self._calm:
            self._amount.setGeometry(body.x(), body.y(), left, body.height())
        answer = body.adjusted(left + pad // 2, 0, 0, 0)
        verdict_height = round(text * 1.3)
        free = answer.height() - verdict_height
        chips_under = round(free - (_PAYOUT + _ABOVE) * text)
        height = min(free, max(chips_under, round(_LEAST_FIELD * text)), round(_FIELD * text))
        self.field.setGeometry(answer.x(), answer.y(), answer.width(), height)
        self._verdict.setGeometry(answer.x(), answer.y() + height, answer.width(), verdict_height)
        # Where there is more room under the answer than beside it, chips lie there.
        under = body.adjusted(0, height + verdict_height, -body.width() // 2, 0)
        lies_under = min(under.width(), under.height()) > left
        if lies_under:
            self.chips.setGeometry(under)
            wide = min(body.width(), max(answer.width(), round(_ANSWER * text)))
            self.field.setGeometry(body.right() + 1 - wide, body.y(), wide, height)
        said = verdict_height if self._verdict.isVisibleTo(self._box) else 0
        below = answer.adjusted(0, height + max(said, round(_ABOVE * text)), 0, 0)
        if lies_under:
            below.setLeft(under.right() + 1)
        self.payout.setGeometry(below)
        if below.height() < _PAYOUT * text:
            self.payout.hide()

    def paint(self, painter: QPainter, look: Look, *, active: bool) -> None:
        """Paint what is printed on the felt: a rectangle, for the bonus a circle."""
        line, ground = _inks(look.theme, self.lies, active)
        width = max(1.0, look.text * (0.16 if active else 0.1))
        draw_plate(painter, self._area, look.text * 0.45, ground, line, width)
        if self.bet is Bet.BONUS and not look.calm:
            spot = self.chips.geometry()
            side = round(min(spot.width(), spot.height()) * 0.96)
            circle = QRect(0, 0, side, side)
            circle.moveCenter(spot.center())
            draw_plate(painter, circle, side / 2, None, line, width)


@lru_cache(maxsize=16)
def _inks(theme: Theme, lies: bool, active: bool) -> tuple[QColor, QColor]:  # noqa: FBT001 - a cache's key
    """Return the colours of a place's line and ground; empty ones are faint."""
    line = QColor(theme.felt_focus if active else theme.felt_line)
    ground = QColor(theme.place)
    line.setAlphaF(1.0 if active else 0.75 if lies else 0.35)
    ground.setAlphaF(0.6 if lies else 0.22)
    return line, ground
