"""Draw what the court holds: sword, flower, halberd or spear, and the hand around it."""

import svg
from dress import Dress


def hand(dress: Dress) -> str:
    """Draw the forearm, the cuff and the fist."""
    return svg.group(
        svg.path("M238 216V178L226 166H203L190 200Z", dress.second),
        svg.path("M200 160Q214 166 230 160L232 174Q214 181 197 174Z", svg.GOLD),
        svg.path(
            "M203 142C203 137 207 135 213 135C221 135 226 139 226 146V155C226 162 220 165 214 164"
            "C206 163 202 158 203 151Z",
            svg.SKIN,
        ),
        svg.path("M204 145H215M203 151H215M205 157H215", stroke_width=1.6),
    )


def sword(dress: Dress) -> str:
    """Draw a sword held upright."""
    return svg.group(
        svg.path("M206 134V36L213 20L220 36V134Z", svg.SILVER),
        svg.path("M213 20L220 36V134H213Z", svg.OUTLINE, fill_opacity=0.14, stroke_width=1.6),
        svg.path("M208 132H218V180H208Z", dress.second),
        svg.path("M191 120C200 128 226 128 235 120V131C226 137 200 137 191 131Z", svg.GOLD),
        svg.circle(213, 128, 3, dress.ink, stroke="none"),
    )


def flower(dress: Dress) -> str:
    """Draw a flower on its stem: a tulip for the red suits, five petals for the black ones."""
    return svg.group(
        svg.path("M213 92C211 108 214 124 213 178", stroke=svg.GREEN, stroke_width=5),
        svg.path("M213 134C199 132 192 122 191 110C204 112 211 120 213 134Z", svg.GREEN),
        svg.path("M213 126C225 124 232 116 233 104C221 106 214 114 213 126Z", svg.GREEN),
        *(_tulip(dress) if dress.suit in "hd" else _petals(dress)),
    )


def _petals(dress: Dress) -> list[str]:
    petals = [
        svg.path(
            "M0 0C-17-7-16-25 0-25C16-25 17-7 0 0Z",
            dress.blossom,
            transform=f"translate(213 80) rotate({72 * turn})",
        )
        for turn in range(5)
    ]
    return [*petals, svg.circle(213, 80, 7, svg.GOLD)]


def _tulip(dress: Dress) -> list[str]:
    return [
        svg.path("M204 92C198 74 206 58 213 50C220 58 228 74 222 92Z", svg.GOLD),
        svg.path("M213 96C196 98 188 82 193 58C204 64 211 78 213 96Z", dress.blossom),
        svg.path("M213 96C230 98 238 82 233 58C222 64 215 78 213 96Z", dress.blossom),
    ]


def halberd() -> str:
    """Draw a halberd."""
    return svg.group(
        svg.path("M210 60H216V208H210Z", svg.BROWN),
        svg.path("M210 72C200 70 195 62 192 52C200 57 206 57 210 54Z", svg.SILVER),
        svg.path(
            "M216 50C224 50 229 44 233 37C236 54 236 72 233 90C229 80 224 76 216 76Z", svg.SILVER
        ),
        svg.path("M213 16L220 46H206Z", svg.SILVER),
        svg.path("M208 46H218V80H208Z", svg.GOLD),
    )


def spear(dress: Dress) -> str:
    """Draw a spear with a pennant."""
    return svg.group(
        svg.path("M210 60H216V208H210Z", svg.BROWN),
        svg.path("M213 58C202 50 202 34 213 16C224 34 224 50 213 58Z", svg.SILVER),
        svg.path("M213 16C224 34 224 50 213 58Z", svg.OUTLINE, fill_opacity=0.14),
        svg.path("M216 66H236L228 76L236 86H216Z", dress.second),
        svg.path("M208 56H218V66H208Z", svg.GOLD),
    )
