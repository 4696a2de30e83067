"""Is this allowed: the decision in words, and why it is or is not."""

from dealer_trainer.house import House, PurchaseWhen
from dealer_trainer.legality import faults, insurance_bounds
from dealer_trainer.procedure import turns
from dealer_trainer.questions import Part, Question
from dealer_trainer.questions.decisions import (
    Change,
    Decision,
    box_of,
    decided,
    decision_of,
)
from dealer_trainer.scenario import Box
from dealer_trainer.settlement import draw_price
from dealer_trainer.wording.asked.drawing import draw_name
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.insuring import insurance_text
from dealer_trainer.wording.asked.may import EARLY_RULE, broken_explained, may_text
from dealer_trainer.wording.asked.telling import settled_box
from dealer_trainer.wording.hands import lowest_hand
from dealer_trainer.wording.language import Words, message

DECISIONS = {
    Change.ANTE: message("Box {box} places an ante of {value}."),
    Change.BONUS: message("Box {box} places a bonus of {value}."),
    Change.SIT: message("A new player sits down at box {box}."),
    Change.TAKE_OPEN: message(
        "The player of box {value} takes box {box} too and wants to look at its cards."
    ),
    Change.TAKE_BLIND: message("The player of box {value} takes box {box} too, blind."),
    Change.COVER: message("The player of box {box} wants to play it blind."),
    Change.LOOK: message("The player of blind box {box} wants to look at its cards."),
    Change.DEAL_LATER: message("The dealer deals to box {box} after box {value}."),
    Change.FOLD: message("Box {box} folds instead of betting."),
    Change.EARLY: message("Before the dealer opens box {box} wants an early payout."),
}
SIXTH = {
    False: message("Box {box} has not bet yet and wants to buy a card."),
    True: message("The player of blind box {box} wants to buy a card."),
}


def question_text(words: Words, question: Question) -> str:
    """Return the decision, and that it is asked whether it may be taken."""
    decision = decision_of(question.parts[0])
    told = decision_text(words, question, decision)
    return words.text("{decision} Is this allowed? If not, why not?", decision=told)


def part_text(words: Words, _: Question, __: Part) -> str:
    """Return what the part asks for."""
    return words.text("Is this allowed?")


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return whether it is allowed, or a reason against it."""
    return may_text(words, option)


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return what the decision breaks, or what allows it."""
    decision = decision_of(question.parts[0])
    broken = faults(decided(question.scenario, decision))
    if broken:
        return list(broken_explained(words, broken))
    told = [_permission(words, question, decision)]
    if decision.change is Change.ANTE:
        told += _turns_explained(words, question, decision)
    return told


def decision_text(words: Words, question: Question, decision: Decision) -> str:
    """Return a decision in a sentence."""
    match decision.change:
        case Change.SIXTH | Change.EXCHANGE:
            return _draw_text(words, box_of(question.scenario, decision.box), decision)
        case Change.INSURE:
            return insurance_text(words, box_of(question.scenario, decision.box), decision.value)
        case Change.FOLD if box_of(question.scenario, decision.box).blind:
            return words.text("The player of blind box {box} folds.", box=decision.box)
        case Change.BUY if _before_opening(question.scenario.house):
            return words.text(
                "Before the dealer opens box {box} wants to buy the game.", box=decision.box
            )
        case Change.BUY:
            return words.text(
                "After the dealer has opened box {box} wants to buy the game.", box=decision.box
            )
    return words.text(
        DECISIONS[decision.change], box=decision.box, value=words.number(decision.value)
    )


def _before_opening(house: House) -> bool:
    return house.purchase is not None and house.purchase.when is PurchaseWhen.BEFORE_OPENING


