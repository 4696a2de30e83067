"""A learner who forgets masters a house sooner by the mix than by questions drawn evenly."""

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.house import House
from tools.simulated.learner import by_mix, by_turns, questions_until_mastered, skills_of

AT_MOST = 2 / 3


@pytest.mark.soak
@pytest.mark.timeout(36_000)
@pytest.mark.parametrize("house", Houses().all(), ids=lambda house: house.id)
def test_mix_takes_two_thirds_of_the_questions_at_most(house: House) -> None:
    skills = skills_of(house)
    by_itself, evenly = (
        questions_until_mastered(house, skills, choose, seed=0) for choose in (by_mix, by_turns)
    )
    assert by_itself <= AT_MOST * evenly
