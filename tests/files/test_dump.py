"""What is written as YAML reads back as the same value."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.files import (
    Houses,
    Source,
    dump_house,
    dump_scenario,
    read_scenarios,
)
from dealer_trainer.files.events import documents
from dealer_trainer.files.shapes import ScenarioShape, read_shape
from dealer_trainer.files.tree import Node
from dealer_trainer.generator import scenarios
from dealer_trainer.house import House
from dealer_trainer.scenario import Box, Dealer, Scenario
from tests.files.strategies import boxes, dealers, houses

HOUSES = Houses(Path("no such folder"))
EXAMPLE = """house: russian_poker_house
table: {max_payout: 9000}
dealer:
  cards: Kd 9c 7h 2s 5d
  next: Kh 5c
boxes:
  - box: 1
    player: A
    ante: 50
    bonus: 10
    cards: 8h 7c 6d 5s 9s
    draws:
      - {exchange: 8h 7c, for: 8c 7d}
    insurance: 100
    buys_game: true
  - box: 3
    player: A
    blind: true
    ante: 10
    cards: 2c 3c 4d 8d Js
"""


def only_document(text: str) -> Node:
    faults: list[object] = []
    (document,) = documents(text, "-", faults)  # type: ignore[arg-type]
    assert not faults
    return document


@given(houses())
def test_a_house_there_and_back_is_the_same(house: House) -> None:
    assert HOUSES.of_node(only_document(dump_house(house)), Path()) == house


@given(houses(), dealers(), st.lists(boxes(), max_size=4))
def test_a_scenario_there_and_back_is_the_same(
    house: House, dealer: Dealer, played: list[Box]
) -> None:
    document = only_document(dump_scenario(Scenario(house, dealer, tuple(played))))
    shape = read_shape(ScenarioShape, document.plain())
    assert (shape.dealer, shape.boxes) == (dealer, tuple(played))
    inline = document.get("house")
    assert inline
    assert HOUSES.of_node(inline, Path()) == house


def test_a_scenario_is_written_as_people_write_it() -> None:
    (scenario,) = read_scenarios(
        Source("-", EXAMPLE.replace("9000", "9000, chips: null"), Path()), HOUSES
    )
    base = HOUSES.named("russian_poker_house")
    assert dump_scenario(scenario, "russian_poker_house", base) == EXAMPLE


def test_a_table_like_the_houses_is_not_written() -> None:
    base = HOUSES.named("russian_poker_house")
    (scenario,) = read_scenarios(Source("-", EXAMPLE, Path()), HOUSES)
    same = replace(scenario, house=base)
    assert "table" not in dump_scenario(same, "russian_poker_house", base)


@pytest.mark.parametrize("name", HOUSES.ids)
def test_what_is_generated_reads_back(name: str) -> None:
    house = HOUSES.named(name)
    made = [each for each, _ in zip(scenarios(house, None, 5), range(40), strict=False)]
    text = "---\n".join(dump_scenario(each, name, house) for each in made)
    assert list(read_scenarios(Source("-", text, Path()), HOUSES)) == made


@pytest.mark.parametrize(
    ("player", "written"),
    [
        ("Анна", "Анна"),
        ("7", "7"),
        ("007", '"007"'),
        ("yes", '"yes"'),
        ("null", '"null"'),
        ("", '""'),
        ("a: b", '"a: b"'),
        ("# 1", '"# 1"'),
        ("- x", '"- x"'),
        ("A ", '"A "'),
        ('he said "no"\n', '"he said \\"no\\"\\n"'),
        ("\u2028\x7f", '"\\u2028\\u007f"'),
    ],
)
def test_names_are_quoted_where_they_could_be_read_otherwise(player: str, written: str) -> None:
    (scenario,) = read_scenarios(Source("-", EXAMPLE, Path()), HOUSES)
    box = replace(scenario.boxes[0], player=player)
    text = dump_scenario(replace(scenario, boxes=(box,)), "russian_poker")
    assert f"    player: {written}\n" in text
    shape = read_shape(ScenarioShape, only_document(text).plain())
    assert shape.boxes == (box,)
