"""What a mistake is: an idea, and the settlement that it gives for the same scenario."""

from collections.abc import Callable
from dataclasses import dataclass

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.staging import Stage, as_generated
from dealer_trainer.reading import Reading
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Settlement

Alter = Callable[[Scenario, Reading, Settlement], Settlement | None]
"""Gives the wrong settlement from the scenario and its true reading and settlement.

None where the idea cannot apply; a settlement that is the true one is harmless.
"""

Matter = Callable[[House], bool]


def in_every_house(_: House) -> bool:
    """Tell that a mistake needs no more of a house than one of its topics."""
    return True


@dataclass(frozen=True, slots=True)
class Mistake:
    """A named idea, the settlement that it gives, and the topics whose scenarios show it.

    `matter` tells whether the house has the matter at all, beyond having one of the topics; `stage`
    changes a scenario so that it shows the mistake more often.
    """

    idea: Idea
    alter: Alter
    topics: tuple[Topic, ...]
    matter: Matter = in_every_house
    stage: Stage = as_generated

    def topics_in(self, house: House) -> tuple[Topic, ...]:
        """Return the house's topics whose scenarios show the mistake."""
        if not self.matter(house):
            return ()
        has = topics_of(house)
        return tuple(topic for topic in self.topics if topic in has)
