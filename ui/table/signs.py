"""What stands in a field or beside it: short signs and words, never a colour alone."""

from dealer_trainer.questions import PartGrade
from dealer_trainer.questions.question import AS_LAID
from dealer_trainer.settlement import Outcome
from dealer_trainer.wording import Words

RIGHT = "\N{CHECK MARK}"
NOTHING = "\N{EM DASH}"
WRONG = "\N{BALLOT X}"
TAKEN = "\N{DOWNWARDS ARROW}"
RETURNED = "\N{ANTICLOCKWISE OPEN CIRCLE ARROW}"


def answer_sign(words: Words, answer: str | None) -> str:
    """Return an answer as a sign with a word, or as an amount; empty for none."""
    signs = {Outcome.TAKEN: TAKEN, Outcome.RETURNED: RETURNED}
    said = answer_word(words, answer)
    return f"{signs[Outcome(answer)]} {said}" if answer in signs else said


def answer_word(words: Words, answer: str | None) -> str:
    """Return an answer as a word or an amount; empty for none."""
    if answer is None:
        return ""
    if answer == Outcome.TAKEN:
        return words.text("take")
    if answer == Outcome.RETURNED:
        return words.text("return")
    if answer == AS_LAID:
        return words.in_context("the inspector says", "check")
    paid = answer.removeprefix("paid ")
    return ("+" if paid != answer else "") + words.number(int(paid))


def laid_word(words: Words, answer: str) -> str:
    """Return what was done with a stake that is shown as settled, a payout as its figure."""
    if answer.startswith("paid "):
        return answer_word(words, answer)
    # Not needed before the first inspector's table, and not quick to load.
    from dealer_trainer.wording.asked.inspector import laid_text

    return laid_text(words, answer)


def checked_sign(words: Words, answer: str) -> str:
    """Return what an inspector says who repeats what was laid."""
    return words.in_context(
        "the inspector says", "check: {answer}", answer=answer_sign(words, answer)
    )


def stopped_sign(words: Words, answer: str) -> str:
    """Return what an inspector says instead of what was laid."""
    return words.in_context(
        "the inspector says", "stop: {answer}", answer=answer_sign(words, answer)
    )


def graded_sign(words: Words, grade: PartGrade) -> str:
    """Return a graded answer after the mark that tells whether it is right."""
    mark = RIGHT if grade.right else WRONG
    return f"{mark} {answer_word(words, grade.given) or NOTHING}"


def verdict(words: Words, grade: PartGrade) -> str:
    """Return what stands under a graded field: that it is right, or what is right."""
    if grade.right:
        return words.in_context("verdict", "right")
    truth = answer_word(words, grade.part.truth)
    return words.in_context("verdict", "right: {truth}", truth=truth)
