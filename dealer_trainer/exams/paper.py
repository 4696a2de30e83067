"""The paper that a plan and a seed give: other questions for each seed, as hard for all.

The blueprint depends on the plan alone. It says for each place of a section from which topic its
question comes and which band of combinations it shows. Of several questions that fit, the one is
taken that keeps the section nearest to the difficulty that the blueprint has for it.
"""

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from statistics import median
from typing import Any

from dealer_trainer.exams.difficulty import Band, band_of, difficulty
from dealer_trainer.exams.plan import ExamPlan, Section
from dealer_trainer.files import dump_scenario
from dealer_trainer.generator import Topic, TopicImpossibleError, scenarios
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes.beside import beside_of
from dealer_trainer.questions import Kind, Question
from dealer_trainer.questions.kinds import KINDS, Beside, KindImpossibleError, topics_for
from dealer_trainer.scenario import Scenario

#: Of how many questions that fit one is chosen, and how many in vain are looked at for them.
CANDIDATES = 6
_MOST_TRIES = 120
#: From how many questions of a topic its bands and their difficulty are estimated.
_SAMPLE = 20
#: A band that fewer of these show is not asked for.
_LEAST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class PaperQuestion:
    """A question of a paper: its number from 1 on, the place of its section in the plan from 0.

    `topic` is where it comes from, `difficulty` is in points.
    """

    number: int
    section: int
    topic: Topic
    question: Question
    difficulty: int

    @property
    def digest(self) -> str:
        """A name for the question that it has in every paper and in every place."""
        return _digest(question_plain(self.question))


@dataclass(frozen=True, slots=True)
class Paper:
    """All questions of one exam, in the order in which they are asked."""

    plan: ExamPlan
    seed: int
    questions: tuple[PaperQuestion, ...]

    @property
    def difficulty(self) -> int:
        """The points of all questions together."""
        return sum(each.difficulty for each in self.questions)

    @property
    def digest(self) -> str:
        """SHA-256 of all that is asked and right; the same wherever the paper is drawn."""
        asked = [[each.section, question_plain(each.question)] for each in self.questions]
        return _digest([self.plan.id, self.plan.version, asked])

    @property
    def name(self) -> str:
        """The number that is printed on the paper; it does not tell the seed."""
        return self.digest[:8].upper()


@dataclass(frozen=True, slots=True)
class Slot:
    """One place of the blueprint: its topic, its band, the points that are aimed at."""

    topic: Topic
    band: Band
    points: float


