"""After a wrong answer that several ideas give, the next question tells them apart."""

from datetime import UTC, datetime
from time import process_time

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea
from dealer_trainer.mistakes.asked import figures_of
from dealer_trainer.mistakes.separating import told_apart
from dealer_trainer.practice import SETTLING, AnswerRecord, Session, asked_of
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.mix import Mix
from dealer_trainer.questions import Kind, Question
from tests.generator.shipped import EACH_HOUSE

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUSES = tuple(Houses().all())
# A person waits for the verdict: a tenth of a second is the promise, this is for slow computers.
MOST_SECONDS = 0.3


def others_of(house: House) -> tuple[House, ...]:
    return tuple(each for each in HOUSES if each.id != house.id)


def session_of(house: House, kind: str, topic: Topic | None = None, seed: int = 4) -> Session:
    asked = asked_of(house, kind, others_of(house))
    mix = Mix(Deals(house, topic, None, seed, asked), Knowledge(NOON.date()), seed)
    return Session(mix, seed, others=asked.others)


def tied_answer(question: Question, others: tuple[House, ...]) -> dict[str, str | None] | None:
    """Return the right answers but for one part, whose answer comes from most ideas."""
    given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
    found = figures_of(question, others)
    wrong = [
        (len(ideas), part.key, answer)
        for part in question.parts
        if part.key not in question.laid
        for answer, ideas in found.get(part.key, {}).items()
        if len(ideas) > 1
    ]
    if not wrong:
        return None
    _, key, answer = max(wrong)
    return given | {key: answer}


def answered_tied(session: Session, others: tuple[House, ...], tries: int = 12) -> AnswerRecord:
    """Answer wrong until there is a tie that the next question decides."""
    for _ in range(tries):
        question = session.ask()
        given = tied_answer(question, others) or {part.key: part.truth for part in question.parts}
        session.answer(given, {}, answered=NOON, seconds=5)
        record = session.look_ahead()
        if record and record.tied:
            return record
    raise AssertionError


@EACH_HOUSE
def test_the_next_question_tells_the_tied_ideas_apart(house: House) -> None:
    others = others_of(house)
    for kind in (SETTLING, Kind.PAY_BET, Kind.SETTLE_BOX):
        session = session_of(house, kind)
        record = answered_tied(session, others)
        assert record.tied_at
        assert {*record.tied} <= {*record.ideas[record.tied_at]}
        assert len(record.tied) > 1
        following = session.ask()
        assert following.kind is record.question.kind or kind == SETTLING
        assert told_apart(record.tied, following, others) == record.tied
        assert following.scenario != record.question.scenario


def test_the_answer_to_it_names_the_one_that_it_comes_from(house: House) -> None:
    others = others_of(house)
    session = session_of(house, Kind.PAY_BET)
    record = answered_tied(session, others)
    following = session.ask()
    (part,) = following.parts
    found = figures_of(following, others)[part.key]
    for idea in record.tied:
        answer = next(answer for answer, ideas in found.items() if idea in ideas)
        assert not {*record.tied} - {idea} & {*found[answer]}
    last = record.tied[-1]
    answer = next(answer for answer, ideas in found.items() if last in ideas)
    session.answer({part.key: answer}, {}, answered=NOON, seconds=5)
    decided = session.look_ahead()
    assert decided
    assert decided.ideas[part.key][0] is last
    # One question decides; who is wrong again goes on as ever.
    assert decided.tied == ()


def test_a_right_answer_and_a_blank_are_not_followed(house: House) -> None:
    session = session_of(house, Kind.PAY_BET)
    for number in range(8):
        question = session.ask()
        given = {part.key: part.truth for part in question.parts} if number % 2 else {}
        session.answer(dict(given), {}, answered=NOON, seconds=5)
        record = session.look_ahead()
        assert record
        assert record.tied == ()


def test_same_answers_are_followed_by_the_same_questions(house: House) -> None:
    others = others_of(house)

    def course() -> list[tuple[Question, tuple[Idea, ...]]]:
        session = session_of(house, Kind.SETTLE_BOX)
        records = [answered_tied(session, others) for _ in range(3)]
        return [(record.question, record.tied) for record in records]

    assert course() == course()


def test_no_scenario_comes_twice_where_questions_follow(house: House) -> None:
    session = session_of(house, SETTLING)
    seen = []
    for _ in range(30):
        question = session.ask()
        seen.append((question.scenario.dealer, question.scenario.boxes))
        given = tied_answer(question, others_of(house)) or {}
        session.answer(given, {}, answered=NOON, seconds=5)
    assert len({*map(str, seen)}) == len(seen)


@EACH_HOUSE
@pytest.mark.parametrize("kind", [Kind.SETTLE_TABLE, Kind.NO_GAME])
def test_nobody_waits_for_it(house: House, kind: Kind) -> None:
    session, took = session_of(house, kind), []
    for _ in range(3):
        given = tied_answer(session.ask(), others_of(house)) or {}
        start = process_time()
        session.answer(given, {}, answered=NOON, seconds=5)
        took.append(process_time() - start)
    assert min(took) < MOST_SECONDS
