"""Lessons go on by right answers and back by wrong ones; lists ask what went wrong once more."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic, TopicImpossibleError, topics_of
from dealer_trainer.hands import Hand
from dealer_trainer.practice import AnswerRecord, Asked, Mode, Session, SessionOverError, Skill
from dealer_trainer.practice.asker import Way
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.sessions import Plan, again, begin, next_lesson
from dealer_trainer.practice.standing import Outcome, Standing

HOUSE = Houses().named("russian_poker")
DAY = date(2026, 3, 10)
NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)


def knowledge(*standings: Standing) -> Knowledge:
    return Knowledge(DAY, standings)


def answer(session: Session, *, right: bool = True, seconds: float = 1) -> AnswerRecord:
    question = session.ask()
    given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
    if not right:
        given[question.parts[-1].key] = None
    return session.answer(given, {}, answered=NOON, seconds=seconds)


def test_lesson_gives_fewer_hints_after_right_answers_and_more_after_wrong_ones() -> None:
    session = begin(Plan(Mode.LEARN, HOUSE, Asked(), Topic.BONUS), knowledge(), 5)
    ways = []
    answers = iter((True, True, False, True, False, True, True))
    while not session.is_over:
        question = session.ask()
        ways.append(session.way)
        if session.way is not Way.EXAMPLE:
            truth: dict[str, str | None] = {part.key: part.truth for part in question.parts}
            session.answer(truth if next(answers) else {}, {}, answered=NOON, seconds=1)
    assert ways == [
        *(Way.EXAMPLE, Way.GUIDED, Way.HINTED, Way.PLAIN),
        *(Way.HINTED, Way.PLAIN, Way.HINTED, Way.PLAIN),
    ]
    assert {record.topic for record in session.answered} == {Topic.BONUS}


def test_first_lesson_is_the_first_topic_and_the_next_one_follows_what_is_known() -> None:
    assert next_lesson(HOUSE, knowledge()) is topics_of(HOUSE)[0]
    session = begin(Plan(Mode.PRACTICE, HOUSE, Asked(), topics_of(HOUSE)[0]), knowledge(), 5)
    skill = answer(session).skill
    known = Standing(skill)
    for _ in range(4):
        known = known.after(Outcome(right=True, slow=False, helped=False, day=DAY))
    assert next_lesson(HOUSE, knowledge(known)) is topics_of(HOUSE)[1]


def test_wrong_and_slow_ones_come_again_and_wrong_ones_once_more() -> None:
    session = begin(Plan(Mode.PRACTICE, HOUSE, Asked(), Topic.PAYOUT, 1), knowledge(), 5)
    quick = answer(session)
    wrong = answer(session, right=False)
    slow = answer(session, seconds=500)
    skills = again([each.brief for each in (quick, wrong, slow)])
    assert skills == tuple(dict.fromkeys((wrong.skill, slow.skill)))
    assert quick.skill not in skills
    repeated = begin(Plan(Mode.PRACTICE, HOUSE, Asked(), skills=skills), knowledge(), 9)
    asked = [answer(repeated, right=False).skill, *(answer(repeated).skill for _ in skills)]
    assert asked == [*skills, skills[0]]
    assert repeated.is_over


def test_what_is_due_is_asked_and_nothing_else() -> None:
    session = begin(Plan(Mode.PRACTICE, HOUSE, Asked(), Topic.BONUS, 1), knowledge(), 5)
    skill = answer(session).skill
    old = Standing(skill).after(
        Outcome(right=False, slow=False, helped=False, day=date(2026, 3, 1))
    )
    due = begin(Plan(Mode.DUE, HOUSE, Asked()), knowledge(old), 6)
    assert answer(due).skill == skill
    assert due.is_over
    for mode in (Mode.DUE, Mode.MISTAKES):
        empty = begin(Plan(mode, HOUSE, Asked()), knowledge(), 6)
        try:
            empty.ask()
        except SessionOverError:
            continue
        raise AssertionError(mode)


def test_of_one_hand_alone_nothing_else_is_asked() -> None:
    plan = Plan(Mode.PRACTICE, HOUSE, Asked(hand=Hand.FULL_HOUSE), Topic.NO_GAME)
    session = begin(plan, knowledge(), 5)
    records = [answer(session) for _ in range(12)]
    assert {each.skill for each in records} == {Skill(HOUSE.id, Topic.NO_GAME, Hand.FULL_HOUSE)}
    assert len({each.question.scenario.boxes for each in records}) == 12


def test_a_hand_that_a_topic_cannot_have_is_told_and_one_that_runs_out_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    never = Plan(Mode.PRACTICE, HOUSE, Asked(hand=Hand.NOTHING), Topic.PAYOUT)
    with pytest.raises(TopicImpossibleError):
        begin(never, knowledge(), 5).ask()
    session = begin(replace(never, asked=Asked(hand=Hand.FLUSH)), knowledge(), 5)
    assert answer(session).skill.hand is Hand.FLUSH
    monkeypatch.setattr("dealer_trainer.practice.deals._SEARCHED", 1)
    hands = {answer(session).skill.hand for _ in range(12)}
    assert len(hands) > 1


def test_shift_is_ten_whole_tables_as_at_work() -> None:
    shift = begin(Plan(Mode.SHIFT, HOUSE, Asked()), knowledge(), 6)
    questions = []
    while not shift.is_over:
        questions.append(shift.ask())
    assert len(questions) == 10
    assert all(len(each.scenario.boxes) == HOUSE.boxes.count for each in questions)
