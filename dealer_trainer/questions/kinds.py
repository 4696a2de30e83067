"""All kinds of questions: who makes them, from which topics, how long a trained dealer takes."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from dealer_trainer.generator import Topic, TopicImpossibleError, scenarios, topics_of
from dealer_trainer.generator.chance import Chance, Rounds
from dealer_trainer.house import House
from dealer_trainer.questions import (
    allowed,
    bonus,
    chips,
    comparing,
    drawing,
    early,
    inspector,
    insuring,
    naming,
    next_step,
    no_game,
    other_house,
    paying,
    second,
    settling,
)
from dealer_trainer.questions.question import Kind, Question
from dealer_trainer.scenario import Scenario

Slips = Callable[[Scenario, Chance], Mapping[str, str]]
"""Gives the wrong answers by part that a dealer laid."""

_MOST_MISSES = 200
_PLACES = {topic: place for place, topic in enumerate(Topic)}


@dataclass(frozen=True, slots=True)
class Beside:
    """What some kinds need beside a scenario: the houses to compare with, and people's mistakes.

    `slips` are those of a dealer who settles a table, `wrong` are wrong choices.
    """

    others: tuple[House, ...]
    slips: Slips
    wrong: paying.WrongChoices


Build = Callable[[Scenario, Chance, Beside], Question | None]


@dataclass(frozen=True, slots=True)
class KindOfQuestion:
    """One kind: its builder, the topics whose scenarios suit it, the version of its meaning.

    `seconds` is the target time of a question with one part, `more` is added for each further
    part. Nobody has published one for these games: it is an estimate of our own of what a trained
    dealer takes. A house must have the topic `matter` to be asked at all, if there is one.
    """

    build: Build
    topics: tuple[Topic, ...]
    seconds: int
    version: int
    matter: Topic | None = None
    more: int = 0


class KindImpossibleError(Exception):
    """A house's options leave no question of a kind, or none that could be found."""

    def __init__(self, kind: Kind) -> None:
        """Name the kind."""
        super().__init__(kind.value)
        self.kind = kind


def _by_chance(build: Callable[[Scenario, Chance], Question | None]) -> Build:
    return lambda scenario, chance, _: build(scenario, chance)


def _alone(build: Callable[[Scenario], Question | None]) -> Build:
    return lambda scenario, _, __: build(scenario)


def _settle_box(scenario: Scenario, chance: Chance) -> Question:
    return settling.settle_box(scenario, chance.pick(scenario.boxes).box, total=True)


def _settle_table(scenario: Scenario) -> Question:
    return settling.settle_table(scenario, total=True)


def _inspector(scenario: Scenario, chance: Chance, beside: Beside) -> Question:
    return inspector.inspector(scenario, beside.slips(scenario, chance))


def _choose_end(scenario: Scenario, chance: Chance, beside: Beside) -> Question | None:
    return paying.choose_end(scenario, chance, beside.wrong)


def _other_house(scenario: Scenario, chance: Chance, beside: Beside) -> Question | None:
    return other_house.other_house(scenario, chance, beside.others)


def _which_house(scenario: Scenario, chance: Chance, beside: Beside) -> Question | None:
    return other_house.which_house(scenario, chance, beside.others)


_SEVERAL_BOXES = (Topic.WHOLE_TABLE, Topic.BLIND)

