"""The bonus: what is asked, and what the five dealt cards win."""

from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.questions import Form, Part, Question
from dealer_trainer.questions.bonus import Bonus
from dealer_trainer.settlement import Bet, BoxSettlement, Result
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.naming import combination_text
from dealer_trainer.wording.asked.telling import settled_box, stake_explained
from dealer_trainer.wording.hands import hand_name, lowest_hand
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.stakes import part_name

ENDS = {Bonus.WON: message("the bonus is won"), Bonus.LOST: message("the bonus is lost")}


def question_text(words: Words, question: Question) -> str:
    """Return what is asked."""
    part = question.parts[-1]
    if len(question.parts) == 2:
        return words.text("Box {box} folded: what becomes of its bonus?", box=part.box)
    return words.text("Box {box}: is the bonus won, by which hand, and what is paid?", box=part.box)


def part_text(words: Words, _: Question, part: Part) -> str:
    """Return what one part asks for."""
    if part.form is Form.STAKE:
        return part_name(words, part)
    if part.key.endswith(".hand"):
        return words.text("Box {box}, the hand that counts for the bonus", box=part.box)
    return words.text("Box {box}, is the bonus won?", box=part.box)


def option_text(words: Words, _: Question, part: Part, option: str) -> str:
    """Return a hand that can be chosen, or whether the bonus is won."""
    if part.key.endswith(".hand"):
        return hand_name(words, Hand(option))
    return words.text(ENDS[Bonus(option)])


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return what the five dealt cards are, from what the bonus is paid, and the arithmetic."""
    part = question.parts[-1]
    settled = settled_box(question, part.box)
    told = dealt_explained(words, question.scenario.house, settled)
    told += [
        stake_explained(words, part.box, line) for line in settled.bets if line.bet is Bet.BONUS
    ]
    return told


def dealt_explained(words: Words, house: House, settled: BoxSettlement) -> list[Explained]:
    """Return the hand that counts for the bonus, and the lowest one that wins it (RP-10)."""
    if settled.result is Result.FOLD or house.bonus is None:
        told = words.text(
            "Box {box} folded: its bonus is lost, whatever it holds.", box=settled.box
        )
        return [Explained(told, house.rule(["fold.bonus", "bonus"]))]
    rule = house.rule(["bonus.pays"])
    dealt = combination_text(words, settled.reading.dealt)
    lowest = min(house.bonus.pays, key=lambda hand: hand.level)
    told = words.text("Box {box}, the five dealt cards: {hand}.", box=settled.box, hand=dealt)
    paid = words.text("The bonus is paid from {lowest} upwards.", lowest=lowest_hand(words, lowest))
    return [Explained(told, rule), Explained(paid, rule)]
