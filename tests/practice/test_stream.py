"""Sessions that ask other kinds of questions than settling."""

from datetime import UTC, datetime

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.practice import ALL_KINDS, SETTLING, AnswerRecord, Asked, Session, asked_of
from dealer_trainer.questions import Kind
from dealer_trainer.questions.kinds import KINDS, KindImpossibleError, kinds_of, topics_for
from tests.practised import session_of

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUSES = tuple(Houses().all())


def _all(house: House) -> Asked:
    return asked_of(house, ALL_KINDS, tuple(each for each in HOUSES if each.id != house.id))


def _answer(session: Session) -> AnswerRecord:
    question = session.ask()
    given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
    return session.answer(given, {}, answered=NOON, seconds=7)


def test_each_kind_of_the_house_comes(house: House) -> None:
    session = session_of(house, None, None, 5, asked=_all(house))
    missing = {*kinds_of(house)}
    for _ in range(25 * len(topics_of(house))):
        missing.discard(session.ask().kind)
        if not missing:
            break
    assert not missing


def test_topic_of_an_answer_is_one_that_suits_its_kind(house: House) -> None:
    session = session_of(house, None, None, 6, asked=_all(house))
    for _ in range(40):
        record = _answer(session)
        assert record.topic in topics_for(record.question.kind, house)
        assert record.question.version == KINDS[record.question.kind].version
        assert record.grade.right


def test_one_topic_is_kept_to_by_the_kinds_that_have_it(house: House) -> None:
    session = session_of(house, Topic.NO_GAME, None, 6, asked=_all(house))
    records = [_answer(session) for _ in range(20)]
    assert {record.topic for record in records} == {Topic.NO_GAME}
    assert len({record.question.kind for record in records}) > 3


def test_same_seed_asks_the_same() -> None:
    house = HOUSES[0]
    one, other = (session_of(house, None, None, 9, asked=_all(house)) for _ in range(2))
    assert [one.ask() for _ in range(12)] == [other.ask() for _ in range(12)]


def test_kind_that_the_house_has_not_got_is_refused() -> None:
    house = next(each for each in HOUSES if not topics_for(Kind.EARLY_MAY, each))
    with pytest.raises(KindImpossibleError):
        session_of(house, None, None, 5, asked=asked_of(house, Kind.EARLY_MAY, ()))


def test_settling_is_the_default_and_can_be_chosen(house: House) -> None:
    default = session_of(house, Topic.PAYOUT, 2, 5)
    chosen = session_of(house, Topic.PAYOUT, 2, 5, asked=asked_of(house, SETTLING, HOUSES))
    assert [default.ask() for _ in range(5)] == [chosen.ask() for _ in range(5)]
