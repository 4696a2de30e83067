"""What is told of mistakes about purchases, early payouts, folds and draw fees."""

from collections.abc import Mapping

from dealer_trainer.mistakes import Idea
from dealer_trainer.wording.language import message
from dealer_trainer.wording.mistakes.said import Said

SAID: Mapping[Idea, Said] = {
    Idea.FEE_RETURNED: Said(
        message("purchase fee given back"),
        message("The fee of the purchase was given back."),
        message("The card was exchanged, or the right to it held: the fee stays with the house."),
    ),
    Idea.FEE_FORGOTTEN: Said(
        message("ante settled although it was the fee"),
        message("The ante was settled as if it still lay on the box."),
        message("The ante was the fee of the purchase: it is taken, however the box ends."),
    ),
    Idea.FEE_FROM_ANTE: Said(
        message("ante taken as the fee"),
        message("The ante on the box was taken for the fee."),
        message("The fee is a stake of its own; the ante stays on the box and is settled with it."),
    ),
    Idea.REFUND_FORGOTTEN: Said(
        message("fee kept that goes back"),
        message("The fee was kept although the dealer had a game and the box is not higher."),
        message(
            "If the dealer had a game from the start, a box that is "
            "lower or equal gets its fee back."
        ),
    ),
    Idea.PURCHASE_FORGOTTEN: Said(
        message("purchase forgotten"),
        message("The box was settled on the first hand, as if it had not bought."),
        message("A box that bought is settled on the dealer's hand after the exchange."),
    ),
    Idea.PURCHASE_FOR_ALL: Said(
        message("exchange counted for a box that did not buy"),
        message("A box that did not buy was settled on the hand after the exchange."),
        message("Boxes that did not buy are settled as no game, before the exchange."),
    ),
    Idea.SECOND_NO_GAME_PAID: Said(
        message("ante paid on a second no game"),
        message("The ante was paid because the dealer again has no game."),
        message("After a purchase a second no game pays no ante."),
    ),
    Idea.WRONG_CARD_EXCHANGED: Said(
        message("wrong card of the dealer exchanged"),
        message("The other end of the dealer's hand was exchanged."),
        message("Mind which card this house exchanges, the highest or the lowest."),
    ),
    Idea.EXCHANGED_TOO_SELDOM: Said(
        message("exchanged once too seldom"),
        message("The exchange ended although the same rank came and there was no game."),
        message(
            "While the same rank comes and there is no game, the card is exchanged again, free."
        ),
    ),
    Idea.EXCHANGED_TOO_OFTEN: Said(
        message("exchanged once too often"),
        message("One card more was exchanged than the rule allows."),
        message("Another rank, or a game, ends the exchange."),
    ),
    Idea.EARLY_FULL: Said(
        message("early payout in full"),
        message("The whole payout was given before the dealer opened."),
        message("Before the dealer opens only half of the expected payout is paid."),
    ),
    Idea.EARLY_HALF_BEFORE_CUT: Said(
        message("halved before the maximum"),
        message("The payout was halved first and cut at the maximum then."),
        message("First the payout is cut at the maximum, then it is halved."),
    ),
    Idea.EARLY_HALF_WITH_STAKE: Said(
        message("stake counted into the half"),
        message("The stake was counted into the sum that is halved."),
        message("Half of the payout alone; the stake goes back whole."),
    ),
    Idea.EARLY_HALF_WITH_ANTE: Said(
        message("ante counted into the half"),
        message("The payment of the ante was counted into the sum that is halved."),
        message("The expected payout is that of the bet alone."),
    ),
    Idea.EARLY_ANTE_PAID: Said(
        message("ante paid on an early payout"),
        message("The ante was paid 1:1 besides."),
        message("On an early payout the ante goes back unpaid."),
    ),
    Idea.EARLY_ANTE_TAKEN: Said(
        message("ante kept on an early payout"),
        message("The ante was taken for the early payout."),
        message("On an early payout ante and bet go back."),
    ),
    Idea.EARLY_PLAYED_ON: Said(
        message("early payout set against the dealer"),
        message("The box was compared with the dealer although it was paid early."),
        message("A box that was paid early is out of the round, whatever the dealer opens."),
    ),
    Idea.FOLD_RETURNED: Said(
        message("ante of a fold given back"),
        message("The ante was given back to a box that folded."),
        message("A fold loses the ante."),
    ),
    Idea.FOLD_PLAYED_ON: Said(
        message("fold overlooked"),
        message("The box was settled as if it had placed its bet."),
        message(
            "A box that folded is out of the round: its ante is taken, its cards are not compared."
        ),
    ),
    Idea.DRAW_FEE_BY_CARD: Said(
        message("an ante for each exchanged card"),
        message("An ante was charged for each exchanged card."),
        message("The fee is that of the house's list, not one ante a card."),
    ),
    Idea.DRAW_FEE_ONE_ANTE: Said(
        message("one ante for any draw"),
        message("One ante was charged although this draw costs another sum."),
        message("Not every draw costs one ante; look at the number of cards."),
    ),
    Idea.DRAW_FEE_LIKE_BET: Said(
        message("draw charged like the bet"),
        message("Two antes were charged, as for the bet."),
        message(
            "The fee is counted in antes by the house's list; the bet has nothing to do with it."
        ),
    ),
    Idea.DRAW_FEE_FORGOTTEN: Said(
        message("draw fee forgotten"),
        message("No fee was taken for the draw."),
        message("The fee is taken first, then the cards are given."),
    ),
}
