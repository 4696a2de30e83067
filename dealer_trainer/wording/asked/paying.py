"""Settle one stake, pay combinations under the maximum: what is asked, and the arithmetic."""

from dealer_trainer.questions import Form, Kind, Part, Question
from dealer_trainer.settlement import Bet
from dealer_trainer.wording.asked.bonus import dealt_explained
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.telling import (
    box_explained,
    dealer_explained,
    settled_box,
    stake_explained,
)
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.stakes import answer_text, part_name


def question_text(words: Words, question: Question) -> str:
    """Return what is asked."""
    part = question.parts[-1]
    if question.kind in (Kind.PAY_BET, Kind.CHOOSE_END):
        stake = part_name(words, part)
        return words.text("{stake}: what does the dealer do with it?", stake=stake)
    maximum = words.number(question.scenario.house.table.max_payout)
    return words.text(
        "Box {box}: what does the bet come to, and what is paid? The maximum is {maximum}.",
        box=part.box,
        maximum=maximum,
    )


def part_text(words: Words, _: Question, part: Part) -> str:
    """Return what one part asks for."""
    if part.form is not Form.AMOUNT:
        return part_name(words, part)
    return words.text(
        "Box {box}, payout of the bet {stake} without the maximum",
        box=part.box,
        stake=words.number(part.stake),
    )


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return what can become of a stake."""
    return answer_text(words, option)


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the hands, why the stake ends as it does, and the arithmetic."""
    part = question.parts[-1]
    settled = settled_box(question, part.box)
    if part.bet is Bet.BONUS:
        told = dealt_explained(words, question.scenario.house, settled)
    else:
        told = [dealer_explained(words, question), *box_explained(words, question, settled)]
    told += [
        stake_explained(words, part.box, line) for line in settled.bets if line.bet is part.bet
    ]
    return told
