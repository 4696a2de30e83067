"""What is wrong with a scenario, a house or a file, and what to do about it."""

from collections.abc import Mapping

from dealer_trainer.cards import Card
from dealer_trainer.faults import Fault, Value
from dealer_trainer.hands import Hand
from dealer_trainer.house import BlindMay
from dealer_trainer.legality import Problem
from dealer_trainer.wording.file_faults import FILE_FAULTS
from dealer_trainer.wording.hands import hand_name, lowest_hand
from dealer_trainer.wording.language import Words, message, message_in

TABLE_FAULTS: Mapping[str, str] = {
    Problem.ANTE_OUTSIDE: message(
        "the ante is {found}, this table takes {least} to {most}; "
        "change the ante or the table's limits"
    ),
    Problem.BLIND_BEFORE_OPEN: message(
        "a player's first boxes are open, the blind ones follow; exchange the two boxes"
    ),
    Problem.BLIND_MAY_NOT: message(
        "a blind box has no {what} in this house; take it away or open the box"
    ),
    Problem.BLIND_PLAYS: message(
        "a blind box goes to the end with its bet, found {play}; set it to bet or open the box"
    ),
    Problem.BLIND_WITHOUT_OPEN: message(
        "a blind box needs {most} open by the same player, found {found}; "
        "name the player of his boxes or open this one"
    ),
    Problem.BONUS_ELECTRONIC: message(
        "with a least ante of {least} the bonus is electronic, the dealer does not handle it; "
        "take the stake away"
    ),
    Problem.BONUS_NONE: message("this house has no bonus; take the stake away"),
    Problem.BONUS_OUTSIDE: message(
        "the bonus is {found}, this house takes {least} to {most}; change the stake"
    ),
    Problem.BOX_NUMBER: message(
        "box {found} does not exist, the table has boxes 1 to {count}; give one of these numbers"
    ),
    Problem.BOX_ORDER: message(
        "box {found} comes after box {before}; list each box once, in the order of the deal"
    ),
    Problem.BOXES_NONE: message("no box is in play; give one to {count} boxes"),
    Problem.CARD_NOT_HELD: message(
        "{card} is exchanged but not held, the box has {held}; name cards of the box"
    ),
    Problem.CARD_TWICE: message("{card} is there a second time; each card is dealt once"),
    Problem.CARDS_COUNT: message(
        "cards found: {found}, expected: {expected}; give the dealt cards"
    ),
    Problem.DRAW_NOT_SOLD: message(
        "no sixth card is sold at this draw in this house; take the draw away"
    ),
    Problem.DRAWS_TOO_MANY: message(
        "draws found: {found}, this house sells {most}; take away what is too much"
    ),
    Problem.EARLY_BELOW: message(
        "early payout is given from {lowest}, the box has {found}; set play to bet or fold"
    ),
    Problem.EARLY_NONE: message("this house pays nothing early; set play to bet or fold"),
    Problem.EXCHANGE_COUNT: message(
        "{expected} exchanged, {found} received; give as many new cards as old ones"
    ),
    Problem.EXCHANGE_NOT_SOLD: message(
        "an exchange of {found} is not sold at this draw, sold are: {expected}; "
        "exchange another number of cards"
    ),
    Problem.INSURANCE_BELOW_HAND: message(
        "insurance is sold from {lowest}, the box has {found}; take the stake away"
    ),
    Problem.INSURANCE_NO_ROOM: message(
        "no insurance is sold here: the least is {least}, the most would be {most}; "
        "take the stake away"
    ),
    Problem.INSURANCE_NONE: message("this house sells no insurance; take the stake away"),
    Problem.INSURANCE_OUTSIDE: message(
        "the insurance is {found}, this box may have {least} to {most}; change the stake"
    ),
    Problem.NEXT_TOO_FEW: message(
        "the deck has run out, {found} next cards are not enough for the exchange; add cards"
    ),
    Problem.OUT_WITH_INSURANCE: message(
        "a box with play {play} is out of the round and has no insurance; take one of them away"
    ),
    Problem.OUT_WITH_PURCHASE: message(
        "a box with play {play} is out of the round and buys nothing; take one of them away"
    ),
    Problem.PLAYER_BOXES: message(
        "boxes of the player: {found}, one player may have {most}; give the box to another player"
    ),
    Problem.PLAYER_OPEN_BOXES: message(
        "open boxes of the player: {found}, he may look at {most}; "
        "make the box blind or give it to another player"
    ),
    Problem.PURCHASE_DEALER_PLAYS: message(
        "the dealer has a game ({found}), it is bought only after no game; "
        "take buys_game away or change the dealer's cards"
    ),
    Problem.PURCHASE_NONE: message("this house sells no game; take buys_game away"),
    Problem.SECOND_ANTE_ABOVE: message(
        "the second open ante is {found}, above the first, {first}; lower it"
    ),
    Problem.SECOND_ANTE_OTHER: message(
        "the second open ante is {found}, the first {first}; make them equal"
    ),
    Problem.SIXTH_HELD: message("the box already has six cards; take the draw away"),
}
THINGS = {
    BlindMay.SIXTH: message("sixth card"),
    BlindMay.EXCHANGE: message("exchange"),
    BlindMay.INSURANCE: message("insurance"),
    BlindMay.BONUS: message("bonus"),
    BlindMay.PURCHASE: message("purchase of the game"),
}
_NO_THING = {
    BlindMay.SIXTH: message_in("a blind box has no", "sixth card"),
    BlindMay.EXCHANGE: message_in("a blind box has no", "exchange"),
    BlindMay.INSURANCE: message_in("a blind box has no", "insurance"),
    BlindMay.BONUS: message_in("a blind box has no", "bonus"),
    BlindMay.PURCHASE: message_in("a blind box has no", "purchase of the game"),
}
_LOWEST = (Problem.EARLY_BELOW, Problem.INSURANCE_BELOW_HAND)


def fault_sentence(words: Words, fault: Fault) -> str:
    """Return what was found, what was expected and what to do."""
    text = TABLE_FAULTS.get(fault.problem) or FILE_FAULTS[fault.problem]
    return words.text(text, **{name: _value(words, each) for name, each in _values(words, fault)})


def _values(words: Words, fault: Fault) -> list[tuple[str, Value]]:
    values = dict(fault.values)
    if fault.problem == Problem.BLIND_MAY_NOT:
        values["what"] = words.in_context(
            "a blind box has no", THINGS[BlindMay(str(values["what"]))]
        )
    if fault.problem in _LOWEST:
        values["lowest"] = lowest_hand(words, Hand(str(values["lowest"])))
        values["found"] = hand_name(words, Hand(str(values["found"])))
    if fault.problem == Problem.PURCHASE_DEALER_PLAYS:
        values["found"] = hand_name(words, Hand(str(values["found"])))
    return list(values.items())


def _value(words: Words, value: Value) -> str:
    """Return a value as it stands in a file; only lists are joined."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return ", ".join(_value(words, each) for each in value)
    return str(value)
