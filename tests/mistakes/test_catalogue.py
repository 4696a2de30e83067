"""Every mistake is found by the generator in every house that has the matter, and understood."""

from itertools import islice

import pytest

from dealer_trainer.generator import Topic, scenarios
from dealer_trainer.house import House
from dealer_trainer.legality import faults
from dealer_trainer.mistakes import (
    IN_ANSWERS_ALONE,
    Idea,
    answers,
    figures,
    ideas_of,
    likeliest,
    provoking,
    topics_for,
    wrong_settlements,
)
from dealer_trainer.mistakes.figures import wrong_answers
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle
from tests.generator.shipped import EACH_HOUSE, SHIPPED
from tests.mistakes.shipped import EACH_IDEA, others_of
from tests.own_houses import EACH_OWN_HOUSE, OPTIONS, own_house

FEW, MANY = 2, 40


def proves_understood(house: House, idea: Idea, count: int) -> None:
    """Give what the idea answers, part by part and as a whole, and see what is diagnosed."""
    others = others_of(house)
    found = list(islice(provoking(idea, house, 23, others), count))
    assert len(found) == count
    for scenario in found:
        assert faults(scenario) == []
        effects, by_part = wrong_effects(idea, scenario, others), figures(scenario, others)
        assert effects
        for effect in effects:
            whole = answers(settle(scenario)) | effect
            for key in effect:
                assert idea in likeliest(by_part, key, whole)
                assert idea in likeliest(by_part, key, {key: effect[key]})


def wrong_effects(
    idea: Idea, scenario: Scenario, others: tuple[House, ...]
) -> list[dict[str, str]]:
    true = answers(settle(scenario))
    found = [
        wrong_answers(true, wrong.settlement)
        for wrong in wrong_settlements(scenario, others, (idea,))
    ]
    return [effect for effect in found if effect]


@EACH_IDEA
def test_its_figures_are_found_and_diagnosed(house: House, idea: Idea) -> None:
    proves_understood(house, idea, FEW)


@pytest.mark.soak
@EACH_IDEA
def test_its_figures_are_found_and_diagnosed_many_times(house: House, idea: Idea) -> None:
    proves_understood(house, idea, MANY)


# Where these give a wrong answer, another idea gives the same and is likelier by itself.
NAMED_AFTER_ANOTHER = {
    Idea.SECOND_MUST_BEAT_DEALER: Idea.SECOND_FORGOTTEN,
    Idea.ACE_KING_NOT_SEEN: Idea.ACE_KING_NO_GAME,
}


@EACH_IDEA
def test_somewhere_it_is_the_likeliest(house: House, idea: Idea) -> None:
    if idea in NAMED_AFTER_ANOTHER or idea.startswith("other_"):
        return
    others = others_of(house)
    for scenario in islice(provoking(idea, house, 31, others), 60):
        by_part = figures(scenario, others)
        for effect in wrong_effects(idea, scenario, others):
            whole = answers(settle(scenario)) | effect
            if any(likeliest(by_part, key, whole)[0] is idea for key in effect):
                return
    pytest.fail("something else is always named first")


@EACH_HOUSE
def test_an_idea_without_its_matter_gives_no_wrong_figure(house: House) -> None:
    others = others_of(house)
    has = set(ideas_of(house, others))
    for scenario in islice(scenarios(house, None, 7), 100):
        for by_answer in figures(scenario, others).values():
            for ideas in by_answer.values():
                assert has.issuperset(ideas)


@EACH_OWN_HOUSE
def test_what_an_own_house_decides_has_its_mistakes_too(options: tuple[str, ...]) -> None:
    house = own_house(*options)
    found = {
        idea
        for idea in ideas_of(house, SHIPPED)
        if next(provoking(idea, house, 4, SHIPPED), None) is not None
    }
    assert len(found) >= 0.95 * len(ideas_of(house, SHIPPED))


def test_every_idea_is_one_of_some_house() -> None:
    houses = [*SHIPPED, *(own_house(*options) for options in OPTIONS.values())]
    paying_more = own_house("russian_poker", "bonus: {pays: {flush: 60}}")
    found = {idea for house in houses for idea in ideas_of(house, (*SHIPPED, paying_more))}
    assert found == set(Idea) - {*IN_ANSWERS_ALONE}


def test_another_houses_rules_are_compared_only_with_the_houses_passed_in() -> None:
    plus = next(house for house in SHIPPED if house.id == "poker_plus")
    assert not [idea for idea in ideas_of(plus) if idea.startswith("other_")]
    assert topics_for(Idea.OTHER_ANTE_ON_WIN, plus, (plus,)) == ()
    assert Topic.PAYOUT in topics_for(Idea.OTHER_ANTE_ON_WIN, plus, SHIPPED)


def test_the_same_seed_provokes_the_same_scenarios() -> None:
    russian = next(house for house in SHIPPED if house.id == "russian_poker")
    first, second = (
        list(islice(provoking(Idea.FLUSH_BY_TOP_CARD, russian, 9), 3)) for _ in range(2)
    )
    assert first == second
    assert first[0] != first[1]


def test_nothing_is_provoked_where_the_matter_is_missing() -> None:
    stud = next(house for house in SHIPPED if house.id == "five_card_poker")
    assert list(provoking(Idea.BONUS_FORGOTTEN, stud, 1)) == []
