"""Which question comes next: what the trainee needs, and never one thing only."""

import os
from collections import Counter
from datetime import timedelta
from itertools import pairwise

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea, ideas_of
from dealer_trainer.practice import Session, Skill, skill_of
from dealer_trainer.practice.asker import Way
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.evenly import Evenly
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.mix import Mix
from dealer_trainer.practice.standing import Outcome, Standing
from dealer_trainer.practice.stream import Asked
from tests.mistakes.ties import tied_with
from tools.simulated.trainee import DAY, NOON, Trainee, evenly_shown, mix_of, practise

HOUSES = tuple(Houses().all())
RUSSIAN = next(house for house in HOUSES if house.id == "russian_poker")
WITHIN = 40
# All hundred take half a day.
SEEDS = int(os.environ.get("PRACTICE_SEEDS", "10"))
# Drawn evenly, many ideas show so often that three times as often is more than always.
TIMES, AT_MOST = 3, 0.5
ENOUGH = 0.95


def others_of(house: House) -> tuple[House, ...]:
    return tuple(each for each in HOUSES if each.id != house.id)


def shares(house: House, idea: Idea, seeds: range) -> tuple[float, float, float]:
    """Return how often an idea is told, shows in the mix, and shows if drawn evenly."""
    others, told, shown, evenly = others_of(house), 0, 0, 0
    own = tied_with(house.id, idea) | {idea}
    for seed in seeds:
        course = practise(Trainee(idea, others), mix_of(house, others, seed), WITHIN, own)
        told += course.told is not None
        shown += sum(course.shown)
        even = Evenly(Deals(house, None, None, seed + 5000, Asked((), others)), seed)
        evenly += evenly_shown(Trainee(idea, others), even, WITHIN)
    count = len(seeds)
    return told / count, shown / count / WITHIN, evenly / count / WITHIN


@pytest.mark.parametrize(
    ("house", "idea"),
    [
        ("russian_poker", Idea.MAXIMUM_FORGOTTEN),
        ("russian_poker_house", Idea.INSURANCE_FOLLOWS_BOX),
        ("poker_plus", Idea.FLUSH_BY_TOP_CARD),
        ("five_card_poker", Idea.STAND_OFF_EVEN),
    ],
)
def test_wrong_idea_is_told_and_asked_about(house: str, idea: Idea) -> None:
    here = next(each for each in HOUSES if each.id == house)
    told, shown, evenly = shares(here, idea, range(2))
    assert told == 1
    assert shown >= min(TIMES * evenly, AT_MOST)


@pytest.mark.soak
@pytest.mark.timeout(36_000)
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.id)
def test_every_idea_is_told_and_asked_about(house: House) -> None:
    missed = {}
    for idea in ideas_of(house, others_of(house)):
        told, shown, evenly = shares(house, idea, range(SEEDS))
        if told < ENOUGH or shown < min(TIMES * evenly, AT_MOST):
            missed[idea.value] = (told, shown, evenly)
    assert missed == {}


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.id)
def test_master_is_not_drilled_on_one_thing(house: House) -> None:
    course = practise(Trainee(None, ()), mix_of(house, others_of(house), 3), WITHIN, set())
    assert course.told is None
    topics = Counter(course.topics)
    assert max(topics.values()) <= WITHIN / 3
    assert len(topics) >= 6


def test_nobody_is_asked_about_his_idea_alone() -> None:
    idea, others = Idea.EVEN_MONEY, others_of(RUSSIAN)
    course = practise(Trainee(idea, others), mix_of(RUSSIAN, others, 3), WITHIN, {idea})
    assert len(Counter(course.topics)) >= 5
    assert sum(course.shown) < WITHIN


def test_no_scenario_comes_twice() -> None:
    session = Session(mix_of(RUSSIAN, others_of(RUSSIAN), 5), 5)
    trainee, seen = Trainee(Idea.FOLD_RETURNED, ()), []
    for _ in range(WITHIN):
        question = session.ask()
        seen.append(str((question.scenario.dealer, question.scenario.boxes)))
        if session.way is not Way.EXAMPLE:
            session.answer(trainee.answers(question)[0], {}, answered=NOON, seconds=5)
    assert len({*seen}) == WITHIN


def test_what_fails_again_and_again_comes_in_another_way() -> None:
    session = Session(Mix(Deals(RUSSIAN, Topic.FOLD, 1, 5, Asked()), Knowledge(DAY), 5), 5)
    ways, kinds = [], set()
    for _ in range(30):
        question = session.ask()
        ways.append(session.way)
        kinds.add(question.kind)
        if session.way is not Way.EXAMPLE:
            session.answer({}, {}, answered=NOON, seconds=5)
    assert {*ways} == {*Way}
    assert len(kinds) > 1
    # An example is followed by a question with hints.
    assert all(after is Way.GUIDED for way, after in pairwise(ways) if way is Way.EXAMPLE)


def test_weak_and_due_skills_come_before_known_ones() -> None:
    deals = Deals(RUSSIAN, None, 1, 9, Asked())
    even = Evenly(deals, 9)
    skills = {
        skill_of(pick.topic, pick.question) for pick in (even.next() for _ in range(300)) if pick
    }
    right = Outcome(right=True, slow=False, helped=False, day=DAY - timedelta(days=1))
    standings = []
    for number, skill in enumerate(sorted(skills)):
        outcomes = [right] * 8
        if number % 4 == 0:
            outcomes = [Outcome(right=False, slow=False, helped=False, day=right.day), right] * 4
        standing = Standing(skill)
        for outcome in outcomes:
            standing = standing.after(outcome)
        standings.append(standing)
    weak = {each.skill for each in standings if each.accuracy < 1}
    mix = Mix(Deals(RUSSIAN, None, 1, 10, Asked()), Knowledge(DAY, standings), 10)
    asked: Counter[bool] = Counter()
    for _ in range(80):
        pick = mix.next()
        asked[skill_of(pick.topic, pick.question) in weak] += 1
    assert asked[True] > asked[False]


def test_same_seed_and_answers_give_the_same_questions() -> None:
    def course() -> list[tuple[Skill, Way]]:
        session = Session(mix_of(RUSSIAN, others_of(RUSSIAN), 5), 5)
        trainee, seen = Trainee(Idea.EVEN_MONEY, others_of(RUSSIAN)), []
        for _ in range(15):
            question = session.ask()
            seen.append((skill_of(session.topic, question), session.way))
            if session.way is not Way.EXAMPLE:
                session.answer(trainee.answers(question)[0], {}, answered=NOON, seconds=5)
        return seen

    assert course() == course()
