"""What is asked, in words: each kind speaks in a file of its own."""

from collections.abc import Mapping
from typing import Protocol

from dealer_trainer.questions import Kind, Part, Question
from dealer_trainer.wording.asked import (
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
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.kind_names import kind_name
from dealer_trainer.wording.language import Words

__all__ = [
    "Explained",
    "explanation",
    "kind_name",
    "option_text",
    "part_text",
    "question_text",
]


class _Family(Protocol):
    """What each file of this room says."""

    def question_text(self, words: Words, question: Question, /) -> str: ...

    def part_text(self, words: Words, question: Question, part: Part, /) -> str: ...

    def option_text(self, words: Words, question: Question, part: Part, option: str, /) -> str: ...

    def explanation(self, words: Words, question: Question, /) -> list[Explained]: ...


_FAMILIES: Mapping[Kind, _Family] = {
    Kind.NAME_COMBINATIONS: naming,
    Kind.MARK_SECOND: naming,
    Kind.SECOND_COUNTS: second,
    Kind.COMPARE: comparing,
    Kind.PAY_BET: paying,
    Kind.PAY_COMBINATIONS: paying,
    Kind.BONUS: bonus,
    Kind.SETTLE_BOX: settling,
    Kind.SETTLE_TABLE: settling,
    Kind.NO_GAME: no_game,
    Kind.INSURANCE_MAY: insuring,
    Kind.INSURANCE: insuring,
    Kind.DRAW_FEES: drawing,
    Kind.DRAWS_SOLD: drawing,
    Kind.ALLOWED: allowed,
    Kind.EARLY_MAY: early,
    Kind.EARLY_PAYOUT: early,
    Kind.NEXT_STEP: next_step,
    Kind.PAY_IN_CHIPS: chips,
    Kind.COLOUR_FOR_COLOUR: chips,
    Kind.INSPECTOR: inspector,
    Kind.OTHER_HOUSE: other_house,
}


def question_text(words: Words, question: Question) -> str:
    """Return what is asked."""
    return _FAMILIES[question.kind].question_text(words, question)


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return what one part asks."""
    return _FAMILIES[question.kind].part_text(words, question, part)


def option_text(words: Words, question: Question, part: Part, option: str) -> str:
    """Return what can be chosen, or laid where chips are asked for."""
    return _FAMILIES[question.kind].option_text(words, question, part, option)


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return why the truth is what it is, sentence by sentence, each with the rule behind it."""
    return _FAMILIES[question.kind].explanation(words, question)
