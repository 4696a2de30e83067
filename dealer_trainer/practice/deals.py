"""Questions for one session: by topic, about a wrong idea, or a simpler step; no table twice."""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from dealer_trainer.generator import Topic, TopicImpossibleError, scenarios, topics_of
from dealer_trainer.generator.chance import Chance, Rounds
from dealer_trainer.generator.topics import shows
from dealer_trainer.house import House
from dealer_trainer.practice.skills import skill_of
from dealer_trainer.practice.stream import Asked, beside_of, questions_of
from dealer_trainer.questions import SETTLING_KINDS, Kind, Question, settle_box, settle_table
from dealer_trainer.questions.kinds import KINDS, KindImpossibleError, kinds_of, topics_for
from dealer_trainer.scenario import Scenario

if TYPE_CHECKING:  # the catalogue is loaded after the first question
    from dealer_trainer.mistakes import Idea

# Smaller steps on the way to the settlement of a box.
_STEPS = (
    Kind.NAME_COMBINATIONS,
    Kind.COMPARE,
    Kind.PAY_COMBINATIONS,
    Kind.PAY_BET,
    Kind.INSURANCE,
    Kind.BONUS,
    Kind.DRAW_FEES,
    Kind.EARLY_PAYOUT,
)
# So far apart that the streams of one session never deal alike.
_APART = 1_000_003
# Tables of a topic that are looked through for a class of hand; the rarest is one in 300.
_SEARCHED = 2000
# Tables with an idea that are looked through for one of the chosen topics.
_TRIES = 12


