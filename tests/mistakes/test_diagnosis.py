"""Diagnosis: never of a right answer, the likeliest first, the house named whose rule it was."""

from itertools import islice

import pytest

from dealer_trainer.generator import scenarios
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes import (
    Idea,
    choices,
    choices_among,
    diagnose,
    figures,
    houses_behind,
    likeliest,
)
from dealer_trainer.mistakes.figures import all_answers
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle
from tests.generator.shipped import EACH_HOUSE, SHIPPED
from tests.mistakes.shipped import others_of
from tests.situation import Situation, scenario

FEW, MANY = 60, 1000
QUEENS = "Qd Qc 9h 4s 2s"


def proves_right_answers_are_right(house: House, count: int) -> None:
    others, chance = others_of(house), Chance(5)
    for shown in islice(scenarios(house, None, 13), count):
        found = figures(shown, others)
        true = all_answers(settle(shown))
        assert found.keys() == true.keys()
        for key, answer in true.items():
            assert likeliest(found, key, true) == ()
            assert answer not in found[key]
            offered = choices_among(found, key, 3, chance)
            assert answer not in offered
            assert len(set(offered)) == len(offered) == min(3, len(found[key]))


@EACH_HOUSE
def test_a_right_answer_is_never_diagnosed_nor_offered_as_a_wrong_choice(house: House) -> None:
    proves_right_answers_are_right(house, FEW)


@pytest.mark.soak
@EACH_HOUSE
def test_no_right_answer_of_a_thousand_scenarios_is_diagnosed(house: House) -> None:
    proves_right_answers_are_right(house, MANY)


def shown(box: str, dealer: str = QUEENS, house: str = "russian_poker") -> Scenario:
    return scenario(Situation(house, dealer, (box,)))


TWO_PAIR = "ante: 50, cards: Ah Ad 5c 5d 3s"


def test_what_nobody_would_think_has_no_diagnosis() -> None:
    assert diagnose(shown(TWO_PAIR), "1.bet", {"1.bet": "paid 217"}) == ()
    assert diagnose(shown(TWO_PAIR), "7.bet", {"7.bet": "taken"}) == ()


def test_a_blank_answer_has_no_diagnosis() -> None:
    assert diagnose(shown(TWO_PAIR), "1.bet", {"1.bet": None}) == ()
    assert diagnose(shown(TWO_PAIR), "1.bet", {}) == ()


def test_the_commonest_comes_first() -> None:
    found = diagnose(shown(TWO_PAIR), "1.bet", {"1.bet": "paid 300"})
    assert found == (
        Idea.ROW_ABOVE,
        Idea.ODDS_ON_ANTE_AND_BET,
        Idea.STAKE_IN_WIN,
        Idea.ONE_CHIP_MORE,
    )


def test_what_explains_more_of_the_answer_comes_first() -> None:
    alone = diagnose(shown(TWO_PAIR), "1.ante", {"1.ante": "paid 50", "1.bet": "paid 200"})
    assert alone[0] is Idea.ANTE_PAID_TOO
    both = diagnose(shown(TWO_PAIR), "1.ante", {"1.ante": "paid 50", "1.bet": "returned"})
    assert both[0] is Idea.GAME_OVERLOOKED


def test_what_would_have_changed_a_right_answer_comes_later() -> None:
    plus = shown(TWO_PAIR, house="poker_plus")
    chip = diagnose(plus, "1.bet", {"1.bet": "paid 300", "1.ante": "paid 100"})
    assert chip[0] is Idea.STAKE_IN_WIN
    row = diagnose(plus, "1.bet", {"1.bet": "paid 300", "1.ante": "paid 50"})
    assert row[0] is Idea.ROW_ABOVE
    assert row.index(Idea.ODDS_ON_ANTE_AND_BET) < row.index(Idea.STAKE_IN_WIN)


def test_what_the_same_person_thought_before_comes_first() -> None:
    given = {"1.bet": "paid 300"}
    found = diagnose(shown(TWO_PAIR), "1.bet", given, history={Idea.STAKE_IN_WIN: 2})
    assert found[0] is Idea.STAKE_IN_WIN


def test_hands_and_sums_are_diagnosed_as_well() -> None:
    wheel = shown("ante: 50, cards: Ah 2d 3c 4d 5s")
    assert Idea.WHEEL_NOT_SEEN in diagnose(wheel, "1.main", {"1.main": "nothing"})
    assert Idea.WHEEL_NOT_SEEN in diagnose(wheel, "1.stands", {"1.stands": "lower"})
    ace_high = shown(TWO_PAIR.replace("Ah Ad", "8h 8d"), "Ad Qc 9h 4s 2s")
    assert Idea.GAME_IN_ACE_HIGH in diagnose(ace_high, "0.game", {"0.game": "game"})
    assert Idea.ANTE_PAID_TOO in diagnose(shown(TWO_PAIR), "1.total", {"1.total": "250"})
    second = shown("ante: 50, cards: 8h 8d Ac Ks 9s", "7d 7c Qh 4s 2s")
    assert Idea.SECOND_FORGOTTEN in diagnose(second, "1.second", {"1.second": "none"})
    bonus = shown("ante: 50, bonus: 10, cards: 9d 8s 7h 6s 5d")
    assert diagnose(bonus, "1.bonus.hand", {"1.bonus.hand": "nothing"}) == (Idea.STRAIGHT_NOT_SEEN,)
    assert Idea.STRAIGHT_NOT_SEEN in diagnose(bonus, "1.bonus.won", {"1.bonus.won": "lost"})


def test_the_houses_whose_rule_it_was_are_named() -> None:
    found = houses_behind(Idea.OTHER_ANTE_ON_WIN, shown(TWO_PAIR), "1.ante", "paid 50", SHIPPED)
    names = {house.id for house in found}
    assert names == {"poker_plus", "poker_with_exchange", "five_card_poker"}
    assert houses_behind(Idea.ANTE_PAID_TOO, shown(TWO_PAIR), "1.ante", "paid 50", SHIPPED) == ()


def test_choices_are_those_of_the_commonest_ideas() -> None:
    straight = shown("ante: 15, cards: 9d 8c 7d 6s 5d", house="poker_plus")
    offered = {choices(straight, "1.bet", 3, Chance(seed)) for seed in range(60)}
    assert len(offered) > 20
    # Straight not seen, same hand …: what is likely at all is offered, the odd chip is not.
    assert {answer for each in offered for answer in each} == {
        *("taken", "returned", "paid 150", "paid 90", "paid 60", "paid 180"),
    }
    assert "paid 125" in figures(straight)["1.bet"]


def test_there_are_fewer_choices_where_nobody_would_answer_otherwise() -> None:
    assert set(choices(shown(TWO_PAIR), "1.ante", 5, Chance(1))) == {"paid 50", "paid 100", "taken"}
