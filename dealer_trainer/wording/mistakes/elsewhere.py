"""What is told where another house's rule was followed: the rule there and here."""

from collections.abc import Mapping
from enum import StrEnum

from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea
from dealer_trainer.mistakes.catalogue import RULES_ELSEWHERE
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.mistakes.said import Said
from dealer_trainer.wording.options import value_text

NAMES: Mapping[Idea, str] = {
    Idea.OTHER_ANTE_ON_WIN: message("the ante on a win as in another house"),
    Idea.OTHER_ANTE_ON_NO_GAME: message("the ante on no game as in another house"),
    Idea.OTHER_LOWEST_GAME: message("the dealer's lowest game as in another house"),
    Idea.OTHER_COMBINATIONS_PAID: message("combinations paid as in another house"),
    Idea.OTHER_PAIRED_STRAIGHT: message("the paired straight as in another house"),
    Idea.OTHER_ODDS: message("odds of the bet as in another house"),
    Idea.OTHER_DRAW_FEES: message("draw fees as in another house"),
    Idea.OTHER_INSURANCE_SETTLED: message("a buyer's insurance settled as in another house"),
    Idea.OTHER_INSURANCE_ON_GAME: message("insurance against a game as in another house"),
    Idea.OTHER_CARD_EXCHANGED: message("the dealer's card exchanged as in another house"),
    Idea.OTHER_FEE: message("the purchase fee as in another house"),
    Idea.OTHER_REPEATS: message("repeated exchanges as in another house"),
    Idea.OTHER_REFUND: message("the fee given back as in another house"),
    Idea.OTHER_BONUS_ODDS: message("odds of the bonus as in another house"),
    Idea.OTHER_ALLOWED: message("allowed or forbidden as in another house"),
}

_BY_ITSELF = message("Every house decides this by itself; F1 shows the rules of this one.")
_LIST = message("This house has a list of its own; F1 shows it.")


def said_of_rule(words: Words, idea: Idea, house: House | None, others: tuple[House, ...]) -> Said:
    """Return what is told of following another house's rule; see `said_of`."""
    name = words.text(NAMES[idea])
    if house is None or not others:
        thought = words.text("So it is in some other houses.")
        return Said(name, thought, words.text(_BY_ITSELF))
    there, here = (_value(words, idea, each) for each in (others[0], house))
    houses = ", ".join(
        house_name(words, each) for each in others if _value(words, idea, each) == there
    )
    if there is None or here is None:
        thought = words.text("That is the rule of another house: {houses}.", houses=houses)
        right = words.text(_LIST if idea in RULES_ELSEWHERE else _BY_ITSELF)
    else:
        thought = words.text(
            "That is the rule of another house: {houses} ({value}).", houses=houses, value=there
        )
        right = words.text("Here: {value}.", value=here)
    return Said(name, thought, right)


def _value(words: Words, idea: Idea, house: House) -> str | None:
    """Return what a house decided; None for what is too long for a sentence."""
    if idea not in RULES_ELSEWHERE:
        return None
    value = RULES_ELSEWHERE[idea].value(house)
    if isinstance(value, StrEnum):
        return value_text(words, value)
    return words.number(value) if isinstance(value, int) else None