class Blueprint:
    """What all papers of a plan have in common, and the papers."""

    def __init__(self, plan: ExamPlan, others: tuple[House, ...] = ()) -> None:
        """Work out the slots of each section.

        `others` are the houses that some kinds compare with: those of the program. Raises
        KindImpossibleError if the plan's house has no such questions.
        """
        self.plan = plan
        self._beside = beside_of(others)
        self.sections = tuple(self._slots(section) for section in plan.sections)

    def draw(self, seed: int) -> Paper:
        """Return the paper of a seed; the same plan and seed give the same paper everywhere."""
        drawn: list[PaperQuestion] = []
        tables: set[object] = set()
        for place, slots in enumerate(self.sections):
            for slot, question in self._section(place, slots, seed, tables):
                number = len(drawn) + 1
                points = difficulty(question)
                drawn.append(PaperQuestion(number, place, slot.topic, question, points))
        return Paper(self.plan, seed, tuple(drawn))

    def _section(
        self, place: int, slots: tuple[Slot, ...], seed: int, tables: set[object]
    ) -> tuple[tuple[Slot, Question], ...]:
        """Choose a question for each slot; they come in a random order. No table comes twice."""
        kind, name = self.plan.sections[place].kind, f"{self.plan.id} {seed} {place}"
        topics = dict.fromkeys(slot.topic for slot in slots)
        streams = {topic: self._stream(kind, topic, name) for topic in topics}
        behind, chosen = 0.0, []
        for slot in slots:
            behind += slot.points
            best = _nearest(streams[slot.topic].candidates(slot.band, tables), behind)
            behind -= difficulty(best)
            tables.add(_table(best.scenario))
            chosen.append((slot, best))
        return Chance(_number(name)).shuffled(chosen)

    def _slots(self, section: Section) -> tuple[Slot, ...]:
        """Return the slots of a section: its topics in turn, and in each its bands in turn."""
        suiting = topics_for(section.kind, self.plan.house)
        topics = [each for each in suiting if section.topic in (None, each)]
        bands = {}
        for topic in topics[:: max(1, len(topics) // section.number)][: section.number]:
            if shown := self._stream(section.kind, topic, "sample").bands():
                bands[topic] = shown
        if not bands:
            raise KindImpossibleError(section.kind)
        slots, known = [], tuple(bands)
        for place in range(section.number):
            turn, at = divmod(place, len(known))
            shown = bands[known[at]]
            # Topics begin with different bands: few questions from many topics are mixed too.
            band, points = shown[(turn + at) % len(shown)]
            slots.append(Slot(known[at], band, points))
        return tuple(slots)

    def _stream(self, kind: Kind, topic: Topic, name: str) -> "_Stream":
        return _Stream(self.plan.house, kind, topic, _number(f"{name} {topic}"), self._beside)


class _Stream:
    """The questions of a kind from a topic; only what fits is made, since that takes longest."""

    def __init__(self, house: House, kind: Kind, topic: Topic, seed: int, beside: Beside) -> None:
        self._kind = kind
        self._scenarios = scenarios(house, topic, seed)
        self._chance = Chance(seed)
        self._beside = beside

    def candidates(self, band: Band, tables: set[object]) -> list[Question]:
        """Return some questions of a band about new tables; of another if none of it is found.

        Raises KindImpossibleError if there are no questions at all.
        """
        found, others = list[Question](), list[Scenario]()
        for scenario in self._next(_MOST_TRIES):
            if _table(scenario) in tables:
                continue
            if band_of(scenario) is not band:
                others.append(scenario)
            elif question := self._build(scenario):
                found.append(question)
                if len(found) == CANDIDATES:
                    break
        found = found or [each for scenario in others if (each := self._build(scenario))]
        if not found:
            raise KindImpossibleError(self._kind)
        return found

    def bands(self) -> list[tuple[Band, float]]:
        """Return the bands that come often enough, with the difficulty of their questions."""
        points: dict[Band, list[int]] = {band: [] for band in Band}
        for scenario in self._next(_SAMPLE):
            if question := self._build(scenario):
                points[band_of(scenario)].append(difficulty(question))
        return [(band, median(each)) for band, each in points.items() if len(each) >= _LEAST_SHOWN]

    def _next(self, most: int) -> Iterator[Scenario]:
        """Yield so many scenarios, or fewer where the house's options leave no more."""
        with suppress(TopicImpossibleError):
            yield from islice(self._scenarios, most)

    def _build(self, scenario: Scenario) -> Question | None:
        return KINDS[self._kind].build(scenario, self._chance, self._beside)


def question_plain(question: Question) -> dict[str, Any]:
    """Return what makes a question this one, as plain values; a house by its id."""
    table = question.scenario.house.table
    return {
        "kind": question.kind.value,
        "version": question.version,
        "scenario": dump_scenario(question.scenario, question.scenario.house.id),
        "table": [*table.ante, table.max_payout, *table.chips],
        "parts": [
            [part.key, part.form.value, part.truth, *part.equal, list(part.options)]
            for part in question.parts
        ],
        "laid": dict(question.laid),
        "other": question.other.id if question.other else None,
    }


def _nearest(found: list[Question], points: float) -> Question:
    return min(found, key=lambda each: abs(difficulty(each) - points))


def _table(scenario: Scenario) -> object:
    return scenario.dealer, scenario.boxes


def _digest(plain: Any) -> str:
    text = json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _number(text: str) -> int:
    """Return a seed that belongs to a text: streams of neighbouring seeds would deal alike."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
