"""Draws: what they cost, and what the house sells a box at its next one."""

import pytest

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import BlindMay, House
from dealer_trainer.legality import faults
from dealer_trainer.questions import Question
from dealer_trainer.questions.drawing import SOLD_TOPICS, TOPICS, draw_fees, draws_sold
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet
from dealer_trainer.wording.asked import drawing as wording
from tests.generator.shipped import SHIPPED
from tests.own_houses import OPTIONS, own_house
from tests.questions.generated import EN, FEW, MANY, proves_graded, proves_told, questions
from tests.situation import HOUSES, Situation, scenario

DRAWING = [house for house in SHIPPED if Topic.DRAWS in topics_of(house)]
EACH_DRAWING = pytest.mark.parametrize("house", DRAWING, ids=lambda house: house.id)
DEALER = "Qd Jc 9h 4s 2s"


def fees(table: Scenario, _: Chance) -> Question | None:
    return draw_fees(table)


def proves_fees(house: House, count: int) -> None:
    for question in questions(house, fees, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        paid = [
            str(line.stake)
            for box in question.settlement.boxes
            for line in box.bets
            if line.bet is Bet.DRAW
        ]
        assert [part.truth for part in question.parts] == paid


def proves_sold(house: House, count: int) -> None:
    """Hold each price against the house's own table of prices."""
    for question in questions(house, draws_sold, SOLD_TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        assert not faults(question.scenario)
        number = question.parts[0].box
        box = next(each for each in question.scenario.boxes if each.box == number)
        turn, may = len(box.draws), house.boxes.blind_may
        sold = house.draw[turn] if turn < len(house.draw) else None
        prices = dict[str, int | None]()
        if sold and (not box.blind or BlindMay.SIXTH in may) and len(box.hand) == 5:
            prices["sixth"] = sold.sixth
        if sold and (not box.blind or BlindMay.EXCHANGE in may):
            prices |= {f"exchange_{size}": price for size, price in sold.exchange.items()}
        for part in question.parts:
            price = prices.get(part.key.rpartition(".")[2])
            assert part.truth == ("not_sold" if price is None else str(price))


@EACH_DRAWING
def test_o8_the_fees_are_those_taken(house: House) -> None:
    proves_fees(house, FEW)


@EACH_DRAWING
def test_what_is_sold_is_what_the_house_lists(house: House) -> None:
    proves_sold(house, FEW)


def test_what_is_sold_in_houses_of_the_users() -> None:
    for name in ("three draws", "blind boxes may all", "free exchanges"):
        proves_sold(own_house(*OPTIONS[name]), FEW)


@pytest.mark.soak
@EACH_DRAWING
def test_draws_many_times(house: House) -> None:
    proves_fees(house, MANY)
    proves_sold(house, MANY)


def prices(house: str, box: str, draws: int) -> str:
    """Return what a box with so many draws is sold, a sixth card first, - for nothing."""
    table = scenario(Situation(house, DEALER, (box,)))
    for seed in range(20):
        question = draws_sold(table, Chance(seed))
        assert question
        if len(question.scenario.boxes[0].draws) == draws:
            return " ".join(part.truth.replace("not_sold", "-") for part in question.parts)
    raise AssertionError


SIXTH = "ante: 20, cards: Ad Ac 7h 6s 5d, draws: [{sixth: 3c}]"
EXCHANGE = "ante: 20, cards: Ad Ac 7h 6s 5d, draws: [{exchange: 5d, for: 3c}]"


def test_pp3_pp4_the_first_and_the_second_draw() -> None:
    assert prices("poker_plus", SIXTH, 0) == "1 1 2 2 2 1"
    assert prices("poker_plus", SIXTH, 1) == "- 1 - - - -"
    assert prices("poker_plus", EXCHANGE, 1) == "1 1 - - - -"


def test_rp2_rh2_one_draw_of_one_ante() -> None:
    assert prices("russian_poker", SIXTH, 0) == "1 1 1 1 1 1"
    assert prices("russian_poker", SIXTH, 1) == "- - - - - -"
    assert prices("russian_poker_house", SIXTH, 0) == "1 - 1 1 1 1"


def test_ox2_no_sixth_card() -> None:
    assert prices("poker_with_exchange", EXCHANGE, 0) == "- 1 2 3 2 1"


def test_rh9_a_blind_box_buys_the_sixth_card_only() -> None:
    boxes = (
        "player: A, ante: 20, cards: Ad Ac 7h 6s 5d",
        "player: A, blind: true, ante: 20, cards: Kd Kc 7s 6h 5h",
    )
    table = scenario(Situation("russian_poker_house", DEALER, boxes))
    made = [draws_sold(table, Chance(seed)) for seed in range(9)]
    question = next(each for each in made if each and each.parts[0].box == 2)
    assert [part.truth for part in question.parts] == ["1", *["not_sold"] * 5]
    told = [(each.sentence, each.rule) for each in wording.explanation(EN, question)]
    assert ("A blind box has no exchange in this house.", "RH-9") in told


def test_without_draws_nothing_is_asked() -> None:
    box = "ante: 20, cards: Ad Ac 7h 6s 5d"
    five = scenario(Situation("five_card_poker", DEALER, (box,)))
    assert draws_sold(five, Chance(1)) is None
    assert draw_fees(five) is None
    assert not HOUSES.named("five_card_poker").draw
