"""Draw the heads of the court: a bearded king, a queen with loose hair, a jack in profile.

A head is drawn about x = 125 and put on its shoulders by `courts`.
"""

import pips
import svg
from dress import Dress

BEARDS = {
    "s": "M101 80C103 92 110 95 125 95C140 95 147 92 149 80C153 104 146 120 125 134"
    "C104 120 97 104 101 80Z",
    "h": "M101 80C103 92 110 96 125 96C140 96 147 92 149 80C153 102 148 120 138 122"
    "C132 124 130 122 125 122C120 122 118 124 112 122C102 120 97 102 101 80Z",
    "d": "M101 80C103 92 110 95 125 95C140 95 147 92 149 80C153 104 148 120 136 134"
    "C131 130 127 126 125 120C123 126 119 130 114 134C102 120 97 104 101 80Z",
    "c": "M101 80C103 92 110 95 125 95C140 95 147 92 149 80C156 96 156 112 148 126"
    "C134 132 116 132 102 126C94 112 94 96 101 80Z",
}

TRESSES = {
    "s": "M125 26C98 26 90 46 90 70C90 94 84 108 80 124C92 132 104 128 110 120H140"
    "C146 128 158 132 170 124C166 108 160 94 160 70C160 46 152 26 125 26Z",
    "h": "M125 26C106 22 94 34 94 46C84 50 82 62 88 70C78 76 78 88 86 94C76 100 78 114 88 116"
    "C88 128 104 130 110 120H140C146 130 162 128 162 116C172 114 174 100 164 94"
    "C172 88 172 76 162 70C168 62 166 50 156 46C156 34 144 22 125 26Z",
    "d": "M125 26C104 26 96 38 95 56C84 58 80 72 86 82C90 90 98 92 104 86H146"
    "C152 92 160 90 164 82C170 72 166 58 155 56C154 38 146 26 125 26Z",
    "c": "M125 26C102 26 94 42 94 66C94 78 92 84 86 90C80 98 82 106 88 108C80 114 80 122 86 126"
    "C80 132 82 142 92 148C102 142 104 132 98 126C104 122 104 114 98 108C106 104 106 98 104 90"
    "H146C144 98 144 104 152 108C146 114 146 122 152 126C146 132 148 142 158 148"
    "C168 142 170 132 164 126C170 122 170 114 162 108C168 106 170 98 164 90"
    "C158 84 156 78 156 66C156 42 148 26 125 26Z",
}

CROWN_TIPS = ((90, 24), (125, 20), (160, 24))
JEWELS = ((106, 49), (125, 48), (144, 49))


def king(dress: Dress) -> str:
    """Draw a crowned head with beard and moustache, seen from the front."""
    return svg.group(
        svg.path(
            "M97 54C94 78 92 90 84 98C77 105 82 117 91 114C98 112 100 104 102 96L148 96"
            "C150 104 152 112 159 114C168 117 173 105 166 98C158 90 156 78 153 54Z",
            dress.hair,
        ),
        svg.path("M101 52H149V84C149 106 138 114 125 114C112 114 101 106 101 84Z", svg.SKIN),
        _shade("M125 52H149V84C149 106 138 114 125 114Z"),
        _eyes(72),
        svg.path("M123 73L119 86C119 90 123 91 127 90"),
        svg.path(BEARDS[dress.suit], dress.hair),
        svg.path("M117 101C121 99 129 99 133 101C131 107 119 107 117 101Z", svg.RED),
        svg.path(
            "M125 93C119 88 111 91 102 99C98 100 97 98 97 95C96 101 100 105 106 104"
            "C114 104 122 102 125 97C128 102 136 104 144 104C150 105 154 101 153 95"
            "C153 98 152 100 148 99C139 91 131 88 125 93Z",
            dress.hair,
        ),
        _crown(dress),
    )


def _crown(dress: Dress) -> str:
    tips = [pips.pip(dress.suit, x, y, 13, svg.GOLD, stroke_width=14) for x, y in CROWN_TIPS]
    return svg.group(
        svg.path("M94 56L89 28L108 40L125 24L142 40L161 28L156 56C140 50 110 50 94 56Z", svg.GOLD),
        svg.path("M94 46C110 40 140 40 156 46V59C140 53 110 53 94 59Z", dress.ink),
        *(svg.circle(x, y, 2.8, svg.GOLD, stroke="none") for x, y in JEWELS),
        *tips,
    )


