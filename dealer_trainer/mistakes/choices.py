"""Wrong choices for choice questions: answers that somebody would really give."""

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.mistakes.diagnosis import PLACES
from dealer_trainer.mistakes.figures import Figures, figures
from dealer_trainer.scenario import Scenario

_TO_CHOOSE_FROM = 2


def choices(
    scenario: Scenario, key: str, count: int, chance: Chance, others: tuple[House, ...] = ()
) -> tuple[str, ...]:
    """Return up to this many wrong answers to a part, all different, none of them right.

    They are chosen among the answers of the commonest ideas; where the ideas give fewer answers
    than wished there are fewer.
    """
    return choices_among(figures(scenario, others), key, count, chance)


def choices_among(found: Figures, key: str, count: int, chance: Chance) -> tuple[str, ...]:
    """Return wrong answers to a part as `choices` does, from the figures of its scenario."""
    by_answer = found.get(key, {})
    commonest = sorted(by_answer, key=lambda answer: PLACES[by_answer[answer][0]])
    among = commonest[: _TO_CHOOSE_FROM * count]
    return chance.take(among, min(count, len(among)))
