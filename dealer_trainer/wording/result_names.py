"""What the tables of results, their columns and some of their values are called."""

from enum import StrEnum

from dealer_trainer.wording.language import Words, message


class Name(StrEnum):
    """A title or a value, by what it stands for."""

    # Tables.
    ALL = "all"
    BY_TOPIC = "by_topic"
    BY_COMBINATION = "by_combination"
    SKILLS = "skills"
    BY_WEEK = "by_week"
    IDEAS = "ideas"
    ANSWERS = "answers"
    EVERYBODY = "everybody"
    # Columns.
    FIGURE = "figure"
    VALUE = "value"
    TOPIC = "topic"
    COMBINATION = "combination"
    WEEK = "week"
    IDEA = "idea"
    ACCURACY = "accuracy"
    SECONDS = "seconds"
    SLOW = "slow"
    OVERPAID = "overpaid"
    UNDERPAID = "underpaid"
    RIGHT_ANSWERS = "right_answers"
    WRONG_ANSWERS = "wrong_answers"
    IDEA_ANSWERS = "idea_answers"
    ANSWERED = "answered"
    RESULT = "result"
    QUESTION = "question"
    HOUSE = "house"
    MODE = "mode"
    OVERPAID_THERE = "overpaid_there"
    UNDERPAID_THERE = "underpaid_there"
    PERSON = "person"
    LAST = "last"
    LATELY = "lately"
    BEFORE = "before"
    TREND = "trend"
    WEAK = "weak"
    # Values.
    RIGHT = "right"
    WRONG = "wrong"
    NOBODY = "nobody"
    FEW = "few"
    NO_CHANGE = "no_change"
    NO_ANSWERS = "no_answers"


_NAMES = {
    Name.ALL: message("All together"),
    Name.BY_TOPIC: message("By topic"),
    Name.BY_COMBINATION: message("By combination"),
    Name.SKILLS: message("Skills: topics by combinations"),
    Name.BY_WEEK: message("Week by week"),
    Name.IDEAS: message("Wrong ideas"),
    Name.ANSWERS: message("Answers"),
    Name.EVERYBODY: message("Everybody"),
    Name.FIGURE: message("Figure"),
    Name.VALUE: message("Value"),
    Name.TOPIC: message("Topic"),
    Name.COMBINATION: message("Combination"),
    Name.WEEK: message("Week from"),
    Name.IDEA: message("Wrong idea"),
    Name.ACCURACY: message("Right, %"),
    Name.SECONDS: message("Seconds"),
    Name.SLOW: message("Slow"),
    Name.OVERPAID: message("Overpaid"),
    Name.UNDERPAID: message("Underpaid"),
    Name.RIGHT_ANSWERS: message("Right answers"),
    Name.WRONG_ANSWERS: message("Wrong answers"),
    Name.IDEA_ANSWERS: message("Answers"),
    Name.ANSWERED: message("Answered"),
    Name.RESULT: message("Result"),
    Name.QUESTION: message("Question"),
    Name.HOUSE: message("House"),
    Name.MODE: message("Mode"),
    Name.OVERPAID_THERE: message("Overpaid"),
    Name.UNDERPAID_THERE: message("Underpaid"),
    Name.PERSON: message("Name"),
    Name.LAST: message("Last practice"),
    Name.LATELY: message("Lately"),
    Name.BEFORE: message("Before, %"),
    Name.TREND: message("Trend"),
    Name.WEAK: message("Weak topics"),
    Name.RIGHT: message("✓ right"),
    Name.WRONG: message("✗ wrong"),
    Name.NOBODY: message("Without an account"),
    Name.FEW: message("too few answers"),
    Name.NO_CHANGE: message("→ as before"),
    Name.NO_ANSWERS: message("No answers."),
}

_WHY = {
    Name.SECONDS: message("Seconds for an answer on average"),
    Name.SLOW: message("Right answers that took longer than a trained dealer takes"),
    Name.OVERPAID: message("Overpaid on 100 boxes, in whole chips"),
    Name.UNDERPAID: message("Underpaid on 100 boxes, in whole chips"),
    Name.IDEA_ANSWERS: message("Answers that probably came from this idea"),
    Name.LATELY: message("Answers of the last four weeks; the columns after it are of these too"),
    Name.BEFORE: message("Right answers of the four weeks before"),
    Name.TREND: message("Right answers lately against those before, in hundredths"),
    Name.WEAK: message("Topics with the fewest right answers, if these are few"),
}


def named(words: Words, name: Name) -> str:
    """Return a title or a value."""
    return words.text(_NAMES[name])


def why(words: Words, name: Name) -> str:
    """Return what a column says in a whole sentence, empty where its title says all."""
    return words.text(_WHY[name]) if name in _WHY else ""


def few_text(words: Words, answered: int) -> str:
    """Return what is said of a skill with few answers instead of how well it is known."""
    return words.text("few: {count}", count=words.number(answered))


def weak_text(words: Words, topic: str, per_cent: str) -> str:
    """Return a weak topic with how many are right."""
    return words.text("{topic} {per_cent}", topic=topic, per_cent=per_cent)


def often_text(words: Words, idea: str, count: int) -> str:
    """Return a wrong idea with how often it was met."""
    return words.text("{idea} × {count}", idea=idea, count=words.number(count))


def page_title(words: Words, name: str) -> str:
    """Return the title of somebody's page; the one without an account has no name."""
    if not name:
        return words.text("Results without an account")
    return words.text("Results of {name}", name=name)


def page_head(words: Words, scope: str, day: str) -> str:
    """Return what the figures of a page are of, and when it was made."""
    return words.text("{scope}. As of {day}", scope=scope, day=day)


def page_note(words: Words) -> str:
    """Return what is said below the figures of a page."""
    return words.text("Overpaid and underpaid are whole chips on 100 boxes.")
