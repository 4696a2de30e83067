"""Wrong names of hands: one that is in the cards but not the highest, or not in them at all."""

from collections.abc import Iterator

from dealer_trainer.cards import Card
from dealer_trainer.hands import Hand, combinations_in
from dealer_trainer.mistakes.found import Found
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.naming import NO_SECOND
from dealer_trainer.questions.question import Part, Question

_MAIN, _SECOND, _DEALT = ".main", ".second", ".bonus.hand"


def naming(question: Question) -> Iterator[Found]:
    """Yield every wrong hand with whether the cards hold it (C-2, T-1)."""
    for part in question.parts:
        if part.key.endswith((_MAIN, _SECOND, _DEALT)):
            held = {each.hand for each in combinations_in(_cards(question, part))}
            for option in part.options:
                if option != NO_SECOND:
                    yield Found(part.key, option, _idea(option, held))


def _idea(option: str, held: set[Hand]) -> Idea:
    if option == Hand.NOTHING:
        return Idea.HAND_NOT_SEEN
    return Idea.LOWER_HAND_NAMED if option in held else Idea.HAND_NOT_HELD


def _cards(question: Question, part: Part) -> tuple[Card, ...]:
    if not part.box:
        return question.scenario.dealer.cards
    box = next(each for each in question.scenario.boxes if each.box == part.box)
    return box.cards if part.key.endswith(_DEALT) else box.hand
