"""Hands of five and six cards, divided into families that any house reads alike (C-2, T-1, T-5).

Whatever a house pays, it can pay two hands differently only by how many cards they have of a rank,
where ace and king lie in that pattern, which straights they hold and which cards share a suit.
Every hand belongs to exactly one family, and a family's hands are drawn uniformly; a class of
hands is therefore drawn uniformly too, through its families weighed by size.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from itertools import product
from math import comb, factorial, perm, prod

from dealer_trainer.cards import ACE, KING, SUITS, Card
from dealer_trainer.generator.chance import Chance

Template = tuple[int | None, ...]

LOW_RANKS = tuple(range(2, KING))
RUNS = (*(tuple(range(top, top - 5, -1)) for top in range(ACE, 5, -1)), (5, 4, 3, 2, ACE))
_RUN_MASKS = tuple(sum(1 << rank for rank in run) for run in RUNS)
_COUNTS: dict[int, tuple[tuple[int, ...], ...]] = {
    5: ((4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1), (1,) * 5),
    6: (
        *((4, 2), (4, 1, 1), (3, 3), (3, 2, 1), (3, 1, 1, 1)),
        *((2, 2, 2), (2, 2, 1, 1), (2, 1, 1, 1, 1), (1,) * 6),
    ),
}
_OFF = 0


class SuitRule(Enum):
    """Which cards share a suit."""

    MIXED = auto()
    """No five of them."""
    SUITED = auto()
    """All of them."""
    ONE_OFF = auto()
    """Five of six; the sixth, of another suit, has the template's last rank."""


@dataclass(frozen=True, slots=True)
class Family:
    """A family of hands: the rule of its suits, the number of cards of each rank, the ranks.

    A template names the ranks in the order of `counts`; None stands for any rank from 2 to Q. The
    ranks put in for None make no straight.
    """

    suits: SuitRule
    counts: tuple[int, ...]
    templates: tuple[Template, ...]

    @property
    def proposals(self) -> int:
        """How many draws there are, each as likely; those that `draw` refuses are among them."""
        labels = _labels(self.suits, self.counts)
        free = [
            label for label, rank in zip(labels, self.templates[0], strict=True) if rank is None
        ]
        twice = prod(factorial(alike) for alike in Counter(free).values())
        ranks = len(self.templates) * perm(len(LOW_RANKS), len(free)) // twice
        if self.suits is SuitRule.MIXED:
            return ranks * prod(comb(len(SUITS), count) for count in self.counts)
        return ranks * (4 if self.suits is SuitRule.SUITED else 4 * 3)

    def draw(self, chance: Chance) -> tuple[Card, ...] | None:
        """Return one hand of the family, or None if the proposal belongs to another family."""
        template = chance.pick(self.templates)
        free = template.count(None)
        if free:
            low = iter(chance.take(LOW_RANKS, free))
            ranks = tuple(next(low) if rank is None else rank for rank in template)
            if len(ranks) >= 5 and holds_straight(ranks):
                return None
        else:
            ranks = tuple(rank for rank in template if rank is not None)
        return self._with_suits(chance, ranks)

    def _with_suits(self, chance: Chance, ranks: tuple[int, ...]) -> tuple[Card, ...] | None:
        if self.suits is SuitRule.MIXED:
            cards = tuple(
                Card(rank, suit)
                for rank, count in zip(ranks, self.counts, strict=True)
                for suit in chance.take(SUITS, count)
            )
            return None if shares_suit(cards) else cards
        suit, other = chance.take(SUITS, 2)
        if self.suits is SuitRule.SUITED:
            return tuple(Card(rank, suit) for rank in ranks)
        return (*(Card(rank, suit) for rank in ranks[:5]), Card(ranks[-1], other))


def holds_straight(ranks: Iterable[int]) -> bool:
    """Tell whether five of these different ranks are in a row (C-1)."""
    mask = sum(1 << rank for rank in ranks)
    return any(mask & run == run for run in _RUN_MASKS)


