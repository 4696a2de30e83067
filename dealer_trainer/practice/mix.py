"""The mix: the question that teaches most comes next, and never the same thing all the time."""

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance, Weights
from dealer_trainer.practice.asker import Pick, Way
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.record import AnswerRecord
from dealer_trainer.practice.skills import Skill, skill_of
from dealer_trainer.practice.standing import Level
from dealer_trainer.questions import Question

if TYPE_CHECKING:  # the catalogue is loaded after the first question
    from dealer_trainer.mistakes import Idea
    from dealer_trainer.practice.following import Following
    from dealer_trainer.practice.suspicion import Suspicions

# How often a skill comes, by what is known of it; a weak one more, the weaker it is.
_NEED = {Level.NEW: 12, Level.LITTLE_DATA: 8, Level.WEAK: 8, Level.DUE: 8, Level.KNOWN: 1}
_WEAKER = 8
# Tables dealt ahead before each choice, and at most for one skill.
_AHEAD, _KEPT = 6, 3
# As long as a person has answered fewer in a house, tables are chosen that show untried ideas.
_TRIED_AFTER, _CANDIDATES = 40, 3
# Of so many questions one at least is not about the suspected ideas; so many are tried apart.
_IN_A_ROW, _MOST_SUSPECTED, _APART = 2, 3, 3
_SAME_TOPIC = 2
_HINT_AFTER, _STEP_AFTER = 2, 3
_SEARCHED = 30


