"""Insurance: what is asked, how its bounds come about, and what becomes of it."""

from collections.abc import Iterator

from dealer_trainer.house import House, InsuranceMax
from dealer_trainer.legality import faults
from dealer_trainer.questions import Kind, Part, Question
from dealer_trainer.questions.decisions import box_of, decided, decision_of
from dealer_trainer.scenario import Box
from dealer_trainer.settlement import BoxSettlement, expected_payout, natural_payout
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.may import broken_explained, may_text
from dealer_trainer.wording.asked.telling import (
    dealer_explained,
    settled_box,
    stake_explained,
)
from dealer_trainer.wording.explanations import MULTIPLIED, uncounted_rule, uncounted_sentence
from dealer_trainer.wording.hands import combinations_text, lowest_hand
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.stakes import part_name

WANTED = {
    False: message("Box {box} has not bet yet and wants an insurance of {amount}."),
    True: message("The player of blind box {box} wants an insurance of {amount}."),
}


def question_text(words: Words, question: Question) -> str:
    """Return what is asked."""
    part = question.parts[0]
    if question.kind is Kind.INSURANCE_MAY:
        box = box_of(question.scenario, part.box)
        wanted = insurance_text(words, box, decision_of(part).value)
        return words.text("{decision} Is this allowed? If not, why not?", decision=wanted)
    return words.text(
        "Between which bounds may box {box} insure, and what becomes of its insurance?",
        box=part.box,
    )


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return what one part asks for."""
    if question.kind is Kind.INSURANCE_MAY:
        return words.text("Box {box}, insurance: allowed?", box=part.box)
    if part.key.endswith(".least"):
        return words.text("Box {box}, the least insurance", box=part.box)
    if part.key.endswith(".most"):
        return words.text("Box {box}, the most insurance", box=part.box)
    return part_name(words, part)


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return whether the insurance is allowed, or why not."""
    return may_text(words, option)


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the hand, what breaks a rule if something does, the bounds, the end of the stake."""
    part, house = question.parts[0], question.scenario.house
    settled = settled_box(question, part.box)
    box = box_of(question.scenario, part.box)
    told = [hand_explained(words, settled)]
    if question.kind is Kind.INSURANCE_MAY:
        broken = faults(decided(question.scenario, decision_of(part)))
        if broken:
            return [*told, *broken_explained(words, broken)]
        return [*told, *bounds_explained(words, house, box, settled)]
    told += uncounted_explained(words, house, settled)
    told += bounds_explained(words, house, box, settled)
    lines = {line.bet: line for line in settled.bets}
    stakes = [
        stake_explained(words, part.box, lines[each.bet]) for each in question.parts if each.bet
    ]
    return [*told, dealer_explained(words, question), *stakes]


def insurance_text(words: Words, box: Box, amount: int) -> str:
    """Return that a box wants an insurance; the bet of a blind one lies there already."""
    return words.text(WANTED[box.blind], box=box.box, amount=words.number(amount))


def hand_explained(words: Words, settled: BoxSettlement) -> Explained:
    """Return what a box holds."""
    seen = settled.reading
    hand = combinations_text(words, seen.combinations or (seen.main,))
    return Explained(words.text("Box {box} holds: {hand}.", box=settled.box, hand=hand), "C-2")


def payout_sum(words: Words, house: House, box: Box, settled: BoxSettlement) -> str:
    """Return the payout that a box expects on a win as a sum: 100 × (4 + 1) = 500."""
    combinations = settled.reading.combinations
    odds = [str(house.pays[each.hand]) for each in combinations]
    factor = odds[0] if len(odds) == 1 else f"({' + '.join(odds)})"
    natural = natural_payout(house, box.bet, combinations)
    told = words.text(
        MULTIPLIED,
        stake=words.number(box.bet),
        odds=factor,
        natural=words.number(natural),
    )
    if natural > house.table.max_payout:
        maximum = words.number(house.table.max_payout)
        cut = words.text("the table pays at most {maximum}", maximum=maximum)
        told = f"{told}, {cut}"
    return told


def bounds_explained(
    words: Words, house: House, box: Box, settled: BoxSettlement
) -> list[Explained]:
    """Return from which hand insurance is sold, and how its least and its most come about."""
    insurance = house.insurance
    if insurance is None:
        return []
    sold = words.text(
        "Insurance is sold from {lowest}.", lowest=lowest_hand(words, insurance.from_)
    )
    least = words.text("The least is one ante: {least}.", least=words.number(box.ante))
    return [
        Explained(sold, house.rule(["insurance.from"])),
        Explained(least, house.rule(["insurance"])),
        *_most_explained(words, house, box, settled),
    ]


def uncounted_explained(words: Words, house: House, settled: BoxSettlement) -> list[Explained]:
    """Return why a combination beside the main one is not paid, nothing if there is none."""
    uncounted = settled.reading.uncounted
    if uncounted is None:
        return []
    told = uncounted_sentence(words, uncounted)
    return [Explained(told, uncounted_rule(house, uncounted))]


def _most_explained(
    words: Words, house: House, box: Box, settled: BoxSettlement
) -> Iterator[Explained]:
    """Yield the payout, or half of it, and what the table maximum leaves beside the ante."""
    most = expected_payout(house, box.bet, settled.reading.combinations)
    total, rule = payout_sum(words, house, box, settled), house.rule(["insurance.max"])
    if house.insurance and house.insurance.max is InsuranceMax.HALF_PAYOUT:
        most //= 2
        told = words.text(
            "The most is half of the payout expected on a win: {sum}, half of it is {amount}.",
            sum=total,
            amount=words.number(most),
        )
    else:
        told = words.text("The most is the payout expected on a win: {sum}.", sum=total)
    yield Explained(told, rule)
    room = house.table.max_payout - box.ante
    if room < most:
        within = words.text(
            "With the ante it stays within the table maximum: {maximum} − {ante} = {room}.",
            maximum=words.number(house.table.max_payout),
            ante=words.number(box.ante),
            room=words.number(room),
        )
        yield Explained(within, rule)
