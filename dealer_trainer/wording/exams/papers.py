"""What stands on a printed paper and its key besides the questions."""

from dealer_trainer.exams.paper import Paper
from dealer_trainer.questions import Form, Part, Question
from dealer_trainer.wording.asked import option_text
from dealer_trainer.wording.asked.given import given_text
from dealer_trainer.wording.exams.results import name_of
from dealer_trainer.wording.language import Language, Words

_LETTERS = {
    Language.RUSSIAN: "абвгдежзиклмнопрстуфхцчшщэюя",
    Language.ENGLISH: "abcdefghijklmnopqrstuvwxyz",
}


def paper_title(words: Words, paper: Paper) -> str:
    """Return the name of the exam with the number of the paper."""
    name = name_of(words, paper.plan.names)
    return words.text("{plan}, paper {number}", plan=name, number=paper.name)


def key_title(words: Words, paper: Paper) -> str:
    """Return the title of the key."""
    return words.text("Key: {paper}", paper=paper_title(words, paper))


def seed_text(words: Words, paper: Paper) -> str:
    """Return the seed that gives the paper again."""
    return words.text("Seed: {seed}", seed=paper.seed)


def fields(words: Words) -> tuple[str, ...]:
    """Return what the candidate writes at the head of a paper."""
    return words.text("Name"), words.text("Staff number"), words.text("Date")


def foot_text(words: Words, title: str, page: int, pages: int) -> str:
    """Return the line under a page."""
    return words.text("{title}, page {page} of {pages}", title=title, page=page, pages=pages)


def choices(words: Words, question: Question, part: Part) -> list[str]:
    """Return what can be chosen, each with a letter; nothing where the answer is written."""
    if part.form is not Form.CHOICE:
        return []
    letters = _LETTERS[words.language]
    return [
        f"{letter}) {option_text(words, question, part, option)}"
        for letter, option in zip(letters, part.options, strict=False)
    ]


def right_answer(words: Words, question: Question, part: Part) -> str:
    """Return the right answer as it stands in a key, with what is as right."""
    if part.form is Form.CHOICE:
        return choices(words, question, part)[part.options.index(part.truth)]
    right = given_text(words, question, part, part.truth)
    if not part.equal:
        return right
    others = "; ".join(given_text(words, question, part, each) for each in part.equal)
    return words.text("{answer} (or {others})", answer=right, others=others)
