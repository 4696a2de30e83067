"""What results are called: modes, periods, the figures, and what stored words stand for."""

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.practice.modes import Mode
from dealer_trainer.questions import Kind
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.kinds import kind_name
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.topics import topic_name

MODES = {
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

# The records may come from another version of the program: a word that this one does not know is
# shown as it is stored.


def stored_topic(words: Words, stored: str) -> str:
    """Return the name of a stored topic."""
    return topic_name(words, Topic(stored)) if stored in set(Topic) else stored


def stored_hand(words: Words, stored: str) -> str:
    """Return the name of a stored class of hand."""
    return hand_name(words, Hand(stored)) if stored in set(Hand) else stored


def stored_kind(words: Words, stored: str) -> str:
    """Return the name of a stored kind of questions."""
    return kind_name(words, Kind(stored)) if stored in set(Kind) else stored


def stored_mode(words: Words, stored: str) -> str:
    """Return the name of a stored mode."""
    return words.text(MODES[Mode(stored)]) if stored in set(Mode) else stored


def practice_text(words: Words, house: House, topic: Topic | None, hand: Hand | None) -> str:
    """Return what is practised: the topic, the class of hand if it is of one, and the house."""
    names = [
        topic_name(words, topic) if topic else "",
        hand_name(words, hand) if hand else "",
        house_name(words, house),
    ]
    return " · ".join(filter(None, names))


def stored_idea(words: Words, stored: str) -> str:
    """Return the name of a stored wrong idea."""
    from dealer_trainer.mistakes import Idea
    from dealer_trainer.wording.mistakes import idea_name

    return idea_name(words, Idea(stored)) if stored in set(Idea) else stored
