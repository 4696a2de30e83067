"""What the editor calls the places of a table, and how it tells of faults there."""

from dealer_trainer.faults import Fault
from dealer_trainer.hands import Hand
from dealer_trainer.legality import Problem
from dealer_trainer.wording import Words
from dealer_trainer.wording.faults import fault_sentence
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.language import message
from ui.pages.editor.draft import SIXTH, Draft, Spot
from ui.pages.editor.presenter import NotReady, NotReadyError, Put

NAMES = {
    "dealer": message("Dealer's cards"),
    "next": message("Next cards of the deck"),
    "least": message("Least ante"),
    "most": message("Most ante"),
    "maximum": message("Maximum payout"),
    "played": message("In play"),
    "player": message("Player"),
    "blind": message("Blind"),
    "ante": message("Ante"),
    "bonus": message("Bonus"),
    "cards": message("Cards"),
    "insurance": message("Insurance"),
    "play": message("Decision"),
    "buys": message("Buys the game"),
    "draw": message("Draw"),
    "gives": message("Cards of the draw"),
    "gets": message("Cards received"),
}
# What a file would have is said otherwise where there is no file.
_OWN = {
    "missing_key": message("nothing is given here; type it"),
    "not_whole": message("found {found}, expected a number of chips; type it in digits"),
    "not_whole_from": message("found {found}, expected {least} chips or more; type it in digits"),
    "not_limits": message("found {found}, expected two numbers of chips; type them in digits"),
    "limits_crossed": message("the least is above the most; exchange them"),
    "not_one_card": message("found {found}, expected one card; type it as As or pick it"),
    Problem.PURCHASE_DEALER_PLAYS: message(
        "the dealer has a game ({found}), it is bought only after no game; "
        "let the box not buy or change the dealer's cards"
    ),
    Problem.NEXT_TOO_FEW: message(
        "the deck has run out, {found} next cards are not enough for the exchange; add cards"
    ),
}


def spot_name(words: Words, draft: Draft, spot: Spot) -> str:
    """Return what a place is called, without its box."""
    if spot.name == "draw" and len(draft.house.draw) > 1:
        return words.text("Draw {number}", number=spot.turn + 1)
    if spot.name == "gives":
        is_sixth = draft.get(spot._replace(name="draw")) == SIXTH
        return words.text("Sixth card") if is_sixth else words.text("Cards given")
    return words.text(NAMES[spot.name])


def place_name(words: Words, draft: Draft, spot: Spot) -> str:
    """Return a place with its box: Box 2, Cards."""
    name = spot_name(words, draft, spot)
    if not spot.box:
        return name
    if spot.turn:
        turn = words.text("Draw {number}", number=spot.turn + 1)
        return words.text("Box {box}, {turn}, {name}", box=spot.box, turn=turn, name=name)
    return words.text("Box {box}, {name}", box=spot.box, name=name)


def told_fault(words: Words, fault: Fault) -> str:
    """Return what was found, what was expected and what to do, as it is done here."""
    text = _OWN.get(fault.problem)
    if text is None:
        sentence = fault_sentence(words, fault)
    else:
        values = {name: str(value) for name, value in fault.values.items()}
        if fault.problem == Problem.PURCHASE_DEALER_PLAYS:
            values["found"] = hand_name(words, Hand(values["found"]))
        sentence = words.text(text, **values)
    return f"{sentence} [{fault.rule}]" if fault.rule else sentence


def put_told(words: Words, draft: Draft, put: Put, card: str, spot: Spot) -> str:
    """Return what became of a card that was put somewhere."""
    place = place_name(words, draft, spot)
    match put:
        case Put.LIES:
            return words.text("{card}: {place}", card=card, place=place)
        case Put.TAKEN_BACK:
            return words.text("{card} is taken back: {place}", card=card, place=place)
        case Put.ELSEWHERE:
            return words.text("{card} lies there already: {place}", card=card, place=place)
    return words.text("{place}: all cards lie there; take one back first", place=place)


def not_ready_told(words: Words, error: NotReadyError) -> str:
    """Return what is to be done before a drill can be saved or run."""
    if error.why is NotReady.NAMELESS:
        return words.text("Give the drill a name first; it is saved under it.")
    return words.text("Table {number} has faults; mend them first.", number=error.table)
