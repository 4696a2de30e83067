"""The wrong ideas that are looked up for each part of an answer."""

from dealer_trainer.files import Houses
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea, figures
from dealer_trainer.practice import asked_of
from dealer_trainer.practice.behind import ideas_behind
from dealer_trainer.questions import Form, Kind, Question, grade
from dealer_trainer.questions.other_house import elsewhere, other_house
from dealer_trainer.questions.question import AS_LAID
from tests.practised import session_of
from tests.situation import Situation, scenario

HOUSES = tuple(Houses().all())
RUSSIAN = next(house for house in HOUSES if house.id == "russian_poker")
OTHERS = tuple(house for house in HOUSES if house is not RUSSIAN)


def _questions(kind: Kind, house: House = RUSSIAN, count: int = 30) -> list[Question]:
    session = session_of(house, None, None, 3, asked=asked_of(house, kind, OTHERS))
    return [session.ask() for _ in range(count)]


def _truth(question: Question) -> dict[str, str | None]:
    return {part.key: part.truth for part in question.parts}


def test_right_answer_and_blank_have_no_idea() -> None:
    for question in _questions(Kind.PAY_BET):
        assert ideas_behind(question, grade(question, _truth(question)), OTHERS) == {}
        assert ideas_behind(question, grade(question, {}), OTHERS) == {}


def test_figure_of_an_idea_is_traced_to_it_and_any_other_to_none() -> None:
    for question in _questions(Kind.PAY_BET):
        (part,) = question.parts
        for answer, ideas in figures(question.scenario, OTHERS)[part.key].items():
            found = ideas_behind(question, grade(question, {part.key: answer}), OTHERS)
            assert set(found[part.key]) == set(ideas)
        nobody = ideas_behind(question, grade(question, {part.key: "paid 987654"}), OTHERS)
        assert nobody.get(part.key, ()) == ()


def test_inspector_who_misses_a_mistake_is_told_what_the_dealer_thought() -> None:
    found = 0
    for question in _questions(Kind.INSPECTOR):
        given: dict[str, str | None] = {part.key: AS_LAID for part in question.parts}
        ideas = ideas_behind(question, grade(question, given), OTHERS)
        wrong = [part.key for part in question.parts if part.truth != AS_LAID]
        assert list(ideas) == wrong
        assert all(ideas.values())
        found += len(wrong)
    assert found > 10


def test_own_house_s_rule_is_found_where_another_house_s_was_asked_for() -> None:
    seen = 0
    for question in _questions(Kind.OTHER_HOUSE):
        assert question.other
        there = figures(elsewhere(question.scenario, question.other), (RUSSIAN,))
        for part in question.parts:
            key = part.key.removesuffix(".there")
            for answer, ideas in there.get(key, {}).items():
                if part.form is Form.CHOICE:
                    continue
                graded = grade(question, _truth(question) | {part.key: answer})
                found = ideas_behind(question, graded, OTHERS)[part.key]
                assert set(ideas) <= set(found)
                seen += any(idea.startswith("other_") for idea in found)
    assert seen


def test_who_is_asked_about_another_house_has_most_likely_followed_his_own() -> None:
    plus = next(house for house in HOUSES if house.id == "poker_plus")
    box = "ante: 50, cards: As Ah 9c 5d 3h"
    shown = scenario(Situation("russian_poker", "Ks Kh 9d 4c 2s", (box,)))
    question = other_house(shown, Chance(1), (plus,))
    assert question
    given = _truth(question) | {"1.ante.changes": "same", "1.ante.there": "returned"}
    found = ideas_behind(question, grade(question, given), OTHERS)
    assert found["1.ante.changes"] == (Idea.OTHER_ANTE_ON_WIN,)
    assert found["1.ante.there"][0] is Idea.OTHER_ANTE_ON_WIN


def test_nothing_is_claimed_of_what_no_idea_is_known_for() -> None:
    house = next(house for house in HOUSES if house.early_payout)
    for question in _questions(Kind.EARLY_MAY, house, count=5):
        (part,) = question.parts
        wrong = next(each for each in part.options if each != part.truth)
        assert ideas_behind(question, grade(question, {part.key: wrong}), OTHERS) == {}
