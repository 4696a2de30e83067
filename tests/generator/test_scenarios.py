"""What holds for every scenario of every topic."""

from itertools import islice

import pytest

from dealer_trainer.generator import (
    Topic,
    TopicImpossibleError,
    scenarios,
    shows,
    topics_of,
)
from dealer_trainer.house import House
from dealer_trainer.legality import faults
from dealer_trainer.reading import read
from dealer_trainer.settlement import settle
from tests.generator.shipped import EACH_HOUSE, EACH_TOPIC, SHIPPED

FEW, MANY = 80, 5000


def proves_legal(house: House, topic: Topic, count: int, boxes: int | None = None) -> None:
    for scenario in islice(scenarios(house, topic, 11, boxes), count):
        assert faults(scenario) == []
        assert shows(topic, scenario, settle(scenario))


@EACH_TOPIC
def test_a_scenario_has_no_fault_and_shows_its_topic(house: House, topic: Topic) -> None:
    proves_legal(house, topic, FEW)


@pytest.mark.soak
@EACH_TOPIC
def test_no_scenario_of_very_many_has_a_fault(house: House, topic: Topic) -> None:
    proves_legal(house, topic, MANY)


@EACH_TOPIC
@pytest.mark.parametrize("boxes", [1, 4])
def test_there_are_as_many_boxes_as_wished(house: House, topic: Topic, boxes: int) -> None:
    least = {Topic.WHOLE_TABLE: 2, Topic.BLIND: house.boxes.open_per_player + 1}.get(topic, 1)
    for scenario in islice(scenarios(house, topic, 3, boxes), 20):
        assert len(scenario.boxes) == max(boxes, least)
    proves_legal(house, topic, 20, boxes)


@EACH_TOPIC
def test_antes_lie_in_the_smallest_chip(house: House, topic: Topic) -> None:
    chip = min(house.table.chips)
    for scenario in islice(scenarios(house, topic, 5), 50):
        for box in scenario.boxes:
            assert box.ante % chip == 0
            assert (box.bonus or 0) % chip == 0


@EACH_TOPIC
def test_the_next_cards_are_those_that_come(house: House, topic: Topic) -> None:
    for scenario in islice(scenarios(house, topic, 6), 50):
        assert len(scenario.dealer.next) == len(read(scenario).dealer.exchanges)


@EACH_HOUSE
def test_without_a_topic_all_come_in_turn(house: House) -> None:
    topics = topics_of(house)
    for place, scenario in enumerate(islice(scenarios(house, None, 8), 3 * len(topics))):
        assert shows(topics[place % len(topics)], scenario, settle(scenario))


def test_topics_are_those_that_the_house_has_the_matter_for() -> None:
    by_house = {house.id: set(topics_of(house)) for house in SHIPPED}
    common = {
        *(Topic.PAYOUT, Topic.STAND_OFF, Topic.NO_GAME, Topic.TABLE_MAXIMUM),
        *(Topic.BLIND, Topic.FOLD, Topic.WHOLE_TABLE),
    }
    russian = {Topic.TWO_COMBINATIONS, Topic.PURCHASE, Topic.INSURANCE, Topic.BONUS, Topic.DRAWS}
    assert by_house == {
        "five_card_poker": common,
        "poker_with_exchange": common | {Topic.DRAWS},
        "poker_plus": common | {Topic.DRAWS, Topic.PURCHASE, Topic.EARLY_PAYOUT},
        "russian_poker": common | russian,
        "russian_poker_house": common | russian,
    }


def test_a_topic_that_the_house_lacks_is_refused() -> None:
    five_card_poker = next(house for house in SHIPPED if house.id == "five_card_poker")
    with pytest.raises(TopicImpossibleError) as refusal:
        scenarios(five_card_poker, Topic.BONUS, 1)
    assert refusal.value.topic is Topic.BONUS
