"""What the cards say: combinations, the dealer's hands before and after a purchase, comparisons."""

from dataclasses import dataclass
from enum import StrEnum

from dealer_trainer.cards import ACE, KING, Card
from dealer_trainer.hands import STANDARD, Combination, Hand, PairedStraight, arrange, best
from dealer_trainer.house import DealerCard, House
from dealer_trainer.scenario import Box, Dealer, Scenario


class Comparison(StrEnum):
    """How a box's hand stands to the dealer's (C-3)."""

    HIGHER = "higher"
    EQUAL = "equal"
    LOWER = "lower"


class NotCounted(StrEnum):
    """Why a combination beside the main one is not paid."""

    ONE_IS_PAID = "one_is_paid"
    INSIDE_MAIN = "inside_main"
    PAIRED_STRAIGHT = "paired_straight"


@dataclass(frozen=True, slots=True)
class Uncounted:
    """A combination that looks like a second one and is not paid (T-1, T-5, PP-5)."""

    why: NotCounted
    combination: Combination


@dataclass(frozen=True, slots=True)
class Exchange:
    """One exchange of a card of the dealer."""

    old: Card
    new: Card


@dataclass(frozen=True, slots=True)
class DealerReading:
    """The dealer's hand when he opens it, and after a purchase, else the same.

    `deck_ran_out` tells that the scenario has too few next cards for the exchanges.
    """

    opens: Combination
    plays: bool
    exchanges: tuple[Exchange, ...]
    cards: tuple[Card, ...]
    final: Combination
    final_plays: bool
    deck_ran_out: bool = False


@dataclass(frozen=True, slots=True)
class BoxReading:
    """A box's combinations and how they stand to the dealer's hands.

    `dealt` is the standard class of the five dealt cards (RP-10); `bought` tells that the dealer's
    card was exchanged for this box, which is then compared with his final hand.
    """

    cards: tuple[Card, ...]
    main: Combination
    second: Combination | None
    uncounted: Uncounted | None
    dealt: Combination
    to_opening: Comparison
    to_final: Comparison
    bought: bool

    @property
    def combinations(self) -> tuple[Combination, ...]:
        """The paid combinations, the main one first; none for nothing."""
        if self.main.hand is Hand.NOTHING:
            return ()
        return (self.main, self.second) if self.second else (self.main,)


@dataclass(frozen=True, slots=True)
class Reading:
    """What the cards say: the dealer's hands and each box's, in the scenario's order."""

    dealer: DealerReading
    boxes: tuple[BoxReading, ...]


def read(scenario: Scenario) -> Reading:
    """Read all hands: combinations, the dealer's exchanges, comparisons (C-2 … C-4, T-1 … T-5)."""
    house = scenario.house
    asked = any(box.buys_game for box in scenario.boxes)
    dealer = _read_dealer(house, scenario.dealer, asked=asked)
    return Reading(dealer, tuple(_read_box(house, box, dealer) for box in scenario.boxes))


def _read_dealer(house: House, dealer: Dealer, *, asked: bool) -> DealerReading:
    """Read the dealer's hand and exchange his card if a box asked (PP-10, RP-7, RH-6)."""
    opens = best(dealer.cards, house.pays)
    plays = opens.hand.reaches(Hand(house.dealer.plays_from))
    if plays or not asked or house.purchase is None:
        return DealerReading(opens, plays, (), dealer.cards, opens, plays)
    choose = max if house.purchase.card is DealerCard.HIGHEST else min
    old = choose(dealer.cards, key=lambda card: card.rank)
    cards, hand = dealer.cards, opens
    exchanges: list[Exchange] = []
    again, ran_out = True, False
    while again:
        if len(exchanges) == len(dealer.next):
            ran_out = True
            break
        new = dealer.next[len(exchanges)]
        exchanges.append(Exchange(old, new))
        cards = tuple(new if card == old else card for card in cards)
        hand = best(cards, house.pays)
        plays = hand.hand.reaches(Hand(house.dealer.plays_from))
        again = new.rank == old.rank and not plays and len(exchanges) <= house.purchase.repeats
        old = new
    return DealerReading(
        opens=opens,
        plays=False,
        exchanges=tuple(exchanges),
        cards=cards,
        final=hand,
        final_plays=plays,
        deck_ran_out=ran_out,
    )


def _read_box(house: House, box: Box, dealer: DealerReading) -> BoxReading:
    main, second = arrange(box.hand, house.pays, house.combinations.paired_straight)
    uncounted = _uncounted(house, box.hand, main, second)
    if house.combinations.paid == 1:
        second = None
    return BoxReading(
        cards=box.hand,
        main=main,
        second=second,
        uncounted=uncounted,
        dealt=best(box.cards, STANDARD),
        to_opening=_compare(main, dealer.opens),
        to_final=_compare(main, dealer.final),
        bought=box.buys_game and bool(dealer.exchanges),
    )


def _compare(box: Combination, dealer: Combination) -> Comparison:
    if box.strength == dealer.strength:
        return Comparison.EQUAL
    return Comparison.HIGHER if box.strength > dealer.strength else Comparison.LOWER


def _uncounted(
    house: House, cards: tuple[Card, ...], main: Combination, second: Combination | None
) -> Uncounted | None:
    """Find a combination that a dealer might count and that this house does not pay."""
    if second and house.combinations.paid == 1:
        return Uncounted(NotCounted.ONE_IS_PAID, second)
    if house.combinations.paired_straight is not PairedStraight.TWO_STRAIGHTS:
        _, twin = arrange(cards, house.pays)
        if twin and twin.hand is main.hand is Hand.STRAIGHT and twin.ranks == main.ranks:
            return Uncounted(NotCounted.PAIRED_STRAIGHT, twin)
    ace_king = tuple(
        next((card for card in main.cards if card.rank == rank), None) for rank in (ACE, KING)
    )
    if second or Hand.ACE_KING not in house.pays or main.hand is Hand.ACE_KING:
        return None
    own = tuple(card for card in ace_king if card)
    if len(own) == len(ace_king):
        return Uncounted(NotCounted.INSIDE_MAIN, Combination(Hand.ACE_KING, own, (ACE, KING)))
    return None
