"""Chips: discs with their value, in stacks as they lie on the felt."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.settlement import Bet
from dealer_trainer.wording import Words
from ui.table.fonts import draw_fitted
from ui.table.picture import new_picture
from ui.table.stacks import CUT, columns, fewest_chips, payout
from ui.theme import CHIP_COLOURS, OTHER_CHIP

# Stacks from left to right, each from the felt up in the parts into which it is cut.
Columns = tuple[tuple[tuple[int, ...], ...], ...]

_TILT = 0.46
_THICK = 0.13
_HIGHEST, _MOST_COLUMNS = 10, 3
_GAP = 0.6
_TAKEN = 0.3
# How the eye sees red, green and blue, and the light at which dark print is read better than white.
_SHARES, _MIDDLE = (0.2126, 0.7152, 0.0722), 0.22
_DARK, _WHITE, _SPOT = "#1b1e22", "#ffffff", "#6f7a86"


def chip_colour(value: int) -> QColor:
    """Return the colour of a chip, by its value."""
    return QColor(CHIP_COLOURS.get(value, OTHER_CHIP))


def value_colour(value: int) -> QColor:
    """Return the colour in which a value is printed on its chip."""
    return QColor(_DARK if _light(chip_colour(value)) > _MIDDLE else _WHITE)


def _light(colour: QColor) -> float:
    """Return how light a colour is to the eye, 0 to 1."""
    # Squares are near enough to how screens shade.
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return sum(share * part * part for share, part in zip(_SHARES, parts, strict=True))


def spot_colour(value: int) -> QColor:
    """Return the colour of the spots along a chip's edge."""
    return QColor(_SPOT if chip_colour(value).lightnessF() > 0.85 else _WHITE)


def draw_disc(painter: QPainter, area: QRectF, value: int, font: QFont) -> None:
    """Draw a chip as one sees it from above, its value in the middle; `area` may be flattened."""
    colour = chip_colour(value)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(area)
    painter.setBrush(spot_colour(value))
    for turn in range(6):
        painter.drawPie(area, (turn * 60 + 20) * 16, 20 * 16)
    inner = QRectF(QPointF(), area.size() * 0.72)
    inner.moveCenter(area.center())
    painter.setBrush(colour)
    painter.setPen(colour.lighter(150))
    painter.drawEllipse(inner)
    painter.setPen(value_colour(value))
    inner.adjust(inner.width() * 0.06, 0, -inner.width() * 0.06, 0)
    draw_fitted(painter, inner, str(value), font, area.width() * 0.3, bold=True)


