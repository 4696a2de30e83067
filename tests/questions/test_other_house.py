"""The same table in another house: which stakes end otherwise there, and how."""

from itertools import islice

import pytest

from dealer_trainer import legality
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Kind, Question, grade
from dealer_trainer.questions.kinds import KindImpossibleError
from dealer_trainer.questions.other_house import (
    OTHER,
    SAME,
    elsewhere,
    keyed_lines,
    other_house,
    second_house,
    settled_as_shown,
    settled_elsewhere,
    which_house,
)
from dealer_trainer.settlement import Bet, Line, Outcome, settle
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.asked import explanation, question_text
from tests.own_houses import own_house
from tests.situation import HOUSES, Situation, scenario

SHIPPED = HOUSES.all()
PLUS, RUSSIAN, RULED = map(HOUSES.named, ("poker_plus", "russian_poker", "russian_poker_house"))
WINS = "Ks Kh 9d 4c 2s", "ante: 50, cards: As Ah 9c 5d 3h"


def asked_of(house: str, dealer: str, box: str, other: House, next_: str = "") -> dict[str, str]:
    """Return the truth by part if the table of a house is asked about in another one."""
    situation = Situation(house, dealer, (box,), next=next_)
    question = other_house(scenario(situation), Chance(4), (other,))
    assert question
    assert question.other is other
    return {part.key: part.truth for part in question.parts}


def test_pp8_a_winners_ante_is_paid_there_and_returned_here() -> None:
    assert asked_of("russian_poker", *WINS, PLUS) == {
        "1.ante.changes": OTHER,
        "1.ante.there": "paid 50",
        "1.bet.changes": SAME,
        "1.bet.there": "paid 100",
    }


def test_rh5_a_fee_of_its_own_lies_only_in_the_other_house() -> None:
    assert asked_of(
        "russian_poker", "Qs Jh 9d 4c 2s", "ante: 50, cards: As Ah 9c 5d 3h, buys_game: true",
        RULED, "Jd",
    ) == {
        "1.purchase.changes": OTHER,
        "1.purchase.there": "taken",
        "1.ante.changes": OTHER,
        "1.ante.there": "returned",
        "1.bet.changes": SAME,
        "1.bet.there": "paid 100",
    }  # fmt: skip


def test_pp3_a_draw_that_costs_more_is_asked_without_giving_its_price_away() -> None:
    draw = "draws: [{exchange: 5d 3h, for: 7c 8d}]"
    question = other_house(
        scenario(Situation("russian_poker", WINS[0], (f"{WINS[1]}, {draw}",))), Chance(4), (PLUS,)
    )
    assert question
    changes, there = question.parts[:2]
    assert (changes.key, changes.truth, changes.stake) == ("1.draw.0.changes", OTHER, 50)
    assert (there.key, there.truth) == ("1.draw.0.there", "100")


def test_a_house_that_forbids_what_lies_there_is_not_asked_about() -> None:
    insured = Situation(
        "russian_poker", WINS[0], ("ante: 50, cards: As Ah Ac 5d 3h, insurance: 50",)
    )
    assert other_house(scenario(insured), Chance(4), (PLUS,)) is None
    assert other_house(scenario(insured), Chance(4), ()) is None
    assert other_house(scenario(insured), Chance(4), (RUSSIAN,)) is None


def test_the_table_keeps_its_limits_and_chips() -> None:
    low = own_house("poker_plus", "id: low", "table: {max_payout: 300, chips: [10]}")
    table = scenario(Situation("russian_poker", WINS[0], (WINS[1],)))
    assert elsewhere(table, low).house.table == table.house.table


def test_other_kinds_have_no_second_house() -> None:
    question = next(questions(RUSSIAN, Kind.SETTLE_BOX, None, 1))
    with pytest.raises(ValueError, match="settle_box"):
        second_house(question)


def test_without_other_houses_nothing_can_be_asked() -> None:
    with pytest.raises(KindImpossibleError):
        next(questions(RUSSIAN, Kind.OTHER_HOUSE, None, 1))


