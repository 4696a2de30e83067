"""Whether a decision is allowed, and if not, why not: as a choice, and explained."""

from collections.abc import Iterable, Iterator

from dealer_trainer.faults import Fault
from dealer_trainer.hands import Hand
from dealer_trainer.house import BlindMay
from dealer_trainer.legality import Problem
from dealer_trainer.questions.decisions import ALLOWED
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.faults import THINGS
from dealer_trainer.wording.hands import hand_name, lowest_hand
from dealer_trainer.wording.language import Words, message

EARLY_RULE = "O-3"

REASONS = {
    Problem.ANTE_OUTSIDE: message("no, the ante is outside the table's limits"),
    Problem.BLIND_BEFORE_OPEN: message("no, a player's open boxes come before his blind ones"),
    Problem.BLIND_MAY_NOT: message("no, a blind box may not have this here"),
    Problem.BLIND_PLAYS: message("no, a blind box stays to the end with its bet"),
    Problem.BLIND_WITHOUT_OPEN: message("no, the player has too few open boxes for a blind one"),
    Problem.BONUS_ELECTRONIC: message("no, the bonus is electronic at this table"),
    Problem.BONUS_NONE: message("no, there is no bonus in this house"),
    Problem.BONUS_OUTSIDE: message("no, the bonus is outside its limits"),
    Problem.BOX_NUMBER: message("no, the table has no such box"),
    Problem.BOX_ORDER: message("no, that is not the order of the deal"),
    Problem.DRAW_NOT_SOLD: message("no, no sixth card is sold at this draw"),
    Problem.DRAWS_TOO_MANY: message("no, no further draw is sold"),
    Problem.EARLY_BELOW: message("no, the hand is too low for an early payout"),
    Problem.EARLY_NONE: message("no, this house pays nothing early"),
    Problem.EXCHANGE_NOT_SOLD: message("no, this number of cards is not exchanged at this draw"),
    Problem.INSURANCE_BELOW_HAND: message("no, the hand is too low for insurance"),
    Problem.INSURANCE_NO_ROOM: message("no, the table maximum leaves no room for insurance"),
    Problem.INSURANCE_NONE: message("no, this house sells no insurance"),
    Problem.INSURANCE_OUTSIDE: message("no, the amount is too small or too large"),
    Problem.OUT_WITH_INSURANCE: message("no, a box cannot both leave the round and be insured"),
    Problem.OUT_WITH_PURCHASE: message("no, a box cannot both leave the round and buy the game"),
    Problem.PLAYER_BOXES: message("no, the player would have too many boxes"),
    Problem.PLAYER_OPEN_BOXES: message("no, the player would look at too many boxes"),
    Problem.PURCHASE_DEALER_PLAYS: message("no, the dealer has a game"),
    Problem.PURCHASE_NONE: message("no, the game is not sold in this house"),
    Problem.SECOND_ANTE_ABOVE: message("no, the second open ante is above the first"),
    Problem.SECOND_ANTE_OTHER: message("no, the second open ante is not equal to the first"),
    Problem.SIXTH_HELD: message("no, the box already has six cards"),
}
_BROKEN = {
    Problem.ANTE_OUTSIDE: message(
        "The table takes antes of {least} to {most}; {found} is outside."
    ),
    Problem.BLIND_BEFORE_OPEN: message(
        "The first boxes of a player are open, the blind ones follow."
    ),
    Problem.BLIND_MAY_NOT: message("A blind box has no {what} in this house."),
    Problem.BLIND_PLAYS: message(
        "A blind box neither folds nor leaves early: its bet lies there from the start."
    ),
    Problem.BONUS_ELECTRONIC: message(
        "With a least ante of {least} the bonus is electronic; the dealer does not handle it."
    ),
    Problem.BONUS_NONE: message("This house has no bonus."),
    Problem.BONUS_OUTSIDE: message("The bonus may be {least} to {most}; {found} is outside."),
    Problem.BOX_ORDER: message("The boxes are dealt from the dealer's left, one after the other."),
    Problem.DRAW_NOT_SOLD: message("This house sells no sixth card at this draw."),
    Problem.EARLY_BELOW: message("An early payout is given from {lowest}; the box has: {found}."),
    Problem.EARLY_NONE: message("This house pays nothing before the dealer opens."),
    Problem.INSURANCE_BELOW_HAND: message("Insurance is sold from {lowest}; the box has: {found}."),
    Problem.INSURANCE_NO_ROOM: message(
        "The least insurance is {least}, but the most would be {most}: none is sold."
    ),
    Problem.INSURANCE_NONE: message("This house sells no insurance."),
    Problem.INSURANCE_OUTSIDE: message(
        "This box may insure for {least} to {most}; {found} is outside."
    ),
    Problem.OUT_WITH_INSURANCE: message(
        "An insured box stays in the round with its bet: it neither folds nor is paid early."
    ),
    Problem.OUT_WITH_PURCHASE: message(
        "A box that folds or is paid early is out of the round; a box that buys stays in it."
    ),
    Problem.PURCHASE_DEALER_PLAYS: message(
        "The dealer has a game ({found}); it is bought only after no game."
    ),
    Problem.PURCHASE_NONE: message("The dealer's card is not exchanged in this house."),
    Problem.SECOND_ANTE_ABOVE: message(
        "The second open ante may not be above the first, {first}; it would be {found}."
    ),
    Problem.SECOND_ANTE_OTHER: message(
        "The second open ante must be equal to the first, {first}; it would be {found}."
    ),
    Problem.SIXTH_HELD: message("The box already has six cards; nobody gets a seventh."),
}