class Deals:
    """Deal tables of a house for the chosen kinds, topic and number of boxes, seeded.

    `topics` are those from which questions come; one that proves impossible is taken out. `hand` is
    the class of hand that alone is asked about; one that can no longer be found is given up.
    Raises KindImpossibleError if the house has none of the chosen kinds.
    """

    def __init__(
        self, house: House, topic: Topic | None, boxes: int | None, seed: int, asked: Asked
    ) -> None:
        self.house = house
        self.others = asked.others
        self.settles = not asked.kinds or {*asked.kinds} >= SETTLING_KINDS
        self._boxes = boxes
        self._seed = seed
        self._asked = asked
        self.hand = asked.hand
        self._chance = Chance(seed)
        self._streams: dict[Topic, Iterator[Question]] = {}
        self._about: dict[tuple[Idea, str], tuple[tuple[Topic, ...], Iterator[Scenario]]] = {}
        self._known: set[int] = set()
        self.topics = (topic,) if topic else topics_asked(house, boxes, asked)
        if not self.topics:
            raise KindImpossibleError(asked.kinds[0])

    def draw(self, topic: Topic) -> Question | None:
        """Return a new question of a topic, None if there is none; then the topic is taken out."""
        stream = self._streams.get(topic)
        if stream is None:
            stream = self._streams[topic] = self._of_topic(topic)
        try:
            return self._wanted(topic, stream)
        except (TopicImpossibleError, KindImpossibleError):
            if len(self.topics) == 1:
                raise
            self.topics = tuple(each for each in self.topics if each is not topic)
            return None

    def about(self, idea: "Idea", elsewhere: str = "") -> tuple[Topic, Question] | None:
        """Return a new table in which an idea gives a wrong answer, None if none is found.

        `elsewhere` is the id of the house whose rule is taken for this one's, if it is known.
        There is none either where boxes and tables are not to be settled, or of one hand alone.
        """
        from dealer_trainer.mistakes import provoking
        from dealer_trainer.mistakes import topics_for as topics_showing
        from dealer_trainer.settlement import settle

        known = self._about.get((idea, elsewhere))
        if known is None:
            others = tuple(each for each in self.others if elsewhere in ("", each.id))
            seed = self._seed + _APART * (len(Topic) + len(self._about))
            stream = provoking(idea, self.house, seed, others, self._boxes)
            known = topics_showing(idea, self.house, others), stream
            self._about[idea, elsewhere] = known
        shown, stream = known
        topics = [each for each in shown if each in self.topics]
        if not (self.settles and topics) or self.hand:
            return None
        for scenario in islice(stream, _TRIES):
            settled = settle(scenario)
            topic = next((each for each in topics if shows(each, scenario, settled)), None)
            if topic is not None:
                question = settling(scenario, fees=Topic.DRAWS in topics)
                if self.is_new(question):
                    return topic, question
        return None

    def near(self, kind: Kind, topic: Topic, number: int) -> Iterator[Question]:
        """Yield new questions of a kind and topic from a stream of its own, told by a number."""
        seed = self._seed + (number + 1) * _APART * len(Topic) ** 2 + _PLACES[topic]
        found: Iterator[Question]
        if not self._asked.kinds:
            dealt = scenarios(self.house, topic, seed, self._boxes)
            found = (settling(each, fees=topic is Topic.DRAWS) for each in dealt)
        else:
            found = questions_of(kind, self.house, topic, seed, self.others)
        return (each for each in found if self.is_new(each))

    def simpler(self, topic: Topic, question: Question) -> Question | None:
        """Return a smaller step of a table, None if it has none."""
        offered = kinds_of(self.house, topic)
        beside = beside_of(self.others)
        for kind in self._chance.shuffled(_STEPS):
            if kind in offered:
                step = KINDS[kind].build(question.scenario, self._chance, beside)
                if step is not None:
                    return step
        return None

    def is_new(self, question: Question) -> bool:
        """Tell whether a table was not asked about yet."""
        return _dealt(question) not in self._known

    def note(self, question: Question) -> None:
        """Take note that a table is asked about."""
        self._known.add(_dealt(question))

    def _wanted(self, topic: Topic, stream: Iterator[Question]) -> Question:
        """Return the next new question of the hand that is wanted."""
        for each in islice(stream, _SEARCHED if self.hand else None):
            if self.is_new(each) and self.hand in (None, skill_of(topic, each).hand):
                return each
        if not self._known:
            raise TopicImpossibleError(topic)
        self.hand = None
        return next(each for each in stream if self.is_new(each))

    def _of_topic(self, topic: Topic) -> Iterator[Question]:
        seed = self._seed + _APART * _PLACES[topic]
        if not self._asked.kinds:
            for scenario in scenarios(self.house, topic, seed, self._boxes):
                yield settling(scenario, fees=topic is Topic.DRAWS)
        kinds = [each for each in self._asked.kinds if topic in topics_for(each, self.house)]
        streams = {
            kind: questions_of(kind, self.house, topic, seed + place, self.others)
            for place, kind in enumerate(kinds)
        }
        rounds = Rounds(Chance(seed), kinds)
        while rounds:
            kind = rounds.next()
            try:
                yield next(streams[kind])
            except KindImpossibleError:
                rounds.drop(kind)
        raise TopicImpossibleError(topic)


def settling(scenario: Scenario, *, fees: bool) -> Question:
    """Return the question that settles a scenario: its box, or the table if it has more."""
    if len(scenario.boxes) > 1:
        return settle_table(scenario, fees=fees)
    return settle_box(scenario, scenario.boxes[0].box, fees=fees)


def topics_asked(house: House, boxes: int | None, asked: Asked) -> tuple[Topic, ...]:
    """Return the topics from which a session asks; no whole table for who wishes one box."""
    topics = topics_of(house)
    if not asked.kinds:
        return tuple(each for each in topics if each is not Topic.WHOLE_TABLE or boxes != 1)
    suiting = {topic for kind in asked.kinds for topic in topics_for(kind, house)}
    return tuple(topic for topic in topics if topic in suiting)


def _dealt(question: Question) -> int:
    """Return a number that tells tables apart; a table that shares one is never asked."""
    return hash((question.scenario.dealer, question.scenario.boxes))


_PLACES = {topic: place for place, topic in enumerate(Topic)}
