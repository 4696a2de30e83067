"""What is asked, in words: each kind speaks in a file of its own, loaded when it is asked."""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from dealer_trainer.questions import Kind, Part, Question
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.kinds import kind_name
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


_FAMILIES: Mapping[Kind, str] = {
    Kind.NAME_COMBINATIONS: "naming",
    Kind.MARK_SECOND: "naming",
    Kind.SECOND_COUNTS: "second",
    Kind.COMPARE: "comparing",
    Kind.PAY_BET: "paying",
    Kind.CHOOSE_END: "paying",
    Kind.PAY_COMBINATIONS: "paying",
    Kind.BONUS: "bonus",
    Kind.SETTLE_BOX: "settling",
    Kind.SETTLE_TABLE: "settling",
    Kind.NO_GAME: "no_game",
    Kind.INSURANCE_MAY: "insuring",
    Kind.INSURANCE: "insuring",
    Kind.DRAW_FEES: "drawing",
    Kind.DRAWS_SOLD: "drawing",
    Kind.ALLOWED: "allowed",
    Kind.EARLY_MAY: "early",
    Kind.EARLY_PAYOUT: "early",
    Kind.NEXT_STEP: "next_step",
    Kind.PAY_IN_CHIPS: "chips",
    Kind.COLOUR_FOR_COLOUR: "chips",
    Kind.INSPECTOR: "inspector",
    Kind.OTHER_HOUSE: "other_house",
    Kind.WHICH_HOUSE: "which_house",
}


def _family(question: Question) -> _Family:
    return cast("_Family", import_module(f"{__name__}.{_FAMILIES[question.kind]}"))


def question_text(words: Words, question: Question) -> str:
    """Return what is asked."""
    return _family(question).question_text(words, question)


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return what one part asks."""
    return _family(question).part_text(words, question, part)


def option_text(words: Words, question: Question, part: Part, option: str) -> str:
    """Return what can be chosen, or laid where chips are asked for."""
    return _family(question).option_text(words, question, part, option)


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return why the truth is what it is, sentence by sentence, each with the rule behind it."""
    return _family(question).explanation(words, question)
