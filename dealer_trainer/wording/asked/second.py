"""Does a second combination count: what is asked, and why or why not."""

from dealer_trainer.questions import Part, Question
from dealer_trainer.questions.second import Counts
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.naming import held_explained
from dealer_trainer.wording.asked.telling import settled_box
from dealer_trainer.wording.language import Words, message

COUNTS = {
    Counts.COUNTS: message("it counts"),
    Counts.INSIDE_MAIN: message("no, all of its cards are in the main one"),
    Counts.ONE_IS_PAID: message("no, this house pays one combination"),
    Counts.PAIRED_STRAIGHT: message("no, this house pays a paired straight as one straight"),
    Counts.NONE: message("no, there is no other combination"),
}


def question_text(words: Words, question: Question) -> str:
    """Return what is asked."""
    return words.text(
        "Does a second combination count on box {box}? If not, why not?", box=question.parts[0].box
    )


def part_text(words: Words, _: Question, part: Part) -> str:
    """Return what the part asks for."""
    return words.text("Box {box}, second combination", box=part.box)


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return whether a second combination counts, and why not."""
    return words.text(COUNTS[Counts(option)])


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the main combination, and the other one or why it does not count."""
    part, house = question.parts[0], question.scenario.house
    told = held_explained(words, question, settled_box(question, part.box))
    if part.truth == Counts.COUNTS:
        each = words.text(
            "Each of the two is paid at its own odds if the main one beats the dealer."
        )
        told.append(Explained(each, house.rule(["combinations.paid"])))
    elif part.truth == Counts.NONE and house.combinations.paid == 1:
        none = words.text("There is no other combination in these cards.")
        told.append(Explained(none, "C-2"))
    return told
