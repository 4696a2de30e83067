"""What holds in all houses: C-1 … C-8 and the tables that are shipped."""

import re
from pathlib import Path

import pytest

from dealer_trainer.hands import STANDARD
from dealer_trainer.wording.rules import RULES
from tests.situation import HOUSES, Situation, ends, problems

PAIR = "2d 2c 9h 7s 4s"
SHIPPED = (
    "poker_plus",
    "russian_poker",
    "russian_poker_house",
    "poker_with_exchange",
    "five_card_poker",
)


@pytest.mark.parametrize(
    ("boxes", "next_cards", "found"),
    [
        (("ante: 50, cards: 8h 8h 8c Ks 3s",), "", "boxes[0].cards card_twice"),
        (("ante: 50, cards: 8h 2d 8c Ks 3s",), "", "boxes[0].cards card_twice"),
        (("ante: 50, cards: 8h 8d 8c Ks 3s",), "9h", "dealer.next card_twice"),
        (
            ("ante: 50, cards: 8h 8d 8c Ks 3s, draws: [{sixth: 9h}]",),
            "",
            "boxes[0].draws[0].sixth card_twice",
        ),
        (
            ("ante: 50, cards: 8h 8d 8c Ks 3s, draws: [{exchange: 3s, for: 3s}]",),
            "",
            "boxes[0].draws[0].for card_twice",
        ),
    ],
)
def test_c1_each_card_is_there_once(boxes: tuple[str, ...], next_cards: str, found: str) -> None:
    assert problems(Situation("poker_plus", PAIR, boxes, next_cards)) == [found]


def test_c1_the_dealer_has_no_card_twice_either() -> None:
    box = "ante: 50, cards: 8h 8d 8c Ks 3s"
    twice = Situation("poker_plus", PAIR.replace("9h", "2d"), (box,))
    assert problems(twice) == ["dealer.cards card_twice"]


def test_c2_hands_are_judged_only_where_all_cards_are_in_order() -> None:
    pair = "ante: 50, insurance: 50, cards: 8h 8d"
    short = Situation("russian_poker", PAIR, (f"{pair} Ks 3s",))
    assert problems(short) == ["boxes[0].cards cards_count"]
    drawn = f"{pair} Ks 3s 3c, draws: [{{exchange: 4h, for: 5h}}]"
    assert problems(Situation("russian_poker", PAIR, (drawn,))) == [
        "boxes[0].draws[0].exchange card_not_held"
    ]


@pytest.mark.parametrize("house", SHIPPED)
def test_c5_the_bet_is_paid_by_the_five_card_table(house: str) -> None:
    pays = {str(hand): odds for hand, odds in HOUSES.named(house).pays.items()}
    table = {
        "ace_king": 1,
        "pair": 1,
        "two_pair": 2,
        "three_of_a_kind": 3,
        "straight": 4,
        "flush": 5,
        "full_house": 7,
        "four_of_a_kind": 20,
        "straight_flush": 50,
        "royal_flush": 100,
    }
    if house == "poker_plus":
        del table["ace_king"]
    assert pays == table
    assert set(pays) <= {str(hand) for hand in STANDARD}


def test_c6_an_ante_paid_beside_the_bet_is_not_counted() -> None:
    box = "ante: 200, cards: 8h 8d 8c 8s 3s"
    assert ends(Situation("poker_plus", PAIR, (box,), table="max_payout: 5000")) == [
        "win: ante paid 200, bet paid 5000"
    ]


def test_c7_half_of_an_odd_amount_is_rounded_down() -> None:
    box = "ante: 200, cards: 8h 8d 8c 8s 3s, play: early"
    assert ends(Situation("poker_plus", PAIR, (box,), table="max_payout: 4999")) == [
        "early_payout: ante returned, bet paid 2499"
    ]


def test_c8_boxes_follow_each_other_in_the_order_of_the_deal() -> None:
    first, second = (
        "box: 2, ante: 50, cards: 8h 8d 8c Ks 3s",
        "box: 1, ante: 50, cards: 5h 5d 6c Jh 3h",
    )
    assert problems(Situation("poker_plus", PAIR, (first, second))) == ["boxes[1].box box_order"]
    twice = second.replace("box: 1", "box: 2")
    assert problems(Situation("poker_plus", PAIR, (first, twice))) == ["boxes[1].box box_order"]
    fifth = second.replace("box: 1", "box: 5")
    assert problems(Situation("poker_plus", PAIR, (first, fifth))) == ["boxes[1].box box_number"]
    assert problems(Situation("poker_plus", PAIR, ())) == ["boxes boxes_none"]


@pytest.mark.parametrize("house", SHIPPED)
def test_the_shipped_tables(house: str) -> None:
    made = HOUSES.named(house)
    assert made.table.ante == (10, 200)
    assert made.table.max_payout == 10_000
    assert made.table.chips == (5, 25, 100, 500, 1000, 5000)
    assert made.bonus is None or made.bonus.stake == (5, 50)
    for ante, found in ((9, 1), (10, 0), (200, 0), (201, 1), (0, 1)):
        box = f"ante: {ante}, cards: 8h 8d 8c Ks 3s"
        assert problems(Situation(house, PAIR, (box,))) == ["boxes[0].ante ante_outside"] * found


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    folder = Path(__file__).parents[1]
    letters, number = rule.split("-")
    name = re.compile(rf"def test_\w*{letters.lower()}{number}(_|\()")
    files = [*folder.rglob("test_*.py")]
    assert any(name.search(path.read_text(encoding="utf-8")) for path in files)


@pytest.mark.parametrize("house", SHIPPED)
def test_every_rule_that_a_house_names_is_known(house: str) -> None:
    assert set(HOUSES.named(house).rules.values()) <= set(RULES)
