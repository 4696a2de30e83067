"""What a house cannot decide although each value alone is legal."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from dealer_trainer.faults import Fault, Key
from dealer_trainer.files.tree import Plain
from dealer_trainer.files.values import PAID_HANDS, shown
from dealer_trainer.house import Fee, PurchaseWhen, option_paths
from dealer_trainer.settlement import Bet, Result

_LOWEST_HANDS: tuple[tuple[str, str], ...] = (
    ("dealer", "plays_from"),
    ("insurance", "from"),
    ("early_payout", "from"),
)
_RESULTS_AND_BETS = frozenset(f"{result}.{bet}" for result, bet in product(Result, Bet))
_TURN = re.compile(r"draw\.[0-9]+")


def house_faults(house: dict[str | int, Plain]) -> Iterator[Fault]:
    """Yield the faults between the values of a house.

    Values of the wrong kind are passed over: each has its own fault already.
    """
    yield from _hands_without_odds(house)
    yield from _fee_without_ante(house)
    yield from _unknown_options(house)


def _at(house: Plain, key: Key) -> Any:
    value: Any = house
    for step in key:
        value = value.get(step) if isinstance(value, dict) else None
    return value


def _hands_without_odds(house: dict[str | int, Plain]) -> Iterator[Fault]:
    """A hand from which something starts is one that the house pays.

    If its odds were switched off that is the place to mend.
    """
    pays = house.get("pays")
    if not isinstance(pays, dict):
        return
    paid = tuple(hand for hand in PAID_HANDS if pays.get(hand) is not None)
    for key in _LOWEST_HANDS:
        found = _at(house, key)
        if found in (*PAID_HANDS, "nothing") and found not in paid:
            place = ("pays", found) if found in pays else key
            yield Fault(place, "hand_without_odds", {"found": str(found), "expected": paid})


def _fee_without_ante(house: dict[str | int, Plain]) -> Iterator[Fault]:
    """The ante can be the fee only where its end is not yet decided (RP-7)."""
    early = _at(house, ("purchase", "when")) == PurchaseWhen.BEFORE_OPENING
    if early and _at(house, ("purchase", "fee")) == Fee.ANTE:
        yield Fault(("purchase", "fee"), "fee_ante_before_opening")


def _unknown_options(house: dict[str | int, Plain]) -> Iterator[Fault]:
    """Rules are named for options, for turns of the draw, for a result and bet."""
    rules = house.get("rules")
    for path in rules if isinstance(rules, dict) else ():
        if not _is_option(str(path)):
            yield Fault(("rules", path), "unknown_option", {"found": shown(path)})


def _is_option(path: str) -> bool:
    known = path in option_paths() or path in _RESULTS_AND_BETS
    return known or bool(_TURN.fullmatch(path))