def queen(dress: Dress) -> str:
    """Draw a head with a tiara and long hair, seen from the front."""
    return svg.group(
        svg.path(TRESSES[dress.suit], dress.hair),
        svg.path(
            "M116 96H134V112C140 117 150 119 158 122L125 152L92 122C100 119 110 117 116 112Z",
            svg.SKIN,
        ),
        _shade("M116 103C122 110 130 110 134 101V96H116Z"),
        svg.path(
            "M102 62C102 46 112 40 125 40C138 40 148 46 148 62C148 88 136 106 125 106"
            "C114 106 102 88 102 62Z",
            svg.SKIN,
        ),
        _shade("M125 40C138 40 148 46 148 62C148 88 136 106 125 106Z"),
        _eyes(70),
        _shade("M104 84A6 4 0 0 1 116 84A6 4 0 0 1 104 84Z", svg.RED),
        _shade("M134 84A6 4 0 0 1 146 84A6 4 0 0 1 134 84Z", svg.RED),
        svg.path("M124 74L122 84C122 86 124 87 127 86", stroke_width=1.8),
        svg.path(
            "M117 93C120 90 123 90 125 92C127 90 130 90 133 93C130 99 120 99 117 93Z",
            svg.RED,
            stroke="none",
        ),
        svg.path(
            "M125 40C112 42 104 52 100 74C95 56 104 36 125 34C146 36 155 56 150 74"
            "C146 52 138 42 125 40Z",
            dress.hair,
        ),
        svg.path(
            "M99 46C98 38 98 32 98 26L110 33L116 20L125 30L134 20L140 33L152 26"
            "C152 32 152 38 151 46C140 36 110 36 99 46Z",
            svg.GOLD,
        ),
        pips.pip(dress.suit, 125, 20, 13, svg.GOLD, stroke_width=14),
        *(svg.circle(x, 34, 2.4, dress.ink, stroke="none") for x in (116, 125, 134)),
        svg.path("M110 118C116 128 134 128 140 118", stroke=svg.GOLD, stroke_width=4),
    )


def jack(dress: Dress) -> str:
    """Draw a beardless head in profile, with bobbed hair and a feathered cap.

    The jacks of diamonds and spades look at what they hold, the others away from it.
    """
    head = (
        svg.path("M108 98H132L136 124H104Z", svg.SKIN),
        svg.path(
            "M106 48H144C147 56 149 62 147 68L158 84C158 88 154 88 150 88L152 93L149 96L151 100"
            "C149 103 149 104 150 107C150 114 143 118 135 116C124 114 112 108 106 98Z",
            svg.SKIN,
        ),
        _shade("M135 116C124 114 114 108 108 99L106 116C114 124 124 124 135 122Z"),
        svg.path("M132 64C136 60 142 60 146 63", stroke_width=3),
        svg.path("M134 72C137 67 143 68 146 71C143 76 137 76 134 72Z", svg.PAPER, stroke_width=1.4),
        svg.circle(141.5, 71.5, 2.8, svg.OUTLINE, stroke="none"),
        svg.path("M141 96H149", stroke=svg.RED),
        svg.path(
            "M94 50H134C133 62 127 66 125 76C124 86 127 94 123 104C118 114 106 117 94 115"
            "C86 114 81 108 80 102C88 103 92 99 91 90C89 76 90 62 94 50Z",
            dress.hair,
        ),
        svg.path("M103 62C99 76 101 90 97 104M114 62C110 76 113 92 109 106", stroke_width=1.4),
        svg.path("M86 54C82 34 100 20 124 22C148 24 160 38 156 54C136 46 108 46 86 54Z", dress.ink),
        svg.path("M86 49C108 40 138 42 158 51L157 62C137 52 108 50 87 60Z", svg.GOLD),
        svg.path(
            "M122 46C114 24 94 10 80 15C70 20 68 32 75 41C78 34 84 32 90 33C102 34 112 39 122 46Z",
            svg.PAPER,
        ),
        svg.path("M120 44C108 30 94 22 77 28M98 20L93 28M109 27L105 34", stroke_width=1.4),
        svg.circle(122, 47, 5.5, dress.second),
    )
    if dress.suit in "sd":
        return svg.group(*head, transform="translate(-6 0)")
    return svg.group(*head, transform="translate(242 0) scale(-1 1)")


def _eyes(y: float) -> str:
    """Draw a pair of eyes with their brows."""
    eye = (
        svg.path("M-7 0C-4-5 4-5 7 0C4 4-4 4-7 0Z", svg.PAPER, stroke_width=1.4),
        svg.circle(0, -0.3, 3, svg.OUTLINE, stroke="none"),
        svg.path("M-8-7C-4-10 3-10 7-7", stroke_width=2.6),
    )
    return svg.group(
        svg.group(*eye, transform=f"translate(113 {y:g})"),
        svg.group(*eye, transform=f"translate(137 {y:g}) scale(-1 1)"),
    )


def _shade(data: str, fill: str = svg.OUTLINE) -> str:
    return svg.path(data, fill, fill_opacity=0.11, stroke="none")
