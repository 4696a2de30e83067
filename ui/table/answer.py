"""The field in which a trainee says what becomes of one bet."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from dealer_trainer.questions import Form, Part, PartGrade, stake_answer
from dealer_trainer.questions.question import AS_LAID
from dealer_trainer.settlement import Outcome
from dealer_trainer.wording import Words
from dealer_trainer.wording.stakes import answer_text, part_name
from ui import keys
from ui.table.field import FeltField, FieldColours
from ui.table.signs import answer_sign, checked_sign, graded_sign, stopped_sign
from ui.theme import Theme

_DIGITS = "0123456789"
_MOST_DIGITS = 9


class AnswerField(FeltField):
    """Take digits for a payout, ``-`` and ``=``; the rest of the keys move on (`ui.keys`).

    Whatever is written into it, by keys, an input method or pasting, is read as an answer and
    written again as one, so that ``1 250`` is the amount 1250. Where the stake is shown as settled
    already, Enter lets it pass. `name` is what a screen reader calls the field, that of its part if
    empty.

    Signals:
        answer_changed: the answer became another one.
        entered: Enter was pressed, freshly; True if Ctrl was held.
        moved: an arrow was pressed, as a step across and a step down.
        focused, left: the field has the focus now, or no longer.
    """

    answer_changed = Signal()
    entered = Signal(bool)
    moved = Signal(int, int)
    focused = Signal()
    left = Signal()

    def __init__(self, words: Words, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._theme = theme
        self._part: Part | None = None
        self._answer: str | None = None
        self._laid: str | None = None
        self.name = ""
        self._grade: PartGrade | None = None
        self._is_fresh = True
        self.textEdited.connect(self._read)

    @property
    def part(self) -> Part | None:
        """What is asked."""
        return self._part

    @property
    def answer(self) -> str | None:
        """The answer as it is graded, None if there is none.

        Who gives the figure that is laid lets it pass.
        """
        is_passed = self._laid is not None and self._answer == self._laid
        return AS_LAID if is_passed else self._answer

    @property
    def takes_signs(self) -> bool:
        """Tell whether the bet may be taken or returned, and is not only an amount."""
        return self._part is not None and self._part.form is Form.STAKE

    def ask(self, part: Part, name: str = "", laid: str | None = None) -> None:
        """Ask for this part, with nothing answered; `laid` is the answer shown as settled."""
        self._part, self._answer, self._grade = part, None, None
        self.name, self._laid = name, laid
        self.setReadOnly(False)
        self._write()

    def show_grade(self, grade: PartGrade) -> None:
        """Show whether the answer is right; it can no longer be changed."""
        self._grade, self._answer = grade, grade.given
        self.setReadOnly(True)
        self._write()

    def lock(self) -> None:
        """Let the answer no longer be changed."""
        self.setReadOnly(True)

    def set_words(self, words: Words, theme: Theme, pixels: float) -> None:
        """Show the same in a language, a theme and a size."""
        if (words, theme, pixels) != (self._words, self._theme, self.pixels):
            self._words, self._theme = words, theme
            self.wear(self._colours(), pixels)
            self._write()

    def give(self, answer: str | None) -> None:
        """Take over an answer, unless the question is closed."""
        if self.isReadOnly():
            return
        before, self._answer = self._answer, answer
        self._is_fresh = False
        self._write()
        if answer != before:
            self.answer_changed.emit()

    def take(self) -> None:
        """Answer that the stake is taken."""
        if self.takes_signs:
            self.give(stake_answer(Outcome.TAKEN))

    def return_stake(self) -> None:
        """Answer that the stake is returned."""
        if self.takes_signs:
            self.give(stake_answer(Outcome.RETURNED))

    def add(self, amount: int) -> None:
        """Pay this much more."""
        self._give_digits(str(int(self._digits() or 0) + amount))

    def _digits(self) -> str:
        """Return the amount that is answered as digits; empty if it is not an amount."""
        return "".join(char for char in self._answer or "" if char in _DIGITS)

    def _give_digits(self, digits: str) -> None:
        if not digits:
            self.give(None)
            return
        amount = int(digits[:_MOST_DIGITS])
        self.give(stake_answer(Outcome.PAID, amount) if self.takes_signs else str(amount))

    def _read(self, text: str) -> None:
        """Read what was pasted or typed by whatever means; the sign written last decides."""
        last = text.strip()[-1:]
        if last in keys.TAKE_SIGNS and self.takes_signs:
            self.take()
        elif last in keys.RETURN_SIGNS and self.takes_signs:
            self.return_stake()
        else:
            self._give_digits("".join(char for char in text if char in _DIGITS))

    def _write(self) -> None:
        """Write the answer as words and signs, with the mark of its grade."""
        if self._part is None:
            return
        self.setAccessibleName(self.name or part_name(self._words, self._part))
        if self._grade:
            text = graded_sign(self._words, self._grade)
            said = self._said_grade(self._grade)
            self.setAccessibleDescription(said)
            self.setToolTip(said)
        else:
            text = self._sign()
            self.setAccessibleDescription("")
            self.setToolTip(self._said_keys())
        self.wear(self._colours(), self.pixels)
        self.setText(text)

    def _sign(self) -> str:
        answer = self._answer
        if answer is None or self._laid is None or answer == AS_LAID:
            return answer_sign(self._words, answer)
        if answer == self._laid:
            return checked_sign(self._words, answer)
        return stopped_sign(self._words, answer)

    def _said_grade(self, grade: PartGrade) -> str:
        given = answer_text(self._words, grade.given)
        if grade.right:
            return self._words.text("right: {answer}", answer=given)
        truth = answer_text(self._words, grade.part.truth)
        return self._words.text("wrong: {given}; right is {truth}", given=given, truth=truth)

    def _said_keys(self) -> str:
        if self._laid is not None:
            return self._words.text("Enter lets it pass; digits, - and = put it right")
        if self.takes_signs:
            return self._words.text("Digits pay that amount, - takes, = returns")
        return self._words.text("Digits: the amount that is taken")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means; what means nothing here goes to the page."""
        if self.isReadOnly():
            event.setAccepted(event.isAutoRepeat() and Qt.Key(event.key()) in keys.GO_ON)
        elif keys.is_enter(event):
            if not event.isAutoRepeat():
                self._enter(leaves_blanks=keys.leaves_blanks(event))
        elif event.matches(QKeySequence.StandardKey.Paste):
            self._start_over_if_fresh()
            super().keyPressEvent(event)
        elif keys.is_command(event):
            event.ignore()
        elif Qt.Key(event.key()) in keys.ARROWS:
            self.moved.emit(*keys.ARROWS[Qt.Key(event.key())])
        elif Qt.Key(event.key()) in keys.ERASE:
            self._erase()
        elif keys.takes(event):
            self.take()
        elif keys.returns(event):
            self.return_stake()
        elif event.text() and event.text() in _DIGITS:
            self._start_over_if_fresh()
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _enter(self, *, leaves_blanks: bool) -> None:
        if self._laid is not None and self._answer is None and not leaves_blanks:
            self.give(AS_LAID)
        self.entered.emit(leaves_blanks)

    def _start_over_if_fresh(self) -> None:
        """Let the first digit typed after coming back replace the answer."""
        if self._is_fresh:
            self.clear()
            self._is_fresh = False

    def _erase(self) -> None:
        """Take back the last digit, or a word at once."""
        self._give_digits(self._digits()[:-1])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_fresh = True
        self.deselect()
        self.setCursorPosition(len(self.text()))
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def _colours(self) -> FieldColours:
        theme = self._theme
        if self._grade is None:
            return FieldColours(theme.field, theme.field_text, theme.field_line, theme.felt_focus)
        if self._grade.right:
            ground, ink = theme.field_right, theme.field_right_text
        else:
            ground, ink = theme.field_wrong, theme.field_wrong_text
        return FieldColours(ground, ink, ink, theme.felt_focus)
