"""Questions on chosen skills one after the other: what is due, what went wrong."""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from dealer_trainer.practice.asker import Pick, Way
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.record import AnswerRecord
from dealer_trainer.practice.skills import Skill, skill_of
from dealer_trainer.questions import Question

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea

_SEARCHED = 60
_HINT_AFTER = 2


class Listed:
    """Ask each skill of a list once, and those that went wrong once more at the end.

    A skill that the house can no longer deal is passed over. `ideas` are wrong ideas to ask about
    where a skill was last answered by one; of these the table comes first that shows the idea.
    """

    def __init__(
        self,
        deals: Deals,
        skills: Iterable[Skill],
        knowledge: Knowledge,
        ideas: "Mapping[Skill, Idea] | None" = None,
    ) -> None:
        self._deals = deals
        self._left = deque(skills)
        self._knowledge = knowledge
        self._ideas = dict(ideas or {})
        self._again: set[Skill] = set()
        self._asked: Skill | None = None
        self._kept: dict[Skill, list[Question]] = {}

    @property
    def suspected(self) -> "Mapping[Idea, int]":
        """The ideas that the list is about."""
        return dict.fromkeys(self._ideas.values(), 1)

    @property
    def held(self) -> "Idea | None":
        """No idea is clear: none is looked for."""
        return None

    def next(self) -> Pick | None:
        """Return the question on the next skill of the list, None after the last one."""
        while self._left:
            self._asked = skill = self._left.popleft()
            pick = self._about(skill) or self._of(skill)
            if pick is not None:
                self._deals.note(pick.question)
                return pick
        return None

    def learn(self, record: AnswerRecord) -> None:
        """Put a skill that went wrong at the end once more."""
        self._knowledge.learn(record)
        skill = self._asked
        if skill is not None and not record.grade.right and skill not in self._again:
            self._again.add(skill)
            self._left.append(skill)

    def _about(self, skill: Skill) -> Pick | None:
        idea = self._ideas.get(skill)
        if idea is None or skill.house != self._deals.house.id:
            return None
        found = self._deals.about(idea)
        return Pick(*found, way=self._way(skill)) if found else None

    def _of(self, skill: Skill) -> Pick | None:
        if skill.house != self._deals.house.id or skill.topic not in self._deals.topics:
            return None
        for _ in range(_SEARCHED):
            if kept := self._kept.get(skill):
                return Pick(skill.topic, kept.pop(0), self._way(skill))
            question = self._deals.draw(skill.topic)
            if question is None:
                return None
            self._kept.setdefault(skill_of(skill.topic, question), []).append(question)
        return None

    def _way(self, skill: Skill) -> Way:
        failures = self._knowledge.standing(skill).failures
        return Way.HINTED if failures >= _HINT_AFTER else Way.PLAIN
