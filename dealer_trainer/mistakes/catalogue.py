"""All mistakes that are known, and what each makes of a scenario."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.mistakes import (
    ante,
    bonus,
    chips,
    comparison,
    draws,
    early,
    exchange,
    insurance,
    maximum,
    misreading,
    no_game,
    odds,
    purchase,
    second,
    stand_off,
)
from dealer_trainer.mistakes.ideas import IN_ANSWERS_ALONE, Idea
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.mistakes.other_house import OTHER_RULES, OtherRule
from dealer_trainer.mistakes.staging import Stage
from dealer_trainer.reading import Reading
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Settlement, settle

MISTAKES: Mapping[Idea, Mistake] = {
    mistake.idea: mistake
    for room in (
        *(ante, bonus, chips, comparison, draws, early, exchange, insurance, maximum),
        *(misreading, no_game, odds, purchase, second, stand_off),
    )
    for mistake in room.MISTAKES
}
RULES_ELSEWHERE: Mapping[Idea, OtherRule] = {rule.idea: rule for rule in OTHER_RULES}


@dataclass(frozen=True, slots=True)
class Wrong:
    """A scenario settled by a wrong idea; `house` is the other house whose rule was followed."""

    idea: Idea
    settlement: Settlement
    house: House | None = None


def topics_for(idea: Idea, house: House, others: tuple[House, ...] = ()) -> tuple[Topic, ...]:
    """Return the house's topics whose settlements show an idea; () if it has none.

    `others` are the houses that are compared with this one.
    """
    if idea in MISTAKES:
        return MISTAKES[idea].topics_in(house)
    if idea in IN_ANSWERS_ALONE:
        return ()
    rule, has = RULES_ELSEWHERE[idea], topics_of(house)
    if not any(rule.mixed(house, other) for other in others):
        return ()
    return tuple(topic for topic in rule.topics if topic in has)


def stage_of(idea: Idea) -> Stage:
    """Return how a scenario is changed so as to show an idea more often."""
    return MISTAKES[idea].stage if idea in MISTAKES else RULES_ELSEWHERE[idea].stage


def ideas_of(house: House, others: tuple[House, ...] = ()) -> tuple[Idea, ...]:
    """Return the ideas for which a house has the matter, in the order of `Idea`."""
    return tuple(idea for idea in Idea if topics_for(idea, house, others))


def wrong_settlements(
    scenario: Scenario,
    others: tuple[House, ...] = (),
    ideas: tuple[Idea, ...] = tuple(Idea),
    true: Settlement | None = None,
) -> Iterator[Wrong]:
    """Yield what each of the ideas makes of a scenario, those left out that cannot apply.

    Some do no harm there, so that the settlement is the true one. `others` are the houses whose
    rules may have been followed; each that decides an option otherwise makes its own settlement.
    `true` is the true settlement if it is known already.
    """
    if true is None:
        true = settle(scenario)
    reading = Reading(true.dealer, tuple(box.reading for box in true.boxes))
    for idea in ideas:
        if idea in MISTAKES:
            mistake = MISTAKES[idea]
            fits = mistake.matter(scenario.house)
            wrong = mistake.alter(scenario, reading, true) if fits else None
            if wrong is not None:
                yield Wrong(idea, wrong)
        elif idea in RULES_ELSEWHERE:
            yield from _elsewhere(RULES_ELSEWHERE[idea], scenario, reading, true, others)


def _elsewhere(
    rule: OtherRule,
    scenario: Scenario,
    reading: Reading,
    true: Settlement,
    others: tuple[House, ...],
) -> Iterator[Wrong]:
    for other in others:
        wrong = rule.settled(other, scenario, reading, true)
        if wrong is not None:
            yield Wrong(rule.idea, wrong, other)
