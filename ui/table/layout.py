"""Where everything lies on the table, as seen from the dealer's chair: plain geometry.

All sizes grow with the table. The text follows the application's font too, until the cards would
become too small to read.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRect, QSize

from ui.table.laid import SHADOW, room_around

BASE = QSize(1024, 560)
CARD_ASPECT = 1.4

# Heights in lines of text, then shares of the table's height and width.
_HEADER, _DRAWS, _LINE, _ROW, _GOOD_ROW, _TALLEST_ROW = 1.75, 1.9, 1.6, 5.1, 6.6, 8.6
_PRINTS, _DEALER_LINE, _CORNER = 3, 1.6, 5.8
_DEALER_CARD, _LEAST_CARD = 0.19, 0.145
_ARC, _CORNER_WIDTH, _EMPTY_PLACE = 0.075, 0.25, 0.4
# The part of a card that must show under the next one.
_INDEX = 0.34
# The least width of a place for a bet, in text sizes; more where there is another way to set them.
_LEAST_PLACE, _GOOD_PLACE = 7.2, 9
# Where text would become smaller than this share of what is wished, nothing is printed for beauty.
_LEAST_TEXT = 0.75
# The height, in text sizes, up to which cards have the room before places for chips do.
_GOOD_CARD = 9
# How far a row of a hand that is laid out lies off the middle, as a share of a card's height.
_LIFT = 0.08


@dataclass(frozen=True, slots=True)
class Grid:
    """How many rows and columns of printed places a box has, how many cards and draws at most."""

    rows: int
    columns: int
    cards: int
    draws: int = 0

    @property
    def lines(self) -> float:
        """The height of everything but the cards, in text sizes."""
        return _HEADER + _LINE + (_DRAWS if self.draws else 0) + self.rows * _ROW


@dataclass(frozen=True, slots=True)
class BoxLayout:
    """The parts of one box, in its own coordinates; `draws` by turn, `cells` by row and column.

    In `cards` a row of cards may lie `lift` pixels above or below the middle one.
    """

    header: QRect
    cards: QRect
    lift: int
    draws: tuple[QRect, ...]
    line: QRect
    cells: tuple[tuple[QRect, ...], ...]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The parts of the table in pixels; `text` is the size of ordinary text.

    `places` are the boxes, the first at the dealer's left hand, which is the trainee's left. `arc`
    is how far the table's edge, which is at `top` in the middle, has dropped at its ends.
    """

    size: QSize
    scale: float
    text: int
    grid: Grid
    top: int
    arc: int
    places: tuple[QRect, ...]
    box: BoxLayout
    card: QSize
    prints: QRect
    dealer: QRect
    dealer_card: QSize
    plaque: QRect
    tray: QRect


def edge_drop(arc: float, across: float) -> float:
    """Return how far the table's edge has dropped at a place from -1 (left) to 1 (right)."""
    return arc * abs(across) ** 3


def lay_out(
    size: QSize, font_pixels: float, in_play: Sequence[bool], grids: Sequence[Grid]
) -> TableLayout:
    """Lay out a table of this size; `grids` are the ways to set the places, the narrowest first.

    `in_play` tells for each place whether a box is played there: an empty place is narrower.
    """
    width, height = size.width(), size.height()
    scale = min(width / BASE.width(), height / BASE.height())
    gap, margin = round(5 * scale), round(8 * scale)
    columns = _columns(width, in_play)
    played = [column for column, plays in zip(columns, in_play, strict=True) if plays]
    inner = min((right - left for left, right in played), default=width) - 2 * gap

    top, arc = round(19 * scale), round(_ARC * height)
    corner = round(_CORNER_WIDTH * width)
    drops = [_drop(column, width, arc) for column in columns]
    reaches_in = [right > corner and left < width - corner for left, right in columns]
    played_at = list(zip(drops, in_play, reaches_in, strict=True))
    inward = max((drop for drop, plays, near in played_at if plays and near), default=0)
    outer = max((drop for drop, plays, near in played_at if plays and not near), default=0)
    free = height - top - inward - margin - 4 * gap
    least = _LEAST_CARD * height
    wished = max(scale, 1.0) * font_pixels
    rooms = free - 2 * least, free + inward - outer - (1 + 2 * _LIFT) * least
    grid, prints, text = _readable(grids, inner, rooms, wished)

    lines = grid.lines + prints + _DEALER_LINE
    dealer_card = min(_DEALER_CARD * height, (free - lines * text) / 2)
    dealer_top = round(height - margin - dealer_card - _DEALER_LINE * text)
    prints_top = round(dealer_top - prints * text)
    corner_top = round(height - margin - max(_CORNER * text, _DEALER_CARD * height))
    box_height = prints_top - gap - top - inward
    if outer:
        box_height = min(box_height, corner_top - gap - top - outer)
    dealer_face = _card(int(dealer_card))
    dealer_high = height - dealer_top - max(0, margin - room_around(dealer_face.width()))
    box, card = _box(QSize(inner, box_height), text, grid, gap)
    return TableLayout(
        size=size,
        scale=scale,
        text=text,
        grid=grid,
        top=top,
        arc=arc,
        places=tuple(
            QRect(left + gap, top + drop, right - left - 2 * gap, box_height)
            for (left, right), drop in zip(columns, drops, strict=True)
        ),
        box=box,
        card=card,
        prints=QRect(corner, prints_top, width - 2 * corner, dealer_top - prints_top),
        dealer=QRect(corner, dealer_top, width - 2 * corner, dealer_high),
        dealer_card=dealer_face,
        plaque=QRect(margin, corner_top, corner - 2 * margin, height - margin - corner_top),
        tray=QRect(
            width - corner + margin, corner_top, corner - 2 * margin, height - margin - corner_top
        ),
    )


