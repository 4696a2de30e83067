"""No game as a chain of decisions: who may buy, which card goes, and again, what then."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dealer_trainer.cards import parse_cards
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.procedure import steps
from dealer_trainer.questions import Form, Question, grade, stake_answer
from dealer_trainer.questions.no_game import TOPICS, no_game
from dealer_trainer.scenario import Play, Scenario
from dealer_trainer.wording.asked import no_game as wording
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.questions.generated import EN, FEW, MANY, proves_graded, proves_told, questions
from tests.situation import Situation, scenario

NO_GAME = "Qd Jc 9h 4s 2s"
BUYS = "ante: 20, cards: Ah Kd 6d 5h 3h, buys_game: true"
LETS = "ante: 10, cards: 8h 8d 6c 5d 3s"
FOLDS = "ante: 15, cards: Th 7d 6s 5c 3d, play: fold"
INSURED = "ante: 20, cards: Th 9d 8c 7d 6s, insurance: 20"


def build(table: Scenario, _: Chance) -> Question | None:
    return no_game(table)


def truth(house: str, *boxes: str, next_: str = "") -> dict[str, str]:
    question = no_game(scenario(Situation(house, NO_GAME, boxes, next=next_)))
    assert question
    return {part.key: part.truth for part in question.parts}


def proves(house: House, count: int) -> None:
    for question in questions(house, build, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        stakes = {part.key: part.truth for part in question.parts if part.form is Form.STAKE}
        assert stakes == dict(settled_after_no_game(question))
        dealer = question.settlement.dealer
        assert not dealer.plays
        keys = [part.key for part in question.parts]
        again = [part.truth for part in question.parts if ".again." in part.key]
        assert again == ["yes"] * (len(again) - 1) + ["no"] * bool(again)
        assert len(again) == len(dealer.exchanges)
        assert ("dealer.card" in keys) == bool(dealer.exchanges)
        buyers = [box for box in question.settlement.boxes if box.reading.bought]
        assert [key for key in keys if key.endswith(".result")] == [
            f"{box.box}.result" for box in buyers
        ]


def settled_after_no_game(question: Question) -> Iterator[tuple[str, str]]:
    """Yield the truth of each stake that still lies there when the dealer has opened."""
    boxes = {box.box: box for box in question.settlement.boxes}
    for step in steps(question.scenario, question.settlement):
        for bet in step.bets if step.rule == "O-7" else ():
            lines = {line.bet: line for line in boxes[step.box or 0].bets}
            yield f"{step.box}.{bet}", stake_answer(lines[bet].outcome, lines[bet].pays)


@EACH_HOUSE
def test_o7_the_truth_is_what_is_settled(house: House) -> None:
    proves(house, FEW)


@EACH_OWN_HOUSE
def test_o7_in_a_house_of_the_users(options: tuple[str, ...]) -> None:
    proves(own_house(*options), FEW // 2)


@pytest.mark.soak
@EACH_HOUSE
def test_o7_many_times(house: House) -> None:
    proves(house, MANY)


def test_rp7_the_highest_card_goes_again_while_its_rank_comes() -> None:
    assert truth("russian_poker", LETS, BUYS, FOLDS, next_="Qh 9d") == {
        "1.buys": "yes",
        "3.buys": "no",
        "1.ante": "paid 10",
        "1.bet": "returned",
        "2.ante": "taken",
        "dealer.card": "Qd",
        "dealer.again.0": "yes",
        "dealer.again.1": "no",
        "dealer.plays": "yes",
        "2.result": "lose",
        "2.bet": "taken",
    }


def test_pp10_the_lowest_card_goes_once_whatever_comes() -> None:
    found = truth("poker_plus", BUYS, next_="2h")
    assert found == {
        "1.purchase": "taken",
        "dealer.card": "2s",
        "dealer.again.0": "no",
        "dealer.plays": "no",
        "1.result": "no_game",
        "1.ante": "returned",
        "1.bet": "returned",
    }


def test_rp9_the_insurance_of_a_buyer_waits() -> None:
    found = truth("russian_poker", f"{INSURED}, buys_game: true", LETS, next_="Kh")
    assert found["1.insurance.when"] == "later"
    keys = list(found)
    assert keys.index("1.insurance") > keys.index("dealer.card")


def test_rh7_here_it_is_settled_at_once() -> None:
    found = truth("russian_poker_house", f"{INSURED}, buys_game: true", next_="Kh")
    assert found["1.insurance.when"] == "now"
    keys = list(found)
    assert keys.index("1.insurance") < keys.index("1.purchase") < keys.index("dealer.card")


def test_without_a_buyer_it_is_not_asked_when_an_insurance_is_settled() -> None:
    found = truth("russian_poker", INSURED)
    assert list(found) == ["1.buys", "1.insurance", "1.ante", "1.bet"]


def test_rh6_after_three_exchanges_the_hand_stands() -> None:
    table = scenario(Situation("russian_poker_house", NO_GAME, (BUYS,), next="Qh Qs Qc"))
    question = no_game(table)
    assert question
    assert [part.truth for part in question.parts if ".again." in part.key] == ["yes", "yes", "no"]
    told = [each.sentence for each in wording.explanation(EN, question)]
    assert "Q♠ → Q♣: the same rank, but this house exchanges 3 times at most." in told


def test_of_equal_highest_cards_either_may_go() -> None:
    house = own_house("russian_poker", "pays: {pair: null}")
    table = scenario(Situation("russian_poker", NO_GAME, (BUYS,), next="Kh"))
    pair = replace(table.dealer, cards=parse_cards("Qd Qc 9h 4s 2s"))
    question = no_game(replace(table, house=house, dealer=pair))
    assert question
    (card,) = (part for part in question.parts if part.form is Form.CARDS)
    assert (card.truth, card.equal) == ("Qd", ("Qc",))
    for given, right in (("Qd", True), ("Qc", True), ("9h", False), ("Qd Qc", False)):
        graded = {each.part.key: each.right for each in grade(question, {card.key: given}).parts}
        assert graded[card.key] is right


def test_with_a_game_or_without_boxes_nothing_is_asked() -> None:
    assert no_game(scenario(Situation("russian_poker", "Qd Qc 9h 4s 2s", (LETS,)))) is None
    folded = scenario(Situation("russian_poker", NO_GAME, (FOLDS,)))
    assert {box.play for box in folded.boxes} == {Play.FOLD}
    assert no_game(folded) is None
