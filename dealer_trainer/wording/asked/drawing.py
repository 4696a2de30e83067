"""Draws: what is asked, what they cost, and why some are not sold."""

from dealer_trainer.legality import faults
from dealer_trainer.questions import Kind, Part, Question
from dealer_trainer.questions.decisions import Change, Decision, box_of, decided
from dealer_trainer.questions.drawing import NOT_SOLD, draw_of
from dealer_trainer.settlement import Bet
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.may import broken_explained
from dealer_trainer.wording.asked.telling import stake_explained
from dealer_trainer.wording.language import Words


def question_text(words: Words, question: Question) -> str:
    """Return what is asked, and how many draws the box has had."""
    if question.kind is Kind.DRAW_FEES:
        return words.text("What does each draw cost?")
    box = box_of(question.scenario, question.parts[0].box)
    if not box.draws:
        return words.text(
            "Box {box} has not drawn yet. What does each draw cost it now, in antes, "
            "if it is sold at all?",
            box=box.box,
        )
    return words.plural(
        "Box {box} has made {count} draw and holds {held} cards. "
        "What does each further draw cost it now, in antes, if it is sold at all?",
        "Box {box} has made {count} draws and holds {held} cards. "
        "What does each further draw cost it now, in antes, if it is sold at all?",
        len(box.draws),
        box=box.box,
        held=len(box.hand),
    )


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return the draw that one part asks the price of."""
    if question.kind is Kind.DRAWS_SOLD:
        what = draw_name(words, draw_of(part))
        return words.text("Box {box}: {what}", box=part.box, what=what)
    turn = int(part.key.rpartition(".")[2])
    draw = box_of(question.scenario, part.box).draws[turn]
    change = Change.SIXTH if draw.sixth else Change.EXCHANGE
    what = draw_name(words, Decision(change, part.box, len(draw.exchange)))
    return words.text("Box {box}, draw {turn}: {what}", box=part.box, turn=turn + 1, what=what)


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return a price in antes, or that the draw is not sold."""
    if option == NOT_SOLD:
        return words.text("not sold")
    return words.plural("{count} ante", "{count} antes", int(option))


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the arithmetic of each fee, or each price with what is not sold and why."""
    if question.kind is Kind.DRAWS_SOLD:
        return _sold_explained(words, question)
    told = []
    for settled in question.settlement.boxes:
        fees = [line for line in settled.bets if line.bet is Bet.DRAW]
        told += [stake_explained(words, settled.box, line) for line in fees]
    return [*told, _at_once(words)] if told else told


def draw_name(words: Words, draw: Decision) -> str:
    """Return a draw: a sixth card, or an exchange with its number of cards."""
    if draw.change is Change.SIXTH:
        return words.text("a sixth card")
    return words.plural("exchange of {count} card", "exchange of {count} cards", draw.value)


def _at_once(words: Words) -> Explained:
    told = words.text("The fee is taken first, then the cards are given; it is never returned.")
    return Explained(told, "O-8")


def _sold_explained(words: Words, question: Question) -> list[Explained]:
    told: list[Explained] = []
    scenario = question.scenario
    for part in question.parts:
        draw = draw_of(part)
        after = decided(scenario, draw)
        if part.truth == NOT_SOLD:
            told += broken_explained(words, faults(after))
            continue
        turn = len(box_of(scenario, part.box).draws)
        price = option_text(words, question, part, part.truth)
        sentence = words.text("{what}: {price}.", what=draw_name(words, draw), price=price)
        told.append(
            Explained(sentence[0].upper() + sentence[1:], scenario.house.rule([f"draw.{turn}"]))
        )
    return list(dict.fromkeys(told))
