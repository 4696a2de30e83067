"""The same table in another house, in words."""

from dataclasses import replace

from dealer_trainer.house import House
from dealer_trainer.questions import Form, Part, Question, stake_answer
from dealer_trainer.questions.other_house import (
    OTHER,
    SAME,
    keyed_lines,
    second_house,
    settled_elsewhere,
)
from dealer_trainer.settlement import Bet, Line
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.telling import box_explained, dealer_explained, settled_box
from dealer_trainer.wording.explanations import reason_sentence
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.stakes import answer_text, bet_name, part_name

OPTIONS = {SAME: message("the same"), OTHER: message("otherwise")}


def question_text(words: Words, question: Question) -> str:
    """Return both houses and the box that is asked about."""
    return words.text(
        "The table plays by the rules “{here}”. How are the stakes of box {box} settled by the "
        "rules “{there}”?",
        here=house_name(words, question.scenario.house),
        there=house_name(words, second_house(question)),
        box=question.parts[0].box,
    )


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return a stake, and whether its change or its end in the other house is asked for."""
    stake = _draw_name(words, part) if part.bet is Bet.DRAW else part_name(words, part)
    if part.form is Form.CHOICE:
        return words.text("{stake}: the same or otherwise?", stake=stake)
    return words.text(
        "{stake}, by “{house}”", stake=stake, house=house_name(words, second_house(question))
    )


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return whether a stake ends the same in both houses."""
    return words.text(OPTIONS[option])


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the hands as the other house reads them, and each stake's end, in both houses."""
    box, other = question.parts[0].box, second_house(question)
    there = replace(
        question,
        scenario=replace(question.scenario, house=other),
        settlement=settled_elsewhere(question),
    )
    settled = settled_box(there, box)
    before = keyed_lines(settled_box(question, box))
    told = [dealer_explained(words, there), *box_explained(words, there, settled)]
    for key, line in keyed_lines(settled).items():
        here = before.get(key)
        if here is None:
            told.append(Explained(_only_there(words, other, box, line), line.rule))
        elif (here.stake, here.outcome, here.pays) == (line.stake, line.outcome, line.pays):
            told.append(Explained(_in_both(words, box, line), line.rule))
        else:
            house = question.scenario.house
            told.append(Explained(_in_house(words, house, box, here), here.rule))
            told.append(Explained(_in_house(words, other, box, line), line.rule))
    return told


def _draw_name(words: Words, part: Part) -> str:
    """Return the draw whose fee is asked for: the price itself would give the answer away."""
    turn = int(part.key.split(".")[2]) + 1
    return words.text("Box {box}, fee of draw {turn}", box=part.box, turn=turn)


def _in_house(words: Words, house: House, box: int, line: Line) -> str:
    return words.text(
        "{stake}, by “{house}”: {answer} ({reason}).",
        house=house_name(words, house),
        **_values(words, box, line),
    )


def _in_both(words: Words, box: int, line: Line) -> str:
    return words.text("{stake}, by both: {answer} ({reason}).", **_values(words, box, line))


def _only_there(words: Words, house: House, box: int, line: Line) -> str:
    return words.text(
        "{stake}, only by “{house}”: {answer} ({reason}).",
        house=house_name(words, house),
        **_values(words, box, line),
    )


def _values(words: Words, box: int, line: Line) -> dict[str, str]:
    stake = words.number(line.stake)
    bet = bet_name(words, line.bet)
    return {
        "stake": words.text("Box {box}, {bet} {stake}", box=box, bet=bet, stake=stake),
        "answer": answer_text(words, stake_answer(line.outcome, line.pays)),
        "reason": reason_sentence(words, line),
    }
