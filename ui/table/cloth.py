"""The places that are printed on the felt for the boxes: rectangles, for the bonus a circle."""

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from dealer_trainer.house import House
from dealer_trainer.questions import SETTLING_KINDS, Question
from dealer_trainer.settlement import Bet
from ui.table.cell import divide
from ui.table.fonts import draw_fitted
from ui.table.layout import TableLayout
from ui.table.look import Look
from ui.table.plates import draw_plate
from ui.table.said import PRINTED
from ui.table.spots import Spot, lines_of, spots
from ui.theme import Theme

#: At which places stakes lie, by the number of the box.
Stakes = Mapping[int, frozenset[Spot]]

_LINE, _ACTIVE_LINE, _CORNER = 0.1, 0.16, 0.45  # in text sizes


def stakes_of(question: Question) -> Stakes:
    """Return where stakes lie when a question is asked; a box that still decides has no bet yet."""
    deciding = None
    if question.kind not in SETTLING_KINDS:
        # Not needed before the first question of another kind.
        from dealer_trainer.questions.moment import box_before_its_bet

        deciding = box_before_its_bet(question)
    return {
        settled.box: frozenset(
            spot
            for spot, _ in lines_of(settled)
            if settled.box != deciding or spot[0] is not Bet.BET
        )
        for settled in question.settlement.boxes
    }


def draw_places(
    painter: QPainter, layout: TableLayout, house: House, stakes: Stakes, look: Look, font: QFont
) -> None:
    """Draw the places of all boxes; those at which nothing lies are faint, as is an empty box."""
    for number, box in enumerate(layout.places, start=1):
        painter.translate(box.topLeft())
        if number not in stakes:
            _draw_empty(painter, layout, box.width(), look, font)
        else:
            for spot, (row, column) in spots(house, layout.grid).items():
                area = layout.box.cells[row][column]
                line, ground = _inks(look.theme, spot in stakes[number])
                width = max(1.0, layout.text * _LINE)
                draw_plate(painter, area, layout.text * _CORNER, ground, line, width)
                if not look.calm:
                    _draw_circle(painter, spot, area, layout.text, line, width)
        painter.translate(-box.topLeft())


def draw_active(painter: QPainter, spot: Spot, area: QRect, look: Look) -> None:
    """Draw the line around the place that is answered now, over what is printed there."""
    line, width = look.theme.felt_focus, max(1.0, look.text * _ACTIVE_LINE)
    draw_plate(painter, area, look.text * _CORNER, None, line, width)
    if not look.calm:
        _draw_circle(painter, spot, area, look.text, line, width)


def _draw_circle(
    painter: QPainter, spot: Spot, area: QRect, text: int, line: QColor | str, width: float
) -> None:
    if spot[0] is not Bet.BONUS:
        return
    chips = divide(area, text, 0, calm=False, says=False).chips
    side = round(min(chips.width(), chips.height()) * 0.96)
    circle = QRect(0, 0, side, side)
    circle.moveCenter(chips.center())
    draw_plate(painter, circle, side / 2, None, line, width)


def _draw_empty(
    painter: QPainter, layout: TableLayout, width: int, look: Look, font: QFont
) -> None:
    """Draw where ante and bet would lie."""
    line = QColor(look.theme.felt_line)
    line.setAlphaF(0.35)
    painter.setPen(QPen(line, max(1.0, layout.text * _LINE)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cell = layout.box.cells[-1][0]
    wide = min(width * 0.47, cell.width())
    for left, bet in ((0.0, Bet.ANTE), (width - wide, Bet.BET)):
        area = QRectF(left, cell.y(), wide, cell.height()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(area, layout.text * _CORNER, layout.text * _CORNER)
        draw_fitted(painter, area, PRINTED[bet], font, layout.text * 0.86, bold=True)


@lru_cache(maxsize=4)
def _inks(theme: Theme, lies: bool) -> tuple[QColor, QColor]:  # noqa: FBT001 - a cache's key
    """Return the colours of a place's line and ground."""
    line, ground = QColor(theme.felt_line), QColor(theme.place)
    line.setAlphaF(0.75 if lies else 0.35)
    ground.setAlphaF(0.6 if lies else 0.22)
    return line, ground
