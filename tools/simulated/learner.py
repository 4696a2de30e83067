"""A learner who forgets: half-life regression (Settles and Meeder 2016), one half-life a skill.

A skill that was asked has the half-life 2^(theta . x) days, where x are one, and the square roots
of how often it was answered rightly and wrongly; it is answered rightly with the probability
2^(-days since / half-life). Answers are explained, so that a wrong one teaches too, but less.
"""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from math import sqrt

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.practice import Session, Skill, skill_of
from dealer_trainer.practice.asker import Asker, Way
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.evenly import Evenly
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.mix import Mix
from dealer_trainer.practice.stream import Asked
from dealer_trainer.questions.kinds import target_seconds

THETA = (-1.0, 1.3, 0.5)
NEVER_SEEN = 0.3
MASTERED = 0.9
A_DAY = 40
_FIRST = date(2026, 3, 2)
_SAMPLE, _AT_LEAST = 1000, 5

Choose = Callable[[Deals, Knowledge, int], Asker]


class Learner:
    """What one simulated person remembers."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._right: Counter[Skill] = Counter()
        self._wrong: Counter[Skill] = Counter()
        self._seen: dict[Skill, date] = {}

    def answers(self, skill: Skill, day: date) -> tuple[bool, bool]:
        """Answer a question and learn; tell whether it was right, and whether it was quick."""
        known = self._recall(skill, day)
        right, quick = (self._chance.below(1000) < 1000 * known for _ in range(2))
        (self._right if right else self._wrong)[skill] += 1
        self._seen[skill] = day
        return right, quick

    def has_mastered(self, skill: Skill) -> bool:
        """Tell whether a skill will be answered rightly a day later in nine of ten cases."""
        return skill in self._seen and 2 ** (-1 / self._half_life(skill)) >= MASTERED

    def _recall(self, skill: Skill, day: date) -> float:
        if skill not in self._seen:
            return NEVER_SEEN
        return float(2 ** (-(day - self._seen[skill]).days / self._half_life(skill)))

    def _half_life(self, skill: Skill) -> float:
        one, right, wrong = THETA
        times = right * sqrt(self._right[skill]) + wrong * sqrt(self._wrong[skill])
        return float(2 ** (one + times))


def skills_of(house: House, seed: int = 1) -> set[Skill]:
    """Return the skills of a house that are not too rare to be met."""
    evenly = Evenly(_deals(house, seed), seed)
    picks = (evenly.next() for _ in range(_SAMPLE))
    met = Counter(skill_of(pick.topic, pick.question) for pick in picks if pick)
    return {skill for skill, count in met.items() if count >= _AT_LEAST}


def by_mix(deals: Deals, knowledge: Knowledge, seed: int) -> Asker:
    """Choose as the program does."""
    return Mix(deals, knowledge, seed)


def by_turns(deals: Deals, _knowledge: Knowledge, seed: int) -> Asker:
    """Choose evenly."""
    return Evenly(deals, seed)


def questions_until_mastered(
    house: House, skills: set[Skill], choose: Choose, seed: int, most: int = 20_000
) -> int:
    """Return how many questions a learner needs for all skills; `most` if it takes longer."""
    learner, day, count = Learner(seed), _FIRST, 0
    knowledge = Knowledge(day)
    left = set(skills)
    while left and count < most:
        knowledge.day = day
        session = Session(choose(_deals(house, seed + count), knowledge, seed + count), seed)
        for _ in range(A_DAY):
            count += 1
            skill = _one_question(session, learner, day)
            if skill is not None and learner.has_mastered(skill):
                left.discard(skill)
        day += timedelta(days=1)
    return count


def _one_question(session: Session, learner: Learner, day: date) -> Skill | None:
    """Let a learner answer one question; return its skill, None of a worked example."""
    question = session.ask()
    if session.way is Way.EXAMPLE:
        return None
    given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
    now = datetime.combine(day, time(12), UTC)
    skill = skill_of(session.topic, question)
    right, quick = learner.answers(skill, day)
    if not right:
        given[question.parts[-1].key] = None
    seconds = target_seconds(question) * (0.8 if quick else 1.5)
    session.answer(given, {}, answered=now, seconds=seconds)
    return skill


def _deals(house: House, seed: int) -> Deals:
    return Deals(house, None, None, seed, Asked())
