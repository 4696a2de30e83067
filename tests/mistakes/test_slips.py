"""What a dealer lays wrong: none to two bets, each what somebody would really have laid."""

from collections import Counter
from itertools import islice

import pytest

from dealer_trainer.generator import Topic, scenarios
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes import figures
from dealer_trainer.mistakes.slips import slips
from tests.situation import HOUSES, Situation, scenario

SHIPPED = HOUSES.all()
COUNT = 150


@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_each_slip_is_a_wrong_answer_that_some_idea_gives(house: House) -> None:
    chance, found = Chance(2), Counter[int]()
    for each in islice(scenarios(house, Topic.WHOLE_TABLE, 8), COUNT):
        laid = slips(each, chance)
        known = figures(each)
        assert all(answer in known[key] for key, answer in laid.items())
        found[len(laid)] += 1
    assert set(found) == {0, 1, 2}
    assert min(found.values()) > COUNT // 8


def test_o8_draw_fees_are_no_longer_on_the_table() -> None:
    chance = Chance(2)
    for each in islice(scenarios(HOUSES.named("poker_plus"), Topic.DRAWS, 8), COUNT):
        assert not any(".draw." in key for key in slips(each, chance))


def test_two_slips_are_on_two_bets_and_on_one_box_if_one_idea_gave_both() -> None:
    table = scenario(
        Situation(
            "russian_poker",
            "Qs Jh 9d 4c 2s",
            ("ante: 50, cards: As Ah 9c 5d 3h", "ante: 75, cards: Ks Kh 8c 6d 3d, bonus: 10"),
        )
    )
    chance = Chance(1)
    laid = [slips(table, chance) for _ in range(200)]
    boxes = {frozenset(key.split(".")[0] for key in each) for each in laid if len(each) == 2}
    assert boxes == {frozenset("1"), frozenset("2"), frozenset("12")}


def test_the_same_chance_gives_the_same_slips() -> None:
    table = next(scenarios(SHIPPED[0], Topic.WHOLE_TABLE, 1))
    one, other = Chance(9), Chance(9)
    assert [slips(table, one) for _ in range(20)] == [slips(table, other) for _ in range(20)]
