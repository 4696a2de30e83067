"""How often the dealer has no game, and what one purchase brings, counted over all hands."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise, permutations
from math import perm

from dealer_trainer.audit.parts import Progress, in_parts, patterns_in_parts
from dealer_trainer.audit.suits import hands_of
from dealer_trainer.cards import DECK, Card
from dealer_trainer.hands import Hand, best
from dealer_trainer.house import DealerCard, House

DEALT = 5
LEFT = len(DECK) - DEALT


@dataclass(frozen=True, slots=True)
class Chances:
    """What the dealer's five cards and one purchase bring in a house, counted over all of them.

    `no_game` of `hands` are no game; `games` of their `exchanges` of one card for each that is left
    make one; `repeats[n]` is the share of purchases with exactly n free exchanges after the first.
    Without a purchase the last three are 0 and empty.
    """

    house: str
    hands: int
    no_game: int
    exchanges: int
    games: int
    repeats: tuple[Fraction, ...]


def chances(house: House, progress: Progress | None = None) -> Chances:
    """Count no game, games by one purchase and free repeats over all hands (PP-10, RP-7, RH-6)."""
    work = [(house, ranks) for ranks in patterns_in_parts(DEALT)]
    total: Counter[str] = Counter()
    for part in in_parts(_exchange_part, work, progress):
        total.update(part)
    most = house.purchase.repeats if house.purchase else -1
    reached = [Fraction(1)]
    for turn in range(1, most + 1):
        ways = total["no game"] * perm(LEFT, turn)
        reached.append(Fraction(total[f"same {turn}"], ways))
    repeats = [now - later for now, later in pairwise([*reached, Fraction(0)])]
    return Chances(
        house=house.id,
        hands=total["hands"],
        no_game=total["no game"],
        exchanges=total["exchanges"],
        games=total["games"],
        repeats=tuple(repeats) if house.purchase else (),
    )


def _exchange_part(work: tuple[House, list[tuple[int, ...]]]) -> Counter[str]:
    """Count the exchanges on hands of these ranks; ``same n`` is n cards of one rank in a row."""
    house, patterns = work
    total: Counter[str] = Counter()
    for ranks in patterns:
        for cards, weight in hands_of(ranks):
            total["hands"] += weight
            if _plays(house, cards):
                continue
            total["no game"] += weight
            if house.purchase:
                kept, old = _drop(house.purchase.card, cards)
                for what, count in _exchanges(house, kept, old).items():
                    total[what] += weight * count
    return total


def _drop(which: DealerCard, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], Card]:
    choose = max if which is DealerCard.HIGHEST else min
    old = choose(cards, key=lambda card: card.rank)
    return tuple(card for card in cards if card != old), old


def _exchanges(house: House, kept: tuple[Card, ...], old: Card) -> Counter[str]:
    left = [card for card in DECK if card != old and card not in kept]
    games = {card for card in left if _plays(house, (*kept, card))}
    found = Counter({"exchanges": len(left), "games": len(games)})
    same = [card for card in left if card.rank == old.rank and card not in games]
    for turn in range(1, len(same) + 1):
        found[f"same {turn}"] = len(list(permutations(same, turn)))
    return found


def _plays(house: House, cards: tuple[Card, ...]) -> bool:
    return best(cards, house.pays).hand.reaches(Hand(house.dealer.plays_from))
