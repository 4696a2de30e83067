"""Kinds of questions, in words."""

from dealer_trainer.questions import Kind
from dealer_trainer.wording.language import Words, message

KINDS = {
    Kind.NAME_COMBINATIONS: message("Name the combinations"),
    Kind.MARK_SECOND: message("Mark the second combination"),
    Kind.SECOND_COUNTS: message("Does the second one count?"),
    Kind.COMPARE: message("Game, and who is higher"),
    Kind.PAY_BET: message("Settle one bet"),
    Kind.CHOOSE_END: message("Choose how a bet ends"),
    Kind.PAY_COMBINATIONS: message("Pay the combinations under the maximum"),
    Kind.SETTLE_BOX: message("Settle a box"),
    Kind.SETTLE_TABLE: message("Settle the table"),
    Kind.NO_GAME: message("No game, step by step"),
    Kind.INSURANCE_MAY: message("May he insure?"),
    Kind.INSURANCE: message("Insurance: least, most, its end"),
    Kind.BONUS: message("Bonus"),
    Kind.DRAW_FEES: message("What the draws cost"),
    Kind.DRAWS_SOLD: message("What the house sells"),
    Kind.ALLOWED: message("Is this allowed?"),
    Kind.EARLY_MAY: message("May he be paid early?"),
    Kind.EARLY_PAYOUT: message("Early payout"),
    Kind.NEXT_STEP: message("What comes next?"),
    Kind.PAY_IN_CHIPS: message("Pay in the fewest chips"),
    Kind.COLOUR_FOR_COLOUR: message("Pay colour for colour"),
    Kind.INSPECTOR: message("Inspector"),
    Kind.OTHER_HOUSE: message("The same table in another house"),
    Kind.WHICH_HOUSE: message("Whose rules are these?"),
}


def kind_name(words: Words, kind: Kind) -> str:
    """Return the name of a kind of questions."""
    return words.text(KINDS[kind])
