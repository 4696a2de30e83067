"""An old answer opens as it was, whatever became of its house since."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer.files import Houses, OwnHouses, Source, read_scenarios, settlement_to_plain
from dealer_trainer.house import AnteOnWin
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Kind, grade
from dealer_trainer.questions.kinds import KindImpossibleError
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle
from dealer_trainer.store import Reopener, Store, StoredAnswer, read_person_file
from tests.practised import session_of

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
    session = session_of(Houses().named(name), None, None, seed=11)
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


def test_answers_of_every_kind_open_again_with_the_other_house(
    file_store: Store, tmp_path: Path, answer: Answer
) -> None:
    houses = Houses().all()
    anna = file_store.people.add("Анна", answer().answered, "key-of-anna")
    kinds = set()
    for minute, kind in enumerate(Kind):
        for house in houses:
            others = tuple(each for each in houses if each != house)
            try:
                question = next(questions(house, kind, None, 3, others))
            except KindImpossibleError:
                continue
            kinds.add(kind)
            blank = answer(minute=minute, person=anna)
            record = replace(blank, question=question, grade=grade(question, {}))
            stored = file_store.answer(file_store.save(record))
            reopener = Reopener()
            assert reopener.scenario(stored.document) == question.scenario
            other = reopener.house(stored.other) if stored.other else None
            assert other == question.other
            assert {part.key: part.laid for part in stored.parts if part.laid} == question.laid
            assert [part.key for part in stored.parts] == [part.key for part in question.parts]
    assert kinds == set(Kind)
    file = tmp_path / "anna.json"
    file_store.export_person(anna, file)
    with closing(Store.open(tmp_path / "there" / "answers.sqlite")) as there:
        person = there.import_person(read_person_file(file)).person
        brought = [replace(each, person=0) for each in there.answers(person, 1000)]
    assert brought == [replace(each, person=0) for each in file_store.answers(anna, 1000)]
    assert any(each.other for each in brought)


def test_answers_keep_the_text_of_an_own_house_that_is_changed_or_deleted(
    store: Store, answer: Answer, tmp_path: Path
) -> None:
    own = OwnHouses(tmp_path / "houses")
    base = own.houses().named("russian_poker")
    made = own.add(replace(base, ante=replace(base.ante, player_wins=AnteOnWin.PAID)), base)
    before = store.save(answer(house=made))
    changed = replace(made, table=replace(made.table, max_payout=150))
    own.change(own.all()[made.id], changed)
    after = store.save(answer(house=own.houses().named(made.id), minute=1))
    own.delete(own.all()[made.id])
    assert _reopened(store.answer(before)).house == made
    assert _reopened(store.answer(after)).house == changed