@lru_cache(maxsize=64)
def disc(value: int, side: int, ratio: float, family: str) -> QPixmap:
    """Return a chip as one sees it from above, drawn once for each size."""
    picture = new_picture(side, side, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_disc(painter, QRectF(0, 0, side, side), value, QFont(family))
    painter.end()
    return picture


@lru_cache(maxsize=256)
def _chip(value: int, width: int, ratio: float, family: str) -> QPixmap:
    """Draw one chip with its edge."""
    face, edge = width * _TILT, width * _THICK
    picture = new_picture(width, face + edge + 1, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    top = QRectF(0.5, 0.5, width - 1, face)
    body = QPainterPath()
    body.addEllipse(top.translated(0, edge))
    body.addRect(QRectF(0.5, 0.5 + face / 2, width - 1, edge))
    body.setFillRule(Qt.FillRule.WindingFill)
    colour = chip_colour(value)
    painter.fillPath(body, colour.darker(135))
    painter.setClipPath(body)
    for turn in (-1, 0, 1):
        middle = top.center().x() + turn * width * 0.33
        painter.fillRect(
            QRectF(middle - width * 0.06, 0, width * 0.12, face + edge + 1),
            spot_colour(value).darker(115),
        )
    painter.setClipping(False)
    line = QColor("#000000")
    line.setAlphaF(0.35)
    painter.setPen(QPen(line, max(0.6, width * 0.018)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(top.translated(0, edge), 180 * 16, 180 * 16)
    draw_disc(painter, top, value, QFont(family))
    painter.end()
    return picture


class ChipStack(QLabel):
    """An amount as the house's chips: a stake as it lies there, or a payout as a dealer cuts it.

    A stake that `is_taken` is faint.
    """

    def __init__(self, parent: QWidget, *, in_circle: bool = False) -> None:
        super().__init__(parent)
        self._in_circle = in_circle
        self._columns: Columns = ()
        self._shown: object = None
        self.is_taken = False

    def show_amount(self, words: Words, amount: int, chips: tuple[int, ...]) -> None:
        """Show a stake in the fewest of these chips, the largest at the bottom, in fives."""
        if self._is_another(words, amount, chips):
            piles = listed(words, fewest_chips(amount, chips))
            self._show(_stake(amount, chips), words.text("chips: {listed}", listed=piles))

    def show_payout(self, words: Words, amount: int, chips: tuple[int, ...]) -> None:
        """Show what is laid beside a stake, the largest chips first."""
        if self._is_another(words, amount, chips):
            piles = listed(words, fewest_chips(amount, chips))
            self._show(_payout(amount, chips), words.text("paid in chips: {listed}", listed=piles))

    def take(self, *, taken: bool) -> None:
        """Show the chips as taken away: faint, as they lay; or as lying there again."""
        if taken != self.is_taken:
            self.is_taken = taken
            self.update()

    def _is_another(self, *shown: object) -> bool:
        before, self._shown = self._shown, shown
        return shown != before

    def _show(self, shown: Columns, said: str) -> None:
        self._columns = shown
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._columns:
            return
        painter = QPainter(self)
        painter.setOpacity(_TAKEN if self.is_taken else 1.0)
        size, ratio, family = self.size().toTuple(), self.devicePixelRatioF(), self.font().family()
        picture = _stacks(self._columns, size, ratio, family, in_circle=self._in_circle)
        painter.drawPixmap(0, 0, picture)


def stake_picture(
    amount: int, chips: tuple[int, ...], size: QSize, bet: Bet, ratio: float, family: str
) -> QPixmap:
    """Return a stake as it lies in a place of this size."""
    is_bonus = bet is Bet.BONUS
    return _stacks(_stake(amount, chips), size.toTuple(), ratio, family, in_circle=is_bonus)


def payout_picture(
    amount: int, chips: tuple[int, ...], size: QSize, ratio: float, family: str
) -> QPixmap:
    """Return a payout as it is laid in a place of this size."""
    return _stacks(_payout(amount, chips), size.toTuple(), ratio, family, in_circle=False)


@lru_cache(maxsize=256)
def _stake(amount: int, chips: tuple[int, ...]) -> Columns:
    """Return a stake in the fewest chips, in fives."""
    stacks = columns(fewest_chips(amount, chips), _HIGHEST)[:_MOST_COLUMNS]
    return tuple(
        tuple(tuple(each[at : at + CUT]) for at in range(0, len(each), CUT)) for each in stacks
    )


@lru_cache(maxsize=256)
def _payout(amount: int, chips: tuple[int, ...]) -> Columns:
    """Return a payout as a dealer lays it."""
    return tuple(tuple(map(tuple, column)) for column in payout(fewest_chips(amount, chips)))


@lru_cache(maxsize=128)
def _stacks(
    columns: Columns, size: tuple[int, int], ratio: float, family: str, *, in_circle: bool
) -> QPixmap:
    """Draw stacks of chips in a place of this size."""
    picture = new_picture(*size, ratio)
    painter = QPainter(picture)
    room, high = size
    number = len(columns)
    lifts = max(_lifts(column) for column in columns)
    width = int(min(room / number, high / (_TILT + 2 * _THICK)))
    if in_circle:
        width = int(min(width, high) * 0.8)
    face = width * (_TILT + _THICK) + 1
    step = min(width * _THICK, (high - face) / max(lifts, 1))
    bottom = high - face
    if in_circle:
        bottom = min(bottom, (high - face + lifts * step) / 2)
    left = (room - width * number) / 2
    for index, column in enumerate(columns):
        lift = 0.0
        for cut, part in enumerate(column):
            aside = (cut % 2) * width * 0.035
            for value in part:
                place = QPointF(left + index * width + aside, bottom - lift * step)
                painter.drawPixmap(place, _chip(value, width, ratio, family))
                lift += 1
            lift += _GAP
    painter.end()
    return picture


def listed(words: Words, piles: Sequence[tuple[int, int]]) -> str:
    """Return piles of chips in words: how many of which value."""
    return ", ".join(f"{count} × {words.number(value)}" for value, count in piles)


def _lifts(column: Sequence[Sequence[int]]) -> float:
    """Return how many chips' thickness the top one lies above the lowest."""
    return sum(map(len, column)) - 1 + (len(column) - 1) * _GAP
