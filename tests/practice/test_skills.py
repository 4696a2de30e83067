"""What an answer is counted for."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic, scenarios, topics_of
from dealer_trainer.hands import Hand
from dealer_trainer.practice import Asked, Mode, Pace, Skill, skill_of
from dealer_trainer.questions import settle_box, settle_table
from dealer_trainer.questions.kinds import target_seconds
from tests.practised import session_of

HOUSE = Houses().named("russian_poker")


@pytest.mark.parametrize("topic", topics_of(HOUSE))
def test_skill_comes_back_from_its_text(topic: Topic) -> None:
    scenario = next(scenarios(HOUSE, topic, 7))
    skill = skill_of(topic, settle_table(scenario))
    assert Skill.parse(str(skill)) == skill
    assert (skill.house, skill.topic) == ("russian_poker", topic)


def test_house_of_a_skill_may_have_any_name() -> None:
    skill = Skill("own/payout/house", Topic.BONUS, Hand.FLUSH)
    assert Skill.parse(str(skill)) == skill


@pytest.mark.parametrize("text", ["", "payout/pair", "house/payout/pairs", "house/pay/pair"])
def test_text_of_no_skill_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Skill.parse(text)


def test_class_is_that_of_the_box_asked_about_and_the_highest_on_the_table() -> None:
    for scenario in (next(scenarios(HOUSE, Topic.WHOLE_TABLE, seed, 4)) for seed in range(9)):
        one_by_one = [
            skill_of(Topic.WHOLE_TABLE, settle_box(scenario, box.box)).hand
            for box in scenario.boxes
        ]
        settled = settle_table(scenario).settlement
        read = [
            box.combinations[0].hand if box.combinations else Hand.NOTHING for box in settled.boxes
        ]
        assert one_by_one == read
        whole = skill_of(Topic.WHOLE_TABLE, settle_table(scenario)).hand
        assert whole.level == max(hand.level for hand in read)


def test_answer_is_quick_up_to_the_target_time() -> None:
    session = session_of(HOUSE, Topic.PAYOUT, 1, seed=7, asked=Asked(mode=Mode.SPEED))
    question = session.ask()
    answered = datetime(2026, 3, 1, 12, tzinfo=UTC)
    given = {part.key: part.truth for part in question.parts}
    record = session.answer(given, {}, answered=answered, seconds=2)
    target = target_seconds(question) * 1000
    assert record.mode is Mode.SPEED
    assert replace(record, milliseconds=target).pace is Pace.QUICK
    assert replace(record, milliseconds=target + 1).pace is Pace.SLOW
