"""By whose rules a box was settled, in words."""

from dealer_trainer.questions import Part, Question, stake_answer
from dealer_trainer.questions.other_house import keyed_lines, second_house, settled_as_shown
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.inspector import laid_text
from dealer_trainer.wording.asked.other_house import explanation as explained_in_both
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.stakes import bet_name


def question_text(words: Words, question: Question) -> str:
    """Return the box as it was settled, stake by stake, and ask by whose rules."""
    told = words.text("Box {box} was settled like this:", box=question.parts[0].box)
    lines = [
        words.text(
            "{bet} {stake}: {answer}",
            bet=bet_name(words, line.bet),
            stake=words.number(line.stake),
            answer=laid_text(words, stake_answer(line.outcome, line.pays)),
        )
        for line in keyed_lines(settled_as_shown(question)).values()
    ]
    return "\n".join([told, *lines, words.text("By whose rules?")])


def part_text(words: Words, _: Question, part: Part) -> str:
    """Return what is chosen."""
    return words.text("Box {box}: by whose rules?", box=part.box)


def option_text(words: Words, question: Question, _: Part, option: str) -> str:
    """Return the name of a house."""
    other = second_house(question)
    return house_name(words, other if option == other.id else question.scenario.house)


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return each stake's end in both houses."""
    return explained_in_both(words, question)
