"""The terms of the outcome tables in words: titles, situations, what stakes come to."""

from enum import StrEnum
from fractions import Fraction

from dealer_trainer.audit.outcomes import Branch, End
from dealer_trainer.audit.outcomes.rows import (
    After,
    Before,
    Buys,
    Cut,
    Decided,
    LostBonus,
    Measure,
    Natural,
    NewCard,
    Opening,
    Others,
    Side,
    Sold,
    Straight,
    Then,
)
from dealer_trainer.hands import Hand
from dealer_trainer.reading import Comparison
from dealer_trainer.settlement import Outcome, Result
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.language import Words, message

TITLES = {
    Branch.GAME: message("The dealer has a game"),
    Branch.PAYOUT: message("What the bet is paid on a win"),
    Branch.NO_GAME: message("The dealer has no game, the box does not buy"),
    Branch.PURCHASE: message("The box buys the game"),
    Branch.EXCHANGE: message("The exchange of the dealer's card"),
    Branch.INSURANCE: message("Insurance"),
    Branch.EARLY_PAYOUT: message("Early payout"),
    Branch.EARLY_SHARE: message("What an early payout comes to"),
    Branch.BLIND: message("Blind boxes"),
    Branch.FOLD: message("Fold"),
    Branch.DRAWS: message("Draw fees"),
    Branch.BONUS: message("Bonus"),
    Branch.MAXIMUM: message("Table maximum"),
}
NOTES = {
    Branch.GAME: message("An open box in play that did not buy the game, by what decides (C-3)."),
    Branch.PAYOUT: message("The bet at the odds of the main combination and of the second one."),
    Branch.NO_GAME: message(
        "An open box in play is settled on the dealer's first hand, whatever another box buys."
    ),
    Branch.PURCHASE: message("An open box in play; the result is that against the last hand."),
    Branch.EXCHANGE: message(
        "What the dealer does after each exchange, by the card that comes and what he has then."
    ),
    Branch.INSURANCE: message("By the result of the box and by whether it bought the game."),
    Branch.EARLY_PAYOUT: message("The box is out of the round, whatever the dealer opens."),
    Branch.EARLY_SHARE: message("Half of the odds of the bet, by the combinations of the box."),
    Branch.BLIND: message("Ante and bet of a blind box; its side bets are in the other tables."),
    Branch.FOLD: message("Draw fees stay taken."),
    Branch.DRAWS: message("What is not in the table is not sold."),
    Branch.BONUS: message("By the five dealt cards alone."),
    Branch.MAXIMUM: message(
        "A payout that reaches the maximum. An ante paid 1:1 is not counted, the bonus apart."
    ),
}
_WORDS: dict[tuple[type[StrEnum], StrEnum], str] = {
    (Result, Result.WIN): message("the box is higher"),
    (Result, Result.LOSE): message("the box is lower"),
    (Result, Result.STAND_OFF): message("stand-off"),
    (Result, Result.NO_GAME): message("no game"),
    (Decided, Decided.CLASS): message("the combinations differ"),
    (Decided, Decided.COMBINATION): message("same combination, its own cards decide"),
    (Decided, Decided.OTHER_CARDS): message("same combination, the other cards decide"),
    (Decided, Decided.NOTHING): message("five cards of the same ranks"),
    (Decided, Decided.SIXTH_IGNORED): message(
        "the best five have the same ranks, the sixth card does not count"
    ),
    (Others, Others.NOBODY_BUYS): message("nobody buys"),
    (Others, Others.THEN_GAME): message("another box buys, then there is a game"),
    (Others, Others.THEN_NO_GAME): message("another box buys, still no game"),
    (Buys, Buys.NOT): message("the box did not buy"),
    (Buys, Buys.AGAINST_GAME): message("the dealer had a game from the start"),
    (Buys, Buys.EXCHANGED): message("bought, the dealer's card was exchanged"),
    (NewCard, NewCard.OTHER_RANK): message("another rank"),
    (NewCard, NewCard.SAME_RANK): message("the same rank"),
    (After, After.GAME): message("a game now"),
    (After, After.NO_GAME): message("still no game"),
    (Then, Then.AGAIN): message("exchanged again, free"),
    (Then, Then.STANDS): message("the hand stands"),
    (Opening, Opening.NO_GAME): message("the dealer has no game"),
    (Opening, Opening.LOWER): message("the dealer has a lower game"),
    (Opening, Opening.EQUAL): message("the dealer has the same"),
    (Opening, Opening.HIGHER): message("the dealer has a higher game"),
    (Before, Before.NO_DRAW): message("without a draw"),
    (Before, Before.DRAW): message("after a draw"),
    (Side, Side.NO_BONUS): message("no bonus placed"),
    (Side, Side.BONUS): message("a bonus placed"),
    (LostBonus, LostBonus.TOO_LOW): message("lower than what the bonus pays"),
    (LostBonus, LostBonus.TOO_LATE): message("lower, but the draw brings a bonus hand"),
    (Sold, Sold.SIXTH): message("a sixth card"),
    (Straight, Straight.PAIRED): message("with a paired card"),
    (Cut, Cut.BET_OF_ONE): message("bet, one combination"),
    (Cut, Cut.BET_OF_TWO): message("bet, two combinations together"),
    (Cut, Cut.EARLY): message("early payout"),
    (Cut, Cut.BONUS): message("bonus"),
    (Natural, Natural.EXACTLY): message("exactly the maximum"),
    (Natural, Natural.ABOVE): message("above the maximum"),
    (Natural, Natural.ABOVE_ODD): message("above an odd maximum (half is rounded down)"),
    (Comparison, Comparison.HIGHER): message("the box's cards are higher"),
    (Comparison, Comparison.EQUAL): message("the cards are equal"),
    (Comparison, Comparison.LOWER): message("the box's cards are lower"),
}
_MEASURES = {
    Measure.ODDS: message("paid {odds}:1"),
    Measure.TABLE: message("paid by the odds"),
    Measure.MAXIMUM: message("the maximum is paid"),
    Measure.HALF_ODDS: message("paid half of {odds}:1"),
    Measure.HALF_TABLE: message("paid half of the payout"),
    Measure.HALF_MAXIMUM: message("half of the maximum is paid"),
}


def term_text(words: Words, term: StrEnum) -> str:
    """Return a term of a case in words."""
    if isinstance(term, Hand):
        return hand_name(words, term)
    return words.text(_WORDS[type(term), term])


def end_text(words: Words, end: End) -> str:
    """Return how a stake ends: taken, 2 antes; returned; paid 8:1."""
    if end.measure:
        return words.text(_MEASURES[end.measure], odds=_odds(words, end.odds))
    taken = end.outcome is Outcome.TAKEN
    outcome = words.text("taken") if taken else words.text("returned")
    if end.antes is None:
        return outcome
    size = words.plural("{count} ante", "{count} antes", int(end.antes))
    return words.text("{outcome}, {size}", outcome=outcome, size=size)


def _odds(words: Words, odds: Fraction) -> str:
    return words.number(int(odds)) if odds.denominator == 1 else str(odds)
