"""Wrong ideas about the chips of a payout: another sum, or more chips than needed."""

from collections.abc import Iterator

from dealer_trainer.mistakes.found import Found
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.chips import largest_first, paid_line, stake_chip
from dealer_trainer.questions.question import Form, Part, Question, chips_of

NOT_FEWEST, LARGEST_FIRST = "not_fewest", "largest_first"
"""How an answer in chips is looked up that has the right sum; others are by their sum."""

_PAID = "paid "


def laid_as(question: Question, part: Part, given: str) -> str:
    """Return an answer in chips as it is looked up: its sum, or that it has too many chips."""
    chips = chips_of(given)
    total = sum(value * count for value, count in chips.items())
    if total != paid_line(question).pays:
        return str(total)
    greedy = largest_first(total, tuple(map(int, part.options)))
    return LARGEST_FIRST if greedy is not None and chips == greedy else NOT_FEWEST


def laying(question: Question, ideas: dict[str, tuple[Idea, ...]]) -> Iterator[Found]:
    """Yield wrong answers in chips, and wrong numbers of the stake's own chips.

    `ideas` are those that give another payout, by the answer to the stake.
    """
    for part in question.parts:
        if part.form is Form.CHIPS:
            yield Found(part.key, NOT_FEWEST, Idea.CHIPS_NOT_FEWEST)
            yield Found(part.key, LARGEST_FIRST, Idea.CHIPS_LARGEST_FIRST)
        own = stake_chip(part.stake, question.scenario.house.table.chips)
        for answer, behind in ideas.items():
            if not answer.startswith(_PAID):
                continue
            pays = int(answer.removeprefix(_PAID))
            if part.form is Form.CHIPS:
                yield from (Found(part.key, str(pays), idea) for idea in behind)
            elif own and pays % own == 0:
                yield from (Found(part.key, str(pays // own), idea) for idea in behind)
