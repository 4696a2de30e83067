"""Draw the back: a lattice with a rosette, the same either way up."""

import svg

FIELD = "#27477c"
LIGHT = "#c9d5e8"
CELL_WIDTH, CELL_HEIGHT = 34, 38
LEFT, TOP = 23, 23

DIAMOND = "M0-19L17 0L0 19L-17 0Z"
LEAVES = (
    "M0-12C5-6 5-4 0 0C5-4 6-4 10 0C6 4 5 4 0 0C5 4 5 6 0 12C-5 6-5 4 0 0C-5 4-6 4-10 0"
    "C-6-4-5-4 0 0C-5-4-5-6 0-12Z"
)
PETAL = "M0-11C-7-20-6-30 0-38C6-30 7-20 0-11Z"


def back() -> str:
    """Draw the back of every card."""
    frame = (LEFT, TOP, svg.WIDTH - 2 * LEFT, svg.HEIGHT - 2 * TOP)
    return svg.card(
        svg.rect((13, 13, 224, 324), FIELD, rx=9, ry=9),
        *_lattice(),
        svg.rect(frame, "none", stroke=svg.GOLD, stroke_width=2.5),
        svg.rect((17, 17, 216, 316), "none", rx=6, ry=6, stroke=LIGHT, stroke_width=1.5),
        svg.group(*_rosette(), transform=f"translate({svg.CENTRE_X} {svg.CENTRE_Y})"),
    )


def _lattice() -> list[str]:
    cell = svg.group(
        svg.path(DIAMOND, stroke=LIGHT, stroke_width=1.6), svg.path(LEAVES, LIGHT), id="cell"
    )
    cells = [
        svg.use("cell", f"translate({x} {y})")
        for y in range(TOP + CELL_HEIGHT // 2, svg.HEIGHT - TOP, CELL_HEIGHT)
        for x in range(LEFT + CELL_WIDTH // 2, svg.WIDTH - LEFT, CELL_WIDTH)
    ]
    studs = [
        svg.circle(x, y, 4, svg.GOLD)
        for y in range(TOP + CELL_HEIGHT, svg.HEIGHT - TOP, CELL_HEIGHT)
        for x in range(LEFT + CELL_WIDTH, svg.WIDTH - LEFT, CELL_WIDTH)
    ]
    return [f"<defs>{cell}</defs>", *cells, *studs]


def _rosette() -> list[str]:
    petals = [
        svg.path(PETAL, svg.GOLD if turn % 2 else svg.PAPER, transform=f"rotate({30 * turn})")
        for turn in range(12)
    ]
    return [
        svg.circle(0, 0, 60, FIELD, stroke=LIGHT, stroke_width=1.6),
        svg.circle(0, 0, 52, FIELD, stroke=svg.GOLD, stroke_width=4),
        svg.circle(0, 0, 45, "none", stroke=LIGHT, stroke_width=1.5),
        *petals,
        svg.circle(0, 0, 7, svg.GOLD),
    ]
