"""Name the combinations, mark the second one."""

import pytest

from dealer_trainer.cards import format_cards, parse_cards
from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.generator.chance import Chance
from dealer_trainer.hands import Hand, combinations_in
from dealer_trainer.house import House
from dealer_trainer.questions import Form, Question, grade
from dealer_trainer.questions.naming import (
    MARK_TOPICS,
    NAME_TOPICS,
    mark_second,
    name_combinations,
)
from dealer_trainer.wording.asked import naming as wording
from tests.generator.shipped import EACH_HOUSE, SHIPPED
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.questions.generated import FEW, MANY, proves_graded, proves_told, questions
from tests.situation import Situation, scenario

PAYS_TWO = [house for house in SHIPPED if Topic.TWO_COMBINATIONS in topics_of(house)]
EACH_WITH_TWO = pytest.mark.parametrize("house", PAYS_TWO, ids=lambda house: house.id)


def asked(house: str, cards: str, dealer: str = "Qd Jc 9s 4s 2s", sixth: str = "") -> Situation:
    draws = f", draws: [{{sixth: {sixth}}}]" if sixth else ""
    return Situation(house, dealer, (f"ante: 50, cards: {cards}{draws}",))


def named(situation: Situation) -> dict[str, str]:
    question = name_combinations(scenario(situation), Chance(1))
    assert question
    return {part.key: part.truth for part in question.parts}


def marked(cards: str, sixth: str) -> Question:
    question = mark_second(scenario(asked("russian_poker", cards, sixth=sixth)), Chance(1))
    assert question
    return question


def is_right(question: Question, cards: str) -> bool:
    return grade(question, {question.parts[0].key: cards}).right


def proves_named(house: House, count: int) -> None:
    for question in questions(house, name_combinations, NAME_TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        truth = {part.key: part.truth for part in question.parts}
        assert truth.pop("0.main") == question.settlement.dealer.opens.hand
        box = question.parts[-1].box
        settled = next(each for each in question.settlement.boxes if each.box == box)
        hands = [str(each.hand) for each in settled.combinations]
        main, *second = [*hands, *(["nothing"] if not hands else [])]
        assert truth.pop(f"{box}.main") == main
        if house.combinations.paid == 2:
            assert truth.pop(f"{box}.second") == (second[0] if second else "none")
        assert not truth


def proves_marked(house: House, count: int) -> None:
    for question in questions(house, mark_second, MARK_TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        (part,) = question.parts
        settled = next(each for each in question.settlement.boxes if each.box == part.box)
        main, second = settled.combinations
        assert part.truth == format_cards(second.cards)
        for cards in (part.truth, *part.equal):
            assert is_right(question, cards)
            assert second.hand in {
                each.hand for each in combinations_in(parse_cards(cards)) if each.cards
            }
            assert set(parse_cards(cards)) <= set(part.cards)
        assert not is_right(question, "")
        assert not is_right(question, format_cards(part.cards))
        if not part.equal:
            assert not is_right(question, format_cards(main.cards))


@EACH_HOUSE
def test_c2_the_named_combinations_are_those_of_the_settlement(house: House) -> None:
    proves_named(house, FEW)


@EACH_WITH_TWO
def test_t1_the_marked_cards_are_those_of_the_settlement(house: House) -> None:
    proves_marked(house, FEW)


@pytest.mark.soak
@EACH_HOUSE
def test_c2_many_named_combinations(house: House) -> None:
    proves_named(house, MANY)


@pytest.mark.soak
@EACH_WITH_TWO
def test_t1_many_marked_cards(house: House) -> None:
    proves_marked(house, MANY)


@EACH_OWN_HOUSE
def test_a_house_of_the_users_is_asked_like_any_other(options: tuple[str, ...]) -> None:
    proves_named(own_house(*options), FEW)


def test_t1_a_pair_and_its_kickers_are_two_combinations() -> None:
    assert named(asked("russian_poker", "8h 8d Ac Ks 9d")) == {
        "0.main": "nothing",
        "1.main": "pair",
        "1.second": "ace_king",
    }


def test_c2_ace_king_is_nothing_where_it_is_not_paid() -> None:
    assert named(asked("poker_plus", "Ah Kd 9c 7s 3d", dealer="As Kc 8s 4s 2s")) == {
        "0.main": "nothing",
        "1.main": "nothing",
    }


def test_pp5_one_combination_is_named_where_one_is_paid() -> None:
    assert named(asked("poker_plus", "8h 8d Ac Ks 9d", sixth="Ad")) == {
        "0.main": "nothing",
        "1.main": "two_pair",
    }


@pytest.mark.parametrize(
    ("cards", "first", "last"),
    [
        ("8h 8d Ac Ks 9d", Hand.NOTHING, Hand.FOUR_OF_A_KIND),
        ("Ah Kh Qh Jh 9h", Hand.PAIR, Hand.ROYAL_FLUSH),
    ],
)
def test_the_choices_tell_no_more_than_the_suits(cards: str, first: Hand, last: Hand) -> None:
    question = name_combinations(scenario(asked("russian_poker", cards)), Chance(1))
    assert question
    options = question.parts[1].options
    assert (options[0], options[-1], len(options)) == (first, last, 9)


def test_a_folded_box_is_not_read() -> None:
    boxes = ("ante: 50, cards: 8h 8d Ac Ks 9d, play: fold",)
    table = scenario(Situation("russian_poker", "Qd Jc 9s 4s 2s", boxes))
    assert name_combinations(table, Chance(1)) is None
    assert mark_second(table, Chance(1)) is None


def test_the_second_combination_is_marked_in_any_order() -> None:
    question = marked("8h 8d Ac Ks 9d", "2c")
    assert question.parts[0].form is Form.CARDS
    assert is_right(question, "Ac Ks")
    assert is_right(question, "Ks Ac")
    assert not is_right(question, "8h 8d")
    assert not is_right(question, "Ac Ks 9d")


def test_t5_equal_cards_are_equally_right() -> None:
    aces = marked("Ah Ad Ks 9d 3s", "2c")
    assert is_right(aces, "Ah Ks")
    assert is_right(aces, "Ad Ks")
    nines = marked("Kh Qh Jd Tc 9h", "9c")
    assert is_right(nines, "Kh Qh Jd Tc 9h")
    assert is_right(nines, "Kh Qh Jd Tc 9c")
    threes = marked("Ah Ad Ac Kd Ks", "Kh")
    assert is_right(threes, "Kd Ks Kh Ah Ad")
    assert is_right(threes, "Ah Ad Ac Kd Kh")
    assert not is_right(threes, "Kd Ks Kh")


def test_t1_six_in_a_row_have_one_second_straight() -> None:
    question = marked("9h 8d 7d 6c 5h", "4c")
    assert question.parts[0].truth == "8d 7d 6c 5h 4c"
    assert not is_right(question, "9h 8d 7d 6c 5h")
