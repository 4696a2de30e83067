"""Name combinations, mark the second one: what is asked, and what the hands hold."""

from collections.abc import Iterator

from dealer_trainer.cards import FIVE
from dealer_trainer.hands import Combination, Hand, arrange
from dealer_trainer.questions import Form, Kind, Part, Question
from dealer_trainer.questions.naming import NO_SECOND
from dealer_trainer.settlement import BoxSettlement
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.telling import settled_box, uncounted_explained
from dealer_trainer.wording.cards import cards_text
from dealer_trainer.wording.hands import combination_name, hand_name
from dealer_trainer.wording.language import Words

_DEALT = 5


def question_text(words: Words, question: Question) -> str:
    """Return what is asked."""
    box = question.parts[-1].box
    if question.kind is Kind.MARK_SECOND:
        return words.text("Mark the cards of the second combination of box {box}.", box=box)
    if _pays_two(question):
        return words.text(
            "Name the dealer's combination, and the main and the second one of box {box}.", box=box
        )
    return words.text("Name the dealer's combination and that of box {box}.", box=box)


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return what one part asks for."""
    if part.box == 0:
        return words.text("Dealer, the five cards that he opens")
    if part.form is Form.CARDS:
        return words.text("Box {box}, the cards of the second combination", box=part.box)
    if part.key.endswith(".second"):
        return words.text("Box {box}, second combination", box=part.box)
    if _pays_two(question):
        return words.text("Box {box}, main combination", box=part.box)
    return words.text("Box {box}, combination", box=part.box)


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return a hand that can be chosen, or that there is no second one."""
    if option == NO_SECOND:
        return words.text("no second combination")
    return hand_name(words, Hand(option))


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the combinations with their cards, and why there is no second one."""
    settled = settled_box(question, question.parts[-1].box)
    told = []
    if question.kind is Kind.NAME_COMBINATIONS:
        dealer = combination_text(words, question.settlement.dealer.opens)
        told.append(Explained(words.text("The dealer opens: {hand}.", hand=dealer), "C-2"))
        told += _dealers_second(words, question)
    told += held_explained(words, question, settled)
    hands = [settled.reading.main, question.settlement.dealer.opens]
    if any(_is_wheel(each) for each in hands[: len(question.parts)]):
        wheel = words.text("The ace is low here: A-2-3-4-5 is the lowest straight.")
        told.append(Explained(wheel, "C-1"))
    return told


def held_explained(words: Words, question: Question, settled: BoxSettlement) -> list[Explained]:
    """Return the main combination, and the second one or why none counts (T-1, T-5, PP-5)."""
    seen, main = settled.reading, combination_text(words, settled.reading.main)
    holds = words.text("Box {box} holds: {hand}.", box=settled.box, hand=main)
    told = [Explained(holds, "C-2")]
    if seen.second:
        second = combination_text(words, seen.second)
        told.append(Explained(words.text("The second combination: {hand}.", hand=second), "T-1"))
        outside = sorted(set(seen.second.cards) - set(seen.main.cards), reverse=True)
        own = words.text("Not in the main combination: {cards}.", cards=cards_text(outside))
        told.append(Explained(own, "T-1"))
        if len(seen.cards) == _DEALT:
            only = words.text("With five cards the second combination can only be ace-king.")
            told.append(Explained(only, "T-4"))
    told += uncounted_explained(words, question, settled)
    if len(told) == 1 and seen.main.cards and _pays_two(question):
        none = words.text("No other combination has a card outside the main one.")
        told.append(Explained(none, "T-1"))
    if any(part.equal for part in question.parts):
        equal = words.text("Other cards that make the same second combination are as right.")
        told.append(Explained(equal, "T-5"))
    return told


def combination_text(words: Words, combination: Combination) -> str:
    """Return a combination with its own cards: pair of kings (K♠ K♥)."""
    name = combination_name(words, combination)
    if not combination.cards:
        return name
    return words.text("{hand} ({cards})", hand=name, cards=cards_text(combination.cards))


def _dealers_second(words: Words, question: Question) -> Iterator[Explained]:
    """Yield what the dealer's hand holds besides, where boxes are paid two combinations (T-3)."""
    _, second = arrange(question.scenario.dealer.cards, question.scenario.house.pays)
    if second and _pays_two(question):
        hand = combination_text(words, second)
        one = words.text("The dealer has one combination: {hand} does not count.", hand=hand)
        yield Explained(one, "T-3")


def _is_wheel(combination: Combination) -> bool:
    straight = combination.hand in (Hand.STRAIGHT, Hand.STRAIGHT_FLUSH)
    return straight and combination.ranks == (FIVE,)


def _pays_two(question: Question) -> bool:
    return question.scenario.house.combinations.paid == 2
