"""An old answer opens as it was, whatever became of its house since."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer.files import Houses, Source, read_scenarios, settlement_to_plain
from dealer_trainer.practice import AnswerRecord, Session
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle
from dealer_trainer.store import Store, StoredAnswer

Answer = Callable[..., AnswerRecord]


def _reopened(stored: StoredAnswer) -> Scenario:
    (scenario,) = read_scenarios(Source("-", stored.document, Path()), Houses())
    return scenario


@pytest.mark.parametrize(
    "name",
    [
        "poker_plus",
        "russian_poker",
        "russian_poker_house",
        "poker_with_exchange",
        "five_card_poker",
    ],
)
def test_answers_of_every_house_open_again(store: Store, answer: Answer, name: str) -> None:
    session = Session(Houses().named(name), None, None, seed=11)
    for minute in range(20):
        question = session.ask()
        truth = {part.key: part.truth for part in question.parts}
        answered = answer(minute=minute).answered
        stored = store.answer(store.save(session.answer(truth, {}, answered=answered, seconds=1)))
        assert stored.right
        assert _reopened(stored) == question.scenario
        assert settlement_to_plain(settle(_reopened(stored))) == stored.settlement


def test_it_opens_under_the_text_of_its_day(store: Store, answer: Answer) -> None:
    today = Houses().named("russian_poker")
    table = replace(today.table, max_payout=150)
    old = replace(today, version="old", table=table)
    stored = store.answer(store.save(answer(house=old)))
    assert _reopened(stored).house == old
    assert _reopened(stored).house != today
    assert stored.parts[1].truth == "paid 150"
