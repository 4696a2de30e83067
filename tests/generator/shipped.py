"""The houses of the program with the topics they have, as parameters of tests."""

import pytest

from dealer_trainer.generator import topics_of
from dealer_trainer.resources import houses_folder
from tests.situation import HOUSES

SHIPPED = tuple(HOUSES.named(path.stem) for path in sorted(houses_folder().glob("*.yaml")))

EACH_HOUSE = pytest.mark.parametrize("house", SHIPPED, ids=lambda house: house.id)
EACH_TOPIC = pytest.mark.parametrize(
    ("house", "topic"),
    [
        pytest.param(house, topic, id=f"{house.id}-{topic}")
        for house in SHIPPED
        for topic in topics_of(house)
    ],
)
