"""Wrong answers to what no line of a settlement answers: sums, cards, chips, choices."""

import re
from itertools import islice

import pytest

from dealer_trainer.cards import parse_cards
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes import IN_ANSWERS_ALONE, Idea, figures_of, houses_told, looked_up_as
from dealer_trainer.practice.asking import questions
from dealer_trainer.practice.behind import ideas_behind
from dealer_trainer.questions import Form, Kind, Question, grade
from dealer_trainer.questions.chips import chips_answer, pay_in_chips
from dealer_trainer.questions.drawing import NOT_SOLD
from dealer_trainer.questions.early import early_payout
from dealer_trainer.questions.insuring import insurance
from dealer_trainer.questions.kinds import kinds_of
from dealer_trainer.questions.naming import mark_second
from dealer_trainer.questions.paying import pay_combinations
from dealer_trainer.scenario import Scenario
from tests.generator.shipped import EACH_HOUSE, SHIPPED
from tests.mistakes.shipped import others_of
from tests.situation import Situation, scenario

QUEENS = "Qd Qc 9h 4s 2s"

NOTHING_KNOWN = {
    ("allowed", "N.may.ante.N"): "the limits stand on the plaque; all shipped houses agree",
    ("allowed", "N.may.cover.N"): "a slip of attention: whose boxes these are is told",
    ("allowed", "N.may.deal_later.N"): "all houses deal in one order",
    ("allowed", "N.may.fold.N"): "all houses let an open box fold",
    ("allowed", "N.may.look.N"): "no house lets anybody look at a blind box",
    ("allowed", "N.may.sit.N"): "all shipped houses have four boxes",
    ("other_house", "N.bonus.changes"): "the shipped houses pay the bonus alike",
    ("other_house", "N.purchase.changes"): "in the other house the fee is no stake of its own",
    ("which_house", "N.house"): "the other house is the only other choice",
    ("early_may", "N.may.early.N"): "one shipped house pays early, so no other rule is followed",
}


def shown(
    box: str, dealer: str = QUEENS, house: str = "russian_poker", table: str = ""
) -> Scenario:
    return scenario(Situation(house, dealer, (box,), table=table))


def made(house: House, kind: Kind, count: int, seed: int = 19) -> list[Question]:
    return list(islice(questions(house, kind, None, seed, others_of(house)), count))


def behind(question: Question | None, key: str, answer: str) -> tuple[Idea, ...]:
    """Return the ideas behind one wrong answer, the others being right."""
    assert question
    given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
    graded = grade(question, given | {key: answer})
    return ideas_behind(question, graded, SHIPPED).get(key, ())


@EACH_HOUSE
def test_a_right_answer_of_any_kind_is_never_diagnosed(house: House) -> None:
    for kind in kinds_of(house):
        for question in made(house, kind, 6):
            found = figures_of(question, others_of(house))
            for part in question.parts:
                rights = {part.truth, *part.equal}
                assert not rights & found.get(looked_up_as(part.key), {}).keys()


def test_each_part_has_ideas_somewhere_or_is_known_to_have_none() -> None:
    asked, known = set(), set()
    ideas: set[Idea] = set()
    for house in SHIPPED:
        for kind in kinds_of(house):
            for question in made(house, kind, 30 if kind is Kind.ALLOWED else 5):
                found = figures_of(question, others_of(house))
                ideas.update(*(each for given in found.values() for each in given.values()))
                for part in question.parts:
                    form = (kind.value, re.sub(r"\d+", "N", part.key))
                    asked.add(form)
                    if found.get(looked_up_as(part.key)):
                        known.add(form)
    assert asked - known <= NOTHING_KNOWN.keys()
    assert not known & NOTHING_KNOWN.keys()
    # What changes no settlement is behind some answer all the same.
    assert ideas >= {*IN_ANSWERS_ALONE} - {Idea.INSURANCE_MOST_WITH_ANTE}


def test_t2_what_two_combinations_come_to() -> None:
    box = "ante: 50, cards: Ah Ad 5c 5d Ks"
    question = pay_combinations(shown(box), Chance(1))
    key = "1.bet.natural"
    assert Idea.SECOND_FORGOTTEN in behind(question, key, "200")
    assert Idea.ODDS_ON_ANTE in behind(question, key, "150")
    assert Idea.STAKE_IN_WIN in behind(question, key, "400")
    assert behind(question, key, "777") == ()


def test_c6_the_sum_before_the_maximum_is_not_cut_by_any_idea() -> None:
    box = "ante: 200, cards: Ah Ad Ac As Kd"
    question = pay_combinations(shown(box, table="max_payout: 5000"), Chance(1))
    assert question
    assert question.parts[0].truth == "8400"
    assert Idea.SECOND_FORGOTTEN in behind(question, "1.bet.natural", "8000")
    assert Idea.MAXIMUM_FORGOTTEN in behind(question, "1.bet", "paid 8400")


