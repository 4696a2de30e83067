"""How a printed place is divided between a stake and the answer to it: plain geometry."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRect

# The parts of a place for chips; the answer's width in text sizes.
_CHIPS, _LEAST_CHIPS, _ANSWER = 0.4, 0.2, 7.2
# In text sizes: the least and the greatest height of the field, the least one in which a payout is
# shown as chips under it, and the gap between.
_LEAST_FIELD, _FIELD, _PAYOUT, _ABOVE = 1.75, 2.4, 1.1, 0.15
# How much of a calm table's place its figure has, and the least width of an answer beside it.
_FIGURE, _LEAST_ANSWER = 0.4, 5.6


class Cell(NamedTuple):
    """Where everything of a place lies in its box; an empty payout has no room."""

    label: QRect
    amount: QRect
    chips: QRect
    field: QRect
    verdict: QRect
    payout: QRect


@lru_cache(maxsize=512)
def divide(area: QRect, text: int, amount: int, calm: bool, says: bool) -> Cell:  # noqa: FBT001 - a cache's key
    """Return the parts of a place, reckoned once.

    `text` is the size of ordinary text and `amount` how wide the stake is in figures, in pixels; a
    place that `says` something has a verdict under its field.
    """
    pad, head = round(text * 0.4), round(text * 1.25)
    inside = area.adjusted(pad, round(text * 0.12), -pad, -round(text * 0.25))
    body = inside.adjusted(0, head, 0, 0)
    width = area.width()
    left = round(max(_LEAST_CHIPS * width, min(_CHIPS * width, width - _ANSWER * text)))
    if calm:
        left = max(left, round(min(_FIGURE * width, width - _LEAST_ANSWER * text)))
    beside = QRect(body.x(), body.y(), left, body.height())
    written = 0 if calm else min(amount, inside.width())
    label = QRect(inside.x(), inside.y(), inside.width() - written, head)
    figure = QRect(inside.right() + 1 - written, inside.y(), written, head)
    answer = body.adjusted(left + pad // 2, 0, 0, 0)
    line = round(text * 1.3)
    free = answer.height() - line
    chips_under = round(free - (_PAYOUT + _ABOVE) * text)
    high = min(free, max(chips_under, round(_LEAST_FIELD * text)), round(_FIELD * text))
    below = answer.adjusted(0, high + max(line if says else 0, round(_ABOVE * text)), 0, 0)
    chips, field = beside, QRect(answer.x(), answer.y(), answer.width(), high)
    # Where there is more room under the answer than beside it, chips lie there.
    under = body.adjusted(0, high + line, -body.width() // 2, 0)
    if min(under.width(), under.height()) > left:
        wide = min(body.width(), max(answer.width(), round(_ANSWER * text)))
        chips, field = under, QRect(body.right() + 1 - wide, body.y(), wide, high)
        below.setLeft(under.right() + 1)
    return Cell(
        label=label,
        amount=beside if calm else figure,
        chips=chips,
        field=field,
        verdict=QRect(answer.x(), answer.y() + high, answer.width(), line),
        payout=below if below.height() >= _PAYOUT * text else QRect(),
    )
