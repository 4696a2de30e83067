"""Whoever holds one wrong idea is told so, and asked about it often."""

import os
from functools import cache
from statistics import mean

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea, ideas_of
from dealer_trainer.mistakes.hypotheses import Hypothesis, hypotheses_of
from tests.mistakes.ties import told_as
from tools.simulated.trainee import Trainee, evenly_shown, is_told, mix_of, practise

HOUSES = {house.id: house for house in Houses().all()}
WITHIN = 40
SEEDS = int(os.environ.get("PRACTICE_SEEDS", "100"))
# In so many seeds of them all questions are asked, in the others until he is told.
WHOLE = 10
NOT_TOLD = 0.05
# Drawn evenly, many ideas show so often that three times as often is more than always.
TIMES, AT_MOST = 3, 0.5
EVENLY = 1200


def others_of(house: House) -> tuple[House, ...]:
    return tuple(each for each in HOUSES.values() if each.id != house.id)


PAIRS = [
    pytest.param(house, idea, id=f"{house.id}-{idea.value}")
    for house in HOUSES.values()
    for idea in ideas_of(house, others_of(house))
]


@cache
def evenly_in(house: str) -> dict[Hypothesis, float]:
    return evenly_shown(HOUSES[house], others_of(HOUSES[house]), EVENLY)


def evenly(house: House, idea: Idea) -> float:
    """Return the share of evenly drawn questions in which an idea shows, the mean of its houses."""
    shown = evenly_in(house.id)
    return mean(shown.get(each, 0) for each in held_in(house, idea))


def held_in(house: House, idea: Idea) -> list[Hypothesis]:
    """Return an idea as it comes from each other house; one only of those that come from none."""
    return [each for each in hypotheses_of(house, others_of(house)) if each.idea is idea]


def shown_and_missed(house: House, idea: Idea, seeds: int) -> tuple[float, list[int]]:
    """Return the share of questions on an idea, and the seeds in which it is not told.

    The houses from which it may come take turns. No more seeds are tried than it takes to say that
    it is told too seldom.
    """
    others, held = others_of(house), held_in(house, idea)
    shown: list[bool] = []
    missed: list[int] = []
    for seed in range(seeds):
        holds = held[seed % len(held)]
        own = told_as(house.id, holds)
        trainee, mix = Trainee(holds, others), mix_of(house, others, seed)
        if seed < WHOLE:
            course = practise(trainee, mix, WITHIN, own)
            shown += course.shown
            told = course.told is not None
        else:
            told = is_told(trainee, mix, WITHIN, own)
        if not told:
            missed.append(seed)
        if len(missed) > NOT_TOLD * seeds and seed >= WHOLE:
            break
    return mean(shown), missed


@pytest.mark.parametrize(
    ("house", "idea", "drawn_evenly"),
    [
        ("russian_poker", Idea.MAXIMUM_FORGOTTEN, 0.15),
        ("russian_poker_house", Idea.INSURANCE_FOLLOWS_BOX, 0.13),
        ("poker_plus", Idea.OTHER_REPEATS, 0.01),
        ("poker_with_exchange", Idea.OTHER_DRAW_FEES, 0.06),
        ("five_card_poker", Idea.STAND_OFF_EVEN, 0.17),
    ],
)
def test_wrong_idea_is_told_and_asked_about(house: str, idea: Idea, drawn_evenly: float) -> None:
    shown, missed = shown_and_missed(HOUSES[house], idea, 3)
    assert not missed
    assert shown >= min(TIMES * drawn_evenly, AT_MOST)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("house", "idea"), PAIRS)
def test_every_idea_is_told_and_asked_about(house: House, idea: Idea) -> None:
    shown, missed = shown_and_missed(house, idea, SEEDS)
    assert len(missed) <= NOT_TOLD * SEEDS, missed
    assert shown >= min(TIMES * evenly(house, idea), AT_MOST)
