"""The ways to practise in words."""

from typing import TYPE_CHECKING

from dealer_trainer.hands import Hand
from dealer_trainer.practice import Figures, Mode
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.language import Words, message

if TYPE_CHECKING:  # not known before the records are open
    from dealer_trainer.practice.today import Today

NAMES = {
    Mode.LEARN: message("Learn"),
    Mode.PRACTICE: message("Practice"),
    Mode.DUE: message("Due today"),
    Mode.MISTAKES: message("My mistakes"),
    Mode.SPEED: message("Speed run"),
    Mode.INSPECTOR: message("Inspector"),
    Mode.SHIFT: message("Shift"),
    Mode.DRILL: message("Drill"),
    Mode.EXAM: message("Exam"),
}
SENTENCES = {
    Mode.PRACTICE: message(
        "Asks what is weak, new or due, and what tells your mistakes apart; you can choose the "
        "topic."
    ),
    Mode.DUE: message("Asks each skill that is due today; what goes wrong comes again at the end."),
    Mode.MISTAKES: message("New tables about what you answered wrong the last time."),
    Mode.LEARN: message(
        "One matter at a time: a worked example, then questions with fewer and fewer hints."
    ),
    Mode.SPEED: message(
        "Bet after bet against the clock; a run counts only above 95 per cent right."
    ),
    Mode.SHIFT: message("Ten whole tables one after the other, everything mixed as at work."),
    Mode.INSPECTOR: message(
        "A dealer has settled the table: let it pass, or stop him and put it right."
    ),
}


def mode_name(words: Words, mode: Mode) -> str:
    """Return the name of a way to practise."""
    return words.text(NAMES[mode])


def mode_sentence(words: Words, mode: Mode) -> str:
    """Return what a way to practise that can be chosen does, in a sentence."""
    return words.text(SENTENCES[mode])


def nothing_asked(words: Words, hand: Hand | None) -> str:
    """Return that a house has nothing to ask on a topic, or nothing with this class of hand."""
    if hand is None:
        return words.text("This house's rules leave nothing to ask on this topic.")
    return words.text(
        "On this topic no table with this combination was found: {hand}.",
        hand=hand_name(words, hand),
    )


def nothing_waits(words: Words, mode: Mode) -> str:
    """Return what to do instead where nothing is due, or where no mistake waits."""
    if mode is Mode.DUE:
        return words.text("Nothing is due today. Practice asks what is weak or new.")
    return words.text("No mistakes wait in this house. Practice finds new ones.")


def today_text(words: Words, today: "Today | None", goal: int, *, streak: bool) -> str:
    """Return how practice stands today; `goal` is 0 for none, `streak` tells the days in a row."""
    if today is None:
        return ""
    parts = []
    if today.figures.answered:
        parts.append(_figures(words, words.text("Today"), today.figures))
    elif today.last is not None:
        parts.append(_figures(words, words.text("Last practice"), today.last))
    if goal:
        parts.append(
            words.text(
                "goal of the day {answered} of {goal}",
                answered=words.number(today.figures.answered),
                goal=words.number(goal),
            )
        )
    if streak and today.streak > 1:
        parts.append(words.plural("{count} day in a row", "{count} days in a row", today.streak))
    return " · ".join(parts)


def _figures(words: Words, when: str, figures: Figures) -> str:
    return words.text(
        "{when}: right {right} of {answered} ({percent} %)",
        when=when,
        right=words.number(figures.right),
        answered=words.number(figures.answered),
        percent=figures.accuracy,
    )
