"""A session of each mode, from what a person chose and what is known of him."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.practice.asker import Asker
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.evenly import Evenly
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.lessons import Lesson
from dealer_trainer.practice.listed import Listed
from dealer_trainer.practice.mix import Mix
from dealer_trainer.practice.modes import Mode
from dealer_trainer.practice.record import Answered
from dealer_trainer.practice.session import Session
from dealer_trainer.practice.skills import Pace, Skill
from dealer_trainer.practice.standing import Level
from dealer_trainer.practice.stream import Asked
from dealer_trainer.questions import Kind

ROUND = 20
"""After so many questions a practice tells how it went; it can go on."""

TABLES = 10
"""So many tables are a shift."""

_KINDS = {Mode.SPEED: (Kind.PAY_BET,), Mode.INSPECTOR: (Kind.INSPECTOR,)}
_SETTLING = (Mode.DUE, Mode.MISTAKES, Mode.LEARN, Mode.SHIFT)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is practised: the mode, the house, and where it may be chosen topic, boxes and kinds.

    `seconds` bounds a speed run; `skills` are those to ask again, of another session.
    """

    mode: Mode
    house: House
    asked: Asked
    topic: Topic | None = None
    boxes: int | None = None
    seconds: int = 60
    skills: tuple[Skill, ...] = ()


def begin(plan: Plan, knowledge: Knowledge, seed: int, session: str = "") -> Session:
    """Return a session of a plan; `session` is any random text (see Session)."""
    asker = _asker(plan, knowledge, seed)
    return Session(asker, seed, session=session, others=plan.asked.others, mode=plan.mode)


def again(answered: Iterable[Answered]) -> tuple[Skill, ...]:
    """Return the skills that were answered wrong or slowly, each once, the wrong ones first."""
    missed = [each for each in answered if not each.right or each.pace is Pace.SLOW]
    return tuple(dict.fromkeys(each.skill for each in sorted(missed, key=lambda each: each.right)))


def next_lesson(house: House, knowledge: Knowledge) -> Topic:
    """Return the topic to learn next: the first that was never right, else the weakest."""
    standings = knowledge.of_house(house)
    topics = topics_of(house)

    def known(topic: Topic) -> tuple[bool, float, int]:
        own = [each for each in standings if each.skill.topic is topic]
        levels = [each.level(knowledge.day) for each in own]
        accuracy = sum(each.accuracy for each in own) / len(own) if own else 0.0
        return (
            any(each in (Level.KNOWN, Level.DUE) for each in levels),
            accuracy,
            topics.index(topic),
        )

    return min(topics, key=known)


def _asker(plan: Plan, knowledge: Knowledge, seed: int) -> Asker:
    asked = replace(plan.asked, kinds=_kinds(plan))
    if plan.mode is Mode.SHIFT:
        tables = Topic.WHOLE_TABLE if Topic.WHOLE_TABLE in topics_of(plan.house) else None
        return Evenly(Deals(plan.house, tables, plan.house.boxes.count, seed, asked), seed, TABLES)
    deals = Deals(plan.house, plan.topic, plan.boxes, seed, asked)
    if plan.mode is Mode.LEARN:
        return Lesson(deals, plan.topic or next_lesson(plan.house, knowledge))
    if plan.mode is Mode.SPEED:
        return Evenly(deals, seed)
    if plan.skills:
        return Listed(deals, plan.skills, knowledge)
    if plan.mode is Mode.DUE:
        return Listed(deals, knowledge.due(plan.house)[:ROUND], knowledge)
    if plan.mode is Mode.MISTAKES:
        failed = knowledge.failed(plan.house)[:ROUND]
        return Listed(deals, failed, knowledge, knowledge.ideas_by_skill(plan.house))
    return Mix(deals, knowledge, seed)


def _kinds(plan: Plan) -> tuple[Kind, ...]:
    if plan.mode in _SETTLING:
        return ()
    return _KINDS.get(plan.mode, plan.asked.kinds)
