"""What is told of mistakes about the dealer's game, the ante and stand-offs."""

from collections.abc import Mapping

from dealer_trainer.mistakes import Idea
from dealer_trainer.wording.language import message
from dealer_trainer.wording.mistakes.said import Said

SAID: Mapping[Idea, Said] = {
    Idea.NO_GAME_OVERLOOKED: Said(
        message("no game overlooked"),
        message("The box was compared with a dealer who has no game."),
        message(
            "First look whether the dealer has a game; without one nothing is compared for the bet."
        ),
    ),
    Idea.GAME_IN_ACE_HIGH: Said(
        message("game seen in an ace"),
        message("A lone ace was taken for a game."),
        message("An ace alone is no game."),
    ),
    Idea.GAME_IN_ACE_KING: Said(
        message("game seen in ace-king"),
        message("Ace-king was taken for a game."),
        message("In this house the dealer plays only with a pair or better."),
    ),
    Idea.SECOND_NO_GAME_OVERLOOKED: Said(
        message("second no game overlooked"),
        message("The box was compared although the dealer has no game after the exchange either."),
        message("Still no game after the exchange: nothing is compared, the bet goes back."),
    ),
    Idea.ACE_KING_NO_GAME: Said(
        message("ace-king taken for no game"),
        message("The dealer's ace-king was taken for no game."),
        message("In this house the dealer plays from ace-king."),
    ),
    Idea.GAME_OVERLOOKED: Said(
        message("dealer's game overlooked"),
        message("The box was settled as no game although the dealer has one."),
        message("The dealer has a game, so the hands are compared."),
    ),
    Idea.BET_PAID_ON_NO_GAME: Said(
        message("bet paid on no game"),
        message("The bet was paid by its odds although the dealer has no game."),
        message("With no game the bet goes back unpaid."),
    ),
    Idea.BET_EVEN_ON_NO_GAME: Said(
        message("bet paid 1:1 on no game"),
        message("The bet was paid 1:1 like an ante."),
        message("With no game the bet goes back; only the ante can be paid."),
    ),
    Idea.BET_TAKEN_ON_NO_GAME: Said(
        message("bet taken on no game"),
        message("“The bet is not paid” was taken for “it is lost”."),
        message("Not paid means that it goes back to the box."),
    ),
    Idea.ANTE_KEPT_ON_NO_GAME: Said(
        message("ante kept on no game"),
        message("The ante was taken although the dealer has no game."),
        message("With no game a box loses its ante only if it was the fee of a purchase."),
    ),
    Idea.ANTE_RETURNED_ON_NO_GAME: Said(
        message("ante not paid on no game"),
        message("The ante was given back without a payment."),
        message("With no game it is the ante that is paid, 1:1."),
    ),
    Idea.ANTE_PAID_IF_HIGHER: Said(
        message("ante paid only to a higher box"),
        message("The ante was not paid because the box is not higher than the dealer's cards."),
        message("Here no game pays the ante whatever the box holds."),
    ),
    Idea.ANTE_PAID_ANYHOW: Said(
        message("ante paid to a box that is not higher"),
        message("The ante was paid without comparing the cards."),
        message("Here no game pays the ante only if the box's cards are higher than the dealer's."),
    ),
    Idea.ANTE_PAID_TOO: Said(
        message("ante paid besides the bet"),
        message("The ante was paid as well as the bet."),
        message("On a win this house pays the bet alone, the ante goes back."),
    ),
    Idea.ANTE_NOT_PAID: Said(
        message("ante not paid on a win"),
        message("Only the bet was paid."),
        message("On a win this house pays the ante too, 1:1."),
    ),
    Idea.ANTE_TAKEN_ON_WIN: Said(
        message("ante taken on a win"),
        message("“The ante is not paid” was taken for “it is lost”."),
        message("Not paid means that it goes back: a winning box loses nothing of ante and bet."),
    ),
    Idea.ANTE_BY_ODDS: Said(
        message("odds put on the ante"),
        message("The ante was paid by the odds of the hand."),
        message("The table of odds is for the bet alone; an ante is paid 1:1 at most."),
    ),
    Idea.LOSER_KEEPS_ANTE: Said(
        message("ante left on a losing box"),
        message("Only the bet of the losing box was taken."),
        message("A lower box loses ante and bet."),
    ),
    Idea.LOSER_KEEPS_BET: Said(
        message("bet left on a losing box"),
        message("Only the ante of the losing box was taken."),
        message("A lower box loses the bet as well as its ante."),
    ),
    Idea.STAND_OFF_EVEN: Said(
        message("even money on a stand-off"),
        message("A stake was paid 1:1 although the hands are equal."),
        message("On a stand-off the stakes go back, nothing is paid."),
    ),
    Idea.STAND_OFF_PAID: Said(
        message("stand-off settled as a win"),
        message("Equal hands were settled as a win of the box."),
        message("Equal ranks are a stand-off: nothing is won."),
    ),
    Idea.STAND_OFF_TAKEN: Said(
        message("stand-off settled as a loss"),
        message("Equal hands were settled as a loss of the box."),
        message("Equal ranks are a stand-off: nothing is lost."),
    ),
}
