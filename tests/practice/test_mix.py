"""Which question comes next: what the trainee needs, and never one thing only."""

from collections import Counter
from datetime import timedelta
from itertools import pairwise

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea
from dealer_trainer.mistakes.hypotheses import Hypothesis
from dealer_trainer.practice import Session, Skill, skill_of
from dealer_trainer.practice.asker import Way
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.evenly import Evenly
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.mix import Mix
from dealer_trainer.practice.standing import Outcome, Standing
from dealer_trainer.practice.stream import Asked
from tools.simulated.trainee import DAY, NOON, Trainee, mix_of, practise

HOUSES = tuple(Houses().all())
RUSSIAN = next(house for house in HOUSES if house.id == "russian_poker")
WITHIN = 40


def others_of(house: House) -> tuple[House, ...]:
    return tuple(each for each in HOUSES if each.id != house.id)


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.id)
def test_master_is_not_drilled_on_one_thing(house: House) -> None:
    for seed in (3, 10):
        mix = mix_of(house, others_of(house), seed)
        course = practise(Trainee(None), mix, WITHIN, set(Idea))
        assert course.told is None
        topics = Counter(course.topics)
        # Where there are seven topics, more than half of the ideas show in payouts.
        assert max(topics.values()) <= WITHIN * 2 / 5
        assert len(topics) >= 6


def test_nobody_is_asked_about_his_idea_alone() -> None:
    idea, others = Idea.EVEN_MONEY, others_of(RUSSIAN)
    course = practise(Trainee(Hypothesis(idea)), mix_of(RUSSIAN, others, 3), WITHIN, {idea})
    assert len(Counter(course.topics)) >= 5
    assert sum(course.shown) < WITHIN


def test_no_scenario_comes_twice() -> None:
    session = Session(mix_of(RUSSIAN, others_of(RUSSIAN), 5), 5)
    trainee, seen = Trainee(Hypothesis(Idea.FOLD_RETURNED)), []
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
        trainee, seen = Trainee(Hypothesis(Idea.EVEN_MONEY)), []
        for _ in range(15):
            question = session.ask()
            seen.append((skill_of(session.topic, question), session.way))
            if session.way is not Way.EXAMPLE:
                session.answer(trainee.answers(question)[0], {}, answered=NOON, seconds=5)
        return seen

    assert course() == course()
