"""No game as a chain of decisions: what each part asks, and why it is so."""

from collections.abc import Iterator

from dealer_trainer.house import DealerCard
from dealer_trainer.legality import faults
from dealer_trainer.questions import Form, Part, Question
from dealer_trainer.questions.decisions import Change, Decision, decided
from dealer_trainer.questions.no_game import LATER, NO, NOW, YES, exchange_of
from dealer_trainer.settlement import Result
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.may import broken_explained
from dealer_trainer.wording.asked.telling import (
    box_explained,
    dealer_explained,
    settled_box,
    stake_explained,
)
from dealer_trainer.wording.cards import card_text
from dealer_trainer.wording.explanations import exchange_text
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.stakes import part_name, result_name

OPTIONS = {
    YES: message("yes"),
    NO: message("no"),
    NOW: message("now, on his first hand"),
    LATER: message("after the exchange, on his last hand"),
}
CARDS = {
    DealerCard.HIGHEST: message("The dealer exchanges his highest card: {card}."),
    DealerCard.LOWEST: message("The dealer exchanges his lowest card: {card}."),
}


def question_text(words: Words, question: Question) -> str:
    """Return that there is no game, and who buys it."""
    opened = words.text("The dealer has no game.")
    asked = words.text("What is done now, one thing after the other?")
    if question.scenario.house.purchase is None:
        return f"{opened} {asked}"
    buyers = [settled.box for settled in question.settlement.boxes if settled.reading.bought]
    if not buyers:
        bought = words.text("Nobody has bought it.")
    elif len(buyers) == 1:
        bought = words.text("Box {box} buys it.", box=buyers[0])
    else:
        bought = words.text("Boxes {boxes} buy it.", boxes=", ".join(map(str, buyers)))
    return f"{opened} {bought} {asked}"


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return what one decision is about."""
    if part.form is Form.STAKE:
        return part_name(words, part)
    match part.key.split("."):
        case [_, "buys"]:
            return words.text("Could box {box} still buy the game?", box=part.box)
        case [_, "insurance", _]:
            return words.text("Box {box}: when is its insurance settled?", box=part.box)
        case ["dealer", "card"]:
            return words.text("Which of his cards does the dealer exchange?")
        case ["dealer", "again", _]:
            change = exchange_text(exchange_of(question, part))
            return words.text("{change}. Is there another exchange?", change=change)
        case ["dealer", "plays"]:
            return words.text("Has the dealer a game now?")
    return words.text("Box {box} against the dealer's last hand", box=part.box)


def option_text(words: Words, _: Question, part: Part, option: str) -> str:
    """Return what can be chosen."""
    if part.key.endswith(".result"):
        return result_name(words, Result(option))
    return words.text(OPTIONS[option])


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return why each decision is as it is, in the order asked."""
    told = [dealer_explained(words, question)]
    for part in question.parts:
        told += _explained(words, question, part)
    return list(dict.fromkeys(told))


def _explained(words: Words, question: Question, part: Part) -> Iterator[Explained]:
    house = question.scenario.house
    if part.form is Form.STAKE:
        settled = settled_box(question, part.box)
        if not settled.reading.bought:
            yield from box_explained(words, question, settled)
        line = next(line for line in settled.bets if line.bet is part.bet)
        yield stake_explained(words, part.box, line)
        return
    match part.key.split("."):
        case [_, "buys"]:
            yield from _may_buy(words, question, part)
        case [_, "insurance", _]:
            yield _insured(words, question, part)
        case ["dealer", "card"] if house.purchase:
            card = card_text(question.settlement.dealer.exchanges[0].old)
            told = words.text(CARDS[house.purchase.card], card=card)
            yield Explained(told, house.rule(["purchase.card"]))
        case ["dealer", "again", _]:
            yield _again(words, question, part)
        case [_, "result"]:
            yield from box_explained(words, question, settled_box(question, part.box))


def _may_buy(words: Words, question: Question, part: Part) -> Iterator[Explained]:
    scenario = question.scenario
    if part.truth == NO:
        broken = faults(decided(scenario, Decision(Change.BUY, part.box)))
        yield from broken_explained(words, broken)
        return
    told = words.text("Any box that is still in play may buy, whatever it holds.")
    yield Explained(told, scenario.house.rule(["purchase"]))


def _insured(words: Words, question: Question, part: Part) -> Explained:
    house = question.scenario.house
    if part.truth == LATER:
        told = words.text(
            "Box {box} bought: its insurance waits for the dealer's last hand.", box=part.box
        )
        return Explained(told, house.rule(["insurance.settles"]))
    if settled_box(question, part.box).reading.bought:
        told = words.text(
            "Here insurance is settled when the dealer opens, though box {box} bought.",
            box=part.box,
        )
        return Explained(told, house.rule(["insurance.settles"]))
    told = words.text("Box {box} did not buy: its insurance is settled now.", box=part.box)
    return Explained(told, "O-7")


def _again(words: Words, question: Question, part: Part) -> Explained:
    """Return why the exchange is repeated or not: the rank, a game, or too many already."""
    house, dealer = question.scenario.house, question.settlement.dealer
    exchange = exchange_of(question, part)
    change, rule = exchange_text(exchange), house.rule(["purchase.repeats"])
    if part.truth == YES:
        told = words.text(
            "{change}: the same rank and still no game, so it is exchanged again, free.",
            change=change,
        )
    elif exchange.old.rank != exchange.new.rank:
        told = words.text("{change}: another rank came, it is not exchanged again.", change=change)
    elif dealer.final_plays:
        told = words.text(
            "{change}: the same rank, but it makes a game, so the exchanges end.", change=change
        )
    else:
        told = words.plural(
            "{change}: the same rank, but this house exchanges {count} time at most.",
            "{change}: the same rank, but this house exchanges {count} times at most.",
            len(dealer.exchanges),
            change=change,
        )
    return Explained(told, rule)
