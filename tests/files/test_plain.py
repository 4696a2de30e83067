"""The JSON of a settlement, as the formats have it to the letter."""

import json
from pathlib import Path

from dealer_trainer.files import Houses, Source, read_scenarios, settlement_to_plain
from dealer_trainer.settlement import settle

SCENARIO = """
house: russian_poker_house
table: {ante: [10, 200], max_payout: 10000}
dealer:
  cards: Kd 9c 7h 2s 5d
  next: Kh 5c
boxes:
  - box: 1
    player: A
    blind: false
    ante: 50
    bonus: 10
    cards: 8h 7c 6d 5s 9s
    draws:
      - {sixth: 4c}
    insurance: 100
    play: bet
    buys_game: true
"""
JSON = """
{"house": "russian_poker_house",
 "dealer": {"opens": "nothing", "plays": false, "final": "pair", "final_plays": true,
            "exchanged": ["Kh", "5c"]},
 "boxes": [{"box": 1, "combinations": ["straight", "straight"], "result": "win",
   "bets": [
    {"bet": "draw", "stake": 50, "outcome": "taken", "pays": 0, "rule": "RH-2"},
    {"bet": "bonus", "stake": 10, "outcome": "paid", "pays": 400, "rule": "RP-10"},
    {"bet": "ante", "stake": 50, "outcome": "returned", "pays": 0, "rule": "RH-5"},
    {"bet": "bet", "stake": 100, "outcome": "paid", "pays": 800, "rule": "RH-3"},
    {"bet": "insurance", "stake": 100, "outcome": "paid", "pays": 100, "rule": "RH-7"},
    {"bet": "purchase", "stake": 50, "outcome": "taken", "pays": 0, "rule": "RH-5"}],
   "pays": 1300, "takes": 100}],
 "pays": 1300, "takes": 100}
"""


def test_the_example_of_the_formats_in_values_and_in_order() -> None:
    (scenario,) = read_scenarios(Source("-", SCENARIO, Path()), Houses())
    found = settlement_to_plain(settle(scenario))
    assert json.dumps(found) == json.dumps(json.loads(JSON))
