"""Ideas that no scenario tells apart are known; any others are told apart by one."""

from dataclasses import replace
from itertools import combinations, islice

import pytest

from dealer_trainer.generator import scenarios
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea, ideas_of, provoking, separating
from dealer_trainer.mistakes.hypotheses import Hypothesis, hypotheses, hypotheses_of
from dealer_trainer.mistakes.separating import Separation, effects_of
from dealer_trainer.questions import settle_box, settle_table
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet
from tests.generator.shipped import EACH_HOUSE, SHIPPED
from tests.mistakes.shipped import others_of
from tests.mistakes.ties import ELSEWHERE, TIES, tied_with
from tests.situation import Situation, scenario

RUSSIAN = next(house for house in SHIPPED if house.id == "russian_poker")


def fourth_ace() -> Scenario:
    """Return the one case in which the houses' numbers of free exchanges matter: four aces."""
    box = "ante: 50, cards: Th Td 8d 5d 3s, buys_game: true"
    return scenario(Situation("russian_poker_house", "8c 3h As 9s 4d", (box,), next="Ah Ac Ad 3d"))


def seen_in(house: House, in_turn: int, each: int) -> list[Scenario]:
    """Return scenarios of all topics, and some that show each idea."""
    others = others_of(house)
    seen = list(islice(scenarios(house, None, 3), in_turn))
    seen += [fourth_ace()] if house.id == "russian_poker_house" else []
    for idea in ideas_of(house, others):
        seen += islice(provoking(idea, house, 29, others), each)
    return seen


def never_told_apart(house: House, seen: list[Scenario]) -> set[frozenset[Idea]]:
    """Return the groups of ideas that had the same effects in all of these scenarios."""
    others = others_of(house)
    groups = [ideas_of(house, others)]
    for each in seen:
        parted: list[tuple[Idea, ...]] = []
        for group in groups:
            by_effect: dict[object, tuple[Idea, ...]] = {}
            for idea, effect in zip(group, effects_of(group, each, others), strict=True):
                by_effect[effect] = (*by_effect.get(effect, ()), idea)
            parted += [ideas for ideas in by_effect.values() if len(ideas) > 1]
        groups = parted
    return {frozenset(group) for group in groups}


@EACH_HOUSE
def test_only_what_is_said_twice_is_never_told_apart(house: House) -> None:
    found = never_told_apart(house, seen_in(house, 100, 4))
    assert found == {frozenset(tie) for tie in TIES[house.id]}


@pytest.mark.soak
@EACH_HOUSE
def test_what_is_said_twice_is_not_told_apart_by_thousands(house: House) -> None:
    found = never_told_apart(house, seen_in(house, 4000, 40))
    assert found == {frozenset(tie) for tie in TIES[house.id]}


def same_as_own(house: House, seen: list[Scenario]) -> dict[Hypothesis, set[Idea]]:
    """Return the own ideas that answer every scenario as another house's rule does."""
    others, same = others_of(house), dict[Hypothesis, set[Idea]]()
    held = hypotheses_of(house, others)
    own = {each.idea for each in held if not each.house}
    for each in seen:
        found = {
            hypothesis: frozenset(answers.items())
            for hypothesis, answers in hypotheses(settle_table(each, fees=True), others)
        }
        by_answers = {idea: found.get(Hypothesis(idea)) for idea in own}
        for hypothesis in held:
            if hypothesis.house:
                alike = {idea for idea in own if by_answers[idea] == found.get(hypothesis)}
                same[hypothesis] = same.get(hypothesis, own) & alike
    return same


@EACH_HOUSE
def test_rule_of_another_house_that_is_a_mistake_here_is_known(house: House) -> None:
    known = ELSEWHERE.get(house.id, {})
    found = same_as_own(house, seen_in(house, 60, 3))
    assert {each for each in found if not found[each] <= tied_with(house.id, each.idea)} == {*known}
    for hypothesis, idea in known.items():
        assert found[hypothesis] == {idea}


@pytest.mark.soak
@EACH_HOUSE
def test_rule_of_another_house_is_that_mistake_in_thousands(house: House) -> None:
    found = same_as_own(house, seen_in(house, 2000, 40))
    assert {
        each: idea for each in found for idea in found[each] - tied_with(house.id, each.idea)
    } == ELSEWHERE.get(house.id, {})


@EACH_HOUSE
def test_two_likely_ideas_are_told_apart_by_a_following_question(house: House) -> None:
    others = others_of(house)
    ideas = (Idea.ROW_ABOVE, Idea.STAKE_IN_WIN, Idea.ONE_CHIP_MORE)
    stream = map(settle_table, islice(provoking(Idea.ROW_ABOVE, house, 5, others), 50))
    chosen = separating(ideas, stream, others)
    assert chosen
    assert chosen.ideas == ideas
    effects = effects_of(ideas, chosen.question.scenario, others)
    assert all(one and one != other for one, other in combinations(effects, 2))


def test_a_question_that_tells_more_apart_is_preferred() -> None:
    by_hundred, by_thirty = (
        settle_table(
            scenario(
                Situation(
                    "russian_poker", "Qd Qc 9h 4s 2s", (f"ante: {ante}, cards: Ah Ad 5c 5d 3s",)
                )
            )
        )
        for ante in (50, 15)
    )
    ideas = (Idea.ROW_ABOVE, Idea.STAKE_IN_WIN, Idea.ONE_CHIP_MORE)
    assert separating(ideas, [by_hundred]) is None
    for questions in ([by_hundred, by_thirty], [by_thirty, by_hundred]):
        assert separating(ideas, questions) == Separation(by_thirty, (ideas[0], ideas[2]))


def test_what_is_not_asked_tells_nothing_apart() -> None:
    shown = scenario(
        Situation("russian_poker", "Qd Qc 9h 4s 2s", ("ante: 15, cards: Ah Ad 5c 5d 3s",))
    )
    ideas = (Idea.ROW_ABOVE, Idea.ONE_CHIP_MORE)
    whole = settle_box(shown, 1)
    ante = replace(whole, parts=tuple(part for part in whole.parts if part.bet is Bet.ANTE))
    assert separating(ideas, [whole])
    assert separating(ideas, [ante]) is None


def test_nothing_separates_what_is_one_thing() -> None:
    others = others_of(RUSSIAN)
    tie = sorted(tied_with(RUSSIAN.id, Idea.ANTE_PAID_TOO))
    stream = map(settle_table, islice(provoking(Idea.ANTE_PAID_TOO, RUSSIAN, 5, others), 30))
    assert separating(tie, stream, others) is None


def test_nothing_separates_without_questions() -> None:
    assert separating((Idea.ROW_ABOVE, Idea.ROW_BELOW), []) is None
