"""A session: questions of the chosen topic, each graded once, and the running figures."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import chain, islice

import pytest

from dealer_trainer.generator import Topic, TopicImpossibleError, scenarios, topics_of
from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord, NothingAskedError, Session, Tally, deals
from dealer_trainer.questions import Kind, Question
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet
from tests.practised import session_of

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def _truth(question: Question) -> dict[str, str | None]:
    return {part.key: part.truth for part in question.parts}


def _answer(session: Session, given: dict[str, str | None]) -> AnswerRecord:
    return session.answer(given, {}, answered=NOON, seconds=7.25)


def test_one_box_is_asked_as_a_box_and_several_as_a_table(house: House) -> None:
    assert session_of(house, Topic.PAYOUT, 1, seed=1).ask().kind is Kind.SETTLE_BOX
    table = session_of(house, Topic.PAYOUT, 3, seed=1).ask()
    assert table.kind is Kind.SETTLE_TABLE
    assert {part.box for part in table.parts} == {box.box for box in table.scenario.boxes}


def test_o8_draw_fees_are_asked_for_in_the_topic_draws_alone(house: House) -> None:
    draws, insurance = (
        [session_of(house, topic, 1, seed=seed).ask() for seed in range(20)]
        for topic in (Topic.DRAWS, Topic.INSURANCE)
    )
    assert all(any(part.bet is Bet.DRAW for part in each.parts) for each in draws)
    assert any(box.draws for each in insurance for box in each.scenario.boxes)
    assert not any(part.bet is Bet.DRAW for each in insurance for part in each.parts)


def test_without_a_topic_each_topic_of_the_house_comes_once_before_any_again(house: House) -> None:
    session = session_of(house, None, None, seed=5)
    count = len(topics_of(house))
    rounds = []
    for _ in range(3):
        records = []
        for _ in range(count):
            question = session.ask()
            records.append(_answer(session, _truth(question)))
        rounds.append([record.topic for record in records])
    assert all(sorted(each) == sorted(topics_of(house)) for each in rounds)
    assert len(set(map(tuple, rounds))) > 1


def test_who_wishes_one_box_gets_no_whole_table_among_all_topics(house: House) -> None:
    session = session_of(house, None, 1, seed=5)
    topics = set()
    for _ in topics_of(house):
        session.ask()
        topics.add(_answer(session, {}).topic)
    assert topics == set(topics_of(house)) - {Topic.WHOLE_TABLE}


def test_a_topic_without_a_scenario_is_left_out_of_all_and_told_if_it_was_chosen(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_folds(
        house: House, topic: Topic, seed: int, boxes: int | None
    ) -> Iterator[Scenario]:
        if topic is Topic.FOLD:
            raise TopicImpossibleError(topic)
        yield from scenarios(house, topic, seed, boxes)

    monkeypatch.setattr(deals, "scenarios", without_folds)
    asking = session_of(house, None, None, seed=5)
    topics = set()
    for _ in range(2 * len(topics_of(house))):
        asking.ask()
        topics.add(_answer(asking, {}).topic)
    assert topics == set(topics_of(house)) - {Topic.FOLD}
    with pytest.raises(TopicImpossibleError):
        session_of(house, Topic.FOLD, None, seed=5).ask()


def test_topics_do_not_deal_alike(house: House) -> None:
    session = session_of(house, None, 1, seed=5)
    dealt = [session.ask().scenario.dealer.cards for _ in topics_of(house)]
    assert len(set(dealt)) == len(dealt)


def test_the_same_seed_asks_the_same_and_another_asks_something_else(house: House) -> None:
    def asked(seed: int) -> list[Scenario]:
        session = session_of(house, None, None, seed)
        return [session.ask().scenario for _ in range(5)]

    assert asked(1) == asked(1)
    assert asked(1) != asked(2)


def test_no_scenario_comes_twice(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def stutter(house: House, topic: Topic, seed: int, boxes: int | None) -> Iterator[Scenario]:
        return chain.from_iterable((each, each) for each in scenarios(house, topic, seed, boxes))

    monkeypatch.setattr(deals, "scenarios", stutter)
    asking = session_of(house, Topic.PAYOUT, 1, seed=1)
    asked = [asking.ask().scenario for _ in range(5)]
    assert asked == list(islice(scenarios(house, Topic.PAYOUT, 1, 1), 5))


def test_the_record_holds_what_was_asked_and_answered(house: House) -> None:
    session = session_of(house, Topic.NO_GAME, 1, seed=3, person=4)
    question = session.ask()
    given = _truth(question)
    typed = dict.fromkeys(given, "=")
    record = session.answer(given, typed, answered=NOON, seconds=7.2504)
    assert record.question is question
    assert record.grade.right
    assert record.typed == typed
    assert (record.person, record.topic, record.seed) == (4, Topic.NO_GAME, 3)
    assert (record.answered, record.milliseconds) == (NOON, 7250)


def test_a_question_is_graded_once(house: House) -> None:
    session = session_of(house, Topic.PAYOUT, 1, seed=1)
    with pytest.raises(NothingAskedError):
        _answer(session, {})
    question = session.ask()
    _answer(session, {})
    with pytest.raises(NothingAskedError):
        _answer(session, _truth(question))
    assert (session.tally.answered, session.tally.right) == (1, 0)


def test_an_answer_is_judged_as_foreseen_and_anew_if_it_changed(house: House) -> None:
    for changes in (False, True):
        session = session_of(house, Topic.PAYOUT, 1, seed=1)
        truth = _truth(session.ask())
        foreseen = session.foresee(truth, NOON)
        given = dict.fromkeys(truth, "taken") if changes else truth
        later = NOON + timedelta(seconds=5)
        record = session.answer(given, {}, answered=later, seconds=1.0)
        assert record.answered == later
        assert record.key != foreseen.key
        assert record.grade.right is not changes
        assert {each.part.key: each.given for each in record.grade.parts} == given


def test_a_question_that_is_left_open_counts_as_nothing(house: House) -> None:
    session = session_of(house, Topic.PAYOUT, 1, seed=1)
    session.ask()
    question = session.ask()
    assert session.tally == Tally()
    assert _answer(session, _truth(question)).question is question
    assert session.tally.answered == 1


def test_the_tally_counts_answers_money_and_time(house: House) -> None:
    session = session_of(house, Topic.PAYOUT, 1, seed=1)
    records = []
    for change in (0, 20, -5, 0):
        given = _truth(session.ask())
        key, truth = next((key, truth) for key, truth in given.items() if truth and "paid" in truth)
        given[key] = f"paid {int(truth.removeprefix('paid ')) + change}"
        records.append(_answer(session, given))
    assert session.tally == Tally(answered=4, right=2, overpaid=20, underpaid=5, milliseconds=29000)
    assert session.tally.accuracy == 50


@pytest.mark.parametrize(
    ("right", "answered", "accuracy"),
    [(0, 0, None), (15, 25, 60), (2, 3, 66), (199, 200, 99), (200, 200, 100), (0, 3, 0)],
)
def test_accuracy_is_in_whole_per_cent_and_never_flatters(
    right: int, answered: int, accuracy: int | None
) -> None:
    assert Tally(answered=answered, right=right).accuracy == accuracy
