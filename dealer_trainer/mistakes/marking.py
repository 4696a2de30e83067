"""Wrong ideas about which cards make the second combination (T-1)."""

from collections.abc import Iterable, Iterator

from dealer_trainer.cards import Card, parse_cards
from dealer_trainer.mistakes.found import Found
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.seen import cards_text
from dealer_trainer.questions.question import Form, Question


def marked_as(given: str) -> str:
    """Return marked cards as they are looked up, whatever their order."""
    return cards_text(parse_cards(given))


def marking(question: Question) -> Iterator[Found]:
    """Yield wrong marks that come from what the second combination is taken for."""
    for part in question.parts:
        if part.form is not Form.CARDS or not part.box:
            continue
        reading = next(each for each in question.settlement.boxes if each.box == part.box).reading
        main, second = reading.main.cards, reading.second.cards if reading.second else ()
        right = {marked_as(each) for each in (part.truth, *part.equal)}
        for idea, cards in _wrong(main, second):
            text = cards_text(cards)
            if text and text not in right:
                yield Found(part.key, text, idea)


def _wrong(
    main: tuple[Card, ...], second: tuple[Card, ...]
) -> Iterator[tuple[Idea, Iterable[Card]]]:
    yield Idea.MAIN_MARKED, main
    yield Idea.BESIDE_MAIN_MARKED, set(second) - set(main)
    yield Idea.BOTH_MARKED, {*main, *second}
