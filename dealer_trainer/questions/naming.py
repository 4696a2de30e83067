"""Name the combinations in five or six cards; mark the cards of the second one (C-2, T-1 … T-5)."""

from collections.abc import Sequence
from itertools import combinations

from dealer_trainer.cards import Card, format_cards
from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.hands import Hand, combinations_in
from dealer_trainer.questions.question import Form, Kind, Part, Question
from dealer_trainer.reading import BoxReading
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import BoxSettlement, Result, Settlement, settle

VERSION = 1
NAME_TOPICS = (
    *(Topic.PAYOUT, Topic.TWO_COMBINATIONS, Topic.DRAWS),
    *(Topic.STAND_OFF, Topic.NO_GAME, Topic.BLIND),
)
MARK_TOPICS = (Topic.TWO_COMBINATIONS,)

NO_SECOND = "none"
"""The choice that there is no second combination."""

SECONDS = (
    NO_SECOND,
    *(Hand.ACE_KING, Hand.PAIR, Hand.TWO_PAIR, Hand.THREE_OF_A_KIND),
    *(Hand.STRAIGHT, Hand.FLUSH, Hand.FULL_HOUSE, Hand.STRAIGHT_FLUSH),
)
"""What can be chosen as a second combination: four of a kind and a royal flush never are one."""

_LOWEST = (Hand.NOTHING, Hand.ACE_KING)
_HIGHEST = (Hand.STRAIGHT_FLUSH, Hand.ROYAL_FLUSH)


def name_combinations(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask what the dealer opens and what one box holds, with its second one where two are paid.

    None if all boxes folded.
    """
    settlement = settle(scenario)
    boxes = unfolded(settlement)
    if not boxes:
        return None
    settled = chance.pick(boxes)
    seen, opens = settled.reading, settlement.dealer.opens.hand
    parts = [
        _main_part(0, opens, scenario.dealer.cards),
        _main_part(settled.box, seen.main.hand, seen.cards),
    ]
    if scenario.house.combinations.paid == 2:
        truth = seen.second.hand if seen.second else NO_SECOND
        key = f"{settled.box}.second"
        parts.append(Part(key, Form.CHOICE, settled.box, truth, options=SECONDS))
    return Question(Kind.NAME_COMBINATIONS, VERSION, scenario, settlement, tuple(parts))


def mark_second(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask for the cards of a second combination; None if no box has one (T-1).

    Equal sets of cards are equally right (T-5).
    """
    settlement = settle(scenario)
    boxes = [box for box in settlement.boxes if len(box.combinations) == 2]
    if not boxes:
        return None
    settled = chance.pick(boxes)
    truth, *equal = (format_cards(cards) for cards in second_sets(settled.reading))
    part = Part(
        f"{settled.box}.second.cards",
        Form.CARDS,
        settled.box,
        truth,
        cards=settled.reading.cards,
        equal=tuple(equal),
    )
    return Question(Kind.MARK_SECOND, VERSION, scenario, settlement, (part,))


def unfolded(settlement: Settlement) -> list[BoxSettlement]:
    """Return the boxes whose cards the dealer reads."""
    return [box for box in settlement.boxes if box.result is not Result.FOLD]


def hand_options(cards: Sequence[Card], truth: Hand) -> tuple[Hand, ...]:
    """Return nine of the eleven classes, lowest first, `truth` among them.

    Cards with five of a suit leave out the two lowest, others the two highest, which they cannot
    be: so the choices tell nothing that the suits do not.
    """
    suited = any(len({card.suit for card in five}) == 1 for five in combinations(cards, 5))
    left_out = _LOWEST if suited and truth not in _LOWEST else _HIGHEST
    return tuple(hand for hand in Hand if hand not in left_out)


def _main_part(box: int, truth: Hand, cards: Sequence[Card]) -> Part:
    return Part(f"{box}.main", Form.CHOICE, box, truth, options=hand_options(cards, truth))


def second_sets(seen: BoxReading) -> list[tuple[Card, ...]]:
    """Return the cards of the second combination, then every other set that can stand for it.

    That is each set of its class with a card outside a main combination as high as this one:
    A A A K K K is two full houses, however they are laid.
    """
    found = combinations_in(seen.cards)
    mains = [set(each.cards) for each in found if each.strength == seen.main.strength]
    sets = [each.cards for each in found if seen.second and each.hand is seen.second.hand]
    beside = [cards for cards in sets if any(set(cards) - main for main in mains)]
    own = [seen.second.cards] if seen.second else []
    return list(dict.fromkeys([*own, *beside]))