def test_rp5_the_most_insurance_by_what_the_bet_would_be_paid() -> None:
    box = "ante: 50, cards: 8h 8d 8c Ad Ks, insurance: 100"
    question = insurance(shown(box), Chance(1))
    assert question
    least, most, _ = question.parts
    assert (least.truth, most.truth) == ("50", "400")
    assert Idea.SECOND_FORGOTTEN in behind(question, most.key, "300")
    assert behind(question, least.key, "100")[0] is Idea.INSURANCE_LEAST_IS_BET
    assert behind(question, least.key, "10")[0] is Idea.INSURANCE_LEAST_OF_TABLE


def test_rp12_the_ante_is_taken_off_the_most_insurance() -> None:
    box = "ante: 200, cards: 8h 8d 8c 8s Ks, insurance: 200"
    question = insurance(shown(box, table="max_payout: 5000"), Chance(1))
    assert question
    assert question.parts[1].truth == "4800"
    assert behind(question, "1.insurance.most", "5000")[0] is Idea.INSURANCE_MOST_WITH_ANTE
    assert Idea.MAXIMUM_FORGOTTEN in behind(question, "1.insurance.most", "8000")


def test_pp9_the_expected_payout() -> None:
    box = "ante: 50, cards: 9d 8c 7d 6s 5d, play: early"
    question = early_payout(shown(box, house="poker_plus"), Chance(1))
    assert Idea.ROW_ABOVE in behind(question, "1.expected", "500")
    assert Idea.STAKE_IN_WIN in behind(question, "1.expected", "500")


@pytest.mark.parametrize("reverse", [False, True])
def test_t1_marked_cards_whatever_their_order(*, reverse: bool) -> None:
    question = mark_second(shown("ante: 50, cards: Ah Ad 5c 5d Ks"), Chance(1))
    assert question
    (part,) = question.parts
    assert {*parse_cards(part.truth)} in ({*parse_cards("Ah Ks")}, {*parse_cards("Ad Ks")})

    def marked(*cards: str) -> tuple[Idea, ...]:
        return behind(question, part.key, " ".join(cards[::-1] if reverse else cards))

    assert marked("Ah", "Ad", "5c", "5d") == (Idea.MAIN_MARKED,)
    assert marked("Ks") == (Idea.BESIDE_MAIN_MARKED,)
    assert marked("Ah", "Ad", "5c", "5d", "Ks") == (Idea.BOTH_MARKED,)
    assert marked("5c", "Ks") == ()


def test_chips_of_another_sum_and_too_many_of_them() -> None:
    box = "ante: 50, cards: Ah Ad 5c 5d 3s"
    question = pay_in_chips(shown(box, table="chips: [5, 20, 25, 100]"), Chance(1))
    assert question
    (part,) = question.parts
    assert part.truth == chips_answer({100: 2})
    assert Idea.ROW_ABOVE in behind(question, part.key, "3x100")
    assert behind(question, part.key, "8x25") == (Idea.CHIPS_NOT_FEWEST,)
    assert behind(question, part.key, "1x100 17x5") == ()


def test_the_largest_chip_first_is_told_from_a_mere_heap() -> None:
    box = "ante: 20, cards: 8h 8d 7c 5d 3s"
    question = pay_in_chips(shown(box, "7d 7h 9h 4s 2s", table="chips: [5, 20, 25]"), Chance(1))
    assert question
    (part,) = question.parts
    assert part.truth == "2x20"
    assert behind(question, part.key, "1x25 3x5") == (Idea.CHIPS_LARGEST_FIRST,)
    assert behind(question, part.key, "8x5") == (Idea.CHIPS_NOT_FEWEST,)


@EACH_HOUSE
def test_what_another_house_allows_and_sells_is_told_with_the_house(house: House) -> None:
    others, told = others_of(house), 0
    for kind in {Kind.ALLOWED, Kind.DRAWS_SOLD} & {*kinds_of(house)}:
        for question in made(house, kind, 30):
            for key, given in figures_of(question, others).items():
                for answer, ideas in given.items():
                    elsewhere = {Idea.OTHER_ALLOWED, Idea.OTHER_DRAW_FEES} & {*ideas}
                    if "may" in key or "sold" in key:
                        for idea in elsewhere:
                            assert houses_told(question, key, answer, idea, others)
                            told += 1
    assert told


def test_a_draw_that_is_not_sold_is_no_mistake_of_its_price() -> None:
    house = next(house for house in SHIPPED if house.id == "russian_poker_house")
    for question in made(house, Kind.DRAWS_SOLD, 10):
        for part in question.parts:
            for option in part.options:
                ideas = behind(question, part.key, option)
                if part.truth == NOT_SOLD:
                    assert {*ideas} <= {Idea.OTHER_DRAW_FEES}
                elif option == "2" and part.truth == "1":
                    assert Idea.DRAW_FEE_LIKE_BET in ideas


def test_every_choice_of_the_next_step_is_told() -> None:
    for question in made(SHIPPED[0], Kind.NEXT_STEP, 10):
        (part,) = question.parts
        for option in part.options:
            assert part.form is Form.CHOICE
            assert len(behind(question, part.key, option)) == (option != part.truth)
