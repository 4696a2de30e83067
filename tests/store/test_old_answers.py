"""An old answer opens as it was: of every kind, in every house, what is told of it is the same."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator.chance import Chance
from dealer_trainer.practice import AnswerRecord, asked_of
from dealer_trainer.questions import Form, Part
from dealer_trainer.questions.kinds import kinds_of
from dealer_trainer.store import Store
from dealer_trainer.store.old_answers import OldAnswers, is_settled_alike
from dealer_trainer.wording import Language, Words
from tests.practised import session_of
from tests.store.conftest import NOON
from ui.pages.drill.feedback import feedback

HOUSES = ("russian_poker_house", "poker_plus")


def _given(part: Part, chance: Chance) -> str | None:
    """Answer right, or wrong, or not at all."""
    how = chance.pick(("right", "right", "wrong", "blank"))
    if how == "blank":
        return None
    if how == "right":
        return part.truth
    return {
        Form.CHOICE: chance.pick(part.options) if part.options else part.truth,
        Form.STAKE: chance.pick(("returned", "taken", "paid 25")),
        Form.AMOUNT: "35",
        Form.CARDS: str(part.cards[0]) if part.cards else part.truth,
        Form.CHIPS: f"1x{part.options[0]}" if part.options else part.truth,
    }[part.form]


def _answers(house: str) -> Iterator[AnswerRecord]:
    houses = Houses()
    every = tuple(houses.named(name) for name in houses.ids)
    chance = Chance(3)
    one = houses.named(house)
    for number, kind in enumerate(cycle(kinds_of(one))):
        asked = asked_of(one, kind, every)
        session = session_of(one, None, None, 8 + number, None, house, asked)
        question = session.ask()
        given = {part.key: _given(part, chance) for part in question.parts}
        record = session.answer(given, {}, answered=NOON, seconds=9, hints={})
        yield replace(record, tied=())


@pytest.mark.parametrize("house", HOUSES)
def test_every_kind_of_answer_opens_as_it_was(file_store: Store, house: str) -> None:
    words = Words(Language.ENGLISH)
    old = OldAnswers()
    houses = Houses()
    every = tuple(houses.named(name) for name in houses.ids)
    kinds = set()
    for record in islice(_answers(house), len(kinds_of(houses.named(house))) + 6):
        stored = file_store.answer(file_store.save(record))
        opened = old.record(stored)
        kinds.add(record.question.kind)
        assert is_settled_alike(stored, opened)
        assert feedback(words, opened, every) == feedback(words, record, every)
        for was, now in zip(record.question.parts, opened.question.parts, strict=True):
            assert replace(was, options=(), cards=()) == replace(now, options=(), cards=())
        assert opened.question.laid == record.question.laid
        assert [each.given for each in opened.grade.parts] == [
            each.given for each in record.grade.parts
        ]
    assert kinds == set(kinds_of(houses.named(house)))


def test_an_answer_that_no_idea_gives_is_told_so_when_it_is_opened_again(file_store: Store) -> None:
    words, house = Words(Language.ENGLISH), Houses().named("poker_plus")
    session = session_of(house, None, 1, 8)
    given = {part.key: "paid 123456" for part in session.ask().parts}
    record = session.answer(given, {}, answered=NOON, seconds=9)
    opened = OldAnswers().record(file_store.answer(file_store.save(record)))
    assert opened.ideas == record.ideas
    said = feedback(words, opened)
    assert said == feedback(words, record)
    bets = [bet for box in said.boxes for bet in box.bets]
    assert "No known mistake gives this answer." in {bet.idea for bet in bets}


def test_an_answer_of_another_version_is_refused(file_store: Store) -> None:
    record = next(_answers("poker_plus"))
    stored = file_store.answer(file_store.save(record))
    with pytest.raises(ValueError, match="of_tomorrow"):
        OldAnswers().record(replace(stored, kind="of_tomorrow"))


def test_an_answer_about_another_house_that_is_missing_is_refused(file_store: Store) -> None:
    record = next(each for each in _answers("poker_plus") if each.question.other)
    stored = file_store.answer(file_store.save(record))
    with pytest.raises(ValueError, match="without the other house"):
        OldAnswers().record(replace(stored, other=None))
