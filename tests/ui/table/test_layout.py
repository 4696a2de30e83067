"""The geometry of the table at all sizes: nothing overlaps, nothing lies outside."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRect, QSize

from ui.table.layout import Grid, TableLayout, fan, lay_out

SIZES = [(1008, 430), (1024, 560), (1280, 600), (1280, 720), (1920, 940), (3840, 2020), (700, 900)]
SEATS = [(1, 1, 1, 1), (1, 0, 0, 0), (0, 0, 1, 0), (1, 0, 0, 1), (0, 1, 1, 0), (1, 1, 1, 0)]
GRIDS = [(Grid(3, 2, 6), Grid(2, 3, 6)), (Grid(1, 2, 5), Grid(1, 3, 5))]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> QSize:
    return QSize(*request.param)


@pytest.mark.parametrize("pixels", [12, 24])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("grids", GRIDS)
def test_no_part_of_the_table_overlaps_another(
    size: QSize, pixels: int, seats: tuple[int, ...], grids: tuple[Grid, Grid]
) -> None:
    layout = lay_out(size, pixels, [bool(seat) for seat in seats], grids)
    played = [place for place, seat in zip(layout.places, seats, strict=True) if seat]
    parts = [*played, layout.dealer, layout.prints, layout.plaque, layout.tray]
    for one, other in combinations(parts, 2):
        assert not one.intersects(other), (one, other)
    for part in parts:
        assert QRect(0, 0, size.width(), size.height()).contains(part)


@pytest.mark.parametrize("pixels", [12, 24])
@pytest.mark.parametrize("seats", SEATS)
def test_a_box_holds_its_parts_one_below_the_other(
    size: QSize, pixels: int, seats: tuple[int, ...]
) -> None:
    layout = lay_out(size, pixels, [bool(seat) for seat in seats], GRIDS[0])
    box, whole = layout.box, QRect(0, 0, _inner(layout, seats), layout.places[0].height())
    cells = [cell for row in box.cells for cell in row]
    for one, other in combinations([box.header, box.cards, box.line, *cells], 2):
        assert not one.intersects(other), (one, other)
    for part in (box.header, box.cards, box.line, *cells):
        assert whole.contains(part), part
    assert layout.card.height() + 2 * box.lift == box.cards.height()
    assert box.lift >= 0.06 * layout.card.height()


def _inner(layout: TableLayout, seats: tuple[int, ...]) -> int:
    widths = [p.width() for p, seat in zip(layout.places, seats, strict=True) if seat]
    return min(widths)


def test_box_1_is_at_the_dealers_left_and_the_outer_boxes_lie_nearer_to_him() -> None:
    layout = lay_out(QSize(1024, 560), 12, [True] * 4, GRIDS[0])
    lefts = [place.left() for place in layout.places]
    assert lefts == sorted(lefts)
    assert layout.places[0].top() > layout.places[1].top()
    assert layout.dealer.top() > layout.places[1].bottom()


def test_cards_and_text_grow_with_the_window() -> None:
    layouts = [lay_out(QSize(*size), 12, [True] * 4, GRIDS[0]) for size in SIZES[1:6]]
    for smaller, larger in pairwise(layouts):
        assert larger.card.width() > smaller.card.width() or larger.text >= smaller.text
    assert layouts[-1].text >= 3 * layouts[0].text
    assert layouts[-1].card.width() >= 3 * layouts[0].card.width()


def test_six_cards_in_the_smallest_window_show_their_corners() -> None:
    layout = lay_out(QSize(1024, 560), 12, [True] * 4, GRIDS[0])
    lefts = fan(layout.box.cards.width(), layout.card.width(), 6)
    steps = [right - left for left, right in pairwise(lefts)]
    assert layout.card.width() >= 75
    assert min(steps) >= 0.33 * layout.card.width()
    assert lefts[-1] + layout.card.width() <= layout.box.cards.width()


def test_text_at_200_percent_is_larger_where_there_is_room() -> None:
    normal = lay_out(QSize(1920, 940), 12, [True] * 4, GRIDS[0])
    doubled = lay_out(QSize(1920, 940), 24, [True] * 4, GRIDS[0])
    assert doubled.text >= 24
    assert doubled.text > normal.text
    assert lay_out(QSize(1024, 560), 24, [True] * 4, GRIDS[0]).text >= 14
