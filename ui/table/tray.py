"""The mouse's way to answer: take, return, and the float, whose chips add up to a payout."""

from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QLineF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from dealer_trainer.house import House
from dealer_trainer.questions import stake_answer
from dealer_trainer.settlement import Outcome
from ui.table.chips import disc
from ui.table.fonts import draw_fitted
from ui.table.look import Look
from ui.table.picture import new_picture
from ui.table.plates import draw_plate
from ui.table.signs import answer_sign
from ui.theme import Theme

_ERASE = "\N{ERASE TO THE LEFT}"


class _FeltButton(QPushButton):
    """A button on the felt; it leaves the focus in the field, since its key works there too."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def name(self, said: str, key: str = "") -> None:
        """Say what the button does, and by which key it is done."""
        self.setAccessibleName(said)
        self.setToolTip(f"{said} ({key})" if key else said)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        over = self.underMouse() and self.isEnabled()
        look, size, ratio = self.look, self.size().toTuple(), self.devicePixelRatioF()
        family = self.font().family()
        painter.drawPixmap(
            0, 0, _face(self.text(), size, look.text, look.theme, over, ratio, family)
        )


@lru_cache(maxsize=16)
def _face(
    text: str,
    size: tuple[int, int],
    pixels: int,
    theme: Theme,
    over: bool,  # noqa: FBT001 - a cache's key
    ratio: float,
    family: str,
) -> QPixmap:
    """Draw a button, lit under the mouse; its signs are slow to draw."""
    picture = new_picture(*size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line, ground = (theme.felt_focus, theme.place) if over else (theme.field_line, theme.field)
    area, pad = QRect(0, 0, *size), pixels * 0.4
    draw_plate(painter, area, area.height() * 0.22, ground, line, 1.2)
    painter.setPen(QColor(theme.field_text))
    inside = QRectF(area).adjusted(pad, 1, -pad, -1)
    draw_fitted(painter, inside, text, QFont(family), pixels, bold=True)
    painter.end()
    return picture


class _ChipButton(_FeltButton):
    """A chip of the float."""

    def __init__(self, look: Look, value: int, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.value = value

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        inset = round(self.width() * (0.03 if self.underMouse() and not self.isDown() else 0.08))
        side, ratio = self.width() - 2 * inset, self.devicePixelRatioF()
        painter.drawPixmap(inset, inset, disc(self.value, side, ratio, self.font().family()))


class Tray(QFrame):
    """A fixed bar beside the dealer's cards, for the field that has the focus.

    Signals:
        taken, returned, erased: the button was pressed.
        added: a chip was pressed; its value in whole chips.
    """

    taken = Signal()
    returned = Signal()
    erased = Signal()
    added = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._take = _FeltButton(look, self)
        self._return = _FeltButton(look, self)
        self._erase = _FeltButton(look, self)
        self._erase.setText(_ERASE)
        self._take.clicked.connect(self.taken)
        self._return.clicked.connect(self.returned)
        self._erase.clicked.connect(self.erased)
        self._chips: list[_ChipButton] = []
        self._shown: tuple[Look, tuple[int, ...]] | None = None

    @property
    def buttons(self) -> list[QPushButton]:
        """All buttons: take, return, the chips, erase."""
        return [self._take, self._return, *self._chips, self._erase]

    def show_house(self, look: Look, house: House) -> None:
        """Offer the chips of a house, in a language and a theme."""
        if (look, house.table.chips) == self._shown:
            return
        self._shown = look, house.table.chips
        self._look = look
        values = tuple(sorted(house.table.chips))
        if values != tuple(chip.value for chip in self._chips):
            for chip in self._chips:
                chip.hide()
                chip.deleteLater()
            self._chips = [_ChipButton(look, value, self) for value in values]
            for chip in self._chips:
                chip.clicked.connect(lambda _=False, value=chip.value: self.added.emit(value))
                chip.show()
        words = look.words
        self._take.setText(answer_sign(words, stake_answer(Outcome.TAKEN)))
        self._return.setText(answer_sign(words, stake_answer(Outcome.RETURNED)))
        self._take.name(words.text("Take the stake"), "-")
        self._return.name(words.text("Return the stake"), "=")
        self._erase.name(words.text("Erase the answer"), "Backspace")
        for chip in self._chips:
            chip.name(words.text("Pay {amount} more", amount=words.number(chip.value)))
        for button in (self._take, self._return, self._erase, *self._chips):
            button.look = look
        self._place()
        self.update()

    def allow(self, *, signs: bool, amounts: bool) -> None:
        """Enable what the field with the focus takes."""
        for button in (self._take, self._return):
            button.setEnabled(signs)
        for button in (*self._chips, self._erase):
            button.setEnabled(amounts)

    def resizeEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's event
        self._place()

    def _place(self) -> None:
        """Put two buttons in the upper row, the float into the lower one."""
        text, gap = self._look.text, round(self._look.text * 0.5)
        row = min(round(text * 2.6), (self.height() - gap) // 2)
        top = self.height() - 2 * row - gap
        half = (self.width() - gap) // 2
        self._take.setGeometry(0, top, half, row)
        self._return.setGeometry(half + gap, top, half, row)
        lower = self.height() - row
        step = (self.width() - row - gap) / max(len(self._chips), 1)
        side = min(row, int(step) - 1)
        for index, chip in enumerate(self._chips):
            left = round(index * step + (step - side) / 2)
            chip.setGeometry(left, lower + (row - side) // 2, side, side)
        self._erase.setGeometry(self.width() - row, lower, row, row)

    def sizeHint(self) -> QSize:
        return QSize(230, 80)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the rack of the float under its chips; a calm table has none."""
        if self._look.calm or not self._chips:
            return
        painter = QPainter(self)
        theme, pad = self._look.theme, round(self._look.text * 0.25)
        chips = self._chips[0].geometry().united(self._chips[-1].geometry())
        rack = QRect(0, chips.top() - pad, self._erase.x() - 2 * pad, chips.height() + 2 * pad)
        radius = self._look.text * 0.5
        draw_plate(painter, rack.intersected(self.rect()), radius, theme.plaque, theme.rim, pad)
        painter.setPen(QPen(QColor(theme.rim), max(1.0, self._look.text * 0.08)))
        for before, after in pairwise(self._chips):
            middle = (before.geometry().right() + after.geometry().left()) / 2
            painter.drawLine(QLineF(middle, rack.top() + pad, middle, rack.bottom() - pad))