def shares_suit(cards: tuple[Card, ...]) -> bool:
    """Tell whether five of the cards share a suit."""
    suits = [card.suit for card in cards]
    return any(suits.count(suit) >= 5 for suit in SUITS)


@cache
def families(cards: int) -> tuple[Family, ...]:
    """Return the families of all hands of five or of six cards."""
    return (*_without_straights(cards), *_with_straights(cards))


def _labels(suits: SuitRule, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Tell apart the places that ranks of the same count cannot change with one another."""
    return (*counts[:-1], _OFF) if suits is SuitRule.ONE_OFF else counts


def _without_straights(cards: int) -> Iterator[Family]:
    patterns = [(SuitRule.MIXED, counts) for counts in _COUNTS[cards]]
    patterns.append((SuitRule.SUITED, (1,) * cards))
    if cards == 6:
        patterns.append((SuitRule.ONE_OFF, (1, 1, 1, 1, 2)))
        patterns.append((SuitRule.ONE_OFF, (1,) * 6))
    for suits, counts in patterns:
        for template in _places_of_ace_and_king(_labels(suits, counts)):
            yield Family(suits, counts, (template,))


def _places_of_ace_and_king(labels: tuple[int, ...]) -> tuple[Template, ...]:
    """Return one template for each way in which ace and king can lie in a pattern, or be absent."""
    found: dict[tuple[int | None, int | None], Template] = {}
    places = (None, *range(len(labels)))
    for ace, king in product(places, places):
        if ace is not None and ace == king:
            continue
        names = {ace: ACE, king: KING}
        template = tuple(names.get(place) for place in range(len(labels)))
        where = tuple(None if place is None else labels[place] for place in (ace, king))
        found.setdefault((where[0], where[1]), template)
    return tuple(found.values())


def _with_straights(cards: int) -> Iterator[Family]:
    """Yield the families of hands whose ranks hold a straight, alike ones together."""
    alike: dict[tuple[object, ...], tuple[SuitRule, tuple[int, ...], list[Template]]] = {}
    for suits, counts, template in _straight_templates(cards):
        key = (suits, counts, *_what_counts(suits, counts, template))
        alike.setdefault(key, (suits, counts, []))[2].append(template)
    for suits, counts, templates in alike.values():
        yield Family(suits, counts, tuple(templates))


def _straight_templates(
    cards: int,
) -> Iterator[tuple[SuitRule, tuple[int, ...], tuple[int, ...]]]:
    if cards == 5:
        for run in RUNS:
            yield SuitRule.MIXED, (1,) * 5, run
            yield SuitRule.SUITED, (1,) * 5, run
        return
    for run in RUNS:
        for paired in run:
            others = tuple(rank for rank in run if rank != paired)
            yield SuitRule.MIXED, (2, 1, 1, 1, 1), (paired, *others)
            yield SuitRule.ONE_OFF, (1, 1, 1, 1, 2), (*others, paired)
    longer = {tuple(sorted({*run, rank})) for run in RUNS for rank in range(2, ACE + 1)}
    for ranks in sorted(longer):
        if len(ranks) == 6:
            yield SuitRule.MIXED, (1,) * 6, ranks
            yield SuitRule.SUITED, (1,) * 6, ranks
            for off in ranks:
                others = tuple(rank for rank in ranks if rank != off)
                yield SuitRule.ONE_OFF, (1,) * 6, (*others, off)


def _what_counts(
    suits: SuitRule, counts: tuple[int, ...], ranks: tuple[int, ...]
) -> tuple[object, ...]:
    """Return all by which a house could pay ranks with straights differently."""
    suited = {SuitRule.MIXED: (), SuitRule.SUITED: ranks, SuitRule.ONE_OFF: ranks[:5]}[suits]
    straights = tuple(
        (set(run) <= set(suited), run == RUNS[0]) for run in RUNS if set(run) <= set(ranks)
    )
    labels = _labels(suits, counts)
    places = tuple(labels[ranks.index(rank)] if rank in ranks else None for rank in (ACE, KING))
    return straights, places
