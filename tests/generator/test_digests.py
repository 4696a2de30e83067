"""Same seed, house and topic: the same scenarios on every Python."""

import json
import os
import subprocess
import sys
from itertools import islice

from dealer_trainer.generator import Topic, scenarios, topics_of
from dealer_trainer.house import House
from tests.generator.digest import STORED, digest, name
from tests.generator.shipped import EACH_HOUSE, EACH_TOPIC, SHIPPED

EXPECTED: dict[str, str] = json.loads(STORED.read_text(encoding="utf-8"))


@EACH_TOPIC
def test_a_topic_has_its_stored_scenarios(house: House, topic: Topic) -> None:
    assert digest(house, topic) == EXPECTED[name(house, topic)]


@EACH_HOUSE
def test_the_topics_in_turn_have_their_stored_scenarios(house: House) -> None:
    assert digest(house, None) == EXPECTED[name(house, None)]


def test_nothing_stored_is_left_over() -> None:
    known = {name(house, topic) for house in SHIPPED for topic in (*topics_of(house), None)}
    assert set(EXPECTED) == known


def test_the_order_of_hashes_changes_nothing() -> None:
    """Texts hash otherwise in each process, so that a set's order would differ."""
    program = (
        "from tests.generator.digest import digest; from tests.generator.shipped import SHIPPED;"
        "print([digest(house, None) for house in SHIPPED])"
    )
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        )
        assert run.stdout.strip() == str([EXPECTED[name(house, None)] for house in SHIPPED])


@EACH_HOUSE
def test_the_first_are_the_first_of_more(house: House) -> None:
    fewer = list(islice(scenarios(house, None, 4), 20))
    assert list(islice(scenarios(house, None, 4), 30))[:20] == fewer


@EACH_HOUSE
def test_another_seed_gives_other_scenarios(house: House) -> None:
    assert next(scenarios(house, Topic.PAYOUT, 1)) != next(scenarios(house, Topic.PAYOUT, 2))
