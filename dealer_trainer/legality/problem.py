"""The kinds of faults of a table."""

from collections.abc import Iterable
from enum import StrEnum

from dealer_trainer.faults import Fault, Key, Value
from dealer_trainer.house import House


class Problem(StrEnum):
    """The kinds of faults of a table; `wording` has a sentence for each."""

    ANTE_OUTSIDE = "ante_outside"
    BLIND_BEFORE_OPEN = "blind_before_open"
    BLIND_MAY_NOT = "blind_may_not"
    BLIND_PLAYS = "blind_plays"
    BLIND_WITHOUT_OPEN = "blind_without_open"
    BONUS_ELECTRONIC = "bonus_electronic"
    BONUS_NONE = "bonus_none"
    BONUS_OUTSIDE = "bonus_outside"
    BOX_NUMBER = "box_number"
    BOX_ORDER = "box_order"
    BOXES_NONE = "boxes_none"
    CARD_NOT_HELD = "card_not_held"
    CARD_TWICE = "card_twice"
    CARDS_COUNT = "cards_count"
    DRAW_NOT_SOLD = "draw_not_sold"
    DRAWS_TOO_MANY = "draws_too_many"
    EARLY_BELOW = "early_below"
    EARLY_NONE = "early_none"
    EXCHANGE_COUNT = "exchange_count"
    EXCHANGE_NOT_SOLD = "exchange_not_sold"
    INSURANCE_BELOW_HAND = "insurance_below_hand"
    INSURANCE_NO_ROOM = "insurance_no_room"
    INSURANCE_NONE = "insurance_none"
    INSURANCE_OUTSIDE = "insurance_outside"
    NEXT_TOO_FEW = "next_too_few"
    OUT_WITH_INSURANCE = "out_with_insurance"
    OUT_WITH_PURCHASE = "out_with_purchase"
    PLAYER_BOXES = "player_boxes"
    PLAYER_OPEN_BOXES = "player_open_boxes"
    PURCHASE_DEALER_PLAYS = "purchase_dealer_plays"
    PURCHASE_NONE = "purchase_none"
    SECOND_ANTE_ABOVE = "second_ante_above"
    SECOND_ANTE_OTHER = "second_ante_other"
    SIXTH_HELD = "sixth_held"


def fault(
    house: House, key: Key, problem: Problem, options: Iterable[str] = (), **values: Value
) -> Fault:
    """Return a fault with the rule that the house names for these options."""
    return Fault(key, problem, values, house.rule(options))
