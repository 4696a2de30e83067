"""What a row of an answer says in short, made from the rest of it where an older program left it.

New answers get these columns from the record itself; a test holds that both are the same.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from dealer_trainer.hands import Hand
from dealer_trainer.practice.modes import Mode
from dealer_trainer.practice.skills import Pace, pace_of
from dealer_trainer.questions.kinds import seconds_for
from dealer_trainer.questions.question import Kind
from dealer_trainer.settlement import Bet

_BETS = frozenset(Bet)


def completed(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row with the columns that came later filled where they are missing."""
    keys = [part["key"] for part in row["parts"]]
    later = {
        "mode": Mode.PRACTICE.value,
        "combination": _combination(row["settlement"], keys),
        "day": row["answered_utc"].date(),
        "slow": _is_slow(row["kind"], len(keys), row["milliseconds"]),
        "boxes": settled_boxes(keys),
    }
    return {**later, **row}


def settled_boxes(keys: Iterable[str]) -> int:
    """Return on how many boxes stakes were asked about, from the keys of an answer's parts.

    >>> settled_boxes(["1.ante", "1.bet", "2.bet", "2.main", "next.4"])
    2
    """
    named = (key.split(".") for key in keys)
    return len({box for box, *rest in named if _number(box) and rest and rest[0] in _BETS})


def _combination(settlement: Mapping[str, Any], keys: Iterable[str]) -> str:
    asked = {_number(key.partition(".")[0]) for key in keys} - {0}
    hands = [
        _hand(box["combinations"][0])
        for box in settlement["boxes"]
        if box["combinations"] and (not asked or box["box"] in asked)
    ]
    return max(hands, key=lambda hand: hand.level, default=Hand.NOTHING).value


def _hand(name: str) -> Hand:
    return Hand(name) if name in set(Hand) else Hand.NOTHING


def _is_slow(kind: str, parts: int, milliseconds: int) -> bool:
    if kind not in set(Kind):
        return False
    return pace_of(milliseconds, seconds_for(Kind(kind), parts)) is Pace.SLOW


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() else 0
