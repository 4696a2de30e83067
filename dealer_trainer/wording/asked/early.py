"""Early payout: what is asked, and how it comes about."""

from dealer_trainer.house import House
from dealer_trainer.legality import faults
from dealer_trainer.questions import Kind, Part, Question
from dealer_trainer.questions.decisions import box_of, decided, decision_of
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.insuring import (
    hand_explained,
    payout_sum,
    uncounted_explained,
)
from dealer_trainer.wording.asked.may import EARLY_RULE, broken_explained, may_text
from dealer_trainer.wording.asked.telling import settled_box, stake_explained
from dealer_trainer.wording.hands import lowest_hand
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.stakes import part_name


def question_text(words: Words, question: Question) -> str:
    """Return what is asked."""
    box = question.parts[0].box
    if question.kind is Kind.EARLY_MAY:
        return words.text(
            "Before the dealer opens box {box} wants an early payout. Is this allowed? "
            "If not, why not?",
            box=box,
        )
    return words.text(
        "Box {box} is paid before the dealer opens. What does it expect, what is it paid?", box=box
    )


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return what one part asks for."""
    if question.kind is Kind.EARLY_MAY:
        return words.text("Box {box}, early payout: allowed?", box=part.box)
    if part.bet is None:
        return words.text("Box {box}, the expected payout", box=part.box)
    return part_name(words, part)


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return whether the early payout is allowed, or why not."""
    return may_text(words, option)


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the hand, and what breaks a rule, or the expected payout and the end of the stakes."""
    part, house = question.parts[0], question.scenario.house
    settled = settled_box(question, part.box)
    told = [hand_explained(words, settled)]
    if question.kind is Kind.EARLY_MAY:
        broken = faults(decided(question.scenario, decision_of(part)))
        return [*told, *(broken_explained(words, broken) if broken else _given(words, house))]
    told += uncounted_explained(words, house, settled)
    box = box_of(question.scenario, part.box)
    expected = words.text(
        "On a win the bet would be paid: {sum}.", sum=payout_sum(words, house, box, settled)
    )
    told.append(Explained(expected, house.rule(["pays"])))
    lines = {line.bet: line for line in settled.bets}
    asked = [each.bet for each in question.parts if each.bet]
    return [*told, *(stake_explained(words, part.box, lines[bet]) for bet in asked)]


def _given(words: Words, house: House) -> list[Explained]:
    if house.early_payout is None:
        return []
    lowest = lowest_hand(words, house.early_payout.from_)
    told = words.text("An early payout is given from {lowest}.", lowest=lowest)
    return [Explained(told, house.rule(["early_payout.from"]) or EARLY_RULE)]
