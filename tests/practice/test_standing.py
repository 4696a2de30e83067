"""What answers add to what is known of a skill."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.practice import Skill
from dealer_trainer.practice.memory import Recall, review
from dealer_trainer.practice.standing import Level, Outcome, Standing

DAY = date(2026, 3, 1)
NEW = Standing(Skill("russian_poker", Topic.PAYOUT, Hand.PAIR))
QUICK = Outcome(right=True, slow=False, helped=False, day=DAY)
SLOW = replace(QUICK, slow=True)
HELPED = replace(QUICK, helped=True)
WRONG = replace(QUICK, right=False)


def after(*outcomes: Outcome, standing: Standing = NEW) -> Standing:
    for outcome in outcomes:
        standing = standing.after(outcome)
    return standing


@pytest.mark.parametrize(
    ("day", "recall"),
    [
        ([QUICK], Recall.GOOD),
        ([QUICK, QUICK], Recall.GOOD),
        ([QUICK, QUICK, QUICK], Recall.EASY),
        ([SLOW], Recall.HARD),
        ([HELPED], Recall.HARD),
        ([QUICK, SLOW, QUICK], Recall.HARD),
        ([WRONG, QUICK, QUICK], Recall.AGAIN),
        ([QUICK, SLOW, WRONG], Recall.AGAIN),
    ],
)
def test_a_day_is_one_review_by_its_worst_grade(day: list[Outcome], recall: Recall) -> None:
    assert after(*day).memory == review(None, recall, DAY)


def test_each_day_is_reviewed_from_the_memory_of_the_day_before() -> None:
    later = DAY + timedelta(days=3)
    standing = after(SLOW, QUICK, replace(QUICK, day=later), replace(WRONG, day=later))
    first = review(None, Recall.HARD, DAY)
    assert standing.before == first
    assert standing.memory == review(first, Recall.AGAIN, later)


def test_quick_slow_and_wrong_come_back_the_later_the_better_they_went() -> None:
    dues = [after(each).memory for each in (WRONG, SLOW, QUICK)]
    assert [each.due for each in dues if each] == sorted(each.due for each in dues if each)
    easy, quick = after(QUICK, QUICK, QUICK).memory, after(QUICK).memory
    assert easy is not None
    assert quick is not None
    assert easy.due > quick.due


def test_same_answers_give_the_same_memory() -> None:
    days = [DAY + timedelta(days=number) for number in (0, 1, 4, 11)]
    one, other = (after(*(replace(QUICK, day=day) for day in days)) for _ in range(2))
    assert one == other


def test_skill_is_due_from_its_day_on_but_not_on_a_day_on_which_it_was_asked() -> None:
    standing = after(WRONG)
    assert standing.memory
    due = standing.memory.due
    assert not standing.is_due(DAY)
    assert not standing.is_due(due - timedelta(days=1))
    assert standing.is_due(due)
    assert standing.is_due(due + timedelta(days=9))
    assert not standing.after(replace(WRONG, day=due)).is_due(due)


def test_skill_with_little_data_is_called_so() -> None:
    assert NEW.level(DAY) is Level.NEW
    assert after(WRONG, WRONG).level(DAY) is Level.LITTLE_DATA
    assert after(QUICK, WRONG, QUICK).level(DAY) is Level.WEAK
    known = after(QUICK, QUICK, QUICK)
    assert known.level(DAY) is Level.KNOWN
    assert known.level(DAY + timedelta(days=999)) is Level.DUE


def test_old_failures_are_outgrown() -> None:
    standing = after(*[WRONG] * 8, *[QUICK] * 8)
    assert (standing.answered, standing.right, standing.failures) == (16, 8, 0)
    assert standing.accuracy == 1
    assert after(QUICK, WRONG, WRONG).failures == 2


def test_idea_behind_wrong_answers_weighs_more_until_answers_are_right() -> None:
    twice = after(*[replace(WRONG, ideas=("even_money",))] * 2)
    assert twice.ideas == {"even_money": 2}
    assert after(QUICK, standing=twice).ideas == {"even_money": 1}
    assert after(*[QUICK] * 5, standing=twice).ideas == {}
