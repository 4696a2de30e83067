"""The paper that a plan and a seed give: other questions for each seed, as hard for all.

The blueprint depends on the plan alone. It says for each place of a section from which topic its
question comes and which band of combinations it shows. Of several questions that fit, the one is
taken that keeps the section nearest to the difficulty that the blueprint has for it.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from statistics import median
from typing import Any

from dealer_trainer.exams.difficulty import Band, band_of, difficulty
from dealer_trainer.exams.plan import ExamPlan, Section
from dealer_trainer.files import dump_scenario
from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes.slips import slips
from dealer_trainer.questions import Question
from dealer_trainer.questions.kinds import Beside, KindImpossibleError, make, topics_for

#: Of how many questions that fit one is chosen, and how many in vain are looked at for them.
CANDIDATES = 5
_MOST_TRIES = 120
#: From how many questions of a topic its bands and their difficulty are estimated.
_SAMPLE = 24
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
        self._beside = Beside(others, partial(slips, others=others))
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
        section = self.plan.sections[place]
        name = f"{self.plan.id} {seed} {place}"
        streams = {
            topic: self._stream(section, topic, name) for topic in {slot.topic for slot in slots}
        }
        behind, chosen = 0.0, []
        for slot in slots:
            behind += slot.points
            found = _fitting(streams[slot.topic], slot, tables)
            best = _nearest(found, behind)
            behind -= difficulty(best)
            tables.add(_table(best))
            chosen.append((slot, best))
        return Chance(_number(name)).shuffled(chosen)

    def _slots(self, section: Section) -> tuple[Slot, ...]:
        """Return the slots of a section: its topics in turn, and in each its bands in turn."""
        house = self.plan.house
        topics = [each for each in topics_for(section.kind, house) if section.topic in (None, each)]
        bands = {}
        for topic in topics[:: max(1, len(topics) // section.number)][: section.number]:
            if sample := self._sample(section, topic):
                bands[topic] = _bands(sample)
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

    def _sample(self, section: Section, topic: Topic) -> list[Question]:
        try:
            return list(islice(self._stream(section, topic, "sample"), _SAMPLE))
        except KindImpossibleError:
            return []

    def _stream(self, section: Section, topic: Topic, name: str) -> Iterator[Question]:
        seed = _number(f"{name} {topic}")
        return make(section.kind, self.plan.house, seed, self._beside, topic)


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


def _fitting(stream: Iterator[Question], slot: Slot, tables: set[object]) -> list[Question]:
    """Return some questions that show the slot's band; others only if there are none."""
    fresh = (each for each in islice(stream, _MOST_TRIES) if _table(each) not in tables)
    found: list[Question] = []
    rest: list[Question] = []
    for each in fresh:
        (found if band_of(each) is slot.band else rest).append(each)
        if len(found) == CANDIDATES:
            break
    return found or rest


def _nearest(found: list[Question], points: float) -> Question:
    return min(found, key=lambda each: abs(difficulty(each) - points))


def _bands(sample: list[Question]) -> list[tuple[Band, float]]:
    """Return the bands that a topic shows often enough, with their difficulty."""
    shown = {band: [difficulty(each) for each in sample if band_of(each) is band] for band in Band}
    return [(band, median(points)) for band, points in shown.items() if len(points) >= _LEAST_SHOWN]


def _table(question: Question) -> object:
    return question.scenario.dealer, question.scenario.boxes


def _digest(plain: Any) -> str:
    text = json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _number(text: str) -> int:
    """Return a seed that belongs to a text: streams of neighbouring seeds would deal alike."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