class Mix:
    """Choose by what is weak, due, suspected or not yet known; `knowledge` grows with each answer.

    The same seed and the same answers give the same questions.
    """

    def __init__(self, deals: Deals, knowledge: Knowledge, seed: int) -> None:
        self._deals = deals
        self._knowledge = knowledge
        self._chance = Chance(seed)
        self._pool: dict[Skill, list[Question]] = {}
        self._probes: list[tuple[Topic, Question]] = []
        self._aims = self._dealt = 0
        self._latest: deque[Skill] = deque(maxlen=_SAME_TOPIC)
        self._aimed = 0
        self._wrong: AnswerRecord | None = None
        self._tells_apart: tuple[Idea, ...] = ()
        self._shown: Skill | None = None
        self._learnt: list[AnswerRecord] = []
        self._suspicions: Suspicions | None = None

    @property
    def suspicions(self) -> "Suspicions":
        """What speaks for each wrong idea after all answers so far."""
        if self._suspicions is None:
            from dealer_trainer.mistakes.hypotheses import hypotheses_of
            from dealer_trainer.practice.suspicion import Suspicions

            deals = self._deals
            held = hypotheses_of(deals.house, deals.others)
            self._suspicions = Suspicions(held, deals.others, self._knowledge.ideas(deals.house))
        for record in self._learnt:
            self._suspicions.learn(record.question, record.grade)
        self._learnt = []
        return self._suspicions

    @property
    def suspected(self) -> "Mapping[Idea, int]":
        """How much speaks for each wrong idea, those first that the open question tells apart."""
        found = self.suspicions.suspected
        weights = {idea: len(found) - place for place, idea in enumerate(found)}
        return weights | {idea: weights.get(idea, 0) + 100 for idea in self._tells_apart}

    @property
    def held(self) -> "Idea | None":
        """The wrong idea that a person holds, as far as his answers tell; None if none is clear."""
        return self.suspicions.held

    def next(self) -> Pick:
        """Return the next question; a topic that the house cannot deal raises its error."""
        pick = (
            self._after_example()
            or self._follow()
            or self._aim()
            or self._probe()
            or self._by_need()
        )
        self._deals.note(pick.question)
        self._latest.append(skill_of(pick.topic, pick.question))
        self._tells_apart = pick.tells_apart
        return pick

    def learn(self, record: AnswerRecord) -> None:
        """Take note of an answer; one that followed already is not followed."""
        self._knowledge.learn(record)
        self._learnt.append(record)
        is_followed = not self._tells_apart and any(record.ideas.values())
        self._wrong = record if is_followed else None

    def _to_follow(self, record: AnswerRecord) -> "Following | None":
        """Choose the question after a wrong answer."""
        from dealer_trainer.practice.following import following

        kind, number = record.question.kind, self._knowledge.answered_now
        return following(
            record.topic,
            record.question,
            record.ideas,
            lambda topic: self._deals.near(kind, topic, number),
            self._deals.others,
        )

    def _after_example(self) -> Pick | None:
        """Let a worked example be followed by a table of its skill, with hints."""
        skill, self._shown = self._shown, None
        if skill is None:
            return None
        for _ in range(_SEARCHED):
            if kept := self._pool.get(skill):
                return Pick(skill.topic, kept.pop(0), Way.GUIDED)
            question = self._deals.draw(skill.topic)
            if question is not None:
                self._pool.setdefault(skill_of(skill.topic, question), []).append(question)
        return None

    def _follow(self) -> Pick | None:
        record, self._wrong = self._wrong, None
        following = self._to_follow(record) if record else None
        if following is None:
            return None
        return Pick(following.topic, following.question, tells_apart=following.ideas)

    def _aim(self) -> Pick | None:
        """Ask about a suspected idea, unless the last questions all were."""
        suspected = self.suspicions.suspected[:_MOST_SUSPECTED] if self._may_aim() else ()
        if not suspected:
            self._aimed = 0
            return None
        self._aims += 1
        best: tuple[tuple[bool, int], Pick] | None = None
        for idea in self._aimed_at(suspected):
            found = self._deals.about(idea, self.suspicions.house_behind(idea))
            if found is not None:
                apart = self._apart(suspected, found[1])
                if best is None or apart > best[0]:
                    best = apart, Pick(*found)
                if apart[0]:
                    break
        self._aimed = self._aimed + 1 if best else 0
        return best[1] if best else None

    def _aimed_at(self, suspected: "tuple[Idea, ...]") -> "tuple[Idea, ...]":
        """Choose the ideas on which tables are tried: all as long as none of them is clear."""
        if len(suspected) == 1:
            return suspected
        if self.suspicions.is_tied:
            return suspected * 2
        # The likeliest comes every other time, the next ones between.
        idea = suspected[0] if self._aims % 2 else self._chance.pick(suspected)
        return (idea,) * _APART

    def _may_aim(self) -> bool:
        return self._aimed < _IN_A_ROW and (self._suspicions is not None or bool(self._learnt))

    def _apart(self, suspected: "tuple[Idea, ...]", question: Question) -> tuple[bool, int]:
        """Tell whether a table parts the two likeliest ideas; in how many ways all answer it."""
        from dealer_trainer.mistakes.separating import effects_of

        if len(suspected) == 1:
            return False, 0
        first, second, *more = effects_of(suspected, question.scenario, self._deals.others)
        return first != second, len({first, second, *more})

    def _probe(self) -> Pick | None:
        """Choose a table that shows many ideas which were never tried, while somebody is new."""
        count = self._knowledge.answered(self._deals.house)
        # The first question of a session does not wait for the catalogue.
        if count >= _TRIED_AFTER or not (self._deals.settles and self._knowledge.answered_now):
            return None
        suspicions = self.suspicions
        untested = sorted(suspicions.untested)
        if not untested:
            return None
        tables = [each for each in self._probes if self._deals.is_new(each[1])]
        tried = self._chance.take(untested, min(_CANDIDATES - len(tables), len(untested)))
        found = [self._deals.about(each.idea, each.house) for each in tried]
        tables += [each for each in found if each is not None]
        if not tables:
            return None
        shown = [suspicions.untested_in(question) for _, question in tables]
        topic, question = tables.pop(shown.index(max(shown)))
        self._probes = tables
        return Pick(topic, question)

    def _by_need(self) -> Pick:
        self._deal_ahead()
        skills = [skill for skill, kept in self._pool.items() if kept]
        fresh = [skill for skill in skills if not self._is_stale(skill)] or skills
        weights = Weights((skill, self._need(skill)) for skill in fresh)
        skill = self._chance.weighted(weights)
        question = self._pool[skill].pop(0)
        return self._in_its_way(skill, question)

    def _in_its_way(self, skill: Skill, question: Question) -> Pick:
        """Let what failed again and again come in another way."""
        failures = self._knowledge.standing(skill).failures
        if failures < _HINT_AFTER:
            return Pick(skill.topic, question)
        if failures == _STEP_AFTER:
            step = self._deals.simpler(skill.topic, question)
            return Pick(skill.topic, step or question, Way.PLAIN if step else Way.GUIDED)
        if failures == _HINT_AFTER:
            return Pick(skill.topic, question, Way.HINTED)
        self._shown = skill
        return Pick(skill.topic, question, Way.EXAMPLE)

    def _deal_ahead(self) -> None:
        """Deal from the topics in turn, so that there is a choice.

        Where nothing is known yet, or one hand alone is wanted, there is nothing to choose by, and
        nobody waits for more.
        """
        is_new = not self._latest and not self._knowledge.answered(self._deals.house)
        dealt, ahead = 0, 1 if is_new or self._deals.hand else _AHEAD
        while dealt < ahead or not any(self._pool.values()):
            topics = self._deals.topics
            topic = topics[self._dealt % len(topics)]
            self._dealt += 1
            dealt += 1
            question = self._deals.draw(topic)
            if question is not None:
                kept = self._pool.setdefault(skill_of(topic, question), [])
                if len(kept) < _KEPT:
                    kept.append(question)

    def _is_stale(self, skill: Skill) -> bool:
        """Tell whether the skill was the last one, or its topic all of the last ones."""
        if not self._latest:
            return False
        topics = {each.topic for each in self._latest}
        is_same = len(self._latest) == _SAME_TOPIC and topics == {skill.topic}
        return skill == self._latest[-1] or is_same

    def _need(self, skill: Skill) -> int:
        standing = self._knowledge.standing(skill)
        level = standing.level(self._knowledge.day)
        need = _NEED[level]
        return need + round(_WEAKER * (1 - standing.accuracy)) if level is Level.WEAK else need
