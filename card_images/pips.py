"""Draw the suits, and lay them out as on every pack of cards."""

import svg

# Each suit stands in a box from -50 to 50 in both directions.
SHAPES = {
    "s": "M0-50C9-31 46-10 46 17C46 32 35 40 24 40C15 40 8 35 4 27C5 38 9 46 18 50H-18"
    "C-9 46-5 38-4 27C-8 35-15 40-24 40C-35 40-46 32-46 17C-46-10-9-31 0-50Z",
    "h": "M0 48C-10 28-48 8-48-19C-48-35-37-46-24-46C-12-46-4-38 0-27C4-38 12-46 24-46"
    "C37-46 48-35 48-19C48 8 10 28 0 48Z",
    "d": "M0-50C10-32 24-14 40 0C24 14 10 32 0 50C-10 32-24 14-40 0C-24-14-10-32 0-50Z",
    "c": "M0-48A22 22 0 0 1 16-11A23 23 0 1 1 4 22C5 36 9 46 18 50H-18C-9 46-5 36-4 22"
    "A23 23 0 1 1-16-11A22 22 0 0 1 0-48Z",
}

SIZE = 42
LEFT, MIDDLE, RIGHT = 85, svg.CENTRE_X, svg.WIDTH - 85
TOP, BOTTOM = 56, svg.HEIGHT - 56


def _rows(count: int) -> list[float]:
    return [TOP + (BOTTOM - TOP) * row / (count - 1) for row in range(count)]


def _columns(rows: int, *middle: float) -> list[tuple[float, float]]:
    """List a left and a right column of pips, and those of the middle column."""
    sides: list[tuple[float, float]] = [(x, y) for y in _rows(rows) for x in (LEFT, RIGHT)]
    return sides + [(MIDDLE, y) for y in middle]


LAYOUTS: dict[str, list[tuple[float, float]]] = {
    "2": [(MIDDLE, y) for y in _rows(2)],
    "3": [(MIDDLE, y) for y in _rows(3)],
    "4": _columns(2),
    "5": _columns(2, svg.CENTRE_Y),
    "6": _columns(3),
    "7": _columns(3, _rows(5)[1]),
    "8": _columns(3, _rows(5)[1], _rows(5)[3]),
    "9": _columns(4, svg.CENTRE_Y),
    "T": _columns(4, _rows(7)[1], _rows(7)[5]),
}


def pip(suit: str, x: float, y: float, size: float, fill: str, **attributes: str | float) -> str:
    """Draw one suit, `size` high, with its middle at x and y."""
    place = f"translate({x:g} {y:g}) scale({size / 100:g})"
    return svg.path(SHAPES[suit], fill, transform=place, **attributes)


def spots(rank: str, suit: str, ink: str) -> list[str]:
    """Draw the pips of a card from two to ten, those of the lower half upside down."""
    shape = svg.path(SHAPES[suit], ink, id="pip")
    return [f"<defs>{shape}</defs>"] + [
        svg.use("pip", f"translate({x:g} {y:g}) scale({_scale(y):g})") for x, y in LAYOUTS[rank]
    ]


def _scale(y: float) -> float:
    return (-SIZE if y > svg.CENTRE_Y else SIZE) / 100
