"""The house that is practised."""

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.house import House


@pytest.fixture(scope="session")
def house() -> House:
    return Houses().named("russian_poker_house")
