"""Draw the aces: one large pip, that of spades richly ornamented."""

import pips
import svg
from dress import Dress

SPADE_Y, ROSETTE_Y = 162, 170

PETAL = "M0-11C-6-17-6-24 0-31C6-24 6-17 0-11Z"
FLEURON = (
    "M0-68C6-58 6-49 0-38C-6-49-6-58 0-68Z"
    "M-2-37C-12-38-18-46-14-56C-9-53-5-46-2-37ZM2-37C12-38 18-46 14-56C9-53 5-46 2-37Z"
)
LEAF = "M0 0C4-7 12-9 20-6C15 1 7 4 0 0Z"


def ace(dress: Dress) -> list[str]:
    """Draw the middle of an ace."""
    if dress.suit == "s":
        spade = [
            pips.pip("s", svg.CENTRE_X, SPADE_Y, 164, dress.ink),
            pips.pip(
                "s", svg.CENTRE_X, SPADE_Y + 2, 138, "none", stroke=svg.PAPER, stroke_width=1.6
            ),
        ]
        return [*spade, *_rosette(dress), *_laurel()]
    return [pips.pip(dress.suit, svg.CENTRE_X, svg.CENTRE_Y, 134, dress.ink)]


def _rosette(dress: Dress) -> list[str]:
    place = f"translate({svg.CENTRE_X} {ROSETTE_Y})"
    petals = [
        svg.path(PETAL, svg.GOLD if turn % 2 else svg.PAPER, transform=f"rotate({30 * turn})")
        for turn in range(12)
    ]
    fleurons = [
        svg.path(FLEURON, svg.PAPER, transform=f"rotate({degrees}) scale(0.86)")
        for degrees in (0, 112, -112)
    ]
    middle = [svg.circle(0, 0, 11, svg.PAPER), pips.pip("s", 0, 0, 16, dress.ink)]
    return [svg.group(*petals, *fleurons, *middle, transform=place)]


def _laurel() -> list[str]:
    """Draw two branches below the spade."""
    leaves = [
        svg.path(LEAF, svg.GOLD, transform=f"rotate({-along}) translate(0 102) rotate({lean})")
        for along in range(4, 32, 8)
        for lean in (-22, 52)
    ]
    stem = svg.path("M0 102A102 102 0 0 0 51 88", stroke=svg.GOLD, stroke_width=2)
    branch = svg.group(stem, *leaves, transform=f"translate({svg.CENTRE_X} 172)")
    return [branch, svg.mirrored(branch)]
