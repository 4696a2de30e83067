"""What is known of one person when a session begins, and what its answers add to it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from dealer_trainer.house import House
from dealer_trainer.practice.record import AnswerRecord
from dealer_trainer.practice.skills import Skill
from dealer_trainer.practice.standing import Standing, outcome_of

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea


class Knowledge:
    """The standing of each skill on a day; one that was never asked has an empty one.

    An answer is weighed when a standing is asked for next, since its verdict waits for `learn`.
    """

    def __init__(self, day: date, standings: Iterable[Standing] = ()) -> None:
        self.day = day
        self.answered_now = 0
        self._weighed = {standing.skill: standing for standing in standings}
        self._learnt: list[tuple[AnswerRecord, date]] = []

    def standing(self, skill: Skill) -> Standing:
        """Return where the person stands with a skill."""
        return self._standings.get(skill) or Standing(skill)

    def answered(self, house: House) -> int:
        """Return how many answers were ever given in a house."""
        return sum(each.answered for each in self.of_house(house))

    def of_house(self, house: House) -> tuple[Standing, ...]:
        """Return the standings of the skills of a house that were ever asked."""
        return tuple(each for each in self._standings.values() if each.skill.house == house.id)

    def due(self, house: House) -> tuple[Skill, ...]:
        """Return the skills of a house that are due, the longest overdue first."""
        found = [
            (each.memory.due, each.skill)
            for each in self.of_house(house)
            if each.memory is not None and each.is_due(self.day)
        ]
        return tuple(skill for _, skill in sorted(found))

    def failed(self, house: House) -> tuple[Skill, ...]:
        """Return the skills of a house whose last answer was wrong, the most often wrong first."""
        found = [(-each.failures, each.skill) for each in self.of_house(house) if each.failures]
        return tuple(skill for _, skill in sorted(found))

    def ideas(self, house: House) -> "dict[Idea, float]":
        """Return what speaks for each wrong idea in a house from earlier answers."""
        weights: dict[Idea, float] = {}
        for each in self.of_house(house):
            for idea, weight in _known(each.ideas):
                weights[idea] = max(weight, weights.get(idea, 0.0))
        return weights

    def ideas_by_skill(self, house: House) -> "dict[Skill, Idea]":
        """Return the idea that weighs most in each skill of a house that has one."""
        weighed = {each.skill: _known(each.ideas) for each in self.of_house(house)}
        return {
            skill: max(ideas, key=lambda each: each[1])[0]
            for skill, ideas in weighed.items()
            if ideas
        }

    def learn(self, record: AnswerRecord) -> None:
        """Add an answer, as one of this day."""
        self.answered_now += 1
        self._learnt.append((record, self.day))

    @property
    def _standings(self) -> dict[Skill, Standing]:
        """The standings after all answers so far."""
        learnt, self._learnt = self._learnt, []
        for record, day in learnt:
            before = self._weighed.get(record.skill) or Standing(record.skill)
            outcome = replace(outcome_of(record), day=day)
            self._weighed[record.skill] = before.after(outcome)
        return self._weighed


def _known(weights: Mapping[str, float]) -> "list[tuple[Idea, float]]":
    """Return the ideas that this version knows, with their weights."""
    from dealer_trainer.mistakes import Idea

    return [(Idea(name), weight) for name, weight in weights.items() if name in {*Idea}]