KINDS: Mapping[Kind, KindOfQuestion] = {
    Kind.NAME_COMBINATIONS: KindOfQuestion(
        _by_chance(naming.name_combinations), naming.NAME_TOPICS, 6, naming.VERSION, more=2
    ),
    Kind.MARK_SECOND: KindOfQuestion(
        _by_chance(naming.mark_second), naming.MARK_TOPICS, 8, naming.VERSION
    ),
    Kind.SECOND_COUNTS: KindOfQuestion(
        _by_chance(second.second_counts), second.TOPICS, 8, second.VERSION
    ),
    Kind.COMPARE: KindOfQuestion(
        _alone(comparing.compare), comparing.TOPICS, 8, comparing.VERSION, more=3
    ),
    Kind.PAY_BET: KindOfQuestion(_by_chance(paying.pay_bet), paying.BET_TOPICS, 8, paying.VERSION),
    Kind.CHOOSE_END: KindOfQuestion(_choose_end, paying.BET_TOPICS, 8, paying.VERSION),
    Kind.PAY_COMBINATIONS: KindOfQuestion(
        _by_chance(paying.pay_combinations), paying.COMBINATIONS_TOPICS, 8, paying.VERSION, more=4
    ),
    Kind.SETTLE_BOX: KindOfQuestion(
        _by_chance(_settle_box), tuple(Topic), 7, settling.VERSION, more=4
    ),
    Kind.SETTLE_TABLE: KindOfQuestion(
        _alone(_settle_table), _SEVERAL_BOXES, 12, settling.VERSION, more=4
    ),
    Kind.NO_GAME: KindOfQuestion(
        _alone(no_game.no_game), no_game.TOPICS, 8, no_game.VERSION, more=6
    ),
    Kind.INSURANCE_MAY: KindOfQuestion(
        _by_chance(insuring.insurance_may),
        insuring.MAY_TOPICS,
        8,
        insuring.VERSION,
        Topic.INSURANCE,
    ),
    Kind.INSURANCE: KindOfQuestion(
        _by_chance(insuring.insurance),
        insuring.TOPICS,
        10,
        insuring.VERSION,
        Topic.INSURANCE,
        more=5,
    ),
    Kind.BONUS: KindOfQuestion(_by_chance(bonus.bonus), bonus.TOPICS, 6, bonus.VERSION, more=2),
    Kind.DRAW_FEES: KindOfQuestion(
        _alone(drawing.draw_fees), drawing.TOPICS, 5, drawing.VERSION, more=3
    ),
    Kind.DRAWS_SOLD: KindOfQuestion(
        _by_chance(drawing.draws_sold), drawing.SOLD_TOPICS, 5, drawing.VERSION, Topic.DRAWS, more=3
    ),
    Kind.ALLOWED: KindOfQuestion(_by_chance(allowed.allowed), allowed.TOPICS, 10, allowed.VERSION),
    Kind.EARLY_MAY: KindOfQuestion(
        _by_chance(early.early_may), early.MAY_TOPICS, 8, early.VERSION, Topic.EARLY_PAYOUT
    ),
    Kind.EARLY_PAYOUT: KindOfQuestion(
        _by_chance(early.early_payout), early.TOPICS, 7, early.VERSION, Topic.EARLY_PAYOUT, more=4
    ),
    Kind.NEXT_STEP: KindOfQuestion(
        _by_chance(next_step.next_step), next_step.TOPICS, 8, next_step.VERSION
    ),
    Kind.PAY_IN_CHIPS: KindOfQuestion(
        _by_chance(chips.pay_in_chips), chips.TOPICS, 10, chips.VERSION
    ),
    Kind.COLOUR_FOR_COLOUR: KindOfQuestion(
        _by_chance(chips.colour_for_colour), chips.COLOUR_TOPICS, 7, chips.VERSION, more=8
    ),
    Kind.INSPECTOR: KindOfQuestion(_inspector, inspector.TOPICS, 12, inspector.VERSION, more=5),
    Kind.OTHER_HOUSE: KindOfQuestion(
        _other_house, other_house.TOPICS, 10, other_house.VERSION, more=5
    ),
    Kind.WHICH_HOUSE: KindOfQuestion(_which_house, other_house.TOPICS, 15, other_house.VERSION),
}


def topics_for(kind: Kind, house: House) -> tuple[Topic, ...]:
    """Return the house's topics from which a kind is asked, () if it is not asked there."""
    has, asked = topics_of(house), KINDS[kind]
    if asked.matter is not None and asked.matter not in has:
        return ()
    return tuple(topic for topic in asked.topics if topic in has)


def kinds_of(house: House, topic: Topic | None = None) -> tuple[Kind, ...]:
    """Return the kinds that are asked in a house, about one topic or any."""
    found = ((kind, topics_for(kind, house)) for kind in KINDS)
    return tuple(kind for kind, topics in found if topics and (topic is None or topic in topics))


def target_seconds(question: Question) -> int:
    """Return the time that a trained dealer takes for a question, by its number of parts."""
    return seconds_for(question.kind, len(question.parts))


def seconds_for(kind: Kind, parts: int) -> int:
    """Return the target time of a question of a kind with so many parts."""
    return KINDS[kind].seconds + KINDS[kind].more * (parts - 1)


def make(
    kind: Kind, house: House, seed: int, beside: Beside, topic: Topic | None = None
) -> Iterator[Question]:
    """Return an endless stream of questions of a kind, from one topic or all that suit it in turn.

    The same arguments give the same stream. KindImpossibleError is raised while it is read if the
    house, or the topic, has no such question.
    """
    topics = [each for each in topics_for(kind, house) if topic in (None, each)]
    streams = {each: scenarios(house, each, seed + _PLACES[each]) for each in topics}
    chance = Chance(seed)
    rounds = Rounds(chance, topics)
    while rounds:
        each = rounds.next()
        question = _next(kind, streams[each], chance, beside)
        if question:
            yield question
        else:
            rounds.drop(each)
    raise KindImpossibleError(kind)


def make_all(
    house: House, seed: int, beside: Beside, topic: Topic | None = None
) -> Iterator[Question]:
    """Return an endless stream of one question of each kind in turn, as `make` makes them.

    Kinds that prove impossible are passed over; what is raised is the error of the last one.
    """
    kinds = list(kinds_of(house, topic))
    # Streams of one seed would deal alike.
    streams = {
        kind: make(kind, house, seed + place * len(_PLACES), beside, topic)
        for place, kind in enumerate(kinds)
    }
    while True:
        for kind, stream in tuple(streams.items()):
            try:
                question = next(stream)
            except KindImpossibleError:
                del streams[kind]
                if not streams:
                    raise
            else:
                yield question


def _next(
    kind: Kind, stream: Iterator[Scenario], chance: Chance, beside: Beside
) -> Question | None:
    """Return the question of the first scenario that has one, None if too many have not."""
    for _ in range(_MOST_MISSES):
        try:
            scenario = next(stream)
        except TopicImpossibleError:
            return None
        question = KINDS[kind].build(scenario, chance, beside)
        if question:
            return question
    return None
