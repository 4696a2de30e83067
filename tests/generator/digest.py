"""A digest of the first scenarios of each house and topic, the same on every Python.

Run ``python -m tests.generator.digest`` to store them anew after a change that is meant.
"""

import json
from hashlib import sha256
from itertools import islice
from pathlib import Path

from dealer_trainer.cards import format_cards
from dealer_trainer.generator import Topic, scenarios, topics_of
from dealer_trainer.house import House
from dealer_trainer.scenario import Box, Draw, Scenario

STORED = Path(__file__).with_name("digests.json")
SEED, COUNT = 20, 200


def digest(house: House, topic: Topic | None) -> str:
    lines = [line(scenario) for scenario in islice(scenarios(house, topic, SEED), COUNT)]
    return sha256("\n".join(lines).encode()).hexdigest()[:32]


def line(scenario: Scenario) -> str:
    """Return all that the generator decided, on one line."""
    dealer = f"{format_cards(scenario.dealer.cards)} / {format_cards(scenario.dealer.next)}"
    maximum = scenario.house.table.max_payout
    return " | ".join([f"{dealer} ({maximum})", *(_box(box) for box in scenario.boxes)])


def _box(box: Box) -> str:
    decided = f"{box.play.value} {box.bonus} {box.insurance} {box.buys_game}"
    draws = " ".join(map(_draw, box.draws))
    place = f"{box.box} {box.player} {box.blind}"
    return f"{place} {box.ante} {format_cards(box.cards)} {draws} {decided}"


def _draw(draw: Draw) -> str:
    if draw.sixth:
        return f"+{draw.sixth}"
    return f"-{format_cards(draw.exchange)}+{format_cards(draw.for_)}"


def name(house: House, topic: Topic | None) -> str:
    return f"{house.id} {topic.value if topic else 'in turn'}"


def digests(houses: tuple[House, ...]) -> dict[str, str]:
    return {
        name(house, topic): digest(house, topic)
        for house in houses
        for topic in (*topics_of(house), None)
    }


if __name__ == "__main__":
    from tests.generator.shipped import SHIPPED

    STORED.write_text(json.dumps(digests(SHIPPED), indent=1) + "\n", encoding="utf-8")
