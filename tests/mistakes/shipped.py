"""Houses and ideas as parameters: each house with each idea for which it has the matter."""

import pytest

from dealer_trainer.house import House
from dealer_trainer.mistakes import ideas_of
from tests.generator.shipped import SHIPPED


def others_of(house: House) -> tuple[House, ...]:
    return tuple(other for other in SHIPPED if other is not house)


EACH_IDEA = pytest.mark.parametrize(
    ("house", "idea"),
    [
        pytest.param(house, idea, id=f"{house.id}-{idea}")
        for house in SHIPPED
        for idea in ideas_of(house, others_of(house))
    ],
)
