"""Cards and amounts as people type them, on either layout of the keyboard."""

import re

_TEN = "T"
_RANKS = {
    **{rank: rank for rank in "23456789TJQKA"},
    "10": _TEN,
    # The same keys on a Russian layout, then the Russian names: туз, король, дама, валет.
    **dict(zip("ФЛЙОЕ", "AKQJT", strict=True)),
    **dict(zip("ТКДВ", "AKQJ", strict=True)),
}
_SUITS = {
    **{suit: suit for suit in "shdc"},
    **dict(zip("♠♥♦♣", "shdc", strict=True)),
    **dict(zip("♤♡♢♧", "shdc", strict=True)),
    # The same keys, then пики, червы, бубны, трефы.
    **dict(zip("ырвс", "shdc", strict=True)),
    **dict(zip("пчбт", "shdc", strict=True)),
}
_RANK = f"10|[{''.join(rank for rank in _RANKS if len(rank) == 1)}]"
_CARD = re.compile(f"({_RANK})([{''.join(_SUITS)}])[\ufe0e\ufe0f]?", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,;.]+")
_DIGITS = re.compile(r"[0-9]{1,15}")
_BLANKS = re.compile(r"[\s\u00a0\u202f]+")


def cards_typed(text: str) -> str:
    """Return cards as files have them; what is no card stays as it is, to be told of.

    >>> cards_typed("as10H, Кп x")
    'As Th Ks x'
    """
    return " ".join(_word(part) for part in _BETWEEN.split(text) if part)


def amount_typed(text: str) -> int | str | None:
    """Return an amount in whole chips, None for a blank; what is no number stays as it is.

    >>> amount_typed("1 250"), amount_typed(" "), amount_typed("ten")
    (1250, None, 'ten')
    """
    joined = _BLANKS.sub("", text)
    if not joined:
        return None
    return int(joined) if _DIGITS.fullmatch(joined) else text.strip()


def _word(part: str) -> str:
    """Return what stands between two blanks, which may be several cards."""
    found = list(_CARD.finditer(part))
    if "".join(each[0] for each in found) != part:
        return part
    return " ".join(_RANKS[each[1].upper()] + _SUITS[each[2].lower()] for each in found)
