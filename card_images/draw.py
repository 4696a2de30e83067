"""Draw the 52 faces and the back as SVG files.

`python card_images/draw.py [FOLDER]` writes them to FOLDER, else beside this script.

A face holds its suit's ink as one colour literal that nothing else on it has (`dress.DRESSES`).
For a four-colour pack a loader replaces it in the file's text before it renders: in diamonds
`#c8202f` by a blue such as `#1560bd`, in clubs `#14161b` by a green such as `#16793a`.
"""

import sys
from pathlib import Path

import aces
import back
import courts
import glyphs
import pips
import svg
from dress import DRESSES, Dress

RANKS = "23456789TJQKA"


def face(rank: str, dress: Dress) -> str:
    """Draw one face with its index in two corners."""
    corner = svg.group(
        glyphs.index(rank, dress.ink), pips.pip(dress.suit, 31, 104, 42, dress.ink), id="corner"
    )
    if rank == "A":
        middle = aces.ace(dress)
    elif rank in courts.RANKS:
        middle = courts.court(rank, dress)
    else:
        middle = pips.spots(rank, dress.suit, dress.ink)
    return svg.card(corner, svg.upside_down("corner"), *middle)


def pack() -> dict[str, str]:
    """Draw the whole pack, by the names of its files."""
    faces = {
        f"{rank}{suit}.svg": face(rank, dress) for suit, dress in DRESSES.items() for rank in RANKS
    }
    return faces | {"back.svg": back.back()}


def main(folder: Path) -> None:
    """Write the pack into a folder."""
    for name, text in pack().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
