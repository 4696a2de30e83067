"""Does a second combination count, and if not, why not (T-1, T-2, T-5, PP-5)?"""

from enum import StrEnum

from dealer_trainer.cards import ACE, KING
from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.hands import combinations_in
from dealer_trainer.house import House
from dealer_trainer.questions.naming import unfolded
from dealer_trainer.questions.question import Form, Kind, Part, Question
from dealer_trainer.reading import BoxReading, NotCounted
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle

VERSION = 1
TOPICS = (Topic.TWO_COMBINATIONS, Topic.PAYOUT, Topic.DRAWS, Topic.WHOLE_TABLE)

_NOTHING_BESIDE = 15


class Counts(StrEnum):
    """Whether a second combination counts; the reasons are those of `NotCounted`."""

    COUNTS = "counts"
    INSIDE_MAIN = "inside_main"
    ONE_IS_PAID = "one_is_paid"
    PAIRED_STRAIGHT = "paired_straight"
    NONE = "none"


def second_counts(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask of one box whether a second combination counts.

    Boxes with nothing beside the main combination, which are most, are asked seldom. None if no box
    has one answer alone: the pair in three of a kind might be called inside the main combination or
    no combination at all.
    """
    settlement = settle(scenario)
    found = [(box, _truth(scenario.house, box.reading)) for box in unfolded(settlement)]
    alone = chance.happens(_NOTHING_BESIDE)
    asked = [(box, truth) for box, truth in found if truth and (alone or truth != Counts.NONE)]
    if not asked:
        return None
    settled, truth = chance.pick(asked)
    part = Part(f"{settled.box}.counts", Form.CHOICE, settled.box, truth, options=tuple(Counts))
    return Question(Kind.SECOND_COUNTS, VERSION, scenario, settlement, (part,))


def _truth(house: House, seen: BoxReading) -> Counts | None:
    if seen.second:
        return Counts.COUNTS
    if seen.uncounted is None:
        held = [each for each in combinations_in(seen.cards) if each.hand in house.pays]
        return Counts.NONE if len(held) <= 1 else None
    match seen.uncounted.why:
        case NotCounted.INSIDE_MAIN if house.combinations.paid == 1:
            return None
        case NotCounted.PAIRED_STRAIGHT if _holds_ace_king(seen):
            return None
    return Counts(seen.uncounted.why.value)


def _holds_ace_king(seen: BoxReading) -> bool:
    return {ACE, KING}.issubset(card.rank for card in seen.main.cards)
