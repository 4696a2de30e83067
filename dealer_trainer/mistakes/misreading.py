"""Mistakes in reading a hand: what is overlooked, and the lowest straight (C-1, C-2)."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from dealer_trainer.cards import ACE, FIVE, Card
from dealer_trainer.generator import Topic
from dealer_trainer.hands import (
    STANDARD,
    Combination,
    Hand,
    PairedStraight,
    arrange,
    combinations_in,
)
from dealer_trainer.house import House
from dealer_trainer.mistakes.altering import by_reading
from dealer_trainer.mistakes.comparison import compared
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import pays
from dealer_trainer.mistakes.mistake import Alter, Mistake
from dealer_trainer.mistakes.staging import against
from dealer_trainer.reading import BoxReading, DealerReading, Reading
from dealer_trainer.scenario import Box, Scenario

MainAndSecond = tuple[Combination, Combination | None]
Arranger = Callable[[Sequence[Card], Collection[Hand], PairedStraight], MainAndSecond]
Concern = Callable[[Sequence[Card], Sequence[Combination | None]], bool]
"""Tells from the cards and from the combinations seen in them whether a hand is misread."""

_WHEEL_RANKS = frozenset({ACE, 2, 3, 4, 5})


@dataclass(frozen=True, slots=True)
class Misreading:
    """Which hands are misread, and what is seen in them."""

    concerns: Concern
    arrange: Arranger

    def best(self, cards: Sequence[Card], seen: Combination, paid: Collection[Hand]) -> Combination:
        """Return the highest combination that is seen."""
        if not self.concerns(cards, (seen,)):
            return seen
        return self.arrange(cards, paid, PairedStraight.TWO_STRAIGHTS)[0]


def by_misreading(misreading: Misreading) -> Alter:
    """Make a mistake that finds other combinations in the hands on the table."""

    def change(scenario: Scenario, reading: Reading) -> Reading | None:
        dealer = _read_dealer(scenario, reading.dealer, misreading)
        pairs = zip(scenario.boxes, reading.boxes, strict=True)
        boxes = tuple(
            _read_box(scenario.house, box, seen, dealer, misreading) for box, seen in pairs
        )
        altered = Reading(dealer, boxes)
        return None if altered == reading else altered

    return by_reading(change)


def _read_dealer(
    scenario: Scenario, dealer: DealerReading, misreading: Misreading
) -> DealerReading:
    paid, lowest = scenario.house.pays, Hand(scenario.house.dealer.plays_from)
    opens = misreading.best(scenario.dealer.cards, dealer.opens, paid)
    final = misreading.best(dealer.cards, dealer.final, paid)
    if (opens, final) == (dealer.opens, dealer.final):
        return dealer
    return replace(
        dealer,
        opens=opens,
        plays=opens.hand.reaches(lowest),
        final=final,
        final_plays=final.hand.reaches(lowest),
    )


def _read_box(
    house: House, box: Box, seen: BoxReading, dealer: DealerReading, misreading: Misreading
) -> BoxReading:
    main, second = seen.main, seen.second
    if misreading.concerns(seen.cards, (main, second)):
        main, second = misreading.arrange(
            seen.cards, house.pays, house.combinations.paired_straight
        )
        second = second if house.combinations.paid == 2 else None
    return BoxReading(
        cards=seen.cards,
        main=main,
        second=second,
        uncounted=seen.uncounted,
        dealt=misreading.best(box.cards, seen.dealt, STANDARD),
        to_opening=compared(main.strength, dealer.opens.strength),
        to_final=compared(main.strength, dealer.final.strength),
        bought=seen.bought,
    )


def without(hand: Hand) -> Misreading:
    """Overlook one class of hands."""

    def concerns(_: Sequence[Card], seen: Sequence[Combination | None]) -> bool:
        return any(each is not None and each.hand is hand for each in seen)

    def arranged(
        cards: Sequence[Card], paid: Collection[Hand], paired: PairedStraight
    ) -> MainAndSecond:
        return arrange(cards, frozenset(paid) - {hand}, paired)

    return Misreading(concerns, arranged)


def _holds_wheel(cards: Sequence[Card], _: Sequence[Combination | None]) -> bool:
    return _WHEEL_RANKS.issubset(card.rank for card in cards)


def _wheel_not_seen(
    cards: Sequence[Card], paid: Collection[Hand], _: PairedStraight
) -> MainAndSecond:
    return _chosen(cards, paid, (each for each in combinations_in(cards) if not _is_wheel(each)))


def _wheel_ace_high(
    cards: Sequence[Card], paid: Collection[Hand], _: PairedStraight
) -> MainAndSecond:
    raised = (
        replace(each, ranks=(ACE,)) if _is_wheel(each) else each for each in combinations_in(cards)
    )
    return _chosen(cards, paid, sorted(raised, key=lambda each: each.strength, reverse=True))


WHEEL_NOT_SEEN = Misreading(_holds_wheel, _wheel_not_seen)
WHEEL_ACE_HIGH = Misreading(_holds_wheel, _wheel_ace_high)


def _is_wheel(combination: Combination) -> bool:
    straight = combination.hand in (Hand.STRAIGHT, Hand.STRAIGHT_FLUSH)
    return straight and combination.ranks == (FIVE,)


def _chosen(
    cards: Sequence[Card], paid: Collection[Hand], found: Iterable[Combination]
) -> MainAndSecond:
    """Choose the main combination, and the highest other one with a card of its own (T-1)."""
    counted = [each for each in found if each.hand in paid]
    if not counted:
        return arrange(cards, ())
    main = counted[0]
    others = (each for each in counted if set(each.cards) - set(main.cards))
    return main, next(others, None)


_READ = (Topic.PAYOUT, Topic.WHOLE_TABLE)


def _not_seen(idea: Idea, hand: Hand, topics: tuple[Topic, ...] = _READ) -> Mistake:
    return Mistake(idea, by_misreading(without(hand)), topics, pays(hand))


MISTAKES = (
    Mistake(Idea.WHEEL_NOT_SEEN, by_misreading(WHEEL_NOT_SEEN), _READ, pays(Hand.STRAIGHT)),
    Mistake(
        Idea.WHEEL_ACE_HIGH,
        by_misreading(WHEEL_ACE_HIGH),
        (Topic.PAYOUT,),
        pays(Hand.STRAIGHT),
        against(Hand.STRAIGHT),
    ),
    _not_seen(Idea.STRAIGHT_NOT_SEEN, Hand.STRAIGHT),
    _not_seen(Idea.FLUSH_NOT_SEEN, Hand.FLUSH),
    # As a second combination it tells this from an ace-king of the dealer's that is no game.
    _not_seen(Idea.ACE_KING_NOT_SEEN, Hand.ACE_KING, (Topic.TWO_COMBINATIONS, *_READ)),
)