def fan(width: int, card: int, count: int) -> list[int]:
    """Return the left edges of cards that share a width, side by side where there is room."""
    if count < 2:
        return [0] * count
    step = min(card * 1.04, (width - card) / (count - 1))
    return [round(index * step) for index in range(count)]


def _readable(
    grids: Sequence[Grid], width: int, rooms: tuple[float, float], wished: float
) -> tuple[Grid, float, int]:
    """Return the way to set the places, the lines that are printed, and the largest text.

    `width` is that of a box; `rooms` are the heights left for everything but the cards, where the
    dealer is below the boxes and where plaque and float are.
    """
    middle, side = rooms
    best = grids[0], 0.0, 0
    for prints in (_PRINTS, 0):
        for grid in grids:
            most = middle / (grid.lines + prints + _DEALER_LINE), side / (grid.lines + _CORNER)
            wide = width / (grid.columns * (_LEAST_PLACE if grid is grids[0] else _GOOD_PLACE))
            text = max(7, int(min(*most, wide, wished)))
            if text > best[2]:
                best = grid, prints, text
        if best[2] >= _LEAST_TEXT * wished:
            break
    return best


def _columns(width: int, in_play: Sequence[bool]) -> list[tuple[int, int]]:
    """Return left and right of each place."""
    shares = [1.0 if plays else _EMPTY_PLACE for plays in in_play]
    edges = [round(width * sum(shares[:index]) / sum(shares)) for index in range(len(shares) + 1)]
    return list(pairwise(edges))


def _drop(column: tuple[int, int], width: int, arc: int) -> int:
    """Return how far a box must stay below the edge's top, by its outer corner."""
    return round(max(edge_drop(arc, 2 * x / width - 1) for x in column))


def _card(height: int) -> QSize:
    return QSize(round(height / CARD_ASPECT), height)


def _box(size: QSize, text: int, grid: Grid, gap: int) -> tuple[BoxLayout, QSize]:
    width, header, line = size.width(), round(_HEADER * text), round(_LINE * text)
    drawn = round(_DRAWS * text) if grid.draws else 0
    free = size.height() - header - drawn - line - 2 * gap
    widest_card = width / (1 + (grid.cards - 1) * _INDEX + 2 * SHADOW)
    highest, good = ((free - grid.rows * row * text) / (1 + 2 * _LIFT) for row in (_ROW, _GOOD_ROW))
    highest = min(highest, max(good, _GOOD_CARD * text))
    card = _card(int(min(highest, widest_card * CARD_ASPECT)))
    room, lift = room_around(card.width()), int(card.height() * _LIFT)
    high = card.height() + 2 * lift
    row = min((free - high) / grid.rows, _TALLEST_ROW * text)
    draws_top = header + gap + high
    line_top = draws_top + drawn
    cells_top = line_top + line + gap
    cell = (width + gap) / grid.columns
    cells = tuple(
        tuple(
            QRect(
                int(column * cell), int(cells_top + index * row),
                int(cell - gap), int(row - gap),
            )
            for column in range(grid.columns)
        )
        for index in range(grid.rows)
    )  # fmt: skip
    box = BoxLayout(
        header=QRect(0, 0, width, header),
        cards=QRect(room, header, width - 2 * room, high),
        lift=lift,
        draws=_side_by_side(QRect(0, draws_top, width, drawn), grid.draws, gap),
        line=QRect(0, line_top, width, line),
        cells=cells,
    )
    return box, card


def _side_by_side(row: QRect, number: int, gap: int) -> tuple[QRect, ...]:
    step = (row.width() + gap) / max(number, 1)
    return tuple(
        QRect(int(index * step), row.y(), int(step - gap), row.height()) for index in range(number)
    )
