"""What was answered to a part, in words, whatever its form."""

from dealer_trainer.cards import parse_cards
from dealer_trainer.questions import Form, Part, Question
from dealer_trainer.questions.question import chips_of
from dealer_trainer.wording.asked import option_text
from dealer_trainer.wording.cards import cards_text
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.stakes import answer_text


def given_text(words: Words, question: Question, part: Part, answer: str | None) -> str:
    """Return an answer as a person would say it; None is one that was not given."""
    if answer is None or part.form in (Form.STAKE, Form.AMOUNT):
        return answer_text(words, answer)
    if part.form is Form.CHOICE:
        return option_text(words, question, part, answer)
    if part.form is Form.CARDS:
        return cards_text(parse_cards(answer))
    return chips_text(words, answer)


def chips_text(words: Words, answer: str) -> str:
    """Return chips by value, the largest first, with what they come to."""
    laid = sorted(chips_of(answer).items(), reverse=True)
    piles = " + ".join(f"{words.number(count)} × {words.number(value)}" for value, count in laid)
    return f"{piles} = {words.number(sum(count * value for value, count in laid))}"