def test_both_houses_are_named_and_each_end_is_told_with_its_own_rule() -> None:
    situation = Situation("russian_poker", WINS[0], (WINS[1],))
    question = other_house(scenario(situation), Chance(4), (PLUS,))
    assert question
    words = Words(Language.RUSSIAN)
    asked = question_text(words, question)
    assert "«Русский покер»" in asked
    assert "«Покер плюс»" in asked
    told = {each.sentence: each.rule for each in explanation(words, question)}
    assert (
        told[
            "Бокс 1, анте 50, по правилам «Русский покер»: вернуть "
            "(при выигрыше платят только бет, анте возвращается)."
        ]
        == "RP-3"
    )
    assert (
        told[
            "Бокс 1, анте 50, по правилам «Покер плюс»: заплатить 50 "
            "(бокс старше, анте оплачивается 1:1)."
        ]
        == "PP-8"
    )


@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_the_ends_are_those_of_both_settlements(house: House) -> None:
    check(house, 50)


@pytest.mark.soak
@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_a_thousand_tables_in_two_houses(house: House) -> None:
    check(house, 1000)


def check(house: House, count: int) -> None:
    others = tuple(each for each in SHIPPED if each is not house)
    truths = set()
    for question in islice(questions(house, Kind.OTHER_HOUSE, None, 3, others), count):
        assert second_house(question) in others
        assert not legality.faults(elsewhere(question.scenario, second_house(question)))
        here, there = ends(question, here=True), ends(question, here=False)
        truth = {part.key: part.truth for part in question.parts}
        assert len(truth) == 2 * len(there)
        for key, end in there.items():
            assert truth[f"{key}.there"] == end
            assert truth[f"{key}.changes"] == (SAME if here.get(key) == end else OTHER)
        assert grade(question, truth).right
        truths |= set(truth.values()) & {SAME, OTHER}
    assert truths == {SAME, OTHER}


def ends(question: Question, *, here: bool) -> dict[str, str]:
    settlement = settle(question.scenario) if here else settled_elsewhere(question)
    box = next(each for each in settlement.boxes if each.box == question.parts[0].box)
    found = {}
    for key, line in keyed_lines(box).items():
        found[key] = f"paid {line.pays}" if line.outcome is Outcome.PAID else str(line.outcome)
        if line.bet is Bet.DRAW:
            found[key] = str(line.stake)
    return found


def test_whose_rules_a_box_was_settled_by() -> None:
    shown = scenario(Situation("russian_poker", WINS[0], (WINS[1],)))
    truths = set()
    for seed in range(12):
        question = which_house(shown, Chance(seed), SHIPPED)
        assert question
        (part,) = question.parts
        other = second_house(question)
        assert other is not RULED  # it settles this table alike, so it could not be told
        assert part.options == ("russian_poker", other.id)
        lines = {line.bet: line for line in settled_as_shown(question).bets}
        by_own = part.truth == "russian_poker"
        assert lines[Bet.ANTE].outcome is (Outcome.RETURNED if by_own else Outcome.PAID)
        told = question_text(Words(Language.ENGLISH), question)
        assert ("ante 50: paid 50" in told) is not by_own
        truths.add(by_own)
    assert truths == {True, False}


def test_nobody_is_asked_whose_rules_where_the_houses_settle_alike() -> None:
    shown = scenario(Situation("russian_poker", WINS[0], (WINS[1],)))
    assert which_house(shown, Chance(1), (RUSSIAN, RULED)) is None


@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_only_one_of_the_two_houses_settles_the_box_as_shown(house: House) -> None:
    others = tuple(each for each in SHIPPED if each is not house)
    for question in islice(questions(house, Kind.WHICH_HOUSE, None, 5, others), 40):
        (part,) = question.parts
        fits = [
            each.id
            for each in (question.scenario.house, second_house(question))
            if {key: (line.stake, line.outcome, line.pays) for key, line in _lines(question, each)}
            == {
                key: (line.stake, line.outcome, line.pays)
                for key, line in keyed_lines(settled_as_shown(question)).items()
            }
        ]
        assert fits == [part.truth]


def _lines(question: Question, house: House) -> list[tuple[str, Line]]:
    box = question.parts[0].box
    settled = settle(elsewhere(question.scenario, house)).boxes
    return list(keyed_lines(next(each for each in settled if each.box == box)).items())
