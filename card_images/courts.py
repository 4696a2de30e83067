"""Draw the court cards: one half-figure in its part of a frame, and the same upside down."""

import heads
import held
import pips
import svg
from dress import Dress

RANKS = "JQK"

# The frame leaves out the two corners with the indices. The halves meet on the line between
# its inner corners.
FRAME = "M60 10H238V218H190V340H12V132H60Z"
SLOPE = (218 - 132) / (238 - 12)
BADGE = (149, 159)


def court(rank: str, dress: Dress) -> list[str]:
    """Draw king, queen or jack."""
    parts = {"K": _king, "Q": _queen, "J": _jack}[rank](dress)
    return [
        svg.path(FRAME, svg.PARCHMENT),
        svg.group(
            svg.group(*parts, id="half"),
            svg.upside_down("half"),
            _sash(dress),
            stroke=svg.OUTLINE,
            stroke_width=2,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        svg.path(FRAME, stroke=svg.OUTLINE, stroke_width=2),
    ]


def _king(dress: Dress) -> list[str]:
    return [
        _body(dress.ink),
        svg.path("M104 116Q149 136 194 116L222 142Q149 196 76 142Z", svg.PAPER),
        svg.path(
            "M94 134L97 141M110 143L113 150M204 134L201 141M188 143L185 150",
            stroke_width=4,
        ),
        _head(heads.king(dress)),
        _badge(dress),
        held.sword(dress),
        held.hand(dress),
    ]


def _queen(dress: Dress) -> list[str]:
    return [
        _body(dress.ink, top=127),
        svg.path("M62 150C62 128 88 118 106 122C114 134 112 152 104 168Z", dress.second),
        svg.path(
            "M192 122C210 118 236 128 238 150V216L196 202C186 170 184 140 192 122Z", dress.second
        ),
        svg.path("M80 130C84 140 84 150 82 158M94 124C99 136 98 150 94 163", stroke=svg.GOLD),
        _head(heads.queen(dress)),
        _badge(dress),
        held.flower(dress),
        held.hand(dress),
    ]


def _jack(dress: Dress) -> list[str]:
    weapon = held.halberd() if dress.suit in "sd" else held.spear(dress)
    return [
        _body(dress.ink),
        svg.path("M84 128L100 122L108 168L88 161ZM198 122L214 128L212 208L190 199Z", dress.second),
        svg.path("M122 116L149 132L176 116L184 130L149 150L114 130Z", dress.second),
        _head(heads.jack(dress)),
        _badge(dress),
        weapon,
        held.hand(dress),
    ]


def _head(head: str) -> str:
    return svg.group(head, transform="translate(14 -4) scale(1.08)")


def _body(fill: str, top: int = 116) -> str:
    return svg.path(f"M60 150C62 134 92 124 124 {top}H174C206 124 232 134 238 150V218Z", fill)


def _badge(dress: Dress) -> str:
    x, y = BADGE
    return svg.group(
        svg.circle(x, y, 15.5, svg.PAPER, stroke=svg.GOLD, stroke_width=3),
        pips.pip(dress.suit, x, y, 22, dress.ink, stroke="none"),
    )


def _sash(dress: Dress) -> str:
    """Draw the sash over the seam, ending in the corners of the frame."""
    studs = [
        svg.circle(svg.CENTRE_X + run, svg.CENTRE_Y + run * SLOPE, 3, dress.ink, stroke="none")
        for run in range(-96, 97, 24)
    ]
    return svg.group(svg.path("M12 132H30L238 211V218H220L12 139Z", svg.GOLD), *studs)