def _draw_text(words: Words, box: Box, decision: Decision) -> str:
    """Return that a box wants a draw, and what it has drawn before."""
    if decision.change is Change.SIXTH:
        wanted = words.text(SIXTH[box.blind], box=box.box)
    elif box.blind:
        wanted = words.plural(
            "The player of blind box {box} wants to exchange {count} card.",
            "The player of blind box {box} wants to exchange {count} cards.",
            decision.value,
            box=box.box,
        )
    else:
        wanted = words.plural(
            "Box {box} has not bet yet and wants to exchange {count} card.",
            "Box {box} has not bet yet and wants to exchange {count} cards.",
            decision.value,
            box=box.box,
        )
    if not box.draws:
        return wanted
    drawn = words.plural(
        "It has made {count} draw and holds {held} cards.",
        "It has made {count} draws and holds {held} cards.",
        len(box.draws),
        held=len(box.hand),
    )
    return f"{wanted} {drawn}"


def _permission(words: Words, question: Question, decision: Decision) -> Explained:
    """Return the rule that allows a decision."""
    house = question.scenario.house
    match decision.change:
        case Change.ANTE:
            return _limits(words, house, "table.ante", house.table.ante)
        case Change.BONUS:
            least_and_most = house.bonus.stake if house.bonus else (0, 0)
            return _limits(words, house, "bonus.stake", least_and_most)
        case Change.SIT:
            told = words.plural(
                "The table has {count} box, and this one is free.",
                "The table has {count} boxes, and this one is free.",
                house.boxes.count,
            )
            return Explained(told, house.rule(["boxes.count"]))
        case Change.SIXTH | Change.EXCHANGE:
            return _sold(words, question, decision)
        case Change.INSURE:
            return _insured(words, question, decision)
        case Change.FOLD:
            told = words.text("A box that may look at its cards may fold; it loses its ante.")
            return Explained(told, house.rule(["fold.ante"]))
        case Change.EARLY:
            lowest = lowest_hand(words, house.early_payout.from_) if house.early_payout else ""
            told = words.text("An early payout is given from {lowest}.", lowest=lowest)
            return Explained(told, house.rule(["early_payout.from"]) or EARLY_RULE)
        case Change.BUY:
            told = words.text("Any box that is still in play may buy, whatever it holds.")
            return Explained(told, house.rule(["purchase"]))
    return _seats(words, house)


def _limits(words: Words, house: House, option: str, limits: tuple[int, int]) -> Explained:
    least, most = map(words.number, limits)
    told = words.text("It lies within the limits, {least} to {most}.", least=least, most=most)
    return Explained(told, house.rule([option]))


def _seats(words: Words, house: House) -> Explained:
    told = words.plural(
        "One player may have {count} box; he may look at {open} of them, the others are blind.",
        "One player may have {count} boxes; he may look at {open} of them, the others are blind.",
        house.boxes.per_player,
        open=words.number(house.boxes.open_per_player),
    )
    return Explained(told, house.rule(["boxes.open_per_player"]))


def _sold(words: Words, question: Question, decision: Decision) -> Explained:
    house = question.scenario.house
    box = box_of(decided(question.scenario, decision), decision.box)
    turn = len(box.draws) - 1
    price = words.plural("{count} ante", "{count} antes", draw_price(house, box, turn))
    told = words.text(
        "At this draw the house sells it: {draw}, {price}.",
        draw=draw_name(words, decision),
        price=price,
    )
    return Explained(told, house.rule([f"draw.{turn}"]))


def _insured(words: Words, question: Question, decision: Decision) -> Explained:
    house, box = question.scenario.house, box_of(question.scenario, decision.box)
    seen = settled_box(question, decision.box).reading
    least, most = map(words.number, insurance_bounds(house, box, seen))
    lowest = lowest_hand(words, house.insurance.from_) if house.insurance else ""
    told = words.text(
        "Insurance is sold from {lowest}, on this box for {least} to {most}.",
        lowest=lowest,
        least=least,
        most=most,
    )
    return Explained(told, house.rule(["insurance.max"]))


def _turns_explained(words: Words, question: Question, decision: Decision) -> list[Explained]:
    """Tell that a second open ante above the first changes turns (RP-1)."""
    after = decided(question.scenario, decision)
    if turns(after) == tuple(box.box for box in after.boxes):
        return []
    told = words.text(
        "The player's second open ante is above his first: these two boxes change turns."
    )
    return [Explained(told, question.scenario.house.rule(["boxes.second_open_ante"]))]
