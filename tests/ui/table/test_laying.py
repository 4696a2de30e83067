"""A hand as a dealer lays it out: the main combination by the stake, the second one above it."""

from itertools import pairwise

import pytest

from dealer_trainer.cards import parse_cards
from ui.table.laying import as_dealt, laid_out

WIDTH, CARD, LIFT = 300, 75, 8


def laid(hand: str, *combinations: str) -> list[tuple[str, int]]:
    cards = parse_cards(hand)
    rows = laid_out(cards, [parse_cards(each) for each in combinations], WIDTH, CARD, LIFT)
    assert [row.left for row in rows] == sorted(row.left for row in rows)
    return [(str(cards[row.index]), row.down) for row in rows]


def test_two_combinations_lie_in_two_rows_with_the_shared_cards_between() -> None:
    # The longer straight and the shorter one share four cards; the ace counts for nothing.
    assert laid("4c 9s 8h 7c 6d 5s", "9s 8h 7c 6d 5s", "8h 7c 6d 5s 4c") == [
        ("9s", LIFT), ("8h", 0), ("7c", 0), ("6d", 0), ("5s", 0), ("4c", -LIFT),
    ]  # fmt: skip


def test_what_counts_for_nothing_lies_aside() -> None:
    hand = parse_cards("9s 8h Ad 8c Ks")
    rows = laid_out(hand, [parse_cards("8h 8c"), parse_cards("Ad Ks")], WIDTH, CARD, LIFT)
    steps = [right.left - left.left for left, right in pairwise(rows)]
    assert str(hand[rows[-1].index]) == "9s"
    assert steps[-1] > max(steps[:-1])


def test_one_combination_lies_in_one_row_before_the_rest() -> None:
    assert laid("9s 8h Ad 8c Qs", "8h 8c") == [
        ("8h", 0), ("8c", 0), ("9s", 0), ("Ad", 0), ("Qs", 0),
    ]  # fmt: skip


@pytest.mark.parametrize("count", [5, 6])
def test_a_hand_with_nothing_lies_as_it_was_dealt(count: int) -> None:
    hand = parse_cards("9s 8h Ad 3c Qs 2d")[:count]
    assert laid_out(hand, [], WIDTH, CARD, LIFT) == as_dealt(count, WIDTH, CARD)


def test_every_card_stays_in_sight_and_within_the_place() -> None:
    hand = parse_cards("9s 8h Ad 8c Qs 2d")
    rows = laid_out(hand, [parse_cards("8h 8c")], WIDTH, CARD, LIFT)
    assert {row.index for row in rows} == set(range(6))
    assert rows[-1].left + CARD <= WIDTH
    assert all(right.left > left.left for left, right in pairwise(rows))
