"""Is the bonus won, by which hand, and what is it paid?"""

import pytest

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.generator.chance import Chance
from dealer_trainer.hands import best
from dealer_trainer.house import House
from dealer_trainer.questions.bonus import TOPICS, bonus
from dealer_trainer.settlement import Bet
from dealer_trainer.wording.asked import bonus as wording
from tests.generator.shipped import SHIPPED
from tests.own_houses import own_house
from tests.questions.generated import FEW, MANY, proves_graded, proves_told, questions
from tests.situation import Situation, scenario

WITH_BONUS = [house for house in SHIPPED if Topic.BONUS in topics_of(house)]
EACH_WITH_BONUS = pytest.mark.parametrize("house", WITH_BONUS, ids=lambda house: house.id)


def proves(house: House, count: int) -> None:
    for question in questions(house, bonus, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        truth = {part.key.split(".", 1)[1]: part.truth for part in question.parts}
        number = question.parts[0].box
        box = next(each for each in question.scenario.boxes if each.box == number)
        settled = next(each for each in question.settlement.boxes if each.box == number)
        (line,) = (line for line in settled.bets if line.bet is Bet.BONUS)
        assert truth["bonus"] == (f"paid {line.pays}" if line.pays else "taken")
        assert truth["bonus.won"] == ("won" if line.pays else "lost")
        hand = truth.get("bonus.hand", best(box.cards).hand)
        assert hand == best(box.cards).hand
        assert house.bonus
        assert bool(line.pays) == (hand in house.bonus.pays and box.play != "fold")


def truth(box: str) -> dict[str, str]:
    table = scenario(Situation("russian_poker", "Qd Qc 8s 4s 2s", (box,)))
    question = bonus(table, Chance(1))
    assert question
    return {part.key: part.truth for part in question.parts}


@EACH_WITH_BONUS
def test_rp10_the_bonus_is_what_was_settled(house: House) -> None:
    proves(house, FEW)


@pytest.mark.soak
@EACH_WITH_BONUS
def test_rp10_many_times(house: House) -> None:
    proves(house, MANY)


def test_rp10_in_a_house_of_the_users_with_other_odds() -> None:
    proves(own_house("russian_poker", "bonus: {pays: {pair: 1, royal_flush: 5}}"), FEW)


def test_rp10_the_five_dealt_cards_count_not_those_drawn() -> None:
    box = "ante: 50, bonus: 5, cards: 7h 7d 7c 3s 9d, draws: [{exchange: 7h 7d, for: Ks Jd}]"
    assert truth(box) == {
        "1.bonus.hand": "three_of_a_kind",
        "1.bonus.won": "won",
        "1.bonus": "paid 125",
    }
    drawn = "ante: 50, bonus: 5, cards: 7h 7d Jc 3s 9d, draws: [{sixth: 7c}]"
    assert truth(drawn) == {"1.bonus.hand": "pair", "1.bonus.won": "lost", "1.bonus": "taken"}


def test_rp10_a_folded_box_loses_it_and_its_hand_is_not_asked() -> None:
    box = "ante: 50, bonus: 5, cards: 7h 7d 7c 3s 9d, play: fold"
    assert truth(box) == {"1.bonus.won": "lost", "1.bonus": "taken"}


def test_without_a_bonus_nothing_is_asked() -> None:
    box = "ante: 50, cards: 7h 7d 7c 3s 9d"
    assert bonus(scenario(Situation("russian_poker", "Qd Qc 8s 4s 2s", (box,))), Chance(1)) is None