# Where a house names no rule of its own: the deal is O-2, that some are paid early O-3.
_RULES = {
    Problem.BOX_ORDER: "O-2",
    Problem.EARLY_BELOW: EARLY_RULE,
    Problem.EARLY_NONE: EARLY_RULE,
}


def may_text(words: Words, option: str) -> str:
    """Return a choice: allowed, or a reason against it."""
    if option == ALLOWED:
        return words.text("yes, it is allowed")
    return words.text(REASONS[Problem(option)])


def broken_explained(words: Words, faults: Iterable[Fault]) -> Iterator[Explained]:
    """Yield what is wrong with a decision, each kind of fault once, with the broken rule."""
    told: set[str] = set()
    for fault in faults:
        if fault.problem not in told:
            told.add(fault.problem)
            problem = Problem(fault.problem)
            yield Explained(_sentence(words, problem, fault), fault.rule or _RULES.get(problem))


def _sentence(words: Words, problem: Problem, fault: Fault) -> str:
    if problem in _BROKEN:
        return words.text(_BROKEN[problem], **_values(words, problem, fault))
    found = fault.values["found"]
    match problem:
        case Problem.EXCHANGE_NOT_SOLD:
            return _exchange_not_sold(words, fault)
        case Problem.DRAWS_TOO_MANY:
            return _draws_too_many(words, _number(fault, "most"))
        case Problem.BLIND_WITHOUT_OPEN:
            return words.plural(
                "For a blind box a player needs {count} open box; he has {found}.",
                "For a blind box a player needs {count} open boxes; he has {found}.",
                _number(fault, "most"),
                found=found,
            )
        case Problem.BOX_NUMBER:
            return words.plural(
                "The table has {count} box; there is no box {found}.",
                "The table has {count} boxes; there is no box {found}.",
                _number(fault, "count"),
                found=found,
            )
        case Problem.PLAYER_BOXES:
            return words.plural(
                "One player may have {count} box; he would have {found}.",
                "One player may have {count} boxes; he would have {found}.",
                _number(fault, "most"),
                found=found,
            )
    return words.plural(
        "A player may look at {count} box; these would be {found}.",
        "A player may look at {count} boxes; these would be {found}.",
        _number(fault, "most"),
        found=found,
    )


def _exchange_not_sold(words: Words, fault: Fault) -> str:
    expected = fault.values["expected"]
    sold = ", ".join(map(str, expected)) if isinstance(expected, tuple) else ""
    if not sold:
        return words.text("This house exchanges no cards at this draw.")
    return words.text(
        "At this draw the number of cards exchanged may be: {sold}; not {found}.",
        sold=sold,
        found=fault.values["found"],
    )


def _draws_too_many(words: Words, most: int) -> str:
    if not most:
        return words.text("This house sells no draws.")
    return words.plural(
        "This house sells a box {count} draw, not more.",
        "This house sells a box {count} draws, not more.",
        most,
    )


def _number(fault: Fault, name: str) -> int:
    value = fault.values[name]
    return value if isinstance(value, int) else 0


def _values(words: Words, problem: Problem, fault: Fault) -> dict[str, str]:
    values = {
        name: words.number(value) if isinstance(value, int) else str(value)
        for name, value in fault.values.items()
    }
    if problem is Problem.BLIND_MAY_NOT:
        thing = THINGS[BlindMay(values["what"])]
        values["what"] = words.in_context("a blind box has no", thing)
    if problem in (Problem.EARLY_BELOW, Problem.INSURANCE_BELOW_HAND):
        values["lowest"] = lowest_hand(words, Hand(values["lowest"]))
        values["found"] = hand_name(words, Hand(values["found"]))
    if problem is Problem.PURCHASE_DEALER_PLAYS:
        values["found"] = hand_name(words, Hand(values["found"]))
    return values
