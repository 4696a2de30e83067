"""Say how the court of each suit is dressed."""

from dataclasses import dataclass

import svg


@dataclass(frozen=True, slots=True)
class Dress:
    """Colours of one suit's cards; `ink` is the suit's own, and may be replaced on loading."""

    suit: str
    ink: str
    second: str
    blossom: str
    hair: str


# Nothing else may have these colours: a loader replaces them for a four-colour pack.
BLACK_INK, RED_INK = "#14161b", "#c8202f"

DRESSES = {
    "s": Dress("s", BLACK_INK, svg.BLUE, svg.PAPER, svg.SLATE),
    "h": Dress("h", RED_INK, svg.BLUE, svg.RED, svg.GOLD),
    "d": Dress("d", RED_INK, svg.SLATE, svg.PAPER, svg.SILVER),
    "c": Dress("c", BLACK_INK, svg.RED, svg.RED, svg.BROWN),
}
