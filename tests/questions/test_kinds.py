"""All kinds: made for every house that has the matter, right in their truth, complete in words."""

from itertools import islice

import pytest

from dealer_trainer.generator import Topic, shows, topics_of
from dealer_trainer.house import House
from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Form, Kind, Question, grade
from dealer_trainer.questions.kinds import (
    KINDS,
    KindImpossibleError,
    kinds_of,
    target_seconds,
    topics_for,
)
from dealer_trainer.settlement import settle
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.asked import (
    explanation,
    kind_name,
    option_text,
    part_text,
    question_text,
)
from tests.own_houses import OPTIONS, own_house
from tests.situation import HOUSES

SHIPPED = HOUSES.all()
ASKED = [(house, kind) for house in SHIPPED for kind in kinds_of(house)]
EACH_ASKED = pytest.mark.parametrize(
    ("house", "kind"), ASKED, ids=[f"{house.id}-{kind}" for house, kind in ASKED]
)
EACH_HOUSE = pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
LANGUAGES = [Words(language) for language in Language]


def others_of(house: House) -> tuple[House, ...]:
    return tuple(each for each in SHIPPED if each.id != house.id)


def made(
    house: House, kind: Kind | None, count: int, topic: Topic | None = None, seed: int = 11
) -> list[Question]:
    return list(islice(questions(house, kind, topic, seed, others_of(house)), count))


def test_every_kind_is_known_and_has_a_name() -> None:
    assert list(KINDS) == sorted(Kind, key=list(KINDS).index)
    for words in LANGUAGES:
        names = [kind_name(words, kind) for kind in Kind]
        assert len({*names}) == len(names)


def test_a_kind_is_asked_where_the_house_has_its_matter() -> None:
    lacking = {house.id: {*Kind} - {*kinds_of(house)} for house in SHIPPED}
    early = {Kind.EARLY_MAY, Kind.EARLY_PAYOUT}
    insurance = {Kind.INSURANCE_MAY, Kind.INSURANCE}
    draws = {Kind.DRAW_FEES, Kind.DRAWS_SOLD}
    second = {Kind.MARK_SECOND}
    assert lacking == {
        "five_card_poker": early | insurance | draws | second | {Kind.BONUS},
        "poker_plus": insurance | second | {Kind.BONUS},
        "poker_with_exchange": early | insurance | second | {Kind.BONUS},
        "russian_poker": early,
        "russian_poker_house": early,
    }


def test_the_target_time_grows_with_what_is_asked() -> None:
    house = HOUSES.named("russian_poker_house")
    for kind in kinds_of(house):
        found = made(house, kind, 20)
        times = {len(each.parts): target_seconds(each) for each in found}
        assert all(5 <= time <= 180 for time in times.values())
        assert sorted(times, key=lambda parts: times[parts]) == sorted(times)


@EACH_ASKED
def test_the_truth_is_right_and_a_blank_never_is(house: House, kind: Kind) -> None:
    check(made(house, kind, 50), kind)


@pytest.mark.soak
@EACH_ASKED
def test_a_thousand_questions(house: House, kind: Kind) -> None:
    check(made(house, kind, 1000), kind)


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
def test_houses_of_ones_own_are_asked_about_too(options: tuple[str, ...]) -> None:
    house = own_house(*options)
    found = made(house, None, 3 * len(Kind))
    for question in found:
        check([question], question.kind)
    assert {question.kind for question in found} == {*kinds_of(house)}


def check(found: list[Question], kind: Kind) -> None:
    for question in found:
        assert (question.kind, question.version) == (kind, KINDS[kind].version)
        assert question.settlement == settle(question.scenario)
        truth = {part.key: part.truth for part in question.parts}
        assert len(truth) == len(question.parts) > 0
        right = grade(question, truth)
        assert right.right
        assert (right.overpaid, right.underpaid) == (0, 0)
        assert not any(part.right for part in grade(question, {}).parts)
        for part in question.parts:
            if part.form is Form.CHOICE:
                assert part.truth in part.options
                assert len({*part.options}) == len(part.options) <= 9
        for words in LANGUAGES:
            check_words(words, question)


def check_words(words: Words, question: Question) -> None:
    told = explanation(words, question)
    asked = {part.key: part_text(words, question, part) for part in question.parts}
    sentences = [question_text(words, question), *asked.values()]
    sentences += [each.sentence for each in told]
    for part in question.parts:
        options = [option_text(words, question, part, option) for option in part.options]
        assert len({*options}) == len(options), options
        sentences += options
    assert told
    for sentence in sentences:
        assert sentence.strip() == sentence != ""
        assert not {*"{}"} & {*sentence}, sentence
    assert len({*asked.values()}) == len(asked), asked


@EACH_HOUSE
def test_questions_of_a_seed_are_the_same_again_and_begin_those_of_more(house: House) -> None:
    for kind in (None, *kinds_of(house)):
        assert made(house, kind, 3) == made(house, kind, 6)[:3]
    assert made(house, None, 6) != made(house, None, 6, seed=12)


@EACH_HOUSE
def test_without_a_kind_each_comes_in_turn(house: House) -> None:
    kinds = kinds_of(house)
    assert [question.kind for question in made(house, None, 2 * len(kinds))] == [*kinds, *kinds]


@EACH_HOUSE
def test_a_topic_gives_scenarios_of_it(house: House) -> None:
    for topic in topics_of(house):
        kinds = kinds_of(house, topic)
        assert kinds
        for kind in kinds:
            assert topic in topics_for(kind, house)
    for question in made(house, Kind.SETTLE_BOX, 5, Topic.STAND_OFF):
        assert shows(Topic.STAND_OFF, question.scenario, question.settlement)


def test_a_kind_that_a_house_has_not_got_is_impossible() -> None:
    plus = HOUSES.named("poker_plus")
    with pytest.raises(KindImpossibleError) as raised:
        made(plus, Kind.BONUS, 1)
    assert raised.value.kind is Kind.BONUS
    with pytest.raises(KindImpossibleError):
        made(plus, Kind.SETTLE_BOX, 1, Topic.BONUS)
