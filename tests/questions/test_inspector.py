"""The inspector: what is laid, false alarms and missed mistakes told apart, blank never right."""

from itertools import islice

import pytest

from dealer_trainer.house import House
from dealer_trainer.mistakes import figures
from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Kind, Question, grade
from dealer_trainer.questions.inspector import Verdict, inspector, verdict
from dealer_trainer.questions.question import AS_LAID
from dealer_trainer.settlement import settle
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.asked import explanation, part_text
from tests.situation import HOUSES, Situation, scenario

SHIPPED = HOUSES.all()
TABLE = Situation(
    "russian_poker",
    "Ks Ah 9d 4c 2s",
    ("ante: 50, cards: Qs Qh 9c 5d 3h", "ante: 10, cards: Jd 7d 6s 5c 3d, bonus: 5"),
)
RIGHT = {
    "1.ante": "returned",
    "1.bet": "paid 100",
    "2.bonus": "taken",
    "2.ante": "taken",
    "2.bet": "taken",
}
WRONG = {"1.ante": "paid 50", "2.bet": "returned"}


@pytest.fixture
def question() -> Question:
    return inspector(scenario(TABLE), WRONG)


def test_the_table_is_shown_settled_with_the_mistakes(question: Question) -> None:
    assert question.laid == RIGHT | WRONG
    assert {part.key: part.truth for part in question.parts} == {
        "1.ante": "returned",
        "1.bet": AS_LAID,
        "2.bonus": AS_LAID,
        "2.ante": AS_LAID,
        "2.bet": "taken",
    }


def test_a_table_without_mistakes_passes_bet_by_bet() -> None:
    question = inspector(scenario(TABLE), {})
    assert question.laid == RIGHT
    assert grade(question, dict.fromkeys(RIGHT, AS_LAID)).right
    assert not grade(question, {}).right


def test_a_figure_that_is_right_is_no_mistake() -> None:
    question = inspector(scenario(TABLE), {"1.bet": "paid 100"})
    assert {part.truth for part in question.parts} == {AS_LAID}


@pytest.mark.parametrize("key", ["3.bet", "1.insurance", "bet"])
def test_a_bet_that_is_not_on_the_table_cannot_be_laid(key: str) -> None:
    with pytest.raises(KeyError):
        inspector(scenario(TABLE), {key: "taken"})


@pytest.mark.parametrize(
    ("key", "given", "judged", "error"),
    [
        ("1.bet", AS_LAID, Verdict.PASSED, 0),
        ("1.bet", "paid 200", Verdict.FALSE_ALARM, 100),
        ("1.bet", "taken", Verdict.FALSE_ALARM, -200),
        ("1.bet", "paid 100", Verdict.FALSE_ALARM, 0),  # stop, for what already lies there
        ("1.bet", None, Verdict.BLANK, 0),
        ("1.ante", "returned", Verdict.CORRECTED, 0),
        ("1.ante", AS_LAID, Verdict.MISSED, 50),
        ("1.ante", "taken", Verdict.WRONG_FIGURE, -50),
        ("1.ante", "paid 50", Verdict.WRONG_FIGURE, 50),
        ("1.ante", None, Verdict.BLANK, 0),
        ("2.bet", AS_LAID, Verdict.MISSED, 20),
        ("2.bet", "taken", Verdict.CORRECTED, 0),
    ],
)
def test_each_bet_is_judged_and_costs_what_the_box_then_gets(
    question: Question, key: str, given: str | None, judged: Verdict, error: int
) -> None:
    result = grade(question, {key: given})
    graded = {each.part.key: each for each in result.parts}[key]
    assert verdict(graded) is judged
    assert graded.right == (judged in (Verdict.PASSED, Verdict.CORRECTED))
    assert graded.money_error == error


def test_the_explanation_names_the_mistakes_first(question: Question) -> None:
    told = explanation(Words(Language.ENGLISH), question)
    assert [(each.sentence, each.rule) for each in told[:3]] == [
        ("2 bets were settled wrong.", None),
        ("Box 1, ante 50 was settled wrong (paid 50), right is: return.", "RP-3"),
        ("Box 2, bet 20 was settled wrong (returned), right is: take.", "RP-3"),
    ]
    right = explanation(Words(Language.ENGLISH), inspector(scenario(TABLE), {}))
    assert right[0].sentence == "Everything was settled right."


def test_a_part_tells_what_was_laid(question: Question) -> None:
    russian = [part_text(Words(Language.RUSSIAN), question, part) for part in question.parts]
    assert russian[:2] == ["Бокс 1, анте 50 (заплатили 50)", "Бокс 1, бет 100 (заплатили 100)"]
    assert russian[4] == "Бокс 2, бет 20 (вернули)"


@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_what_is_laid_is_right_but_for_two_mistakes_at_most(house: House) -> None:
    check(house, 50)


@pytest.mark.soak
@pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
def test_a_thousand_inspected_tables(house: House) -> None:
    check(house, 1000)


def check(house: House, count: int) -> None:
    others = tuple(each for each in SHIPPED if each is not house)
    found = set()
    for question in islice(questions(house, Kind.INSPECTOR, None, 3, others), count):
        ends = {
            f"{box.box}.{line.bet}": f"{line.outcome} {line.pays}".removesuffix(" 0")
            for box in settle(question.scenario).boxes
            for line in box.bets
        }
        wrong = {part.key for part in question.parts if part.truth != AS_LAID}
        known = figures(question.scenario, others)
        for part in question.parts:
            laid = question.laid[part.key]
            assert (laid != ends[part.key]) == (part.key in wrong)
            if part.key in wrong:
                assert part.truth == ends[part.key]
                assert laid in known[part.key]
        assert len(wrong) <= 2
        found.add(len(wrong))
    assert found == {0, 1, 2}
