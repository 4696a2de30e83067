"""Has the dealer a game, who is higher: what is asked, and what decides."""

from dealer_trainer.questions import Part, Question
from dealer_trainer.questions.comparing import Game, Stands
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.telling import dealer_explained, standing_explained
from dealer_trainer.wording.house_page import dealer_line
from dealer_trainer.wording.language import Words, message

CHOICES: dict[str, str] = {
    Game.GAME: message("there is a game"),
    Game.NO_GAME: message("no game"),
    Stands.HIGHER: message("the box is higher"),
    Stands.LOWER: message("the box is lower"),
    Stands.STAND_OFF: message("stand-off"),
    Stands.NOT_COMPARED: message("not compared"),
}


def question_text(words: Words, _: Question) -> str:
    """Return what is asked."""
    return words.text("Has the dealer a game, and how do the boxes stand to him?")


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return what one part asks for: the dealer's first hand, his last one, a box."""
    if part.box:
        return words.text("Box {box} against the dealer", box=part.box)
    if part.key == "0.last":
        return words.text("Dealer, last hand")
    if any(each.key == "0.last" for each in question.parts):
        return words.text("Dealer, first hand")
    return words.text("Dealer")


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return whether there is a game, or how a box stands."""
    return words.text(CHOICES[option])


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the dealer's hands, then box by box what decides."""
    house, dealer = question.scenario.house, question.settlement.dealer
    lowest = Explained(f"{dealer_line(words, house)}.", house.rule(["dealer.plays_from"]))
    told = [lowest, dealer_explained(words, question)]
    if dealer.exchanges:
        first = words.text("Boxes that bought stand to his last hand, the others to his first one.")
        told.append(Explained(first, house.rule(["purchase"])))
    asked = {part.box for part in question.parts}
    for settled in question.settlement.boxes:
        if settled.box in asked:
            told += standing_explained(words, settled, dealer)
    return told
