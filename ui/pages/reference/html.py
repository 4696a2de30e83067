"""Parts of the reference as a text to read."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QSize

from dealer_trainer.wording.reference import Entry, Matter, Part
from ui.picture_reading import cards_html
from ui.theme import Theme

_ROWS = (Matter.WORDS, Matter.RULES)


def reference_html(parts: Iterable[Part], theme: Theme, card: QSize, columns: int) -> str:
    """Return parts below each other, each with cards and rules; one alone has no title."""
    shown = tuple(parts)
    titled = len(shown) > 1
    return "".join(_part(part, theme, card, columns, titled=titled) for part in shown)


def _part(part: Part, theme: Theme, card: QSize, columns: int, *, titled: bool) -> str:
    title = _title(part) if titled else ""
    if part.matter in _ROWS:
        rows = "".join(_row(entry, theme) for entry in part.entries)
        return f'{title}<table width="100%" cellspacing="0" cellpadding="3">{rows}</table>'
    shown = [_entry(entry, theme, card) for entry in part.entries]
    if columns == 1 or len(shown) == 1:
        return title + "".join(shown)
    half = (len(shown) + 1) // 2
    left, right = "".join(shown[:half]), "".join(shown[half:])
    return (
        f'{title}<table width="100%"><tr><td width="49%">{left}</td><td width="2%"></td>'
        f'<td width="49%">{right}</td></tr></table>'
    )


def _title(part: Part) -> str:
    return f'<h2 style="margin-top:8px; margin-bottom:4px">{escape(part.title)}</h2>'


def _row(entry: Entry, theme: Theme) -> str:
    if entry.rules:
        first, second = _muted(", ".join(entry.rules), theme), escape(entry.title)
        return f'<tr><td width="10%">{first}</td><td>{second}</td></tr>'
    told = escape(" ".join(entry.told))
    return f'<tr><td width="45%"><b>{escape(entry.title)}</b>&nbsp;</td><td>{told}</td></tr>'


def _entry(entry: Entry, theme: Theme, card: QSize) -> str:
    rules = _muted(", ".join(entry.rules), theme)
    text = f'<p style="margin-top:14px; margin-bottom:0"><b>{escape(entry.title)}</b> {rules}</p>'
    for hand in entry.hands:
        if hand.name:
            text += f'<p style="margin-top:3px; margin-bottom:0">{escape(hand.name)}</p>'
        text += cards_html(hand.cards, card, theme)
    return text + "".join(
        f'<p style="margin-top:2px; margin-bottom:0">{escape(sentence)}</p>'
        for sentence in entry.told
    )


def _muted(text: str, theme: Theme) -> str:
    return f'<span style="color:{theme.muted}">{escape(text)}</span>'
