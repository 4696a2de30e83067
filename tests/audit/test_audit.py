"""Every hand there is, against the known figures; what differs is named."""

import json
from collections import Counter
from dataclasses import replace
from math import comb

import pytest

from dealer_trainer.audit import (
    Difference,
    audit,
    chance_differences,
    chances,
    count_differences,
)
from dealer_trainer.audit.suits import TOPS, hands_of, rank_patterns, shapes_of
from dealer_trainer.cards import Card
from dealer_trainer.cli import main
from dealer_trainer.hands import Hand, PairedStraight, Shape, shape_of
from dealer_trainer.house import House
from tests.situation import HOUSES

SHIPPED = HOUSES.all()


@pytest.mark.parametrize(("size", "classes"), [(5, 134_459), (6, 962_988)])
def test_c1_hands_up_to_renaming_of_suits_stand_for_all(size: int, classes: int) -> None:
    found = weight = 0
    for top in TOPS:
        for ranks in rank_patterns(size, top):
            for cards, hands in hands_of(ranks):
                assert len(set(cards)) == size
                found += 1
                weight += hands
    assert (found, weight) == (classes, comb(52, size))


@pytest.mark.parametrize("size", [5, pytest.param(6, marks=pytest.mark.soak)])
def test_every_hand_has_one_of_the_shapes_that_are_counted(size: int) -> None:
    for top in TOPS:
        for ranks in rank_patterns(size, top):
            found: Counter[Shape] = Counter()
            for cards, hands in hands_of(ranks):
                found[shape_of(sorted(cards, reverse=True))[0], _suited(cards)] += hands
            counted: Counter[Shape] = Counter()
            for cards, hands in shapes_of(ranks):
                counted[ranks, _suited(cards)] += hands
            assert found == counted


def _suited(cards: tuple[Card, ...]) -> tuple[bool, ...]:
    return shape_of(cards)[1]


@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_t4_the_figures_of_five_cards(house: House) -> None:
    counted = audit(house, 5)
    assert counted.hands == comb(52, 5)
    assert count_differences(house, counted) == []


@pytest.mark.parametrize("straight", PairedStraight)
def test_t4_t5_the_figures_of_six_cards(straight: PairedStraight) -> None:
    house = HOUSES.named("russian_poker")
    house = replace(house, combinations=replace(house.combinations, paired_straight=straight))
    counted = audit(house, 6)
    assert counted.hands == comb(52, 6)
    assert count_differences(house, counted) == []
    pairs = [count for count in counted.counts if count.second]
    assert len(pairs) == 21 + (straight is PairedStraight.STRAIGHT_AND_PAIR)
    assert pairs[0].odds == 150


@pytest.mark.soak
@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_the_figures_of_six_cards_in_every_house(house: House) -> None:
    assert count_differences(house, audit(house, 6)) == []


def test_rp3_the_dealers_chance_of_no_game() -> None:
    house = replace(HOUSES.named("russian_poker"), purchase=None)
    found = chances(house)
    assert chance_differences(house, found) == []
    assert round(1_000_000 * found.no_game / found.hands) == 436_813
    assert found.repeats == ()


@pytest.mark.soak
@pytest.mark.parametrize("house", ["poker_plus", "russian_poker", "russian_poker_house"])
def test_rp7_pp10_the_chance_that_a_purchase_makes_a_game(house: str) -> None:
    made = HOUSES.named(house)
    found = chances(made)
    assert chance_differences(made, found) == []
    assert sum(found.repeats) == 1
    assert len(found.repeats) == {"poker_plus": 1, "russian_poker": 4}.get(house, 3)


def test_a_figure_that_differs_is_named() -> None:
    house = HOUSES.named("five_card_poker")
    counted = audit(house, 5)
    first = replace(counted.counts[1], hands=35)
    wrong = replace(counted, counts=(counted.counts[0], first, *counted.counts[2:]))
    assert count_differences(house, wrong) == [Difference("straight_flush", 36, 35)]
    lost = replace(chances(replace(house, purchase=None)), no_game=1)
    assert chance_differences(house, lost) == [Difference("no game", 1_135_260, 1)]


def test_a_house_with_other_hands_has_no_known_figures() -> None:
    house = HOUSES.named("five_card_poker")
    pays: dict[Hand, int] = {**house.pays}
    del pays[Hand.FLUSH]
    house = replace(house, pays=pays)
    counted = audit(house, 5)
    assert counted.hands == comb(52, 5)
    assert count_differences(house, counted) == []
    assert Hand.FLUSH not in {count.main for count in counted.counts}


def test_the_command_prints_one_object(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "--house", "poker_plus", "--cards", "5", "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert (found["house"], found["cards"], found["hands"]) == ("poker_plus", 5, comb(52, 5))
    assert found["counts"][0] == {"main": "royal_flush", "second": None, "hands": 4, "odds": 100}
    assert found["counts"][-1] == {"main": "nothing", "second": None, "hands": 1_302_540, "odds": 0}
