"""Draw the indices: ranks as bold strokes of one width, so that no font is needed."""

import svg

WEIGHT = 10
MIDDLE, TOP = 31, 20

# Middle lines of the strokes about x = 0: from y = 0 to 50, and half a stroke further at cut ends.
STROKES = {
    "A": "M-18 54L0 0L18 54M-11 35H11",
    "K": "M-13-5V55M16-3L-12 29M-3 20L17 53",
    "Q": "M0 0C12 0 17 8 17 25S12 50 0 50S-17 42 -17 25S-12 0 0 0ZM5 36L18 53",
    "J": "M-5 0H13V34C13 45 8 50 -1 50C-10 50 -15 45 -15 36",
    "T": "M-20 9L-12 1V55M10 0C18 0 20 9 20 25S18 50 10 50S0 41 0 25S2 0 10 0Z",
    "9": "M15 16C15 6 9 0 0 0S-15 6 -15 16S-9 31 0 31S15 25 15 16V24C15 42 8 50 -3 50"
    "C-8 50 -11 49 -14 47",
    "8": "M0 0C9 0 14 5 14 12S9 23 0 23S-14 19 -14 12S-9 0 0 0ZM0 23C10 23 16 29 16 36.5"
    "S10 50 0 50S-16 44 -16 36.5S-10 23 0 23Z",
    "7": "M-16 0H16C6 16 -3 33 -5 55",
    "6": "M-15 34C-15 44 -9 50 0 50S15 44 15 34S9 19 0 19S-15 25 -15 34V26C-15 8 -8 0 3 0"
    "C8 0 11 1 14 3",
    "5": "M14 0H-11L-13 23C-9 20 -5 19 0 19C10 19 16 25 16 34.5S10 50 -1 50C-8 50 -12 48 -16 44",
    "4": "M9 55V0L-17 37H18",
    "3": "M-14 5C-10 2 -6 0 0 0C9 0 14 5 14 12S9 23 -4 23C10 23 16 29 16 36.5S10 50 -1 50"
    "C-8 50 -12 48 -16 44",
    "2": "M-15 12C-14 4 -8 0 0 0C9 0 15 5 15 13C15 24 3 33 -15 50H17",
}


def index(rank: str, ink: str) -> str:
    """Draw the rank in the upper left corner."""
    return svg.path(
        STROKES[rank],
        stroke=ink,
        stroke_width=WEIGHT,
        stroke_linejoin="round",
        transform=f"translate({MIDDLE} {TOP})",
    )
